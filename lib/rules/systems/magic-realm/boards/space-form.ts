import { z } from 'zod';
import type { SpaceForm } from '../../../kernel/game/space-form';
import { capital } from '../../../kernel/words/words';
import { placeNames } from '../places';
import { tiles } from '../catalogue/tiles';
import { hexesRound, hexKey, isValley, laidOf, sides, valleyHolds, type Place, type RealmMap } from './map';
import { wayNames } from './names';

const turns = ['0', '1', '2', '3', '4', '5'] as const;
const turnNames = Object.fromEntries(turns.map((turn) => [turn, capital(wayNames[(Number(turn) + 3) % 6]!)]));
const sideNames = { green: 'Green', enchanted: 'Enchanted' };
const holdsNames = Object.fromEntries(valleyHolds.map((what) => [what, capital(placeNames[what])]));

/** The tile of a space: of a clearing the one that it lies on. */
const tileOf = (map: RealmMap, space: string): { readonly id: string; readonly at: Place } | undefined => {
  const id = Object.keys(map.tiles).find((one) => space === one || new RegExp(`^${one}-\\d$`).test(space));
  const at = id === undefined ? undefined : map.tiles[id];
  return id !== undefined && at ? { id, at } : undefined;
};

/** Every hexagon that may be named, in words: those of other tiles, and the empty ones round the map. */
function hexNames(map: RealmMap, own: string): Readonly<Record<string, string>> {
  const laid = laidOf(map);
  const at = new Map(laid.map((one) => [hexKey(one.q, one.r), one]));
  const { q, r } = map.tiles[own]!;
  const here = hexKey(q, r);
  const names: Record<string, string> = { [here]: 'Where it lies' };
  for (const one of laid)
    if (one.tile.id !== own) names[hexKey(one.q, one.r)] ??= `Change places with ${one.tile.name}`;
  for (const one of laid) {
    if (one.tile.id === own) continue;
    hexesRound(one.q, one.r).forEach((hex, way) => {
      if (!at.has(hexKey(...hex)))
        names[hexKey(...hex)] ??= `Empty, to the ${wayNames[way]} of ${one.tile.name}`;
    });
  }
  return names;
}

const formOf = (map: RealmMap, id: string) => {
  const names = hexNames(map, id);
  const valley = tiles.some((tile) => tile.id === id && isValley(tile));
  return z.strictObject({
    turn: z.enum(turns).meta({ title: 'Its name points', labels: turnNames }),
    place: z.enum(Object.keys(names)).meta({ title: 'Place', labels: names }),
    side: z.enum(sides).meta({ title: 'Side', labels: sideNames }),
    ...(valley
      ? {
          holds: z
            .enum(valleyHolds)
            .optional()
            .meta({ title: 'Its chit is exchanged for', labels: holdsNames }),
        }
      : {}),
  });
};

/** A tile is turned, moved, changed with another and turned over; a clearing stands for its tile. */
export const spaceForm: SpaceForm<RealmMap> = {
  schema(map, space) {
    const found = tileOf(map, space);
    return found && formOf(map, found.id);
  },
  read(map, space) {
    const { q, r, turn, side, holds } = tileOf(map, space)!.at;
    return { turn: String(turn), place: hexKey(q, r), side, ...(holds === undefined ? {} : { holds }) };
  },
  write(map, space, value) {
    const { id, at } = tileOf(map, space)!;
    const { turn, place, side, holds } = value as {
      readonly turn: string;
      readonly place: string;
      readonly side: Place['side'];
      readonly holds?: Place['holds'];
    };
    const [q, r] = place.split(',').map(Number) as [number, number];
    const moved = { q, r, turn: Number(turn), side, ...(holds === undefined ? {} : { holds }) };
    return {
      tiles: Object.fromEntries(
        Object.entries(map.tiles).map(([other, there]) => [
          other,
          other === id ? moved : there?.q === q && there.r === r ? { ...there, q: at.q, r: at.r } : there,
        ]),
      ),
    };
  },
  deeds(map, space) {
    const found = tileOf(map, space);
    if (!found) return [];
    const { id, at } = found;
    const changed = (to: Partial<Place>): RealmMap => ({ tiles: { ...map.tiles, [id]: { ...at, ...to } } });
    return [
      { name: 'Turn left', icon: 'left', board: changed({ turn: (at.turn + 5) % 6 }) },
      { name: 'Turn right', icon: 'right', board: changed({ turn: (at.turn + 1) % 6 }) },
      {
        name: 'Turn over',
        icon: 'over',
        board: changed({ side: at.side === 'green' ? 'enchanted' : 'green' }),
      },
    ];
  },
};
