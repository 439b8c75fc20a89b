import NextAuth from 'next-auth';
import type { NextRequest } from 'next/server';
import { authOptions } from '@/lib/auth';

const handler = async (
  request: NextRequest,
  context: { readonly params: Promise<{ readonly nextauth: string[] }> },
): Promise<Response> => NextAuth(await authOptions())(request, context) as Promise<Response>;

export { handler as GET, handler as POST };
