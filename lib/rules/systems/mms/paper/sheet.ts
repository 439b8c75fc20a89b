import { labelsOf } from '../../../kernel/list/labels';
import type { SheetBlock, SheetCell, SheetRow } from '../../../kernel/catalogue/paper';
import { signed } from '../../../kernel/words/words';
import { isKnown, spentLevels, useLevels, type Army, type ArmyLine } from '../army';
import { armed, carriedSum } from '../attack';
import { isCharacter, type MmsCard } from '../catalogue/card';
import type { MmsHouse } from '../house';

/** So many CAP have a box each; beyond that a box stands for five (the ledger’s roster sheet). */
const MOST_BOXES = 30;
const FIVE = 5;

/** One use of a card that stands on the mat. */
export interface Use {
  readonly line: ArmyLine;
  /** Its own label; absent: it is the only one, or nobody labelled it. */
  readonly label?: string;
  /** The number on its two gem markers, from 1. */
  readonly gem: number;
}

/** Every use of an army in its order, each with a gem of its own (MMS-019). */
export function usesInOrder({ lines }: Army): readonly Use[] {
  let gem = 0;
  return lines.flatMap((line) => {
    const labels = line.designation === undefined ? [] : labelsOf(line.designation);
    return Array.from({ length: line.count }, (_, i): Use => {
      const label = labels.length === line.count ? labels[i] : line.designation;
      gem += 1;
      return { line, gem, ...(label === undefined ? {} : { label }) };
    });
  });
}

/** The gems of the blank markers, after those of the army; where everything is known there are none (MMS-L23, MMS-R36). */
export function decoyGems(army: Army, { decoys, hiddenSetup }: MmsHouse): readonly number[] {
  const last = usesInOrder(army).at(-1)?.gem ?? 0;
  return hiddenSetup ? Array.from({ length: decoys }, (_, i) => last + i + 1) : [];
}

const damage = (cap: number | undefined): SheetCell =>
  cap === undefined ? '' : cap <= MOST_BOXES ? { boxes: cap } : { boxes: Math.ceil(cap / FIVE), each: FIVE };

/** What is carried changes by so much of an attack: by plus the bearer’s own, by minus that of whoever attacks him (MMS-R08). */
const changes = (parts: readonly MmsCard[], house: MmsHouse, sign: 'plus' | 'minus'): string =>
  (
    [
      ['roll', 'rollMod'],
      ['damage', 'damageMod'],
      // A plus on the own range stands under G already.
      ...(sign === 'minus' ? [['range', 'rangeMod'] as const] : []),
    ] as const
  )
    .flatMap(([word, key]) => {
      const sum = carriedSum(parts, key, house, sign);
      // More than the agreed penalty is lost (MMS-R04).
      const least = sign === 'minus' && word === 'roll' ? -(house.rollPenaltyCap ?? Infinity) : -Infinity;
      if (sum === 0) return [];
      return [`${word} ${signed(Math.max(sum, least))}${sum < least ? ` of ${signed(sum)}` : ''}`];
    })
    .join(', ');

/** Of a value that the pool does not know. */
const UNKNOWN = '?';

function rowOf({ line, label, gem }: Use, house: MmsHouse): SheetRow {
  const { entry, with: parts } = line;
  const cap = isKnown(entry, 'cap', house) ? entry.cap : undefined;
  const { move, moveAttack, range } = armed(line, house);
  return {
    at: line.at,
    cells: [
      entry.name,
      label ?? '',
      parts.map(({ name }) => name).join(', '),
      String(useLevels(line, house)),
      cap === undefined ? (entry.cap === undefined ? '' : UNKNOWN) : String(cap),
      damage(cap),
      isCharacter(entry) ? [move, moveAttack, range].map((value) => value ?? UNKNOWN).join(' / ') : '',
      changes(parts, house, 'plus'),
      changes(parts, house, 'minus'),
      String(gem),
      { write: 'short' },
    ],
  };
}

/** The roster of chapter 9: one line for each use, with its CAP to tick off and the key of its gems. */
export const sheet = (army: Army, house: MmsHouse): readonly SheetBlock[] => [
  {
    title: 'Army',
    columns: [
      { title: 'Card' },
      { title: 'Mark', part: 'designations' },
      { title: 'Carries' },
      { title: 'Level', part: 'values' },
      { title: 'CAP', part: 'values' },
      { title: 'CAP lost', part: 'boxes' },
      { title: 'E / F / G', part: 'values' },
      { title: 'Own', part: 'values' },
      { title: 'Attackers', part: 'values' },
      { title: 'Gem', part: 'trackers' },
      { title: 'Known to', part: 'trackers' },
    ],
    rows: usesInOrder(army).map((use) => rowOf(use, house)),
    foot: `Levels in all: ${spentLevels(army, house)}. “× 5”: each box is 5 CAP. The gem of that number lies on the mat, its twin on the card.`,
    rules: ['MMS-019', 'MMS-032', 'MMS-063', 'MMS-078', 'MMS-120'],
  },
];
