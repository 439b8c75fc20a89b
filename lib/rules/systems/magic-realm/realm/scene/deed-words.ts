import type { Deed, DeedOf } from '../engine/deeds';
import type { RealmState } from '../engine/state';
import { placeName, seatName, tileName } from './names';

interface DeedWords {
  readonly name: string;
  readonly icon: string;
}

const writers: {
  readonly [K in Deed['type']]: (s: RealmState, deed: DeedOf<K>) => DeedWords;
} = {
  move: (_, { to }) => ({ name: `Move to ${placeName(to)}`, icon: 'boot-prints' }),
  leave: () => ({ name: 'Leave the map', icon: 'exit-door' }),
  hide: () => ({ name: 'Hide', icon: 'hidden' }),
  alert: () => ({ name: 'Alert', icon: 'sword-brandish' }),
  rest: () => ({ name: 'Rest', icon: 'camping-tent' }),
  search: () => ({ name: 'Search', icon: 'magnifying-glass' }),
  peer: (_, { at }) => ({ name: `Peer into ${placeName(at)}`, icon: 'spyglass' }),
  trade: () => ({ name: 'Trade', icon: 'trade' }),
  hire: () => ({ name: 'Hire', icon: 'shaking-hands' }),
  follow: (s, { guide }) => ({ name: `Follow the ${seatName(s, guide)}`, icon: 'three-friends' }),
  fly: (_, { tile }) => ({ name: `Fly to ${tileName(tile)}`, icon: 'feathered-wing' }),
  prepare: () => ({ name: 'Prepare for spells', icon: 'meditation' }),
  enchant: () => ({ name: 'Enchant', icon: 'crystal-wand' }),
  cache: () => ({ name: 'Cache', icon: 'locked-chest' }),
  blank: () => ({ name: 'Nothing', icon: 'sands-of-time' }),
};

/** A recorded phase for people, with its picture. (MR-022) */
export const deedWords = (s: RealmState, deed: Deed): DeedWords =>
  (writers[deed.type] as (s: RealmState, deed: Deed) => DeedWords)(s, deed);
