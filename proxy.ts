import { NextResponse, type NextRequest } from 'next/server';

/**
 * Gives every page a strict Content-Security-Policy with a nonce of its own; Next puts the nonce on its scripts.
 * Answers of the API and static files carry their headers elsewhere: this costs more than they do.
 */
export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''}`,
    // Widths of meters and the like are style attributes; a style element needs the nonce, as an open dialog's does.
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

export const config = {
  matcher: [
    { source: '/((?!api|_next|icons|pack/|ahead/|favicon|.*\\.(?:png|svg|ico|webmanifest|txt|xml|js)$).*)' },
  ],
};
