import { labelsOf } from '../../../kernel/labels';
import type { SheetBlock, SheetCell, SheetRow } from '../../../kernel/paper';
import { spentLevels, useLevels, type Army, type ArmyLine } from '../army';
import { isCharacter, type MmsCard } from '../catalogue/card';
import { signed } from '../catalogue/words';
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

const damage = ({ cap }: MmsCard): SheetCell =>
  cap === undefined ? '' : cap <= MOST_BOXES ? { boxes: cap } : { boxes: Math.ceil(cap / FIVE), each: FIVE };

/** A value with what is carried added to it; what stops or blocks is said as it is. */
function sum(base: number | undefined, mods: readonly (number | string | undefined)[]): string {
  if (base === undefined) return '';
  const words = mods.filter((mod) => typeof mod === 'string');
  const total = mods.reduce<number>((all, mod) => (typeof mod === 'number' ? all + mod : all), base);
  return [String(Math.max(0, total)), ...words].join(' ');
}

/** Minus values of attachments burden those who attack; the rest is the bearer’s own. */
function own(parts: readonly MmsCard[], key: 'rollMod' | 'damageMod', hurts: boolean): string {
  const total = parts.reduce((all, part) => {
    const value = part[key] ?? 0;
    return value < 0 === hurts ? all + value : all;
  }, 0);
  return total === 0 ? '' : signed(total);
}

/** Roll and damage, each where it says anything. */
const both = (roll: string, harm: string): string =>
  [roll === '' ? '' : `roll ${roll}`, harm === '' ? '' : `damage ${harm}`].filter(Boolean).join(', ');

function rowOf({ line, label, gem }: Use, house: MmsHouse): SheetRow {
  const { entry, with: parts } = line;
  return {
    at: line.at,
    cells: [
      entry.name,
      label ?? '',
      parts.map(({ name }) => name).join(', '),
      String(useLevels(line, house)),
      entry.cap === undefined ? '' : String(entry.cap),
      damage(entry),
      isCharacter(entry)
        ? [
            sum(
              entry.moveFree,
              parts.map((p) => p.moveFreeMod),
            ),
            sum(
              entry.moveAttack,
              parts.map((p) => p.moveAttackMod),
            ),
            sum(
              entry.range,
              parts.map((p) => p.rangeMod),
            ),
          ].join(' / ')
        : '',
      both(own(parts, 'rollMod', false), own(parts, 'damageMod', false)),
      both(own(parts, 'rollMod', true), own(parts, 'damageMod', true)),
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
