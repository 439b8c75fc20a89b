import { z } from 'zod';
import type { Dice } from '../../../../kernel/game/dice';
import { chart, groups, monsters, natives } from '../../catalogue';
import { clearingTypes, colors } from '../../catalogue/vocabulary';

const kinds = new Map<string, number>([
  ...monsters.map(({ id, copies = 1 }) => [id, copies] as const),
  ...natives.map(({ id }) => [id, 1] as const),
]);

/** How many counters of it there are; 0: no denizen. */
export const copiesOf = (id: string): number => kinds.get(id) ?? 0;

/** The clearing where the combat takes place, and what lives there. */
export const MrBoard = z
  .strictObject({
    clearing: z.enum(clearingTypes).meta({ description: 'No horses in a cave' }),
    colors: z
      .array(z.enum(colors))
      .max(5)
      .meta({ description: 'Color magic that is present in the clearing' }),
    rivals: z.boolean().meta({ description: 'May the characters attack one another?' }),
    hidden: z.boolean().meta({ description: 'Do the characters begin hidden?' }),
    denizens: z
      .record(z.string().max(60), z.int().min(1).max(12))
      .meta({ description: 'Monsters by id and number, natives by id, who all battle' }),
  })
  .meta({ id: 'MagicRealmClearing', title: 'Clearing of Magic Realm' });
export type MrBoard = Readonly<z.infer<typeof MrBoard>>;

/** A clearing with these denizens, where the characters stand together. */
export const clearingWith = (
  denizens: Readonly<Record<string, number>>,
  more: Partial<MrBoard> = {},
): MrBoard => ({
  clearing: 'woods',
  colors: [],
  rivals: false,
  hidden: false,
  denizens,
  ...more,
});

type Box = Readonly<Record<string, number>>;

/** Boxes of monsters that the chart sends, each as it comes at once, and the groups of natives. (MR-B48, MR-B49) */
const boxesOf = (row: (typeof chart)[number]): readonly Box[] =>
  row.monsters.flatMap((summons) =>
    summons.boxes.map((box) => Object.fromEntries(box.map(({ monster, count }) => [monster, count]))),
  );

const groupBox = (members: readonly string[]): Box => Object.fromEntries(members.map((id) => [id, 1]));

const monsterBoxes: readonly Box[] = chart.flatMap(boxesOf);
const nativeBoxes: readonly Box[] = groups.map(({ members }) => groupBox(members));

const clearingOf = (box: Box, dice: Dice): MrBoard['clearing'] =>
  Object.keys(box).some((id) => /troll|goblin|serpent|^heavy-dragon|^tremendous-dragon/.test(id))
    ? 'cave'
    : dice.pick(['woods', 'mountain'] as const);

/** One box of the appearance chart, as it comes when its row prowls. */
export function dealBoard(dice: Dice, isPlayed: (id: string) => boolean = () => true): MrBoard {
  const open = monsterBoxes.filter((box) => Object.keys(box).every(isPlayed));
  const box = dice.pick(open.length > 0 ? open : monsterBoxes);
  return clearingWith(box, { clearing: clearingOf(box, dice) });
}

/** Everything that a row sends with one roll: the first box of each of its monsters that have a sound or warning. */
export function dealRow(dice: Dice, isPlayed: (id: string) => boolean = () => true): MrBoard {
  const row = dice.pick(chart);
  const denizens: Record<string, number> = {};
  for (const { by, boxes } of row.monsters) {
    const box = boxes[0];
    if (!box || by.some((one) => one.startsWith('site-'))) continue;
    for (const { monster, count } of box)
      if (isPlayed(monster))
        denizens[monster] = Math.min(copiesOf(monster), (denizens[monster] ?? 0) + count);
  }
  return Object.keys(denizens).length > 0
    ? clearingWith(denizens, { clearing: dice.pick(clearingTypes) })
    : dealBoard(dice, isPlayed);
}

/** A whole group of natives, who battle. (MR-097) */
export function dealNatives(dice: Dice, isPlayed: (id: string) => boolean = () => true): MrBoard {
  const open = nativeBoxes.filter((box) => Object.keys(box).every(isPlayed));
  if (open.length === 0) return dealBoard(dice, isPlayed);
  const group = dice.pick(open);
  return clearingWith(group, { clearing: dice.pick(clearingTypes) });
}
