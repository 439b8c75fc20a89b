import { chart, groups, monsters, natives } from '../../../catalogue';
import type { Monster, Native } from '../../../catalogue/types';
import { titled } from '../../../catalogue/words-helpers';

/** A counter of a monster or native: what never changes about it. */
export interface Denizen {
  readonly id: string;
  readonly name: string;
  readonly monster?: Monster;
  readonly native?: Native;
  /** Row of the appearance chart that moves and regenerates it; 0: ghosts, which prowl always. */
  readonly row: number;
  /** Box of the set-up card where it begins, counted through the chart; −1: none. */
  readonly box: number;
}

/** A box of the appearance chart, and what calls its monsters. */
export interface ChartBox {
  readonly row: number;
  /** Group of boxes that share their callers, counted within the row. */
  readonly group: number;
  readonly by: readonly string[];
  readonly denizens: readonly number[];
}

function lay(): { readonly denizens: readonly Denizen[]; readonly boxes: readonly ChartBox[] } {
  const denizens: Denizen[] = [];
  const boxes: ChartBox[] = [];
  const counted = new Map<string, number>();
  const add = (monster: Monster, row: number, box: number): number => {
    const n = (counted.get(monster.id) ?? 0) + 1;
    counted.set(monster.id, n);
    return denizens.push({ id: monster.id, name: `${monster.name} ${n}`, monster, row, box }) - 1;
  };
  for (const { row, monsters: summons } of chart)
    summons.forEach(({ by, boxes: own }, group) => {
      for (const box of own) {
        const at = boxes.length;
        const held = box.flatMap(({ monster, count }) => {
          const entry = monsters.find(({ id }) => id === monster)!;
          return Array.from({ length: count }, () => add(entry, row, at));
        });
        boxes.push({ row, group, by, denizens: held });
      }
    });
  const ghost = monsters.find(({ id }) => id === 'ghost')!;
  for (let i = 0; i < 2; i++) add(ghost, 0, -1);
  for (const native of natives) {
    const { row } = groups.find(({ id }) => id === native.group)!;
    denizens.push({ id: native.id, name: native.name, native, row, box: -1 });
  }
  return { denizens, boxes };
}

/** `Giant Bat 2`, `Pikeman C1`. */
export function denizenName(denizen: number): string {
  const { name, native } = denizens[denizen]!;
  return native ? `${titled(native.type)} ${name}` : name;
}

const laid = lay();
/** Every counter: monsters in the order of the chart, then ghosts, then natives. (MR-B48, MR-B34) */
export const denizens: readonly Denizen[] = laid.denizens;
export const boxes: readonly ChartBox[] = laid.boxes;

/** It lies on the set-up card. */
export const ON_CARD = -1;
/** Killed: back at its start when its row regenerates. (MR-R31) */
export const KILLED = -2;
/** A caster has taken it up into himself. (MR-S24) */
export const ABSORBED = -3;
