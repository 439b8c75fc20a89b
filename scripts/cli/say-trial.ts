import { sayAudit, sayHow } from '@/components/list/trial/audit/say-audit';
import { bots } from '@/components/list/trial/bots';
import { points, pointsEach, sayMany, sayPrice, sayVerdict } from '@/components/list/trial/say-effect';
import { sayHelping, sayProgress } from '@/components/list/trial/suggest/say-suggestions';
import { listed } from '@/lib/rules/kernel/words/words';
import {
  helpingIn,
  measuredIn,
  type AuditRun,
  type Measured,
  type SuggestionsRun,
  type TrialRun,
} from '@/lib/sim';
import { textTable } from './text-table';

/** A trial as the page shows it: in sentences, and as a table. */
export function sayTrial(run: TrialRun): string {
  const { wish } = 'audit' in run ? run.audit : run.suggestions;
  const [, hands = wish.bot] = bots.find(([level]) => level === wish.bot) ?? [];
  return [
    ...('audit' in run ? sayWorth(run) : saySuggestions(run)),
    '',
    `Both sides are played by ${lowered(hands)}, against the usual list of the game: a strength in their hands, not in yours.`,
    `Under “${wish.agreement.name}”, seed ${wish.seed}: the same seed plays the same games again.`,
  ].join('\n');
}

/** `Sharp bots, which take long`: how long nobody need hear once they have played. */
const lowered = (hands: string): string => hands.replace(/,.*/, '').replace(/^./, (c) => c.toLowerCase());

function sayWorth(run: AuditRun): readonly string[] {
  const { lines, comparisons, unit, means } = run.audit;
  const measured = measuredIn(run);
  const unmeasured = lines.flatMap(({ name, games }) =>
    'none' in games ? [`  ${name}: ${games.none}`] : [],
  );
  return [
    ...(measured.length === 0
      ? []
      : [
          ...sayAudit(measured),
          ...(means === undefined ? [] : [means]),
          sayMany(comparisons),
          '',
          effectTable(unit, ['Entry', 'Uses', 'One costs'], measured, ({ line }) => [
            line.standIn ? `${line.name}, ${sayHow(line)}` : line.name,
            String(line.uses),
            sayPrice(line.price, unit),
          ]),
        ]),
    ...(unmeasured.length === 0 ? [] : ['', 'Not measured', ...unmeasured]),
  ];
}

function saySuggestions(run: SuggestionsRun): readonly string[] {
  const { unit, leaves, idle } = run.suggestions;
  const helping = helpingIn(run);
  return [
    sayProgress(run).says,
    ...sayHelping(helping),
    sayMany(run.measured.length),
    '',
    effectTable(
      unit,
      [leaves ? `In place of ${leaves.name}` : 'Entry', 'Costs'],
      helping,
      ({ candidate }) => [
        candidate.alike.length > 0 ? `${candidate.name}, as ${listed(candidate.alike)}` : candidate.name,
        sayPrice(candidate.price, unit),
      ],
    ),
    ...(idle.length === 0 ? [] : [`No part in a game under this agreement: ${idle.join(', ')}`]),
  ];
}

/** What each is, and what it adds in points of win share. */
function effectTable<T extends Pick<Measured, 'effect'>>(
  unit: string,
  head: readonly string[],
  rows: readonly T[],
  cells: (row: T) => readonly string[],
): string {
  return textTable(
    [...head, 'Points', 'Between', `Per ${unit}`, 'Pairs', 'Which says'],
    rows.map((row) => {
      const { difference, low, high, perPrice, pairs } = row.effect;
      return [
        ...cells(row),
        points(difference),
        `${points(low)} to ${points(high)}`,
        perPrice === undefined ? '' : pointsEach(perPrice),
        String(pairs),
        sayVerdict(row.effect),
      ];
    }),
  );
}
