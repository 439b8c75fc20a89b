import { atLeastCurve } from '../../kernel/game/odds';
import type { Statistic } from '../../kernel/list/statistics';
import { charactersOf, isKnown, type Army, type ArmyLine } from './army';
import { armed, carriedSum, hitsOf, meanOf } from './attack';
import type { MmsHouse } from './house';

/** To the hundredth, as figures of an army are told. */
export const rounded = (n: number): number => Math.round(n * 100) / 100;

/** A name for a character with what it carries. */
const nameOf = ({ entry, with: parts, designation }: ArmyLine): string =>
  `${entry.name}${designation ? ` ${designation}` : ''}${
    parts.length > 0
      ? ` with ${parts
          .map((p) => p.name)
          .sort()
          .join(', ')}`
      : ''
  }`;

const MOST_LINES = 6;

/** What one attack of each character takes, on average and at least. */
export function damage(army: Army, house: MmsHouse): readonly Statistic[] {
  const seen = new Map<string, { mean: number; hits: ReturnType<typeof hitsOf> }>();
  let unknown = 0;
  for (const line of charactersOf(army)) {
    const { hits } = armed(line, house);
    if (!hits) unknown += line.count;
    else seen.set(nameOf(line), { mean: meanOf(hits), hits });
  }
  if (seen.size === 0) return [];
  const rows = [...seen].sort(([a, x], [b, y]) => y.mean - x.mean || (a < b ? -1 : 1));
  const [best] = rows;
  const left =
    unknown === 0
      ? {}
      : {
          unknown: `The attack table of ${unknown === 1 ? '1 character is' : `${unknown} characters is`} not known.`,
        };
  const rules = ['MMS-123', 'MMS-R02', 'MMS-R03', 'MMS-R04', 'MMS-R08'];
  return [
    {
      id: 'damage',
      title: 'CAP taken by an attack, on average',
      says: `${best![0]} hits hardest: ${rounded(best![1].mean)} CAP an attack on average, against a target without protection${house.attackSelection === 'declared' ? ', by the attack that takes most' : ''}.`,
      shape: 'bars',
      unit: 'CAP',
      adds: false,
      rows: rows.map(([label, { mean }]) => ({ label, value: rounded(mean) })),
      rules,
      ...left,
    },
    {
      id: 'damage-at-least',
      title: 'CAP taken by an attack, at least',
      says: `The chance that one attack takes so much CAP or more${rows.length > MOST_LINES ? `, for the ${MOST_LINES} that hit hardest` : ''}.`,
      shape: 'curve',
      unit: 'chance',
      axis: 'CAP taken',
      lines: rows.slice(0, MOST_LINES).map(([label, { hits }]) => ({ label, points: atLeastCurve(hits) })),
      rules,
      ...left,
    },
  ];
}

/**
 * Who can heal, and what one heal restores: the table alone, with no change of damage, and of the roll only where the
 * table agreed that what the healer carries helps it (MMS-R28).
 */
export function healing(army: Army, house: MmsHouse): readonly Statistic[] {
  const rows = new Map<string, { healers: number; mean: number | undefined }>();
  for (const line of charactersOf(army)) {
    const { entry, with: parts, count } = line;
    if (!entry.abilities.includes('healer') || !isKnown(entry, 'abilities', house)) continue;
    const more =
      parts.filter((p) => p.abilities.includes('heal+4') && isKnown(p, 'abilities', house)).length * 4;
    const mean =
      entry.attackTable && isKnown(entry, 'attackTable', house)
        ? meanOf(
            hitsOf(
              entry.attackTable.map(([from, to, type, cap]) => [from, to, type, cap + more] as const),
              house.healUsesModifiers ? carriedSum(parts, 'rollMod', house, 'plus') : 0,
              0,
              false,
              // A healer names his row as an attacker does; a natural hit is one of attacks.
              { attackSelection: house.attackSelection, naturalHit: null },
            ),
          )
        : undefined;
    const name = nameOf(line);
    rows.set(name, { healers: (rows.get(name)?.healers ?? 0) + count, mean });
  }
  const healers = [...rows.values()].reduce((n, row) => n + row.healers, 0);
  if (healers === 0) return [];
  return [
    {
      id: 'healing',
      title: 'Healing',
      says: `${healers === 1 ? 'One character can heal' : `${healers} characters can heal`}; a heal takes the whole turn of the healer.`,
      shape: 'table',
      columns: ['Healer', 'Number', 'CAP restored by a heal, on average'],
      rows: [...rows]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, row]) => [name, row.healers, row.mean === undefined ? 'not known' : rounded(row.mean)]),
      rules: ['MMS-058', 'MMS-059', 'MMS-062', 'MMS-R28'],
    },
  ];
}
