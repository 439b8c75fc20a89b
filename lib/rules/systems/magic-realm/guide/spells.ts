import type { CarriedChoice, Step, StepPart } from '../../../kernel/list/guide';
import { budget } from '../../../kernel/verdict/legality';
import { colorOfType, magicTypes, type MagicType } from '../catalogue/vocabulary';
import { castingOf, castingWords, chitsToCast } from '../casting';
import { colorField, nameOf, once } from '../forms/character-fields';
import type { House } from '../house';
import { openSpells } from '../legality/spells';
import { isNewGame, sheetOf, type CharacterView, type RealmList, type RealmTerms } from '../sheet';

const groupHelp = (who: CharacterView, type: MagicType): string => {
  const chits = chitsToCast(who, type);
  const color = colorOfType[type];
  const cast = chits.length === 0 ? 'no chit of this type can cast' : `cast with ${chits.join(', ')}`;
  return color ? `${cast}; enchanted, such a chit gives ${color}` : cast;
};

/** The spells from which he may choose at his level, by type. */
const spellPart = (who: CharacterView, house: House, terms: RealmTerms): StepPart => {
  const open = openSpells(who, terms);
  const choice = (spell: (typeof open)[number]): CarriedChoice => {
    const casting = castingOf(who, spell);
    return {
      entry: spell.id,
      note: castingWords(spell, casting),
      fit: casting.chits.length === 0 ? 'poor' : casting.color === 'map' || casting.place ? 'fair' : 'good',
    };
  };
  return {
    part: 'carried',
    at: who.at,
    label: `Starting spells of the ${nameOf(who)}`,
    total: budget('spell', who.spells.length, who.has.development.startingSpells),
    again: house['spells.duplicatesAtStart'],
    groups: magicTypes.flatMap((type) => {
      const spells = open.filter((spell) => spell.type === type);
      return spells.length === 0
        ? []
        : [{ label: `Type ${type}`, help: groupHelp(who, type), choices: spells.map(choice) }];
    }),
  };
};

export function spellStep(list: RealmList, house: House, terms: RealmTerms): Step {
  const casters = once(sheetOf(list, house).characters).filter(
    ({ has, spells }) => has.development.startingSpells > 0 || spells.length > 0,
  );
  return {
    id: 'spells',
    title: 'Spells',
    explains:
      casters.length === 0
        ? 'Nobody here begins with a spell. Spells can still be learned during the game, where a MAGIC chit is at hand.'
        : 'A spell needs a MAGIC chit of its type and its color at the moment of casting.',
    checks: ['MR-L18', 'MR-L19', 'MR-L20', 'MR-L21', 'MR-L22', 'MR-L23', 'MR-L24', 'MR-L25'],
    parts: casters.flatMap((who): StepPart[] => {
      const colors =
        house['spells.enchantedStart'] || !isNewGame(list)
          ? colorField(who, `Color of the ${nameOf(who)}`)
          : [];
      return [
        spellPart(who, house, terms),
        ...(colors.length > 0 ? [{ part: 'fields' as const, fields: colors }] : []),
      ];
    }),
  };
}
