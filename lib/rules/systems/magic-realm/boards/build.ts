import { seededDice, type Dice } from '../../../kernel/game/dice';
import { tiles } from '../catalogue/tiles';
import type { Tile } from '../catalogue/types';
import type { House } from '../house';
import { FIRST, isValley, mapOf, valleyHolds, type Laid, type RealmMap } from './map';
import { spread } from './measure';
import { Growing, isParted } from './placing';

/** So often a map is begun anew where nothing more can be laid. */
const MOST_TRIES = 500;

const first = tiles.find(({ id }) => id === FIRST)!;
const others = tiles.filter((tile) => tile !== first);

const begun = (dice: Dice): Growing => {
  const map = new Growing();
  map.lay({ tile: first, q: 0, r: 0, turn: dice.below(6), side: 'green' });
  return map;
};

const canLay = (map: Growing, hand: readonly Tile[]): boolean =>
  hand.some((tile) => !map.placesFor(tile).next().done);

/** With only such tiles a player may pass while Borderland lies alone. (MR-B04) */
const mayPass = (map: Growing, hand: readonly Tile[]): boolean =>
  map.laid.length === 1 && hand.every(isParted);

/** One tile of the hand laid at random so that the next player can lay one too; undefined where none can be. */
function laidFor(map: Growing, dice: Dice, hand: readonly Tile[], next: readonly Tile[]): Tile | undefined {
  for (const tile of dice.shuffle(hand)) {
    const left = next === hand ? hand.filter((one) => one !== tile) : next;
    for (const place of dice.shuffle([...map.placesFor(tile)])) {
      map.lay(place);
      if (left.length === 0 || canLay(map, left) || mayPass(map, left)) return tile;
      map.takeBack();
    }
  }
  return undefined;
}

/** Dealt to the players and laid in turns, each at random among what the rules allow. (MR-B03, MR-B04) */
function inTurns(dice: Dice, players: number): Growing | undefined {
  const dealt = dice.shuffle(tiles);
  const hands = Array.from({ length: players }, (_, seat) =>
    dealt.filter((_tile, i) => i % players === seat),
  );
  const owner = hands.findIndex((hand) => hand.includes(first));
  const map = begun(dice);
  hands[owner] = hands[owner]!.filter((tile) => tile !== first);
  for (let seat = owner; map.laid.length < tiles.length;) {
    const after = (from: number): number => {
      let to = (from + 1) % players;
      while (hands[to]!.length === 0) to = (to + 1) % players;
      return to;
    };
    seat = after(seat);
    const hand = hands[seat]!;
    const tile = laidFor(map, dice, hand, hands[after(seat)]!);
    if (tile) hands[seat] = hand.filter((one) => one !== tile);
    else if (!mayPass(map, hand)) return undefined;
  }
  return map;
}

/** One tile after the other from a pile, the first of it that can be laid; `worth` prefers places. */
function fromPile(dice: Dice, worth: (map: Growing, place: Laid) => number): Growing | undefined {
  const map = begun(dice);
  let pile = dice.shuffle(others);
  while (pile.length > 0) {
    let found: Tile | undefined;
    for (const tile of pile) {
      const places = [...map.placesFor(tile)];
      if (places.length === 0) continue;
      const worths = places.map((place) => worth(map, place));
      const most = Math.max(...worths);
      map.lay(dice.pick(places.filter((_, i) => worths[i] === most)));
      found = tile;
      break;
    }
    if (!found) return undefined;
    pile = pile.filter((tile) => tile !== found);
  }
  return map;
}

/** @throws when no map comes about in so many tries: a bug */
function untilMade(build: () => Growing | undefined): Growing {
  for (let i = 0; i < MOST_TRIES; i++) {
    const map = build();
    if (map) return map;
  }
  throw new Error('no map of all tiles came about');
}

/** The five warning chits of the valleys, dealt and exchanged. (MR-B08, MR-B09) */
function withValleys(dice: Dice, { laid }: Growing): RealmMap {
  const dealt = dice.shuffle(valleyHolds);
  const valleys = tiles.filter(isValley);
  return mapOf(
    laid.map((one) => {
      const i = valleys.indexOf(one.tile);
      return i < 0 ? one : { ...one, holds: dealt[i]! };
    }),
  );
}

const atRandom = (dice: Dice): RealmMap =>
  withValleys(
    dice,
    untilMade(() => fromPile(dice, () => 0)),
  );

/** Of so many maps the one with the shortest ways is kept. */
const COMPARED = 24;

function compact(dice: Dice): RealmMap {
  const maps = Array.from({ length: COMPARED }, () =>
    withValleys(
      dice,
      untilMade(() => fromPile(dice, (map, { q, r }) => map.touching(q, r))),
    ),
  );
  const spreads = maps.map(spread);
  return maps[spreads.indexOf(Math.min(...spreads))]!;
}

/** The map of `world.seed`, which every game under such an agreement has. */
export const mapOfSeed = (seed: string): RealmMap => atRandom(seededDice(seed));

export type MapWayId = 'agreed' | 'random' | 'compact';

export function makeMap(way: MapWayId, dice: Dice, players: number, house: House): RealmMap {
  if (way === 'compact') return compact(dice);
  const mode = way === 'agreed' ? house['world.mapMode'] : 'random';
  switch (mode) {
    case 'built':
      return withValleys(
        dice,
        untilMade(() => inTurns(dice, players)),
      );
    case 'random':
      return atRandom(dice);
    case 'fixed-seed':
      return mapOfSeed(house['world.seed']);
  }
}
