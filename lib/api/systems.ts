import { isSystemSlug, loadSystem, type AnySystem } from '@/lib/rules';

/** What a game is called; a slug that is none of ours stands for itself. */
export const nameOfGame = async (slug: string): Promise<string> =>
  isSystemSlug(slug) ? (await loadSystem(slug)).name : slug;

/** The system that a contract has let through. @throws for any other slug */
export function systemOf(slug: string): Promise<AnySystem> {
  if (!isSystemSlug(slug)) throw new Error(`no system ${slug}`);
  return loadSystem(slug);
}
