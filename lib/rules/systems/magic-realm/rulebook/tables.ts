import { capital, listed } from '../../../kernel/words/words';
import { adjustedTables, repositioning, type Adjusted } from '../catalogue/combat-tables';
import { transform } from '../catalogue/creatures';
import { commerce, meeting } from '../catalogue/dealing-tables';
import { seasons, weatherRolls, type WeatherPhases } from '../catalogue/seasons';
import { rollTables, type Six } from '../catalogue/tables';
import { titled } from '../catalogue/words-helpers';
import { full } from './write';

const rolls = (rows: Six): string => rows.map((result, i) => `${i + 1}: ${result}`).join('; ');

const boxes = ['first', 'second', 'third'] as const;

const moved = repositioning
  .map((to, i) => {
    const moves = to.flatMap((box, from) => (box === from ? [] : [`${boxes[from]!} to ${boxes[box]!}`]));
    return `${i + 1}: ${moves.length > 0 ? moves.join(', ') : 'none moves'}`;
  })
  .join('; ');

const creatures = transform
  .map(({ name, harm, attackTime, size, armored, moveTime, flies }, i) => {
    const attack = harm === undefined ? 'no attack' : `attack ${harm} ${attackTime}`;
    return `${i + 1}: ${name} (size ${size}${armored ? ', armored' : ''}, ${attack}, ${flies ? 'flies' : 'moves'} ${moveTime})`;
  })
  .join('; ');

const span = ({ from, to, result }: Adjusted): string => {
  if (from === undefined) return `${to!} or less: ${result}`;
  if (to === undefined) return `${from} or more: ${result}`;
  return `${from === to ? from : `${from} to ${to}`}: ${result}`;
};

const phases = ({ days, basic, sunlight, sheltered }: WeatherPhases): string =>
  `${days} days with ${basic} basic${sunlight ? `, ${sunlight} sunlight` : ''}${sheltered ? `, ${sheltered} sheltered` : ''}`;

/** The charts, made from the same data that is rolled on. */
export const tables = full('tables', [
  ...rollTables.map(
    ({ id, name, rows, note }) =>
      [`MR-table-${id}`, `${name}. ${rolls(rows)}.${note ? ` ${note}` : ''}`] as const,
  ),
  ...Object.entries(meeting).map(
    ([relation, rows]) => [`MR-table-meeting-${relation}`, `Meeting, ${relation}. ${rolls(rows)}.`] as const,
  ),
  ['MR-table-transform', `Transform. ${creatures}.`],
  [
    'MR-table-repositioning',
    `Repositioning, one die, for the red boxes, attack circles and maneuver boxes alike, counted from the left. ${moved}. Each counter ends in each place with one chance in three.`,
  ],
  [
    'MR-table-tactics',
    'Change tactics: two dice for a box; a 6 on either die turns its counters over, with chance 11 in 36.',
  ],
  ...Object.entries(commerce).map(
    ([relation, rows]) =>
      [`MR-table-commerce-${relation}`, `Commerce (optional), ${relation}. ${rolls(rows)}.`] as const,
  ),
  [
    'MR-table-commerce-meaning',
    'Commerce (optional): an offer is the sum of the special prices and the number given, and the seller may refuse it; a demand is that sum less the number, and refusing it blocks. The special price adds notoriety for Rogues, Bashkars and Company, fame for Order and Guard, both for the other groups, and a fame reward for its own group.',
  ],
  ...Object.entries(adjustedTables).map(
    ([name, rows]) =>
      [
        `MR-table-${name}-adjusted`,
        `${capital(name)}, adjusted (optional). ${rows.map(span).join('; ')}.`,
      ] as const,
  ),
  ['MR-table-weather', `Weather (optional). ${rolls(weatherRolls)}.`],
  ...seasons.map(
    (s) =>
      [
        `MR-table-season-${s.number}`,
        `Season ${s.number} (optional), ${capital(s.name)}: ${s.victoryPoints} victory points; ${s.mountainCost} MOVE phases into a mountain clearing; ` +
          `missions pay ${s.reward} gold a clearing, Food and Ale to the ${s.foodTo.map(titled).join(' or the ')}, ` +
          `Escort Party to the ${s.escortTo.map(titled).join(' or the ')}; day 7 gives ${listed(s.day7)}. Phases: ${Object.entries(
            s.weather,
          )
            .map(([w, p]) => `${w} ${phases(p)}`)
            .join('; ')}.`,
      ] as const,
  ),
]);
