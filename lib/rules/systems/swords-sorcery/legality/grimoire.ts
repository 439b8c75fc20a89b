import type { Mend } from '../../../kernel/verdict/legality';
import type { ListEntry } from '../../../kernel/list/list';
import { listed } from '../../../kernel/words/words';
import { isCard, type CardEntry } from '../catalogue/entry';
import { agreedCards, fillHand } from '../forms/hand';
import { asEntries } from '../forms/grimoire';
import { copiesOf, handSizeOf, levelTotalOf } from '../agreed';
import type { House } from '../house';
import {
  cardCount,
  held,
  isAgreed,
  levelOf,
  levelSum,
  NONE,
  sumsOf,
  swapOne,
  withCount,
  type SsCheck,
  type SsList,
  type SsTerms,
} from './check';

const MOST_MENDS = 6;

const namesOf = (cards: readonly CardEntry[]): string => listed(cards.map((c) => c.name));

const handOf = (list: SsList): readonly CardEntry[] =>
  list.lines.flatMap(({ entry, count }) =>
    isCard(entry) ? Array.from<CardEntry>({ length: Math.min(count, 12) }).fill(entry) : [],
  );

/** Exchanges of one card that change a total by at least `need`, the smallest change first. */
function swaps(
  list: SsList,
  house: House,
  terms: SsTerms,
  worth: (card: CardEntry) => number,
  need: number,
): readonly Mend[] {
  const inHand = held(list);
  const all: { readonly change: number; readonly mend: Mend }[] = [];
  const open = agreedCards(terms).filter(
    (c) => (inHand.get(c.id)?.count ?? 0) < copiesOf(c.id, house, terms),
  );
  for (const { entry, at } of list.lines) {
    if (!isCard(entry)) continue;
    let best: { readonly card: CardEntry; readonly change: number } | undefined;
    for (const card of open) {
      const change = worth(entry) - worth(card);
      const enough = need > 0 ? change >= need : change <= need;
      if (enough && (!best || Math.abs(change) < Math.abs(best.change))) best = { card, change };
    }
    if (best)
      all.push({
        change: Math.abs(best.change),
        mend: {
          label: `Take ${best.card.name} instead of ${entry.name}`,
          entries: swapOne(list, at, best.card.id),
        },
      });
  }
  return all
    .sort((a, b) => a.change - b.change)
    .slice(0, MOST_MENDS)
    .map((s) => s.mend);
}

/** Cards of one hand that the other has not, copies counted. */
function without(hand: readonly CardEntry[], other: readonly CardEntry[]): readonly CardEntry[] {
  const left = [...other];
  return hand.filter((card) => {
    const at = left.findIndex((c) => c.id === card.id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The same lines less the cards of one hand, with those of another added. */
function exchanged(list: SsList, out: readonly CardEntry[], into: readonly CardEntry[]): ListEntry[] {
  const less = new Map<string, number>();
  for (const { id } of out) less.set(id, (less.get(id) ?? 0) + 1);
  const kept = list.list.entries.flatMap((item) => {
    const taken = Math.min(item.count, less.get(item.entry) ?? 0);
    less.set(item.entry, (less.get(item.entry) ?? 0) - taken);
    return item.count > taken ? [{ ...item, count: item.count - taken }] : [];
  });
  return addAll(kept, asEntries(into));
}

/** The hand without cards that the agreement leaves out, or copies of which the pile has no more. */
function allowedHand(list: SsList, house: House, terms: SsTerms): readonly CardEntry[] {
  const kept = new Map<string, number>();
  return handOf(list).filter(({ id }) => {
    const copies = (kept.get(id) ?? 0) + 1;
    kept.set(id, copies);
    return isAgreed(id, terms) && copies <= copiesOf(id, house, terms);
  });
}

/** As few cards as can be go, those first that weigh most, and the hand is filled up within every limit of the agreement. */
export function refill(
  list: SsList,
  house: House,
  terms: SsTerms,
  worth: (card: CardEntry) => number = () => 0,
): readonly Mend[] {
  const hand = handOf(list);
  // Of cards that weigh the same the one added last goes first.
  const order = allowedHand(list, house, terms)
    .toReversed()
    .sort((a, b) => worth(b) - worth(a));
  for (let gone = 0; gone <= order.length; gone++) {
    const full = fillHand(house, terms, order.slice(gone));
    if (!full) continue;
    const [out, into] = [without(hand, full), without(full, hand)];
    return [{ label: exchangeLabel(out, into), entries: exchanged(list, out, into) }];
  }
  return [];
}

const exchangeLabel = (out: readonly CardEntry[], into: readonly CardEntry[]): string =>
  out.length === 0
    ? `Add ${namesOf(into)}`
    : into.length === 0
      ? `Leave out ${namesOf(out)}`
      : `Take ${namesOf(into)} instead of ${namesOf(out)}`;

/** Single exchanges; behind them one that holds every limit, where those fall short or break another. */
const exchanges = (
  list: SsList,
  house: House,
  terms: SsTerms,
  worth: (card: CardEntry) => number,
  need: number,
): readonly Mend[] => [
  ...swaps(list, house, terms, worth, need),
  ...refill(list, house, terms, (c) => Math.sign(need) * worth(c)),
];

/** A grimoire is a first hand: exactly as many cards. */
export const grimoireSize: SsCheck = {
  code: 'SS-L08',
  title: 'A grimoire has as many cards as a first hand',
  severity: 'error',
  stage: 'deck',
  forms: ['grimoire'],
  rules: ['SS-013', 'SS-040'],
  because: 'handSize',
  find(list, house) {
    const have = cardCount(list);
    const hand = handSizeOf(house);
    return have === hand ? NONE : [{ facts: { cards: have, hand, players: house.players } }];
  },
  mend(list, finding, house, terms): readonly Mend[] {
    const surplus = Number(finding.facts.cards) - Number(finding.facts.hand);
    // Where nothing that is left goes with what is held, the dearest of that has to go.
    if (surplus < 0) return refill(list, house, terms, (card) => levelOf(card.level, house));
    return [
      ...list.lines
        .filter(({ entry, count }) => isCard(entry) && count >= surplus)
        .slice(0, MOST_MENDS)
        .map(({ entry, at, count }) => ({
          label: surplus === 1 ? `Leave out ${entry.name}` : `Leave out ${surplus} of ${entry.name}`,
          entries: withCount(list, at, count - surplus),
        })),
      ...refill(list, house, terms),
    ];
  },
};

const addAll = (lines: readonly ListEntry[], more: readonly ListEntry[]): ListEntry[] => {
  const entries = lines.map((e) => ({ ...e }));
  for (const item of more) {
    const same = entries.find((e) => e.entry === item.entry && !e.with);
    if (same) same.count += item.count;
    else entries.push({ ...item });
  }
  return entries;
};

export const levelCap: SsCheck = {
  code: 'SS-L09',
  title: 'The level total is not passed',
  severity: 'error',
  stage: 'deck',
  forms: ['grimoire'],
  rules: ['SS-R02'],
  because: 'levelTotal',
  find(list, house) {
    const spent = levelSum(list, house);
    const limit = levelTotalOf(house);
    return spent <= limit ? NONE : [{ facts: { spent, limit, over: spent - limit } }];
  },
  mend: (list, finding, house, terms) =>
    exchanges(list, house, terms, (c) => levelOf(c.level, house), Number(finding.facts.over)),
};

export const levelFloor: SsCheck = {
  code: 'SS-L10',
  title: 'The level total reaches the least sum',
  severity: 'error',
  stage: 'deck',
  forms: ['grimoire'],
  rules: ['SS-R02'],
  because: 'levelFloor',
  find(list, house) {
    const spent = levelSum(list, house);
    return spent >= house.levelFloor
      ? NONE
      : [{ facts: { spent, floor: house.levelFloor, short: house.levelFloor - spent } }];
  },
  mend: (list, finding, house, terms) =>
    exchanges(list, house, terms, (c) => levelOf(c.level, house), -Number(finding.facts.short)),
};

export const powerCap: SsCheck = {
  code: 'SS-L11',
  title: 'The house power total is not passed',
  severity: 'error',
  stage: 'deck',
  forms: ['grimoire'],
  rules: ['SS-R80'],
  because: 'powerTotal',
  find(list, house) {
    if (house.powerTotal === null) return NONE;
    const spent = sumsOf(list).power;
    return spent <= house.powerTotal
      ? NONE
      : [{ facts: { spent, limit: house.powerTotal, over: spent - house.powerTotal } }];
  },
  mend: (list, finding, house, terms) =>
    exchanges(list, house, terms, (c) => c.power, Number(finding.facts.over)),
};

export const permanentCap: SsCheck = {
  code: 'SS-L13',
  title: 'No more permanent cards than agreed',
  severity: 'error',
  stage: 'deck',
  forms: ['grimoire'],
  rules: ['SS-033'],
  because: 'maxPermanents',
  find(list, house) {
    if (house.maxPermanents === null) return NONE;
    const count = sumsOf(list).permanents;
    return count <= house.maxPermanents ? NONE : [{ facts: { count, limit: house.maxPermanents } }];
  },
  mend: (list, finding, house, terms) =>
    exchanges(
      list,
      house,
      terms,
      (c) => (c.usage === 'permanent' ? 1 : 0),
      Number(finding.facts.count) - Number(finding.facts.limit),
    ),
};
