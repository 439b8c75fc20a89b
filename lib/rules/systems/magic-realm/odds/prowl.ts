import { z } from 'zod';
import { certain, complement } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { cardField } from '../../../kernel/own/own-fields';
import { counted, listed } from '../../../kernel/words/words';
import { chart, groups, monsters } from '../catalogue';
import { of } from '../reckon/exact';
import { times } from '../reckon/times';
import { namesOf } from './roller';
import { outcome, percent, possible, spreadLine } from './words';

const GHOST = 'ghost';

/** Who may prowl, by name, with the row of the appearance chart. */
const prowlers = [...monsters, ...groups.map(({ id, name }) => ({ id, name }))];
const rowOf = (id: string): number | undefined =>
  groups.find((group) => group.id === id)?.row ??
  chart.find(({ monsters: summons }) =>
    summons.some(({ boxes }) => boxes.some((box) => box.some(({ monster }) => monster === id))),
  )?.row;

export const whoProwl = (standard: readonly string[]) =>
  z
    .array(z.enum(prowlers.map(({ id }) => id)))
    .min(1)
    .max(prowlers.length)
    .default([...standard])
    .meta(cardField({ title: 'Who', labels: namesOf(prowlers) }));

/** Rows of those asked for; ghosts have none and prowl every day. (MR-011, MR-B34) */
export const rowsOf = (who: readonly string[]): ReadonlySet<number> =>
  new Set(who.flatMap((id) => rowOf(id) ?? []));

export const prowlerNames = (who: readonly string[]): string =>
  listed(
    prowlers
      .filter(({ id }) => who.includes(id))
      .map(({ name, id }) => (id === GHOST ? 'the Ghosts' : `the ${name}`)),
    'or',
  );

const ProwlQuestion = z.strictObject({
  who: whoProwl(['tremendous-dragon']),
  days: z.int().min(1).max(28).default(7).meta({ title: 'Days' }),
});
type ProwlQuestion = z.output<typeof ProwlQuestion>;

/** On how many days any of them prowls. (MR-011) */
function solveProwl({ who, days }: ProwlQuestion): Chances {
  const rows = rowsOf(who);
  const daily = who.includes(GHOST) ? certain : of(rows.size, 6);
  const on = times(daily, days);
  const none = on.get(0)!;
  const names = prowlerNames(who);
  const row = rows.size === 1 ? `row ${[...rows][0]!}` : `${rows.size} rows`;
  return {
    outcomes: possible([
      outcome(
        'prowls',
        days === 1 ? 'one of them prowls' : 'one of them prowls on a day at least',
        complement(none),
      ),
      outcome('none', 'none of them prowls', none),
    ]),
    explained: who.includes(GHOST)
      ? 'Ghosts prowl every day, whatever the die shows.'
      : `${names.charAt(0).toUpperCase()}${names.slice(1)}: ${row} of six, each day ${percent(daily)}${days === 1 ? '' : `; within ${counted(days, 'day')} ${percent(complement(none))}`}.`,
    ...(days === 1 ? {} : { spreads: [spreadLine('Days on which one of them prowls', on)] }),
  };
}

export const prowl = defineSituation<ProwlQuestion>({
  kind: 'prowl',
  title: 'Prowling',
  explains: 'Whether monsters or natives prowl: one die each Sunrise names the row of the appearance chart.',
  rules: ['MR-011', 'MR-R03', 'MR-B34', 'MR-B48'],
  schema: ProwlQuestion,
  example: ProwlQuestion.parse({ who: ['tremendous-dragon', 'giant'], days: 7 }),
  about: ({ id }) => (monsters.some((one) => one.id === id) ? { who: [id] } : undefined),
  solve: solveProwl,
});
