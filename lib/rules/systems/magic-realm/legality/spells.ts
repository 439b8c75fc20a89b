import type { Finding } from '../../../kernel/verdict/legality';
import type { Dice } from '../../../kernel/game/dice';
import { spells as allSpells } from '../catalogue';
import type { Spell } from '../catalogue/types';
import type { House } from '../house';
import {
  isNewGame,
  sheetOf,
  type CharacterView,
  type RealmCheck,
  type RealmList,
  type RealmTerms,
} from '../sheet';
import { mendEntries, withEntry } from './mending';

/** Is the spell of a type from which he may choose at his level? */
export const isAllowedSpell = ({ has }: Pick<CharacterView, 'has'>, spell: Spell): boolean =>
  has.development.spellTypes.includes(spell.type);

/** Starting spells are judged before the first day, and for trial battles. */
const judgesSpells = (list: RealmList): boolean => isNewGame(list) || list.form === 'roster';

const withSpells = (list: RealmList, who: CharacterView, spells: readonly string[]) =>
  mendEntries(
    spells.length === 1 ? 'Choose one spell that fits' : 'Choose spells that fit',
    withEntry(list, who.at, { with: [...spells, ...who.items.map(({ item }) => item.id)] }),
  );

/** Spells that he may begin with and that the table allows. */
export const openSpells = (who: Pick<CharacterView, 'has'>, terms: RealmTerms): readonly Spell[] =>
  allSpells.filter(
    (spell) =>
      isAllowedSpell(who, spell) &&
      !terms.banned.has(spell.id) &&
      (terms.allowed === undefined || terms.allowed.has(spell.id)),
  );

/** As many as he begins with, drawn by the dice; undefined where too few are left. */
export function drawSpells(
  who: Pick<CharacterView, 'has'>,
  house: House,
  terms: RealmTerms,
  dice: Dice,
): readonly string[] | undefined {
  const open = openSpells(who, terms);
  const count = who.has.development.startingSpells;
  const drawn = dice.shuffle(open).slice(0, count);
  if (drawn.length < count && (!house['spells.duplicatesAtStart'] || drawn.length === 0)) return undefined;
  while (drawn.length < count) drawn.push(dice.pick(open));
  return drawn.map(({ id }) => id);
}

/** He keeps what fits, in order, and the first open spells fill the rest. */
const mendSpells = (list: RealmList, finding: Finding, house: House, terms: RealmTerms) => {
  const who = sheetOf(list, house).characters.find(({ at }) => at === finding.entries?.[0]);
  if (!who) return [];
  const open = openSpells(who, terms);
  const kept: string[] = [];
  const due = who.has.development.startingSpells;
  for (const spell of who.spells)
    if (kept.length < due && open.includes(spell))
      if (house['spells.duplicatesAtStart'] || !kept.includes(spell.id)) kept.push(spell.id);
  for (const spell of open) if (kept.length < due && !kept.includes(spell.id)) kept.push(spell.id);
  return kept.length === due ? [withSpells(list, who, kept)] : [];
};

/** He begins with as many spells as his level gives. */
export const spellCount: RealmCheck = {
  code: 'MR-L18',
  title: 'Number of starting spells',
  stage: 'party',
  forms: ['party'],
  severity: 'error',
  rules: ['MR-B06'],
  because: 'party.level',
  find(list, house) {
    if (!isNewGame(list)) return [];
    const findings: Finding[] = [];
    for (const { entry, has, spells, spellsGiven, level, at } of sheetOf(list, house).characters) {
      const due = has.development.startingSpells;
      if (spellsGiven && spells.length !== due)
        findings.push({
          facts: { name: entry.name, count: spells.length, due, level, types: has.development.spellTypes },
          entries: [at],
        });
    }
    return findings;
  },
  mend: mendSpells,
};

/** Each of them is of a type that his level allows. */
export const spellTypes: RealmCheck = {
  code: 'MR-L19',
  title: 'Types of starting spells',
  stage: 'party',
  forms: ['party', 'roster'],
  severity: 'error',
  rules: ['MR-B06'],
  because: 'party.level',
  find(list, house) {
    if (!judgesSpells(list)) return [];
    const findings: Finding[] = [];
    for (const who of sheetOf(list, house).characters)
      for (const spell of who.spells)
        if (!isAllowedSpell(who, spell))
          findings.push({
            facts: {
              name: who.entry.name,
              spell: spell.name,
              type: spell.type,
              allowed: who.has.development.spellTypes,
              level: who.level,
            },
            entries: [who.at],
          });
    return findings;
  },
  mend: mendSpells,
};

/** One spell recorded twice: allowed unless the table says no. */
export const duplicateSpells: RealmCheck = {
  code: 'MR-L20',
  title: 'The same starting spell twice',
  stage: 'party',
  forms: ['party', 'roster'],
  severity: 'note',
  rules: ['MR-B06'],
  because: 'spells.duplicatesAtStart',
  find(list, house) {
    if (!judgesSpells(list)) return [];
    const findings: Finding[] = [];
    const severity = house['spells.duplicatesAtStart'] ? 'note' : 'error';
    for (const { entry, spells, at } of sheetOf(list, house).characters)
      spells.forEach((spell, i) => {
        if (spells.indexOf(spell) !== i) return;
        let times = 0;
        for (const other of spells) if (other === spell) times += 1;
        if (times > 1)
          findings.push({ facts: { name: entry.name, spell: spell.name, times }, entries: [at], severity });
      });
    return findings;
  },
  mend: mendSpells,
};
