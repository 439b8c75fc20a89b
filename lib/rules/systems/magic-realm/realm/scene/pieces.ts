import { shapeName } from '../../combat/scene/change-words';
import { shapeOf } from '../engine/magic/changes';
import type { Seat } from '../../../../kernel/game/engine';
import type { ScenePiece } from '../../../../kernel/game/scene';
import { counted } from '../../../../kernel/words/words';
import { dwellings, groups, mapChits, visitorChits } from '../../catalogue';
import { titled } from '../../catalogue/words-helpers';
import { characterOf, itemOf } from '../engine/kit';
import { isBodiless, isOut, placeOf } from '../engine/movers/individuals';
import { isAlive, type Chit, type RealmState } from '../engine/state';
import { denizens } from '../engine/world/denizens';
import { isVisitor } from '../engine/world/garrisons';
import { placeOn } from '../engine/world/ground';
import { rackId } from './map';
import { moverWords } from './mover-words';
import {
  chitName,
  dwellingName,
  itemName,
  itemNames,
  placeName,
  seatName,
  taskTitle,
  tileName,
  touching,
} from './names';
import { stackName, stacksOf } from './stacks';

/** What there is to know of a character where he stands. */
function characterName(s: RealmState, seat: Seat): string {
  const { hidden, toward, guide, blocked, found } = s.who[seat]!;
  const over = s.turn?.seat === seat ? s.turn.over : -1;
  const shape = shapeOf(s, seat);
  return [
    seatName(s, seat),
    shape === '' ? '' : `as ${shapeName(shape)}`,
    hidden === 1 ? 'hidden' : '',
    toward >= 0 ? `half-way to ${placeName(toward)}` : '',
    over >= 0 ? `in the air over ${tileName(over)}` : '',
    guide >= 0 ? `follows the ${seatName(s, guide)}` : '',
    blocked === 1 ? 'blocked' : '',
    found === 1 ? 'has found hidden enemies' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const characterPieces = (s: RealmState): ScenePiece[] =>
  s.who.flatMap((who, seat) =>
    isAlive(s, seat) && who.place >= 0
      ? [
          {
            id: touching.seat(seat),
            space: touching.place(who.place),
            seat,
            name: characterName(s, seat),
            icon: characterOf(who).icon,
            size: 'large' as const,
            ...(who.hidden === 1 ? { state: 'spent' as const } : {}),
          },
        ]
      : [],
  );

/** Familiars and phantasms; leaders stand among the denizens. (MR-A26, MR-S33) */
const moverPieces = (s: RealmState): ScenePiece[] =>
  s.movers.flatMap(({ kind, by }, k) => {
    const who = s.who.length + k;
    return isBodiless(s, who) && isOut(s, who)
      ? [
          {
            id: touching.seat(who),
            space: touching.place(placeOf(s, who)),
            seat: by,
            name: moverWords(s, who),
            icon: kind === 'familiar' ? 'owl' : 'spectre',
          },
        ]
      : [];
  });

const denizenPieces = (s: RealmState): ScenePiece[] =>
  stacksOf(s).map((stack) => {
    const { monster, native } = denizens[stack.first]!;
    const { length } = stack.members;
    return {
      id: touching.denizen(stack.first),
      space: touching.place(s.at[stack.first]!),
      name: stackName(s, stack),
      icon: (monster ?? native)!.icon,
      ...(s.hirer[stack.first]! >= 0 ? { seat: s.hirer[stack.first]! } : {}),
      ...(s.hiding[stack.first] === 1 ? { state: 'spent' as const } : {}),
      ...(native
        ? { label: `${groups.find(({ id }) => id === native.group)!.letter}${length}` }
        : length > 1
          ? { label: String(length) }
          : {}),
    };
  });

/** Where ghosts began nothing stands. */
const dwellingPieces = (s: RealmState): ScenePiece[] =>
  s.dwellings.flatMap(({ id, place }) => {
    const dwelling = dwellings.find((one) => one.id === id);
    return dwelling
      ? [
          {
            id: `dwelling-${id}`,
            space: touching.place(place),
            flat: true,
            name: dwelling.name,
            icon: dwelling.icon,
          },
        ]
      : [];
  });

/** Face up a sound or a site lies in its clearing, everything else beside the name of its tile. */
function chitSpace({ id, tile, up }: Chit): string {
  const clearing = up === 1 ? mapChits[id]?.clearing : undefined;
  return clearing === undefined ? rackId(tile) : touching.place(placeOn(tile, clearing));
}

function chitPiece(s: RealmState, chit: Chit, at: number, sites: readonly string[]): ScenePiece {
  const { id, tile, up } = chit;
  const entry = mapChits[id];
  const base = { id: touching.mapChit(at), space: chitSpace(chit), size: 'small' as const };
  const where = `map chit of ${tileName(tile)}`;
  if (!entry) return { ...base, name: `Face-down ${where}`, icon: 'uncertainty', state: 'covered' };
  if (up === 0)
    return {
      ...base,
      name: `${chitName(id)}, ${where}, face down but seen`,
      icon: entry.icon,
      state: 'spent',
    };
  const known = sites.includes(entry.id) ? ', discovered' : '';
  const opened = s.opened.includes(entry.id) ? ', opened' : '';
  const kind = entry.chit === 'special' ? 'site' : entry.chit;
  return { ...base, name: `${chitName(id)}, ${kind}${known}${opened}`, icon: entry.icon };
}

const sitesOf = (s: RealmState, viewer: Seat | undefined): readonly string[] =>
  viewer === undefined
    ? []
    : [...s.who[viewer]!.sites, ...s.movers.flatMap(({ by, sites }) => (by === viewer ? sites : []))];

const chitPieces = (s: RealmState, viewer: Seat | undefined): ScenePiece[] => {
  const sites = sitesOf(s, viewer);
  return s.chits.map((chit, at) => chitPiece(s, chit, at, sites));
};

/** Cards that are places of their own, once they were drawn. (MR-B39) */
const siteCardPieces = (s: RealmState, viewer: Seat | undefined): ScenePiece[] =>
  s.siteCards.map(({ id, place }) => ({
    id: `site-card-${id}`,
    space: touching.place(place),
    name: `${itemName(id)}, site card${sitesOf(s, viewer).includes(id) ? ', discovered' : ''}`,
    icon: itemOf(id).icon,
    size: 'small',
  }));

const visitorPieces = (s: RealmState): ScenePiece[] =>
  s.visitors.map(({ id, place }) => ({
    id: `visitor-${id}`,
    space: touching.place(place),
    name: isVisitor(id) ? titled(id) : taskTitle(id),
    icon: visitorChits.find(({ faces }) => faces.some((face) => face === id))?.icon ?? 'conversation',
  }));

/** One pile of abandoned things in a clearing. (MR-B16) */
const pilePieces = (s: RealmState): ScenePiece[] =>
  Object.entries(s.abandoned).flatMap(([place, things]) =>
    things.length === 0
      ? []
      : [
          {
            id: `pile-${place}`,
            space: touching.place(Number(place)),
            name: `Abandoned, ${counted(things.length, 'thing')}: ${itemNames(things.map(({ id }) => id))}`,
            icon: 'swap-bag',
            label: String(things.length),
            size: 'small' as const,
          },
        ],
  );

/** What was laid down in plain sight, and caches, of whatever they hold. (MR-B70) */
const hoardPieces = (s: RealmState): ScenePiece[] => [
  ...Object.entries(s.dropped).map(([place, things]) => ({
    id: `dropped-${place}`,
    space: touching.place(Number(place)),
    name: `Laid down, ${counted(things.length, 'thing')}: ${itemNames(things.map(({ id }) => id))}`,
    icon: 'swap-bag',
    label: String(things.length),
    size: 'small' as const,
  })),
  ...s.caches.map(({ id, by, place }) => ({
    id,
    space: touching.place(place),
    name: by < 0 ? 'Cache of somebody who is gone' : `Cache of the ${seatName(s, by)}`,
    icon: 'locked-chest',
    size: 'small' as const,
  })),
];

/** Where a dwelling stands, for the name of its clearing. */
export const dwellingWords = (s: RealmState): ReadonlyMap<string, string> =>
  new Map(
    s.dwellings.flatMap(({ id, place }) =>
      id === 'ghosts' ? [] : [[touching.place(place), dwellingName(id)] as const],
    ),
  );

/** Everything that stands on the map as the viewer knows it: who stands there first, so that it is drawn where many are. */
export const piecesOf = (s: RealmState, viewer: Seat | undefined): ScenePiece[] => [
  ...dwellingPieces(s),
  ...characterPieces(s),
  ...moverPieces(s),
  ...denizenPieces(s),
  ...visitorPieces(s),
  ...chitPieces(s, viewer),
  ...siteCardPieces(s, viewer),
  ...pilePieces(s),
  ...hoardPieces(s),
];
