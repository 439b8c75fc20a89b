import type { MetadataRoute } from 'next';
import { publishedLinks } from '@/lib/db/lists/lists';
import { loadReferences } from '@/lib/rules/reference';
import { publicOrigin } from './_server/origin';

export const dynamic = 'force-dynamic';

/** So many of the newest published lists are named. */
const MOST_LISTS = 1000;

/** Front page, boards and play, what people published, and of each game its catalogue, its rules and every entry. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const origin = await publicOrigin();
  const games = (await loadReferences()).flatMap(({ slug, entries }) => [
    `/systems/${slug}`,
    `/systems/${slug}/rules`,
    `/systems/${slug}/rules/rulings`,
    ...entries.map(({ id }) => `/systems/${slug}/entries/${id}`),
  ]);
  const rooms = [
    '/',
    '/boards',
    '/simulator',
    '/lists/public',
    '/agreements/public',
    '/credits',
    '/docs/api',
  ];
  const lists = (await publishedLinks(MOST_LISTS)).map((shareId) => `/l/${shareId}`);
  return [...rooms, ...games, ...lists].map((path) => ({
    url: `${origin}${path}`,
  }));
}
