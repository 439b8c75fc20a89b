import type { MagicChit, Spell } from './catalogue/types';
import type { ClearingType, Color, MagicType } from './catalogue/vocabulary';
import { chitName, chitNames, chitCode, namesInOrder } from './chits';
import { givesColor } from './legality/spell-use';
import type { CharacterView } from './sheet';

/** How a character can cast a spell: with which chits, with whose color, and where. (MR-L21 to MR-L25) */
export interface Casting {
  /** Names of his MAGIC chits of the type that are not turned to color. */
  readonly chits: readonly string[];
  /** His own chits can give the color and leave one to cast; or the spell takes any; or the map must give it. */
  readonly color: 'any' | 'own' | 'map';
  /** The clearing that the spell asks for. */
  readonly place?: ClearingType;
}

const magicChit = (who: CharacterView, name: string): MagicChit | undefined => {
  const chit = who.has.chits.find(({ code }) => code === chitCode(name));
  return chit?.kind === 'MAGIC' ? chit : undefined;
};

/** His MAGIC chits that can still cast: all of a type but those turned to color. (MR-124, MR-B24) */
export function chitsToCast(who: CharacterView, type: MagicType): readonly string[] {
  const turned = new Set(namesInOrder(who.member.colorChits ?? []));
  return chitNames(who.has).filter(
    (name) => magicChit(who, name)?.magic === type && !turned.has(chitName(name)),
  );
}

export const castingOf = (who: CharacterView, spell: Spell): Casting => ({
  chits: chitsToCast(who, spell.type),
  color: spell.color === 'any' ? 'any' : givesColor(spell, who) ? 'own' : 'map',
  ...(spell.needs ? { place: spell.needs } : {}),
});

const needsColor = (color: Color | 'any', from: Casting['color']): string =>
  from === 'any'
    ? 'takes any color'
    : from === 'own'
      ? `${color} from his own chits`
      : `${color} must come from the map`;

/** `MAGIC II3*; grey from his own chits; only in a cave`. */
export function castingWords(spell: Spell, { chits, color, place }: Casting): string {
  const who =
    chits.length === 0
      ? `no chit of type ${spell.type} is left to cast it`
      : `cast with ${chits.length === 1 ? chits[0]! : `any of ${chits.join(', ')}`}`;
  const where =
    place === undefined
      ? []
      : [`only in a ${place === 'mountain' ? 'mountain clearing' : `${place} clearing`}`];
  return [who, needsColor(spell.color, color), ...where].join('; ');
}
