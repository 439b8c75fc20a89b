import type { Seat } from '../../../../../kernel/game/engine';
import { colorOfType, magicTypes, type Color } from '../../../catalogue/vocabulary';
import { COLOR, GONE, type MrState } from '../state';
import { isThere } from '../who';

/** Colors that everyone in the clearing may use: of the place, and of cards that somebody there has found. (MR-127, MR-B23) */
export function colorsHere(s: MrState): readonly Color[] {
  const out = new Set(s.game.colors);
  s.game.heroes.forEach(({ things }, seat) => {
    if (!isThere(s, seat)) return;
    things.forEach(({ effects }, item) => {
      if ((s.heroes[seat]!.items[item]! & GONE) !== 0) return;
      for (const effect of effects) if (effect.kind === 'color') out.add(effect.color);
    });
  });
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
