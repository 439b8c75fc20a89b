import 'server-only';
import { isSystemSlug, loadSystem, readOwnCard, type AnySystem, type OwnCard } from '@/lib/rules';
import { refused, type Problem } from '@/lib/api/problem';
import type { SavedCard } from '@/lib/db/cards';

const priceOf = (system: AnySystem, card: OwnCard): number | null => {
  const read = system.own?.schema.safeParse(card);
  return read?.success ? (system.own?.price?.(read.data) ?? null) : null;
};

/** A card that its system can read, or what is wrong with it. */
export function checkCard(system: AnySystem, card: OwnCard): Problem | undefined {
  const read = readOwnCard(system, card);
  return read.ok ? undefined : refused('invalid_card', read.problems, ['card']);
}

/** A saved card as the API shows it. */
export const showCard = async (saved: SavedCard & { readonly restorableUntil?: string }) => ({
  id: saved.id,
  version: saved.version,
  system: saved.system,
  name: saved.name,
  card: saved.card,
  price: isSystemSlug(saved.system) ? priceOf(await loadSystem(saved.system), saved.card) : null,
  createdAt: saved.createdAt,
  updatedAt: saved.updatedAt,
  ...(saved.restorableUntil === undefined ? {} : { restorableUntil: saved.restorableUntil }),
});
