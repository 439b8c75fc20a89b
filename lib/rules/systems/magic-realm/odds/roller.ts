import { z } from 'zod';
import { cardField } from '../../../kernel/own/own-fields';
import { characters, entries, type Character } from '../catalogue';
import type { Effect, Where } from '../catalogue/effects';
import type { Roll } from '../reckon/dice';
import { rollOf, touches, type Circumstances, type DiceEffect, type NamedTable } from '../reckon/roll-of';

const NOBODY = 'anybody';
const ELSEWHERE = 'elsewhere';

/** Places that change a roll, and where one of them is chosen, what holds there. */
const places: Readonly<Record<string, { readonly title: string; readonly holds: readonly Where[] }>> = {
  [ELSEWHERE]: { title: 'Elsewhere', holds: [] },
  cave: { title: 'A cave clearing', holds: ['cave-clearing'] },
  'woods-tile': { title: 'One of the five woods tiles or Deep Woods', holds: ['woods-tiles-and-deep-woods'] },
  'lost-castle': { title: 'The tile of the Lost Castle', holds: ['lost-castle-tile'] },
  'lost-city': { title: 'The tile of the Lost City', holds: ['lost-city-tile'] },
  ruins: { title: 'The Ruins, or a tile with a Ruins chit', holds: ['ruins-tile'] },
};

const isDice = (e: Effect): e is DiceEffect => e.kind === 'dice';

/** Cards and spells that change the dice of somebody’s rolls. */
const helps = entries.filter((entry) => entry.kind !== 'character' && entry.effects.some(isDice));
const abilities = characters.flatMap(({ advantages }) => advantages.flatMap(({ effects }) => effects));

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

/** Who rolls on these tables, and what may change the dice: fields that most questions share. */
export function rollerFields(...on: readonly [NamedTable, ...NamedTable[]]) {
  const changes = (e: Effect): e is DiceEffect => isDice(e) && on.some((table) => touches(e, table));
  const some = helps.filter(({ effects }) => effects.some(changes));
  const wheres = [...abilities, ...some.flatMap(({ effects }) => effects)]
    .filter(changes)
    .map(({ where }) => where);
  const here = Object.entries(places).filter(
    ([id, { holds }]) => id === ELSEWHERE || holds.some((one) => wheres.includes(one)),
  );
  return {
    who,
    level: z.int().min(1).max(4).default(4).meta({
      title: 'Development level',
      description: 'Abilities come with the levels',
    }),
    place: z
      .enum(here.map(([id]) => id))
      .default(ELSEWHERE)
      .meta(
        cardField({
          title: 'Place',
          labels: Object.fromEntries(here.map(([id, { title }]) => [id, title])),
        }),
      ),
    helps: z
      .array(idsOf(some))
      .max(some.length)
      .default([])
      .meta(cardField({ title: 'Cards and spells that count', labels: namesOf(some), folded: true })),
    plus: z.int().min(-3).max(3).default(0).meta({
      title: 'Added besides',
      description: 'To the result of each roll; a lower one is mostly better',
    }),
  } as const;
}

/** What the answers ask of them; where no place changes a roll, none is asked for. */
export interface Roller {
  readonly who: string;
  readonly level: number;
  readonly place?: string;
  readonly helps: readonly string[];
  readonly plus: number;
}

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
  const { dice, plus } = rollOf(effectsOf(roller), table, {
    places: places[roller.place ?? ELSEWHERE]!.holds,
    ...here,
  });
  return { dice, plus: plus + roller.plus };
}

/** `with one die and -1 on the result`. */
export const rollWords = ({ dice, plus }: Roll): string => {
  const added = plus === 0 ? '' : ` and ${plus > 0 ? '+' : '−'}${Math.abs(plus)} on the result`;
  return `with ${dice === 1 ? 'one die' : 'the higher of two dice'}${added}`;
};
