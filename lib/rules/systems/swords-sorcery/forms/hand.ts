import type { Dice } from '../../../kernel/game/dice';
import type { CardEntry } from '../catalogue/entry';
import { isCard } from '../catalogue/entry';
import { cards } from '../catalogue/index';
import { copiesOf, handSizeOf, levelTotalOf } from '../agreed';
import type { House } from '../house';
import { isAgreed, levelOf, type SsTerms } from '../legality/check';

/** The cards a table agreed on: the printed ones and its own, without those it left out. */
export const agreedCards = (terms: SsTerms): readonly CardEntry[] => [
  ...cards.filter((c) => isAgreed(c.id, terms)),
  ...[...terms.cards.values()].filter(isCard).filter((c) => isAgreed(c.id, terms)),
];

/** A choice of cards, newest first, with what it adds up to. */
interface Pick {
  readonly power: number;
  readonly card?: CardEntry;
  readonly before?: Pick;
}

const unwind = (pick: Pick | undefined): CardEntry[] => {
  const out: CardEntry[] = [];
  for (let p = pick; p?.card; p = p.before) out.push(p.card);
  return out;
};

/**
 * Fills a hand to its size within every limit of the agreement, as near to the level total as it can, or says that there
 * is no way. Exact: it keeps, for each number of cards, level sum and number of permanent cards, the way of least power.
 */
export function fillHand(
  house: House,
  terms: SsTerms,
  have: readonly CardEntry[] = [],
  dice?: Dice,
): readonly CardEntry[] | undefined {
  const size = handSizeOf(house) - have.length;
  const level = (c: CardEntry): number => levelOf(c.level, house);
  const sum = (of: (c: CardEntry) => number): number => have.reduce((s, c) => s + of(c), 0);
  const isPermanent = (c: CardEntry): number => (c.usage === 'permanent' ? 1 : 0);
  const cap = levelTotalOf(house) - sum(level);
  const floor = house.levelFloor - sum(level);
  const power = house.powerTotal === null ? undefined : house.powerTotal - sum((c) => c.power);
  const stays = house.maxPermanents === null ? undefined : house.maxPermanents - sum(isPermanent);
  if (size < 0 || cap < 0 || (power ?? 0) < 0 || (stays ?? 0) < 0) return undefined;

  const open = agreedCards(terms).flatMap((c) =>
    Array.from<CardEntry>({
      length: Math.max(0, copiesOf(c.id, house, terms) - have.filter((h) => h.id === c.id).length),
    }).fill(c),
  );
  const order = dice ? dice.shuffle(open) : open;
  const levels = cap + 1;
  const kinds = (stays ?? 0) + 1;
  const ways: (Pick | undefined)[] = Array.from({ length: (size + 1) * levels * kinds });
  ways[0] = { power: 0 };
  for (const card of order) {
    const up = level(card);
    const long = stays === undefined ? 0 : isPermanent(card);
    for (let n = size - 1; n >= 0; n--)
      for (let l = cap - up; l >= 0; l--)
        for (let k = kinds - 1 - long; k >= 0; k--) {
          const from = ways[(n * levels + l) * kinds + k];
          if (!from) continue;
          const spent = from.power + card.power;
          if (power !== undefined && spent > power) continue;
          const to = ((n + 1) * levels + l + up) * kinds + k + long;
          const was = ways[to];
          if (!was || (power !== undefined && spent < was.power))
            ways[to] = { power: spent, card, before: from };
        }
  }
  const full: Pick[] = [];
  for (let l = cap; l >= Math.max(0, floor) && full.length < (dice ? 3 : 1); l--) {
    for (let k = 0; k < kinds; k++) {
      const way = ways[(size * levels + l) * kinds + k];
      if (way) {
        full.push(way);
        break;
      }
    }
  }
  if (full.length === 0) return undefined;
  return [...have, ...unwind(dice ? dice.pick(full) : full[0])];
}
