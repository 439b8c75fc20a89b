import type { Seat, Tell } from '../../../../../kernel/game/engine';
import { colorOfType, magicTypes, type Color } from '../../../catalogue/vocabulary';
import type { MrChoice } from '../choices';
import type { MrEvent } from '../events';
import { lyingThing } from '../encounter/laying';
import { COLOR, DEAD, FATIGUED, GONE, LEFT_BEHIND, type MrState, type Thing } from '../state';
import { bodyIn, isThere } from '../who';

/** Colors that everyone in the clearing may use: of the place, and of cards that somebody there has found. (MR-127, MR-B23) */
export function colorsHere(s: MrState): readonly Color[] {
  const out = new Set(s.game.colors);
  const give = ({ effects }: Thing): void => {
    for (const effect of effects) if (effect.kind === 'color') out.add(effect.color);
  };
  s.game.heroes.forEach(({ things }, seat) => {
    // What a dead one had lies there, or with his killer. (MR-183)
    const isHere = isThere(s, seat) || s.heroes[seat]!.life === DEAD;
    things.forEach((thing, item) => {
      const state = s.heroes[seat]!.items[item]!;
      // What was left behind works where it lies. (MR-B18)
      if ((state & LEFT_BEHIND) !== 0 || (isHere && (state & GONE) === 0)) give(thing);
    });
  });
  for (const laid of s.lying) give(lyingThing(s, laid).thing);
  return [...out];
}

const firstOfEach = (of: readonly number[], key: (one: number) => string): number[] => {
  const seen = new Set<string>();
  return of.filter((one) => !seen.has(key(one)) && seen.add(key(one)));
};

/** Own color chits that give the color; of equal ones the first. */
export function chitsOfColor(s: MrState, seat: Seat, color: Color | 'any'): readonly number[] {
  const { playings } = s.game.heroes[seat]!;
  const { chits } = s.heroes[seat]!;
  const given = playings.flatMap(({ magic }, i) =>
    chits[i] === COLOR && (color === 'any' || colorOfType[magicTypes[magic]!] === color) ? [i] : [],
  );
  return firstOfEach(given, (i) => playings[i]!.code);
}

/** Color chits that he may fatigue unused in his action turn; those of whom a spell has changed are out of reach. (MR-B24, MR-B29) */
export function wastable(s: MrState, seat: Seat): readonly MrChoice[] {
  if (bodyIn(s, seat)) return [];
  const { playings } = s.game.heroes[seat]!;
  return chitsOfColor(s, seat, 'any').flatMap((chit): MrChoice[] =>
    playings[chit]!.item < 0 ? [{ type: 'fatigue-color', chit }] : [],
  );
}

/** One of them tires, and the round is no quiet one. (MR-B24, MR-R51) */
export function waste(s: MrState, seat: Seat, chit: number, tell?: Tell<MrEvent>): void {
  s.heroes[seat]!.chits[chit] = FATIGUED;
  s.stirred = 1;
  tell?.({ type: 'color-fatigued', rule: 'MR-B24', seat, chit });
}
