import type { Facts, Finding } from '../../../kernel/verdict/legality';
import { colorOfType } from '../catalogue/vocabulary';
import { chitCode, chitName, hasChit, namesInOrder } from '../chits';
import type { ChitState } from '../options';
import { sheetOf, type CharacterView, type RealmCheck } from '../sheet';

/** The states that a sheet gives a chit, alone or in a list. */
export const statesOf = (state: ChitState | readonly ChitState[]): readonly ChitState[] =>
  typeof state === 'string' ? [state] : state;

const isEnchantable = (code: string): boolean => {
  const type = /^MAGIC ([IV]+)\d/.exec(code)?.[1];
  return type !== undefined && Object.hasOwn(colorOfType, type);
};

/** Everything that is wrong with the states of a character’s chits. */
const problems = (who: CharacterView): Facts[] => {
  const { chits, colorChits } = who.member;
  if (!chits) return [];
  const found: Facts[] = [];
  const known = new Map<string, readonly ChitState[]>();
  for (const key of Object.keys(chits)) {
    const name = chitName(key);
    const states = statesOf(chits[key]!);
    if (!hasChit(who.has, key)) {
      found.push({ problem: 'owner', chit: key });
      continue;
    }
    if (states.length !== 1 || known.has(name))
      found.push({ problem: 'several', chit: key, states: [...(known.get(name) ?? []), ...states] });
    else if (states[0] === 'color' && !isEnchantable(chitCode(key)))
      found.push({ problem: 'color', chit: key });
    known.set(name, states);
  }
  const names = namesInOrder(colorChits ?? []);
  for (const [i, chit] of (colorChits ?? []).entries()) {
    const states = known.get(names[i]!);
    if (states && !states.includes('color'))
      found.push({ problem: 'several', chit, states: ['color', ...states] });
  }
  // Chits that the Elf never plays keep nobody alive (MR-B70).
  const plays = new Set(who.plays.map(({ code }) => code));
  let lost = 0;
  for (const [name, states] of known)
    if (plays.has(chitCode(name)) && (states.includes('wounded') || states.includes('committed'))) lost += 1;
  if (lost >= who.plays.length) found.push({ problem: 'dead', chit: '' });
  return found;
};

/** Every chit is in exactly one state, and not all of them are wounded or committed. */
export const chitStates: RealmCheck = {
  code: 'MR-L37',
  title: 'Every chit has one state',
  judges: ['members.*.chits'],
  stage: 'party',
  forms: ['party', 'roster'],
  severity: 'error',
  rules: ['MR-197', 'MR-B11', 'MR-B13'],
  find(list, house) {
    const findings: Finding[] = [];
    for (const who of sheetOf(list, house).characters)
      for (const facts of problems(who))
        findings.push({ facts: { name: who.entry.name, ...facts }, entries: [who.at] });
    return findings;
  },
};
