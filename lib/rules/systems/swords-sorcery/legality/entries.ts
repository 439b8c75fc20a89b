import type { Finding, Mend } from '../../../kernel/verdict/legality';
import type { ListEntry } from '../../../kernel/list/list';
import { armyPieces, isArmyPiece, isCard, type SsEntry } from '../catalogue/entry';
import { domains } from '../catalogue/index';
import { copiesOf } from '../agreed';
import { pileNeed } from '../forms/pile';
import type { House } from '../house';
import { withArmy } from './army';
import {
  cardCount,
  held,
  isAgreed,
  musterOf,
  NONE,
  pieceCounts,
  withCount,
  type SsCheck,
  type SsList,
  type SsTerms,
} from './check';
import { boardsFor } from './domain';
import { refill } from './grimoire';
import { withMore } from './pile';

const fits = (list: SsList, entry: SsEntry): boolean =>
  list.form === 'pile' || list.form === 'grimoire' ? isCard(entry) : isArmyPiece(entry);

/** A pile and a grimoire hold cards of the game, an army and a muster its four ranks; nothing carries anything. */
export const knownEntries: SsCheck = {
  code: 'SS-L02',
  title: 'Every entry belongs in this kind of list',
  severity: 'error',
  stage: 'list',
  rules: ['SS-016', 'SS-026', 'SS-R80'],
  find(list) {
    let found: Finding[] | undefined;
    for (const { id, at } of list.unknown)
      (found ??= []).push({ facts: { reason: 'unknown', id, form: list.form }, entries: [at] });
    for (const { entry, at, with: carried } of list.lines) {
      if (!fits(list, entry))
        (found ??= []).push({
          facts: { reason: 'misplaced', id: entry.id, name: entry.name, form: list.form },
          entries: [at],
        });
      if (carried.length > 0)
        (found ??= []).push({
          facts: { reason: 'carries', id: entry.id, name: entry.name, form: list.form },
          entries: [at],
        });
    }
    return found ?? NONE;
  },
  mend: (list, finding) =>
    finding.facts.reason === 'carries'
      ? [
          {
            label: 'Take away what it carries',
            entries: list.list.entries.map((e, i) => {
              if (i !== finding.entries?.[0]) return e;
              const { with: _carried, ...alone } = e;
              return alone;
            }),
          },
        ]
      : [],
};

/** Copies of one card in the pile; a grimoire cannot hold more of a card than the pile has. */
export const copies: SsCheck = {
  code: 'SS-L03',
  title: 'No more copies of a card than agreed',
  severity: 'error',
  stage: 'deck',
  forms: ['pile', 'grimoire'],
  rules: ['SS-R80'],
  because: 'maxCopies',
  find(list, house, terms) {
    let found: Finding[] | undefined;
    for (const { entry, count, at } of held(list).values()) {
      // What a pile holds is said by SS-L06.
      const limit = list.form === 'pile' ? house.maxCopies : copiesOf(entry.id, house, terms);
      if (count > limit && isCard(entry))
        (found ??= []).push({
          facts: { id: entry.id, name: entry.name, count, limit },
          entries: at,
          ...(limit < house.maxCopies ? { because: 'house.pileMode' } : {}),
        });
    }
    return found ?? NONE;
  },
  mend(list, finding, house, terms): readonly Mend[] {
    const [first, ...rest] = finding.entries ?? [];
    const limit = Number(finding.facts.limit);
    if (first === undefined) return [];
    const extra = new Set(limit === 0 ? finding.entries : rest);
    const label = limit === 0 ? `Leave out ${finding.facts.name}` : `Keep ${limit} of ${finding.facts.name}`;
    const entries = withCount(list, first, Math.max(1, limit)).filter((_, i) => !extra.has(i));
    return [{ label, entries }, ...inItsPlace(list, label, entries, house, terms)];
  },
};

/** Where what is left would be too few: the same with other cards added. */
function inItsPlace(
  list: SsList,
  label: string,
  entries: readonly ListEntry[],
  house: House,
  terms: SsTerms,
): readonly Mend[] {
  if (list.form === 'grimoire') return refill(list, house, terms);
  if (list.form !== 'pile') return [];
  const count = (all: readonly ListEntry[]): number => all.reduce((sum, e) => sum + e.count, 0);
  const gone = count(list.list.entries) - count(entries);
  const fuller = withMore(entries, Math.max(0, pileNeed(house) - cardCount(list) + gone), house, terms);
  return fuller ? [{ label: `${label}, and add cards until the pile is large enough`, entries: fuller }] : [];
}

const reasonFor = (id: string, banned: ReadonlySet<string>): string =>
  banned.has(id) ? 'banned' : 'not-allowed';

/** Nothing that the agreement leaves out, the domain included. */
export const agreedEntries: SsCheck = {
  code: 'SS-L04',
  title: 'Nothing that the agreement leaves out',
  severity: 'error',
  stage: 'list',
  rules: ['SS-R80'],
  find(list, _house, terms) {
    if (terms.banned.size === 0 && terms.allowed === undefined) return NONE;
    const found: Finding[] = [];
    for (const { entry, at } of list.lines)
      if (!isAgreed(entry.id, terms))
        found.push({
          facts: { id: entry.id, name: entry.name, reason: reasonFor(entry.id, terms.banned) },
          entries: [at],
          because: terms.banned.has(entry.id) ? 'banned' : 'allowed',
        });
    const domain = musterOf(list)?.domain;
    if (domain !== undefined && domain !== 'drawn' && !isAgreed(domain, terms))
      found.push({
        facts: {
          id: domain,
          name: domains.find((d) => d.id === domain)?.name ?? domain,
          reason: reasonFor(domain, terms.banned),
        },
        because: terms.banned.has(domain) ? 'banned' : 'allowed',
      });
    return found;
  },
  mend(list, { facts, entries: at = [] }, house, terms): readonly Mend[] {
    const id = String(facts.id);
    if (at.length === 0) return boardsFor(list, pieceCounts(list), house, terms);
    const label = `Leave out ${facts.name}`;
    // Where pieces are counted out there is nothing to put in their place.
    if (armyPieces.some((piece) => piece === id))
      return [withArmy(list, { ...pieceCounts(list), [id]: 0 }, house, terms, label)];
    const entries = list.list.entries.filter((_, i) => !at.includes(i));
    return [{ label, entries }, ...inItsPlace(list, label, entries, house, terms)];
  },
};
