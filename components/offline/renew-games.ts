import { keepText, keptText } from '@/components/ui/kept-text';
import { isSystemSlug, loadSystem } from '@/lib/rules';
import { fetchGame } from './fetch-game';

/** Games that this browser was asked to keep, by slug. */
export const WANTED = 'muster.games';
const RENEWED = 'muster.renewed';

export const wantedGames = (): readonly string[] => (keptText(WANTED) ?? '').split(' ').filter(Boolean);

export const wantGame = (slug: string, is: boolean): boolean =>
  keepText(WANTED, [...wantedGames().filter((s) => s !== slug), ...(is ? [slug] : [])].join(' '));

/** After a new version: fetches again what was wanted, quietly and once. */
export async function renewGames(): Promise<void> {
  const build = (await caches.keys()).findLast((name) => name.startsWith('muster-static-'));
  if (!build || keptText(RENEWED) === build) return;
  for (const slug of wantedGames().filter(isSystemSlug)) {
    const { entries } = await loadSystem(slug);
    const ids = entries.map((e) => e.id);
    const whole = await fetchGame(slug, ids, () => undefined, new AbortController().signal);
    if (!whole) return;
  }
  keepText(RENEWED, build);
}
