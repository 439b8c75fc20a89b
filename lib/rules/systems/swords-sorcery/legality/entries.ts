import type { Finding, Mend } from '../../../kernel/legality';
import { isArmyPiece, isCard, type SsEntry } from '../catalogue/entry';
import { domains } from '../catalogue/index';
import { copiesOf } from '../agreed';
import { held, isAgreed, musterOf, NONE, withCount, type SsCheck, type SsList } from './check';
import { refill } from './grimoire';

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
    // A first hand of the right size stays so: another card comes instead.
    const instead =
      list.form === 'grimoire'
        ? refill(list, house, terms, (card) => (card.id === finding.facts.id ? 1 : 0))
        : [];
    return [
      {
        label: limit === 0 ? `Leave out ${finding.facts.name}` : `Keep ${limit} of ${finding.facts.name}`,
        entries: withCount(list, first, Math.max(1, limit)).filter((_, i) => !extra.has(i)),
      },
      ...instead,
    ];
  },
};

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
};
