import { bump, leading, profileRows, Tally, type Statistic } from '../../kernel/list/statistics';
import { charactersOf, levelOf, usesOf, type Army, type ArmyLine } from './army';
import { armed } from './attack';
import { damage, healing, rounded } from './attack-statistics';
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
  for (const line of charactersOf(army)) {
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
