import type { MetadataRoute } from 'next';
import { loadReferences } from '@/lib/rules/reference';

/** What a device needs to know to install the app: its name, its pictures, and the shortest ways in. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const systems = await loadReferences();
  return {
    id: '/',
    name: 'Muster',
    short_name: 'Muster',
    description: 'Build, check, share and print lists for five printed fantasy games.',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en',
    dir: 'ltr',
    categories: ['games', 'utilities'],
    background_color: '#faf6ee',
    theme_color: '#faf6ee',
    icons: [
      { src: '/app-icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/app-icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/app-icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: [
      {
        src: '/screenshots/builder.png',
        sizes: '1280x900',
        type: 'image/png',
        form_factor: 'wide',
        label: 'The builder: catalogue and list side by side',
      },
      {
        src: '/screenshots/phone.png',
        sizes: '390x844',
        type: 'image/png',
        form_factor: 'narrow',
        label: 'The builder on a phone',
      },
    ],
    shortcuts: systems.map(({ slug, name }) => ({
      name: `New list: ${name}`,
      short_name: name,
      url: `/lists/new?system=${slug}`,
      icons: [{ src: '/app-icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  };
}
