import { atLeastCurve } from '../../kernel/odds';
import { bump, leading, profileRows, Tally, type Statistic } from '../../kernel/statistics';
import { isKnown, levelOf, usesOf, type Army, type ArmyLine } from './army';
import { armed, carriedSum, hitsOf, meanOf } from './attack';
import { isAttachment } from './catalogue/card';
import { kinds } from './catalogue/kinds';
import type { MmsHouse } from './house';

const uses = (n: number): string => (n === 1 ? '1 use' : `${n} uses`);
const pluralOf = new Map<string, string>(kinds.map(({ id, plural }) => [id, plural]));
const plurals = kinds.map(({ plural }) => plural);

const STEPS = [10, 20, 50, 100, 200];
const MOST_BANDS = 14;

/** The narrowest step in which the levels make few enough rows. */
const stepFor = (levels: ReadonlyMap<number, number>): number => {
  const most = Math.max(0, ...levels.keys());
  return STEPS.find((step) => most < step * MOST_BANDS) ?? STEPS.at(-1)!;
};

const banded = (levels: ReadonlyMap<number, number>, step: number) => {
  const bands = new Map<number, number>([[0, 0]]);
  for (const [level, n] of levels) bump(bands, Math.floor(level / step), n);
  return profileRows(bands, (n) => `${n * step}–${n * step + step - 1}`);
};

/** Levels and uses of each category, with what nobody knows the level of apart. */
function byCategory(army: Army, house: MmsHouse): readonly Statistic[] {
  const levels = new Tally(plurals);
  const counts = new Tally(plurals);
  const bands = new Map<number, number>();
  let unknown = 0;
  const { cards, uses: times } = usesOf(army);
  cards.forEach((card, i) => {
    const n = times[i]!;
    const plural = pluralOf.get(card.kind)!;
    counts.add(plural, n);
    const level = levelOf(card, house);
    if (level === undefined) unknown += n;
    else {
      levels.add(plural, n * level);
      bump(bands, level, n);
    }
  });
  const rows = levels.rows();
  const step = stepFor(bands);
  const left =
    unknown === 0 ? {} : { unknown: `Nobody knows the level of ${uses(unknown)}; they are left out.` };
  return [
    ...(levels.total > 0
      ? [
          {
            id: 'levels',
            title: 'Levels by category',
            says: `${levels.total === 1 ? '1 level' : `${levels.total} levels`}; ${leading(rows, (l) => `levels of ${l.toLowerCase()}`)}.`,
            shape: 'bars' as const,
            unit: 'level',
            adds: true,
            rows,
            rules: ['MMS-003', 'MMS-025', 'MMS-031'],
            ...left,
          },
        ]
      : []),
    {
      id: 'uses',
      title: 'Uses by category',
      says: `${uses(counts.total)} of ${cards.length === 1 ? '1 card' : `${cards.length} cards`}, attachments counted.`,
      shape: 'bars',
      unit: 'use',
      adds: true,
      rows: counts.rows(),
      rules: ['MMS-003', 'MMS-031'],
    },
    ...(bands.size > 0
      ? [
          {
            id: 'level-curve',
            title: 'Cheap and dear cards',
            says: `How many uses cost so many levels, in steps of ${step}.`,
            shape: 'bars' as const,
            unit: 'use',
            adds: false,
            profile: true,
            rows: banded(bands, step),
            rules: ['MMS-024', 'MMS-031'],
            ...left,
          },
        ]
      : []),
  ];
}

const characters = (army: Army): readonly ArmyLine[] =>
  army.lines.filter(({ entry }) => entry.kind === 'character');

/** Uses that have a value, and a sentence on those that have none. */
function profile(
  army: Army,
  valueOf: (line: ArmyLine) => number | undefined,
): {
  readonly counts: Map<number, number>;
  readonly known: number;
  readonly unknown: number;
  readonly sum: number;
} {
  const counts = new Map<number, number>();
  let [known, unknown, sum] = [0, 0, 0];
  for (const line of characters(army)) {
    const value = valueOf(line);
    if (value === undefined) unknown += line.count;
    else {
      bump(counts, value, line.count);
      known += line.count;
      sum += value * line.count;
    }
  }
  return { counts, known, unknown, sum };
}

const rounded = (n: number): number => Math.round(n * 100) / 100;

function profileOf(
  army: Army,
  head: Pick<Statistic, 'id' | 'title' | 'rules'>,
  what: string,
  valueOf: (line: ArmyLine) => number | undefined,
): readonly Statistic[] {
  const { counts, known, unknown, sum } = profile(army, valueOf);
  if (known === 0) return [];
  const [least, most] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  return [
    {
      ...head,
      says:
        least === most
          ? `Every character has ${what} ${least}.`
          : `The characters have ${what} ${least} to ${most}, ${rounded(sum / known)} on average.`,
      shape: 'bars',
      unit: 'character',
      adds: true,
      profile: true,
      rows: profileRows(counts),
      ...(unknown === 0
        ? {}
        : { unknown: `It is not known of ${unknown === 1 ? '1 character' : `${unknown} characters`}.` }),
    },
  ];
}

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
function damage(army: Army, house: MmsHouse): readonly Statistic[] {
  const seen = new Map<string, { mean: number; hits: ReturnType<typeof hitsOf> }>();
  let unknown = 0;
  for (const line of characters(army)) {
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
function healing(army: Army, house: MmsHouse): readonly Statistic[] {
  const rows = new Map<string, { healers: number; mean: number | undefined }>();
  for (const line of characters(army)) {
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

/** How many characters carry so many attachments. */
function load(army: Army, house: MmsHouse): readonly Statistic[] {
  const { counts, known, sum } = profile(army, ({ with: parts }) => parts.filter(isAttachment).length);
  if (known === 0) return [];
  const limit = house.maxAttachments;
  return [
    {
      id: 'load',
      title: 'Load',
      says: `${known === 1 ? '1 character carries' : `${known} characters carry`} ${sum === 1 ? '1 attachment' : `${sum} attachments`}${limit === null ? '; no limit is agreed' : `; at most ${limit} each are agreed`}.`,
      shape: 'bars',
      unit: 'character',
      adds: true,
      profile: true,
      rows: profileRows(counts, (n) => `carrying ${n}`),
      rules: ['MMS-R24'],
    },
  ];
}

/** Levels, movement, attack, range, healing and load of an army. */
export function statistics(army: Army, house: MmsHouse): readonly Statistic[] {
  if (army.lines.length === 0) return [];
  return [
    ...byCategory(army, house),
    ...profileOf(
      army,
      { id: 'movement', title: 'Movement without an attack', rules: ['MMS-124', 'MMS-R08'] },
      'movement',
      (line) => armed(line, house).move,
    ),
    ...profileOf(
      army,
      { id: 'movement-attack', title: 'Movement before an attack', rules: ['MMS-125', 'MMS-R08'] },
      'movement',
      (line) => armed(line, house).moveAttack,
    ),
    ...profileOf(
      army,
      { id: 'range', title: 'Range', rules: ['MMS-126', 'MMS-R10'] },
      'range',
      (line) => armed(line, house).range,
    ),
    ...damage(army, house),
    ...healing(army, house),
    ...load(army, house),
  ];
}
