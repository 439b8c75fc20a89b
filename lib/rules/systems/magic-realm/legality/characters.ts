import type { Finding } from '../../../kernel/verdict/legality';
import { sheetOf, type CharacterView, type RealmCheck } from '../sheet';

/** Characters in the printed game. */
export const MOST_CHARACTERS = 16;

export const countOf = (characters: readonly CharacterView[]): number => {
  let sum = 0;
  for (const { count } of characters) sum += count;
  return sum;
};

const places = (characters: readonly CharacterView[]): number[] => characters.map(({ at }) => at);

/** A player leads no more characters than agreed. */
export const characterCount: RealmCheck = {
  code: 'MR-L02',
  title: 'Characters of one player',
  stage: 'party',
  forms: ['party'],
  severity: 'error',
  rules: ['MR-001', 'MR-B70'],
  because: 'party.charactersPerPlayer',
  find(list, house) {
    const { characters } = sheetOf(list, house);
    const count = countOf(characters);
    const limit = house['party.charactersPerPlayer'];
    return count > limit ? [{ facts: { count, limit }, entries: places(characters) }] : [];
  },
};

/** Each of the sixteen characters is in the game once. */
export const duplicateCharacter: RealmCheck = {
  code: 'MR-L03',
  title: 'No character twice on a sheet',
  stage: 'party',
  forms: ['party', 'roster'],
  severity: 'error',
  rules: ['MR-B05'],
  because: 'party.duplicateCharacters',
  find(list, house) {
    if (house['party.duplicateCharacters']) return [];
    const { characters } = sheetOf(list, house);
    const findings: Finding[] = [];
    characters.forEach(({ entry, at, count }, i) => {
      let times = count;
      const at2 = [at];
      for (let j = 0; j < characters.length; j++) {
        const other = characters[j]!;
        if (j === i || other.entry !== entry) continue;
        if (j < i) return;
        times += other.count;
        at2.push(other.at);
      }
      if (times > 1) findings.push({ facts: { name: entry.name, times }, entries: at2 });
    });
    return findings;
  },
  mend(list, finding) {
    const [at] = finding.entries ?? [];
    if (at === undefined) return [];
    const entries = list.list.entries
      .filter((_, i) => i === at || !finding.entries!.includes(i))
      .map((entry) => (entry === list.list.entries[at] ? { ...entry, count: 1 } : entry));
    return [{ label: 'Keep this character once', entries }];
  },
};

/** The game has sixteen characters. */
export const characterLimit: RealmCheck = {
  code: 'MR-L04',
  title: 'At most sixteen characters',
  stage: 'party',
  forms: ['party', 'roster'],
  severity: 'error',
  rules: ['MR-007'],
  find(list, house) {
    const { characters } = sheetOf(list, house);
    const count = countOf(characters);
    return count > MOST_CHARACTERS
      ? [{ facts: { count, limit: MOST_CHARACTERS }, entries: places(characters) }]
      : [];
  },
};
