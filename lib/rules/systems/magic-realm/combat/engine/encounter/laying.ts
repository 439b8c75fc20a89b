import type { Seat } from '../../../../../kernel/game/engine';
import { DAMAGED, GONE, LAID, WORN, type Laid, type Lying, type MrState, type Thing } from '../state';

const isSource = ({ effects }: Thing): boolean => effects.some(({ kind }) => kind === 'color');

/** Does it lie where he has laid it down? */
export const isLaid = (s: MrState, seat: Seat, item: number): boolean =>
  s.lying.some((one) => one.of === seat && one.item === item);

/** A thing that lies open, with all that it brings to whoever takes it. (MR-B70) */
export function lyingThing(s: MrState, { of, item }: Pick<Laid, 'of' | 'item'>): Omit<Lying, 'state'> {
  if (of < 0) return s.game.lying![item]!;
  const { things, playings, spells } = s.game.heroes[of]!;
  return {
    thing: things[item]!,
    playings: playings.filter((one) => one.item === item),
    spells: spells.filter((one) => one.item === item),
  };
}

/** He lays it down where everybody sees it; a color source goes on working. (MR-B18, MR-B70) */
export function layDown(s: MrState, seat: Seat, item: number): void {
  const hero = s.heroes[seat]!;
  const { things, playings } = s.game.heroes[seat]!;
  const state = (hero.items[item]! & DAMAGED) | (isSource(things[item]!) ? WORN : 0);
  const chits = playings.flatMap((one, i) => (one.item === item ? [hero.chits[i]!] : []));
  hero.items[item]! |= GONE | LAID;
  s.lying.push({ of: seat, item, state, chits });
}
