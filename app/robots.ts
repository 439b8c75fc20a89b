import type { MetadataRoute } from 'next';
import { publicOrigin } from './_server/origin';

export const dynamic = 'force-dynamic';

/** Catalogues and rules are for everybody to find, and what people published; all else is found only by those who were given its address. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/lists/new', '/lists/public', '/agreements/public'],
      // Agreements say themselves whether they were published.
      disallow: [
        '/api/',
        '/account',
        '/moderation',
        '/lists/',
        '/agreements/new',
        '/tables/',
        '/play/',
        '/print',
      ],
    },
    sitemap: `${await publicOrigin()}/sitemap.xml`,
  };
}
