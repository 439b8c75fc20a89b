import { z } from 'zod';
import { cardField } from '../../../kernel/own/own-fields';
import { characters, entries, type Character, type RealmEntry } from '../catalogue';
import type { Effect, Where } from '../catalogue/effects';
import type { Roll } from '../reckon/dice';
import { rollOf, type Circumstances, type NamedTable } from '../reckon/roll-of';

const NOBODY = 'anybody';

/** Places that change a roll, and where one of them is chosen, what holds there. */
const places: Readonly<Record<string, { readonly title: string; readonly holds: readonly Where[] }>> = {
  elsewhere: { title: 'Elsewhere', holds: [] },
  cave: { title: 'A cave clearing', holds: ['cave-clearing'] },
  'woods-tile': { title: 'One of the five woods tiles or Deep Woods', holds: ['woods-tiles-and-deep-woods'] },
  'lost-castle': { title: 'The tile of the Lost Castle', holds: ['lost-castle-tile'] },
  'lost-city': { title: 'The tile of the Lost City', holds: ['lost-city-tile'] },
  ruins: { title: 'The Ruins, or a tile with a Ruins chit', holds: ['ruins-tile'] },
};

const changesDice = (entry: RealmEntry): boolean =>
  entry.kind !== 'character' && entry.effects.some(({ kind }) => kind === 'dice');

/** Cards and spells that change the dice of somebody’s rolls. */
const helps = entries.filter(changesDice);

type Named = readonly { readonly id: string; readonly name: string }[];

/** A choice among things that the catalogue knows, and what they are called. */
export const idsOf = (all: Named) => z.enum(all.map(({ id }) => id));
export const namesOf = (all: Named): Readonly<Record<string, string>> =>
  Object.fromEntries(all.map(({ id, name }) => [id, name]));

const who = z
  .enum([NOBODY, ...characters.map(({ id }) => id)])
  .default(NOBODY)
  .meta(
    cardField({
      title: 'Character',
      description: 'Whose abilities change the dice',
      labels: { [NOBODY]: 'Anybody without an ability for it', ...namesOf(characters) },
    }),
  );

/** Who rolls, and what changes the dice: fields that most questions share. */
export const rollerFields = {
  who,
  level: z.int().min(1).max(4).default(4).meta({
    title: 'Development level',
    description: 'Abilities come with the levels',
  }),
  place: z
    .enum(Object.keys(places))
    .default('elsewhere')
    .meta(
      cardField({
        title: 'Place',
        labels: Object.fromEntries(Object.entries(places).map(([id, { title }]) => [id, title])),
      }),
    ),
  helps: z
    .array(idsOf(helps))
    .max(helps.length)
    .default([])
    .meta(cardField({ title: 'Cards and spells that count', labels: namesOf(helps) })),
  plus: z.int().min(-3).max(3).default(0).meta({
    title: 'Added besides',
    description: 'To the result of each roll; a lower one is mostly better',
  }),
} as const;

export type Roller = z.output<z.ZodObject<typeof rollerFields>>;

export const characterOf = ({ who: id }: Pick<Roller, 'who'>): Character | undefined =>
  characters.find((one) => one.id === id);

/** `The Pilgrim`, or whoever it is. */
export const nameOf = (roller: Pick<Roller, 'who'>): string => {
  const name = characterOf(roller)?.name;
  return name === undefined ? 'A character' : `The ${name}`;
};

const effectsOf = (roller: Roller): readonly Effect[] => [
  ...(characterOf(roller)?.advantages ?? [])
    .filter(({ fromLevel }) => fromLevel <= roller.level)
    .flatMap(({ effects }) => effects),
  ...helps.filter(({ id }) => roller.helps.includes(id)).flatMap(({ effects }) => effects),
];

/** The dice of a roll on a table: abilities, cards, spells and what is added besides. (MR-035, MR-B10) */
export function rollFor(roller: Roller, table: NamedTable, here: Circumstances = {}): Roll {
  const { dice, plus } = rollOf(effectsOf(roller), table, { places: places[roller.place]!.holds, ...here });
  return { dice, plus: plus + roller.plus };
}

/** `with one die and -1 on the result`. */
export const rollWords = ({ dice, plus }: Roll): string => {
  const added = plus === 0 ? '' : ` and ${plus > 0 ? '+' : '−'}${Math.abs(plus)} on the result`;
  return `with ${dice === 1 ? 'one die' : 'the higher of two dice'}${added}`;
};
