import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import '@fontsource-variable/inter/index.css';
import '@fontsource/almendra/700.css';
import './globals.css';
import { Keeper } from '@/components/offline/keeper';
import { AfterPaint } from '@/components/shell/after-paint';
import { EarlyPresses } from '@/components/shell/early-presses';
import { Footer } from '@/components/shell/footer';
import { Header } from '@/components/shell/header';
import { HeldPlaces } from '@/components/shell/held-places';
import { StyleNonce } from '@/components/shell/style-nonce';
import { readTheme } from '@/components/shell/theme';
import { Toasts } from '@/components/ui/toast';
import { sessionUser } from '@/lib/auth';

export const metadata: Metadata = {
  title: { default: 'Muster', template: '%s · Muster' },
  description: 'Build, check, share and print lists for five printed fantasy games.',
  applicationName: 'Muster',
  appleWebApp: { title: 'Muster' },
  icons: { apple: '/app-icons/apple-180.png' },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf6ee' },
    { media: '(prefers-color-scheme: dark)', color: '#15130f' },
  ],
};

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const theme = readTheme((await cookies()).get('theme')?.value);
  const user = await sessionUser();
  return (
    // Its style has the places that are held; of those the server does not know.
    <html lang="en" data-theme={theme} data-owner={user?.id} suppressHydrationWarning>
      <body className="flex min-h-dvh flex-col">
        <EarlyPresses />
        <HeldPlaces />
        <StyleNonce />
        <a
          href="#main"
          className="button button-primary fixed top-2 left-2 z-50 -translate-y-24 focus:translate-y-0 print:hidden"
        >
          Skip to content
        </a>
        <Header theme={theme} user={user && { name: user.name ?? user.email }} />
        <Keeper owner={user?.id ?? ''} />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-7xl flex-1 px-4 py-6 outline-none sm:px-6"
        >
          {children}
        </main>
        <Footer />
        <Toasts />
        <AfterPaint />
      </body>
    </html>
  );
}
