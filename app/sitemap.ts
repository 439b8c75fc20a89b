import type { MetadataRoute } from 'next';
import { loadReferences } from '@/lib/rules/reference';
import { publicOrigin } from './origin';

export const dynamic = 'force-dynamic';

/** Front page, boards and play, and of each game its catalogue, its rules and every entry. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const origin = await publicOrigin();
  const games = (await loadReferences()).flatMap(({ slug, entries }) => [
    `/systems/${slug}`,
    `/systems/${slug}/rules`,
    `/systems/${slug}/rules/rulings`,
    ...entries.map(({ id }) => `/systems/${slug}/entries/${id}`),
  ]);
  return ['/', '/boards', '/simulator', '/credits', '/docs/api', ...games].map((path) => ({
    url: `${origin}${path}`,
  }));
}
