import type { House } from './house';
import type { Victory } from './options';
import { victoryCategories, type VictoryCategory } from './sheet-words';
import type { CharacterView } from './sheet';

/** What one victory point stands for in each category. (MR-B64) */
export const factors: Readonly<Record<VictoryCategory, number>> = {
  greatTreasures: 1,
  spells: 2,
  fame: 10,
  notoriety: 20,
  gold: 30,
};

export const categoryNames: Readonly<Record<VictoryCategory, string>> = {
  greatTreasures: 'great treasures',
  spells: 'spells',
  fame: 'fame',
  notoriety: 'notoriety',
  gold: 'gold',
};

export const totalPoints = (victory: Victory | undefined): number => {
  if (!victory) return 0;
  let total = 0;
  for (const category of victoryCategories) total += victory[category] ?? 0;
  return total;
};

/** What must be reached in each category: points times factor. (MR-B64) */
export const needed = (victory: Victory): Readonly<Record<VictoryCategory, number>> => ({
  greatTreasures: (victory.greatTreasures ?? 0) * factors.greatTreasures,
  spells: (victory.spells ?? 0) * factors.spells,
  fame: (victory.fame ?? 0) * factors.fame,
  notoriety: (victory.notoriety ?? 0) * factors.notoriety,
  gold: (victory.gold ?? 0) * factors.gold,
});

/** Points of a player’s k-th character, counted from 0, at a level. (MR-B64, MR-L08) */
export const requiredPoints = (house: House, k: number, level: number): number =>
  Math.max(2, house['game.victoryPoints'] + k * house['party.extraPoint'] - (4 - level));

const MOST = 64;

/**
 * How many points each character must assign. Which one of a player’s characters counts as the first is the player’s
 * choice, so the characters are ranked to suit their totals, and the order of the lines decides nothing.
 */
export function requiredFor(characters: readonly CharacterView[], house: House): readonly number[] {
  const first = characters[0];
  if (!first) return [];
  if (characters.length === 1) return [requiredPoints(house, 0, first.level)];
  // Ranked by what a line says and not by where it stands.
  const order = characters.map((_, i) => i).sort((a, b) => compare(characters[a]!, characters[b]!));
  const need = (i: number, k: number) => requiredPoints(house, k, characters[i]!.level);
  const place = new Array<number | undefined>(characters.length).fill(undefined);
  if (characters.length > MOST) order.forEach((i, k) => (place[i] = k));
  else rank(characters, order, place, need);
  return characters.map((_, i) => need(i, place[i]!));
}

const compare = (a: CharacterView, b: CharacterView): number =>
  a.key === b.key ? a.count - b.count : a.key < b.key ? -1 : 1;

/** Gives each character a place among the player’s characters: first those whose totals fit one, then the rest. */
const rank = (
  characters: readonly CharacterView[],
  order: readonly number[],
  place: (number | undefined)[],
  need: (i: number, k: number) => number,
): void => {
  const totals = characters.map(({ member }) => (member.victory ? totalPoints(member.victory) : undefined));
  /** The last place in which a character’s total is right. */
  const lastFit = characters.map((_, i) => {
    for (let k = characters.length - 1; k >= 0; k--) if (need(i, k) === totals[i]) return k;
    return -1;
  });
  const open: number[] = [];
  for (let k = 0; k < characters.length; k++) {
    let best = -1;
    for (const i of order)
      if (place[i] === undefined && need(i, k) === totals[i])
        if (best < 0 || lastFit[i]! < lastFit[best]!) best = i;
    if (best < 0) open.push(k);
    else place[best] = k;
  }
  const worth = (i: number) => (totals[i] ?? 0) + 4 - characters[i]!.level;
  const left = order.filter((i) => place[i] === undefined).sort((a, b) => worth(a) - worth(b));
  left.forEach((i, n) => (place[i] = open[n]!));
};
