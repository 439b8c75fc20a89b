import type { Dice } from '../../../kernel/game/dice';
import type { ListEntry } from '../../../kernel/list/list';
import { characters, colorOfType, type Character } from '../catalogue';
import type { House } from '../house';
import type { Member, Options, Victory } from '../options';
import { victoryCategories } from '../sheet-words';
import { requiredPoints } from '../points';
import { levelView, type LevelView, type RealmTerms } from '../sheet';
import { drawSpells } from '../legality/spells';

export type Drawn = { readonly entries: readonly ListEntry[]; readonly options: Options };

/** May an entry be used under this agreement? */
export const isOpen = (id: string, { banned, allowed }: RealmTerms): boolean =>
  !banned.has(id) && (allowed === undefined || allowed.has(id));

/** Great treasures in the game: more points than that could not be met. */
export const GREAT_TREASURES = 17;

/** Points over the categories, one by one; a character without magic puts none on spells. */
const drawVictory = (points: number, has: LevelView, dice: Dice): Victory => {
  const victory: Record<string, number> = {};
  for (const category of victoryCategories) victory[category] = 0;
  const open = victoryCategories.filter(
    (category) => category !== 'spells' || has.chits.some(({ kind }) => kind === 'MAGIC'),
  );
  for (let i = 0; i < points; i++) {
    const category = dice.pick(open);
    victory[category === 'greatTreasures' && victory[category]! >= GREAT_TREASURES ? 'fame' : category]! += 1;
  }
  return victory;
};

/** Now and then one chit of a type of which another is left to cast with. */
const drawColorChits = (has: LevelView, house: House, dice: Dice): readonly string[] => {
  if (!house['spells.enchantedStart'] || dice.below(3) > 0) return [];
  const spare = has.chits.filter(
    (chit) => chit.kind === 'MAGIC' && colorOfType[chit.magic] && has.magic[chit.magic] > 1,
  );
  return spare.length > 0 ? [dice.pick(spare).code] : [];
};

/** Levels of up to `most` characters that add up to `total`; undefined where none do. */
const drawLevels = (total: number, most: number, dice: Dice): readonly number[] | undefined => {
  const least = Math.ceil(total / 4);
  const greatest = Math.min(most, total);
  if (least > greatest) return undefined;
  const levels = Array.from({ length: least + dice.below(greatest - least + 1) }, () => 1);
  for (let left = total - levels.length; left > 0; left--) {
    const growing = levels.flatMap((level, i) => (level < 4 ? [i] : []));
    levels[dice.pick(growing)]! += 1;
  }
  return levels;
};

interface Candidate {
  readonly entry: Character;
  readonly spells: readonly string[];
}

/** Characters that the agreement leaves, with spells of their types, in random order; one for each level wanted. */
const drawCharacters = (levels: readonly number[], house: House, terms: RealmTerms, dice: Dice) => {
  const open = dice.shuffle(characters.filter(({ id }) => isOpen(id, terms)));
  const drawn: Candidate[] = [];
  for (const entry of open) {
    const level = levels[drawn.length];
    if (level === undefined) break;
    const spells = drawSpells({ has: levelView(entry, level, house) }, house, terms, dice);
    if (spells) drawn.push({ entry, spells });
  }
  return drawn;
};

/** A legal party: characters, spells, starting places and points that add up. */
export function randomParty(dice: Dice, house: House, terms: RealmTerms): Drawn | undefined {
  const most = house['party.charactersPerPlayer'];
  const total = house['party.levelTotal'];
  const wanted =
    total === null
      ? Array.from({ length: 1 + dice.below(most) }, () => house['party.level'])
      : drawLevels(total, most, dice);
  if (!wanted) return undefined;
  const drawn = drawCharacters(wanted, house, terms, dice);
  if (drawn.length === 0 || (total !== null && drawn.length < wanted.length)) return undefined;
  const members: Record<string, Member> = {};
  const entries = drawn.map(({ entry, spells }, k): ListEntry => {
    const level = wanted[k]!;
    const has = levelView(entry, level, house);
    const colorChits = drawColorChits(has, house, dice);
    members[entry.id] = {
      level,
      start: dice.pick(entry.start),
      victory: drawVictory(requiredPoints(house, k, level), has, dice),
      ...(colorChits.length > 0 ? { colorChits: [...colorChits] } : {}),
    };
    return { entry: entry.id, count: 1, ...(spells.length > 0 ? { with: [...spells] } : {}) };
  });
  return { entries, options: { form: 'party', whole: true, members } };
}
