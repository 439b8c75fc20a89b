import { z } from 'zod';
import { cardField } from '../../../../kernel/own/own-fields';
import type { SpaceForm } from '../../../../kernel/game/space-form';
import { monsters, natives } from '../../catalogue';
import { titled } from '../../catalogue/words-helpers';
import { clearingTypes, colors } from '../../catalogue/vocabulary';
import { copiesOf, type MrBoard } from './board';
import { rows, type Row } from './rows';

const monsterNames = new Map(monsters.map(({ id, name }) => [id, name]));
const nativeNames = Object.fromEntries(natives.map(({ id, name, type }) => [id, `${name}, ${titled(type)}`]));

const Place = z.strictObject({
  clearing: z.enum(clearingTypes).meta({ title: 'Clearing' }),
  colors: z.array(z.enum(colors)).max(5).meta({ title: 'Color magic' }),
  rivals: z.boolean().meta({ title: 'The characters may attack one another' }),
  hidden: z.boolean().meta({ title: 'The characters begin hidden' }),
});

/** A number for each kind of monster of the row, and the natives of its groups. */
const formOf = ({ monsters: kinds, natives: members }: Row) =>
  z.strictObject({
    ...Object.fromEntries(
      kinds.map((id) => [
        id,
        z
          .int()
          .min(0)
          .max(copiesOf(id))
          .meta({ title: monsterNames.get(id)! }),
      ]),
    ),
    ...(members.length === 0
      ? {}
      : {
          natives: z
            .array(z.enum([...members]))
            .max(members.length)
            .meta(cardField({ title: 'Natives, who battle', labels: nativeNames })),
        }),
  });

const forms = new Map(rows.map((row) => [row.id, { row, form: formOf(row) }]));

/** What is in the clearing, row by row of the appearance chart. */
export const spaceForm: SpaceForm<MrBoard> = {
  schema: (_, space) => (space === 'clearing' ? Place : forms.get(space)?.form),
  read({ denizens, ...place }, space) {
    if (space === 'clearing') return place;
    const { row } = forms.get(space)!;
    return {
      ...Object.fromEntries(row.monsters.map((id) => [id, denizens[id] ?? 0])),
      ...(row.natives.length > 0 ? { natives: row.natives.filter((id) => denizens[id]) } : {}),
    };
  },
  write(board, space, value) {
    if (space === 'clearing') return { ...board, ...Place.parse(value) };
    const { row, form } = forms.get(space)!;
    const read = form.parse(value) as Readonly<Record<string, number | readonly string[]>>;
    const others = Object.entries(board.denizens).filter(
      ([id]) => !row.monsters.includes(id) && !row.natives.includes(id),
    );
    const here = [
      ...row.monsters.map((id) => [id, read[id] as number] as const),
      ...((read.natives ?? []) as readonly string[]).map((id) => [id, 1] as const),
    ].filter(([, count]) => count > 0);
    return { ...board, denizens: Object.fromEntries([...others, ...here]) };
  },
};
