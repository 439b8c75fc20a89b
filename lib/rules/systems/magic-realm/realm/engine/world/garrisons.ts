import type { Dice } from '../../../../../kernel/game/dice';
import { dwellings, visitorBoxes, visitorChits, visitorIds } from '../../../catalogue';
import type { NativeGroupId, VisitorId } from '../../../catalogue/vocabulary';
import type { RealmState } from '../state';
import { denizens, ON_CARD } from './denizens';
import type { Place } from './ground';
import { numbersOf } from '../../../lists';

/** The row of visitors and missions. (MR-B34) */
export const VISITORS = 6;

const garrisonedAt: ReadonlyMap<NativeGroupId, string> = new Map(
  dwellings.flatMap(({ id, garrison }) => (garrison ? [[garrison, id] as const] : [])),
);

export const dwellingNamed = (s: RealmState, id: string): Place | undefined =>
  s.dwellings.find((one) => one.id === id)?.place;

/** Where a denizen begins the game: garrisons and ghosts on the map, all others on the set-up card. (MR-B09, MR-012) */
export function startOf(s: RealmState, denizen: number): Place {
  const { native, row } = denizens[denizen]!;
  const at = native ? garrisonedAt.get(native.group) : row === 0 ? 'ghosts' : undefined;
  return (at === undefined ? undefined : dwellingNamed(s, at)) ?? ON_CARD;
}

/** Every denizen goes where it begins. */
export const garrison = (s: RealmState): Place[] => numbersOf(denizens, (_, i) => startOf(s, i));

/** The visitor and mission chits, dealt into boxes of row 6, either side up. (MR-B05) */
export function dealVisitors(dice: Dice): string[] {
  const chits = visitorChits.map(({ faces }) => faces[dice.below(faces.length)]!);
  return dice.shuffle(visitorBoxes.map((_, box) => chits[box] ?? ''));
}

export const isVisitor = (face: string): face is VisitorId => visitorIds.some((id) => id === face);

/** Has somebody taken up that mission or campaign? (MR-B50) */
export const isCarried = (s: RealmState, face: string): boolean =>
  s.who.some(({ tasks }) => tasks.some(({ id }) => id === face));

/** The other face of a visitor or mission chit. */
export const turnedOver = (face: string): string =>
  visitorChits.find(({ faces }) => faces.some((one) => one === face))?.faces.find((one) => one !== face) ??
  face;
