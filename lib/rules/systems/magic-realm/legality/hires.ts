import type { Finding } from '../../../kernel/verdict/legality';
import { canServe } from '../beasts';
import type { Native } from '../catalogue';
import { sheetOf, type NativeView, type RealmCheck } from '../sheet';

/** Days of one term of hire; the day of the hire is the first. (MR-R12) */
export const TERM = 14;

/** At midnight of this day a hired native is free. */
export const lastDay = (day: number, terms = 1): number => day + TERM * terms - 1;

/** A native serves one employer, and there is one of each. */
export const oneEmployer: RealmCheck = {
  code: 'MR-L40',
  title: 'A native has one employer',
  stage: 'party',
  severity: 'error',
  rules: ['MR-B44', 'MR-B45', 'MR-B59'],
  find(list, house) {
    const { natives, characters } = sheetOf(list, house);
    const findings: Finding[] = [];
    const served = new Map<Native, NativeView[]>();
    for (const view of natives) {
      const others = served.get(view.entry);
      if (others) others.push(view);
      else served.set(view.entry, [view]);
      const employer = view.hire?.employer;
      if (employer && list.form !== 'warband' && !characters.some(({ key }) => key === employer))
        findings.push({
          facts: { problem: 'employer', name: view.entry.name, employer },
          entries: [view.at],
        });
    }
    if (served.size === natives.length && natives.every(({ count }) => count === 1)) return findings;
    for (const [{ name }, views] of served) {
      let times = 0;
      for (const { count } of views) times += count;
      if (times > 1)
        findings.push({ facts: { problem: 'twice', name, times }, entries: views.map(({ at }) => at) });
    }
    return findings;
  },
};

/** A hire has a day, not in the future, and its term is not over. */
export const hireTerm: RealmCheck = {
  code: 'MR-L41',
  title: 'Day and term of each hire',
  stage: 'party',
  forms: ['party', 'warband'],
  severity: 'warning',
  rules: ['MR-054', 'MR-B44', 'MR-R12'],
  find(list, house) {
    const today = list.options.day;
    const findings: Finding[] = [];
    const tell = ({ entry, at }: NativeView, facts: Finding['facts']) =>
      findings.push({ facts: { name: entry.name, ...facts }, entries: [at] });
    for (const view of sheetOf(list, house).natives) {
      const { hire } = view;
      if (hire ? hire.day === undefined : list.options.whole) tell(view, { problem: 'day' });
      if (hire?.day === undefined || today === undefined) continue;
      const last = lastDay(hire.day, hire.terms);
      if (today > last) tell(view, { problem: 'over', day: hire.day, last, today });
      else if (hire.day > today) tell(view, { problem: 'future', day: hire.day, today });
    }
    return findings;
  },
};

/** Visitors, ghosts, and monsters without a spell serve nobody. */
export const hireable: RealmCheck = {
  code: 'MR-L42',
  title: 'Only natives can be hired',
  stage: 'party',
  forms: ['party', 'warband'],
  severity: 'error',
  rules: ['MR-054', 'MR-B43', 'MR-B44'],
  find(list, house) {
    const { monsters, others } = sheetOf(list, house);
    const findings: Finding[] = [];
    for (const { entry, at } of [...monsters, ...others]) {
      if (entry.kind !== 'monster' && entry.kind !== 'visitor-mission-chit') continue;
      const spell = list.options.hires?.[entry.id]?.spell;
      // A monster that a spell lets somebody hire or control.
      if (entry.kind === 'monster' && spell !== undefined && canServe(entry.id, spell)) continue;
      const facts = { name: entry.name, isMonster: entry.kind === 'monster', isGhost: entry.id === 'ghost' };
      findings.push({ facts, entries: [at] });
    }
    return findings;
  },
};
