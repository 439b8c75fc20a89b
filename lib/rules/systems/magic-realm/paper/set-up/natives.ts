import { listed } from '../../../../kernel/words/words';
import { armor, groups, horses, natives, weapons } from '../../catalogue';
import type { NativeGroup } from '../../catalogue/types';
import { titled } from '../../catalogue/words-helpers';
import { joined, rectangle, RIM_MM, space, UPRIGHT, words, type Part } from '../shapes';
import { CARD_MM } from './card-boxes';

/** Groups on one sheet; their cards lie on their side, so that they stand below each other. */
export const GROUPS = 5;
const FIRST_MM = 8;
const STEP_MM = (UPRIGHT.hMm - RIM_MM - FIRST_MM) / GROUPS;
const HEAD_MM = 6.5;
const GAP_MM = 2;
/** Four natives of 15 mm beside each other, in two lines: the largest group has eight. */
const MEMBERS_MM = 69;
/** Small treasures of a group, and of the scholar (MR-B02). */
const SMALL = 2;
const SCHOLAR_SMALL = 3;

/** Whoever owns a pile of small treasures. */
export interface Owner {
  readonly id: string;
  readonly name: string;
  readonly small: number;
  /** When and where it appears. */
  readonly where: string;
  readonly members: string;
  readonly goods: string;
}

const times = (n: number, what: string): string => (n === 1 ? what : `${what} × ${n}`);

/** Counters that a group holds when the game begins, alike ones together. */
function goodsOf(group: string): readonly string[] {
  const ridden = horses.filter(({ startsWith }) => startsWith === group);
  return [
    ...[...weapons, ...armor].flatMap(({ name, startsWith }) => {
      const n = startsWith[group] ?? 0;
      return n > 0 ? [times(n, name)] : [];
    }),
    ...(ridden.length > 0 ? [times(ridden.length, titled(ridden[0]!.breed))] : []),
  ];
}

const groupOwner = ({ id, name, row, garrison, appearsAt, members }: NativeGroup): Owner => {
  const all = natives.filter(({ group }) => group === id);
  const mounted = all.filter(({ horse }) => horse).length;
  return {
    id,
    name,
    small: SMALL,
    where: `row ${row} · ${garrison ? `garrison of the ${titled(garrison)}` : listed(appearsAt.map(titled), 'or')}`,
    members: `${members.length} natives${mounted > 0 ? `, ${mounted} with a horse` : ''}`,
    goods: goodsOf(id).join(', '),
  };
};

/** The groups by the row that regenerates them, then the one visitor who has treasures. */
export const owners: readonly Owner[] = [
  ...[...groups].sort((a, b) => a.row - b.row).map(groupOwner),
  { id: 'scholar', name: 'Scholar', small: SCHOLAR_SMALL, where: 'visitor', members: '', goods: '' },
];

function ownerPart({ id, name, small, where, members, goods }: Owner, i: number): Part {
  const y = FIRST_MM + i * STEP_MM;
  const pile = { x: RIM_MM, y, w: CARD_MM.h, h: CARD_MM.w };
  const left = pile.x + pile.w + GAP_MM;
  const rest = UPRIGHT.wMm - RIM_MM - left;
  const h = CARD_MM.w - HEAD_MM;
  const stand = { x: left, y: y + HEAD_MM, w: MEMBERS_MM, h };
  const hold = { x: left + MEMBERS_MM + GAP_MM, y: y + HEAD_MM, w: rest - MEMBERS_MM - GAP_MM, h };
  return {
    spaces: [
      space(`${id}-treasures`, `${name}: ${small} small treasures`, rectangle(pile), 'stone'),
      ...(members === '' ? [] : [space(`${id}-members`, `${name}: ${members}`, rectangle(stand))]),
      ...(goods === '' ? [] : [space(`${id}-goods`, `${name}: ${goods}`, rectangle(hold))]),
    ],
    lines: [],
    marks: [
      words(`${small} small treasures`, pile.x + pile.w / 2, y + 4, 2, pile.w),
      words(`${name} · ${where}`, left + rest / 2, y + 2.6, 2.2),
      ...(members === '' ? [] : [words(members, stand.x + stand.w / 2, y + HEAD_MM + 3, 1.7, stand.w - 2)]),
      ...(goods === '' ? [] : [words(goods, hold.x + hold.w / 2, y + HEAD_MM + 3, 1.6, hold.w - 2)]),
    ],
  };
}

export const ownerSheet = (some: readonly Owner[]): Part => joined(some.map(ownerPart));
