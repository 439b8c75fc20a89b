import type { MetadataRoute } from 'next';
import { publicOrigin } from './origin';

export const dynamic = 'force-dynamic';

/** Catalogues and rules are for everybody to find; what people make is found only by those who were given its address. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/lists/new'],
      disallow: ['/api/', '/account', '/lists/', '/agreements/', '/tables/', '/play/', '/print'],
    },
    sitemap: `${await publicOrigin()}/sitemap.xml`,
  };
}
