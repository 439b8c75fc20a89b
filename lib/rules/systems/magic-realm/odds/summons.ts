import { z } from 'zod';
import { asPercent, complement, never, type Fraction } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { cardField } from '../../../kernel/own/own-fields';
import { listed } from '../../../kernel/words/words';
import { chart, dwellings, groups, mapChits } from '../catalogue';
import type { WarningLetter } from '../catalogue/vocabulary';
import { several } from '../catalogue/words-helpers';
import { of } from '../reckon/exact';
import { arrivals } from '../reckon/realm';
import { namesOf } from './roller';
import { gathered, outcome, percent, possible } from './words';

const NONE = 'none';
/** Valley chits are exchanged for dwellings before the first day. (MR-B09) */
const warnings = mapChits.filter(({ chit, letter }) => chit === 'warning' && letter !== 'V');
const callers = mapChits.filter(({ chit }) => chit === 'sound' || chit === 'site');

const letterNames: Readonly<Record<WarningLetter, string>> = {
  C: 'cave',
  M: 'mountain',
  V: 'valley',
  W: 'woods',
};

const SummonsQuestion = z.strictObject({
  warning: z
    .enum([NONE, ...warnings.map(({ id }) => id)])
    .default('warning-bones-m')
    .meta(
      cardField({
        title: 'Warning chit of the tile',
        labels: { [NONE]: 'None: a valley', ...namesOf(warnings) },
      }),
    ),
  warningIsUp: z.boolean().default(false).meta({
    title: 'It lay face up already',
    description: 'Then it calls nobody, but its letter still counts',
  }),
  chits: z
    .array(z.enum(callers.map(({ id }) => id)))
    .max(6)
    .default([])
    .meta(cardField({ title: 'Sounds and sites that turn up', labels: namesOf(callers) })),
  dwelling: z
    .enum([NONE, ...dwellings.map(({ id }) => id)])
    .default(NONE)
    .meta(
      cardField({ title: 'Dwelling of the clearing', labels: { [NONE]: 'None', ...namesOf(dwellings) } }),
    ),
  clearing: z.int().min(1).max(6).default(1).meta({ title: 'Clearing in which the turn ends' }),
});
type SummonsQuestion = z.output<typeof SummonsQuestion>;

const isCalled = ({ dwelling }: SummonsQuestion, row: number): string | undefined => {
  const natives = chart.find((one) => one.row === row)?.natives;
  return natives?.at.some((id) => id === dwelling)
    ? groups.find(({ id }) => id === natives.group)!.name
    : undefined;
};

interface Coming {
  readonly words: string;
  readonly here: boolean;
}

/** Who comes when a row prowls, and whether a monster comes to the very clearing. (MR-086 to MR-088, MR-B48, MR-B49) */
function comingIn(q: SummonsQuestion, row: number): Coming {
  const warning = warnings.find(({ id }) => id === q.warning);
  const up = [
    ...(warning && !q.warningIsUp ? [warning] : []),
    ...callers.filter(({ id }) => q.chits.includes(id)),
  ];
  const monsters = arrivals(row, warning?.letter ?? 'V', up, q.clearing);
  const natives = isCalled(q, row);
  return {
    words: listed([
      ...monsters.map(({ monster, count, clearing }) => `${several(count, monster)} in clearing ${clearing}`),
      ...(natives ? [`the ${natives}`] : []),
    ]),
    here: monsters.some(({ clearing }) => clearing === q.clearing),
  };
}

/** Whom the end of a turn brings: each row prowls with one chance in six. (MR-011) */
function solveSummons(q: SummonsQuestion): Chances {
  const rows = [1, 2, 3, 4, 5, 6].map((row) => ({ row, ...comingIn(q, row) }));
  const chances = gathered(rows.map(({ words }) => [words, of(1, 6)] as const));
  const nobody: Fraction = chances.get('') ?? never;
  const here = of(rows.filter((row) => row.here).length, 6);
  const letter = warnings.find(({ id }) => id === q.warning)?.letter ?? 'V';
  return {
    outcomes: possible([
      ...[...chances]
        .filter(([words]) => words !== '')
        .map(([words, chance]) =>
          outcome(`row-${rows.find((row) => row.words === words)!.row}`, words, chance),
        ),
      outcome('nobody', 'nobody comes', nobody),
    ]),
    explained: `The end of a turn in this ${letterNames[letter]} tile brings somebody ${percent(complement(nobody))}. Monsters come to clearing ${q.clearing} itself ${asPercent(here)}${here.top === 0n ? '' : ', and block whoever is unhidden there'}.`,
  };
}

export const summons = defineSituation<SummonsQuestion>({
  kind: 'summons',
  title: 'Who comes at the end of a turn',
  explains:
    'Which monsters and natives the chits of a tile bring when they turn up, for a full appearance chart.',
  rules: ['MR-011', 'MR-084', 'MR-086', 'MR-087', 'MR-088', 'MR-B48', 'MR-B49'],
  schema: SummonsQuestion,
  example: SummonsQuestion.parse({ warning: 'warning-bones-m', chits: ['sound-howl-4', 'sound-roar-6'] }),
  about: ({ id }) => {
    if (warnings.some((one) => one.id === id)) return { warning: id, chits: [] };
    if (callers.some((one) => one.id === id)) return { chits: [id] };
    return dwellings.some((one) => one.id === id) ? { warning: NONE, chits: [], dwelling: id } : undefined;
  },
  solve: solveSummons,
});
