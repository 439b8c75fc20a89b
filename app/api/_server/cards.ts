import 'server-only';
import {
  isSystemSlug,
  loadSystem,
  readOwnCard,
  type AnySystem,
  type AnyTerms,
  type Entry,
  type OwnCard,
  type Refusal,
} from '@/lib/rules';
import { isGameIcon } from '@/lib/print/icons';
import { refused, type Problem } from '@/lib/api/problem';
import type { SavedCard } from '@/lib/db/cards';

const priceOf = (system: AnySystem, card: OwnCard): number | null => {
  const read = system.own?.schema.safeParse(card);
  return read?.success ? (system.own?.price?.(read.data) ?? null) : null;
};

/** A card that its system can read, or what is wrong with it. */
export function checkCard(system: AnySystem, card: OwnCard): Problem | undefined {
  const read = readOwnCard(system, card);
  if (!read.ok) return refused('invalid_card', read.problems, ['card']);
  return hasPicture(read.value) ? undefined : refused('invalid_card', [unknownPicture(['icon'])], ['card']);
}

const hasPicture = ({ icon }: Entry): boolean => !icon.startsWith('any/') || isGameIcon(icon.slice(4));
const unknownPicture = (path: readonly (string | number)[]): Refusal => ({
  path,
  code: 'unknown_picture',
  message: 'There is no picture of that name.',
});

/** The first card of an agreement whose picture is not there. */
export function checkPictures(terms: AnyTerms, agreementAt: readonly string[] = []): Problem | undefined {
  const at = [...terms.cards.values()].findIndex((card) => !hasPicture(card));
  return at < 0
    ? undefined
    : refused('invalid_agreement', [unknownPicture(['cards', at, 'icon'])], agreementAt);
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
