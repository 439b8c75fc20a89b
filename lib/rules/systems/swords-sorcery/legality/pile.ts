import type { Mend } from '../../../kernel/verdict/legality';
import type { ListEntry } from '../../../kernel/list/list';
import { isCard } from '../catalogue/entry';
import { cards } from '../catalogue/index';
import { agreedCards } from '../forms/hand';
import { pileNeed, standardPile } from '../forms/pile';
import { handSizeOf } from '../agreed';
import type { House } from '../house';
import { cardCount, held, isAgreed, NONE, type SsCheck, type SsTerms } from './check';

/** The pile feeds all first hands and keeps a reserve. */
export const pileSize: SsCheck = {
  code: 'SS-L05',
  title: 'Enough cards for all hands and the reserve',
  severity: 'error',
  stage: 'deck',
  forms: ['pile'],
  rules: ['SS-013', 'SS-043'],
  because: 'pileReserve',
  find(list, house) {
    const have = cardCount(list);
    const need = pileNeed(house);
    return have >= need
      ? NONE
      : [
          {
            facts: {
              cards: have,
              need,
              players: house.players,
              hand: handSizeOf(house),
              reserve: house.pileReserve,
            },
          },
        ];
  },
  mend(list, finding, house, terms): readonly Mend[] {
    // A standard pile holds each card once, whatever copies are agreed: more of one would break it anew (SS-L06).
    if (house.pileMode === 'standard') {
      const whole = standardPile(terms);
      return whole.length < Number(finding.facts.need)
        ? []
        : [{ label: 'Take the standard pile', entries: whole }];
    }
    const missing = Number(finding.facts.need) - Number(finding.facts.cards);
    const entries = withMore(list.list.entries, missing, house, terms);
    return entries ? [{ label: 'Add cards until the pile is large enough', entries }] : [];
  },
};

/** So many cards more, as the copies agreed allow; undefined where there are not so many. */
export function withMore(
  entries: readonly ListEntry[],
  missing: number,
  house: House,
  terms: SsTerms,
): ListEntry[] | undefined {
  const more: ListEntry[] = [];
  const raised = new Map<string, number>();
  for (const { id } of agreedCards(terms)) {
    const lines = entries.filter((e) => e.entry === id);
    const room = Math.min(missing, house.maxCopies - lines.reduce((sum, { count }) => sum + count, 0));
    if (room <= 0) continue;
    if (lines.length > 0) raised.set(id, room);
    else more.push({ entry: id, count: room });
    missing -= room;
  }
  if (missing > 0) return undefined;
  const fuller = entries.map((e) => {
    const plus = raised.get(e.entry) ?? 0;
    raised.delete(e.entry);
    return plus === 0 ? e : { ...e, count: e.count + plus };
  });
  return [...fuller, ...more];
}

/** The standard pile is every card once, except those that the agreement leaves out. */
export const wholePile: SsCheck = {
  code: 'SS-L06',
  title: 'The standard pile is the 63 cards once each',
  severity: 'error',
  stage: 'deck',
  forms: ['pile'],
  rules: ['SS-012', 'SS-R80'],
  because: 'pileMode',
  find(list, house, terms) {
    if (house.pileMode !== 'standard') return NONE;
    const inPile = held(list);
    let missing = 0;
    let extra = 0;
    let names: string[] | undefined;
    let at: number[] | undefined;
    for (const { id, name } of cards)
      if (!inPile.has(id) && isAgreed(id, terms)) {
        missing += 1;
        if (missing <= 3) (names ??= []).push(name);
      }
    for (const { entry, count, at: where } of inPile.values()) {
      if (!isCard(entry) || !isAgreed(entry.id, terms)) continue;
      const surplus = entry.rules.length > 0 && !terms.cards.has(entry.id) ? count - 1 : count;
      if (surplus <= 0) continue;
      extra += surplus;
      (at ??= []).push(...where);
    }
    return missing === 0 && extra === 0
      ? NONE
      : [{ facts: { missing, extra, names: names ?? [] }, ...(at ? { entries: at } : {}) }];
  },
  mend: (_list, _finding, _house, terms) => [
    { label: 'Take the standard pile', entries: standardPile(terms) },
  ],
};

/** A pile that says how many cards it deals says what the table agreed. */
export const deal: SsCheck = {
  code: 'SS-L07',
  title: 'The agreed number of cards is dealt',
  judges: ['deal'],
  severity: 'error',
  stage: 'deck',
  forms: ['pile'],
  rules: ['SS-013', 'SS-R75'],
  because: 'handSize',
  find(list, house) {
    if (list.options.form !== 'pile' || list.options.deal === undefined) return NONE;
    const hand = handSizeOf(house);
    return list.options.deal === hand
      ? NONE
      : [{ facts: { deal: list.options.deal, hand, players: house.players } }];
  },
  mend: (list, _finding, house) => [
    {
      label: `Deal ${handSizeOf(house)} to each player`,
      options: { ...list.list.options, form: 'pile', deal: handSizeOf(house) },
    },
  ],
};
