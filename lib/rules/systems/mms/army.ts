import type { Terms } from '../../kernel/agreement/agreement';
import { keepLast } from '../../kernel/verdict/last';
import type { ListCheck, MatchCheck } from '../../kernel/verdict/legality';
import type { Line, ParsedList } from '../../kernel/list/list';
import type { MmsCard } from './catalogue/card';
import type { IndiciumKey } from './catalogue/indicia';
import type { MmsHouse } from './house';
import type { ArmyOptions } from './options';

export type Army = ParsedList<MmsCard, ArmyOptions>;
export type ArmyLine = Line<MmsCard>;
export type MmsTerms = Terms<MmsCard, MmsHouse>;
export type ArmyCheck = ListCheck<MmsCard, MmsHouse, ArmyOptions>;
export type TableCheck = MatchCheck<MmsCard, MmsHouse, ArmyOptions>;

export const isOwn = (card: MmsCard): boolean => card.id.startsWith('own:');

/**
 * Is the value known under this pool? The pool `printed` knows only what the rules print; typed-in cards are always known.
 */
export const isKnown = (card: MmsCard, key: IndiciumKey, house: MmsHouse): boolean =>
  house.cardPool !== 'printed' || isOwn(card) || (card.provenance[key] ?? 'house') !== 'house';

/** Level of one use, or undefined where nobody knows it (MMS-L25). */
export const levelOf = (card: MmsCard, house: MmsHouse): number | undefined =>
  isKnown(card, 'level', house) ? card.cost : undefined;

/** Levels of one use of a line with all that it carries; unknown levels add nothing. */
export const useLevels = ({ entry, with: parts }: ArmyLine, house: MmsHouse): number => {
  let sum = levelOf(entry, house) ?? 0;
  for (const part of parts) sum += levelOf(part, house) ?? 0;
  return sum;
};

/** What the whole army spends: every use pays its level again (MMS-025, MMS-031). */
export const spentLevels = (army: Army, house: MmsHouse): number => {
  let sum = 0;
  for (const line of army.lines) sum += line.count * useLevels(line, house);
  return sum;
};

/** The level total that holds for this army: the common one, or under a handicap that of its player, who sits at the table. */
export const levelLimit = (options: ArmyOptions, house: MmsHouse): number => {
  const own = house.levelTotalPerPlayer;
  const player = options.player;
  if (own === null || player === undefined || player > house.players) return house.levelTotal;
  return own[String(player) as keyof typeof own] ?? house.levelTotal;
};

/** How often each card is used in an army: two arrays side by side. */
export interface Uses {
  readonly cards: readonly MmsCard[];
  readonly uses: readonly number[];
}

/** Up to so many cards, looking through an array is quicker than a map. */
const FEW = 48;

/** Uses of each card, whether it stands in a line of its own or is carried. */
export const usesOf = keepLast((army: Army): Uses => {
  const cards: MmsCard[] = [];
  const uses: number[] = [];
  let index: Map<MmsCard, number> | undefined;
  const count = (card: MmsCard, more: number): void => {
    const at = index ? (index.get(card) ?? -1) : cards.indexOf(card);
    if (at >= 0) uses[at] = uses[at]! + more;
    else {
      if (cards.length === FEW) index = new Map(cards.map((one, i) => [one, i]));
      index?.set(card, cards.length);
      cards.push(card);
      uses.push(more);
    }
  };
  for (const { entry, count: more, with: parts } of army.lines) {
    count(entry, more);
    for (const part of parts) count(part, more);
  }
  return { cards, uses };
});

/** Positions of the lines in which a card stands or is carried. */
export const placesOf = (army: Army, card: MmsCard): readonly number[] =>
  army.lines.filter(({ entry, with: parts }) => entry === card || parts.includes(card)).map(({ at }) => at);

/** Does the agreement let this card into an army at all? The reason if not (MMS-L06). */
export function refusalOf(
  card: MmsCard,
  house: MmsHouse,
  terms: MmsTerms,
): 'banned' | 'not allowed' | 'not in the pool' | undefined {
  if (terms.banned.size > 0 && terms.banned.has(card.id)) return 'banned';
  if (terms.allowed && !terms.allowed.has(card.id)) return 'not allowed';
  if (house.cardPool === 'starter' || isOwn(card)) return undefined;
  if (house.cardPool === 'printed' && card.provenance['name'] === 'printed') return undefined;
  return 'not in the pool';
}

/** Lines of characters, as they stand in the army. */
export const charactersOf = ({ lines }: Army): readonly ArmyLine[] =>
  lines.filter(({ entry }) => entry.kind === 'character');
