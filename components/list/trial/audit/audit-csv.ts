import { csvOf } from '@/components/simulator/batch/csv';
import type { Audit, Measured } from '@/lib/sim';
import { sayVerdict } from '../say-effect';
import { sayHow } from './say-audit';

const HEAD = [
  'entry',
  'name',
  'uses',
  'cost of one',
  'unit',
  'one use was',
  'pairs',
  'win share',
  'low',
  'high',
  'per unit',
  'which says',
];

/** The table of an audit for a spreadsheet; what was not measured stands below with the reason. */
export const auditCsv = ({ lines, unit }: Audit, measured: readonly Measured[]): string =>
  csvOf([
    HEAD,
    ...measured.map(({ line, effect }) => [
      ...[line.entry, line.name, line.uses, line.price ?? '', line.price === undefined ? '' : unit],
      ...[sayHow(line), effect.pairs, effect.difference, effect.low, effect.high],
      ...[effect.perPrice ?? '', sayVerdict(effect)],
    ]),
    ...lines.flatMap(({ entry, name, uses, price, games }) =>
      'none' in games
        ? [
            [
              entry,
              name,
              uses,
              price ?? '',
              price === undefined ? '' : unit,
              '',
              0,
              '',
              '',
              '',
              '',
              games.none,
            ],
          ]
        : [],
    ),
  ]);
