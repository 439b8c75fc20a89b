import { seededDice } from '../../../../../kernel/game/dice';
import { makeMap } from '../../../boards/build';
import { tiles } from '../../../catalogue';
import { House, type House as RealmHouse } from '../../../house';
import type { RealmState } from '../state';
import { freshAdventurer, freshState, type Newcomer } from '../world/fresh';
import { placeOn, type Place } from '../world/ground';

const defaults = House.parse({}) as RealmHouse;
/** A map for tests, always the same. */
export const testingMap = makeMap('compact', seededDice('realm'), 1, defaults);

/** `cliff-3` as a place. @throws where there is no such tile */
export function placeNamed(name: string): Place {
  const at = name.lastIndexOf('-');
  const tile = tiles.findIndex(({ id }) => id === name.slice(0, at));
  if (tile < 0) throw new Error(`there is no tile ${name}`);
  return placeOn(tile, Number(name.slice(at + 1)));
}

/** A realm with these characters in these clearings and nobody and nothing else, on a morning of Birdsong. */
export function realmWith(
  who: readonly (Partial<Newcomer> & { readonly id: string; readonly at: string })[],
  house: Readonly<Record<string, unknown>> = {},
): RealmState {
  const agreed = House.parse(house) as RealmHouse;
  const s = freshState({ map: testingMap, house: agreed, days: agreed['game.days'] });
  s.day = 1;
  s.who = who.map(({ at, ...one }) =>
    freshAdventurer(
      { level: 4, start: 'inn', victory: [1, 1, 1, 1, 1], spells: [], colorChits: [], ...one },
      placeNamed(at),
      agreed,
    ),
  );
  return s;
}
