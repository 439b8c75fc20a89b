import type { Facts, Finding, Severity } from '../../../kernel/verdict/legality';
import type { Spell } from '../catalogue/types';
import { magicTypes, colorOfType, type Color, type MagicType } from '../catalogue/vocabulary';
import { isNewGame, sheetOf, type CharacterView, type RealmCheck } from '../sheet';
import { isAllowedSpell } from './spells';

const typeOfColor = Object.fromEntries(
  magicTypes.flatMap((type) => (colorOfType[type] ? [[colorOfType[type], type]] : [])),
) as Readonly<Record<Color, MagicType>>;

/** A check of each starting spell whose type is right; the same spell twice is told once. */
const spellCheck = (
  head: {
    readonly code: string;
    readonly title: string;
    readonly severity: Severity;
    readonly rules: readonly string[];
  },
  facts: (spell: Spell, who: CharacterView) => Facts | undefined,
): RealmCheck => ({
  ...head,
  stage: 'party',
  forms: ['party', 'roster'],
  find(list, house) {
    if (!isNewGame(list) && list.form !== 'roster') return [];
    const findings: Finding[] = [];
    for (const who of sheetOf(list, house).characters)
      who.spells.forEach((spell, i) => {
        if (!isAllowedSpell(who, spell) || who.spells.indexOf(spell) !== i) return;
        const found = facts(spell, who);
        if (found)
          findings.push({
            facts: { name: who.entry.name, spell: spell.name, ...found },
            entries: [who.at],
          });
      });
    return findings;
  },
});

/** A spell needs a chit of its type. */
export const castableSpells = spellCheck(
  { code: 'MR-L21', title: 'A chit for each spell', severity: 'warning', rules: ['MR-124'] },
  (spell, { has, level }) => (has.magic[spell.type] === 0 ? { type: spell.type, level } : undefined),
);

/** Can his own chits give the color, and one be left to cast? */
export const givesColor = (spell: Spell, { has }: CharacterView): boolean => {
  if (spell.color === 'any') return true;
  const source = typeOfColor[spell.color];
  return has.magic[source] >= (source === spell.type ? 2 : 1);
};

/** A caster whose own chits lack the color depends on what he finds on the map. */
export const spellColors = spellCheck(
  { code: 'MR-L22', title: 'Color for each spell', severity: 'note', rules: ['MR-127', 'MR-B23'] },
  (spell, who) => (givesColor(spell, who) ? undefined : { color: spell.color }),
);

/** Some spells can be cast only in a cave or on a mountain. */
export const spellPlaces = spellCheck(
  { code: 'MR-L23', title: 'Spells that need a place', severity: 'note', rules: ['MR-124'] },
  (spell) => (spell.needs ? { place: spell.needs } : undefined),
);
