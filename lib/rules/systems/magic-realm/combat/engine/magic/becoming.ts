import { alteredBy, alteredCode } from '../../../altered-chits';
import { magicTypes } from '../../../catalogue/vocabulary';
import { level } from '../../../reckon/harm';
import { isTremendous } from '../who';
import type { Alteration, Foe, Playing } from '../state';

/** From here on numbers of playings are those of the body that a spell gave to a character. (MR-B29) */
const BODY = 1000;
const MOVES = 4;
const FLIGHTS = 6;
export const isOfBody = (chit: number): boolean => chit >= BODY;

/** Which side of the body strikes or moves, and which side of its head or club strikes. */
export const bodySides = (chit: number): { readonly side: 0 | 1; readonly partSide: 0 | 1 } => ({
  side: ((chit - BODY) & 1) as 0 | 1,
  partSide: (((chit - BODY) >> 1) & 1) as 0 | 1,
});
const isMove = (chit: number): boolean => chit - BODY >= MOVES;
const isFlight = (chit: number): boolean => chit - BODY >= FLIGHTS;

const isSame = ([light, dark]: Foe['sides']): boolean =>
  light.attack === dark.attack &&
  light.harm === dark.harm &&
  light.stars === dark.stars &&
  light.time === dark.time &&
  light.move === dark.move;

/** Sides that he may show: either of a Heavy or Medium monster, of a Tremendous one the red side while it holds its target. (MR-S24) */
function sidesOf(body: Foe, isRed: boolean): readonly number[] {
  if (isTremendous(body)) return [isRed ? 1 : 0];
  return isSame(body.sides) ? [0] : [0, 1];
}

/** All that the body can play: attacks by its sides and by those of head or club, and moves; who becomes a creature that flies has no other way. (MR-S24, MR-S34) */
export function bodyChits(body: Foe, isRed: boolean): number[] {
  const sides = sidesOf(body, isRed);
  const strikes = sides.filter((side) => body.part !== undefined || body.sides[side]!.attack !== 'NONE');
  return [
    ...strikes.flatMap((side) => (body.part ? [0, 2] : [0]).map((part) => BODY + side + part)),
    ...(body.changed && body.flies ? [] : sides.map((side) => BODY + MOVES + side)),
    ...(body.flies ? sides.map((side) => BODY + FLIGHTS + side) : []),
  ];
}

const sideNames = ['light side', 'dark side'] as const;

/** @param body of who is himself again it is asked only for its name */
export function bodyPlaying(body: Foe | undefined, chit: number): Playing {
  const { side, partSide } = bodySides(chit);
  const values = body?.sides[side];
  const isOne = body === undefined || isSame(body.sides);
  const own = isOne ? 'body' : isTremendous(body) && side === 1 ? 'red side' : sideNames[side];
  const flying = isFlight(chit) ? ', flying' : '';
  const part = body?.part && !isMove(chit) ? `, ${body.part.name} ${sideNames[partSide]}` : '';
  return {
    code: `the ${own}${part}${flying}`,
    kind: isMove(chit) ? 'MOVE' : 'FIGHT',
    strength: isMove(chit) ? (body?.vulnerability ?? 0) : (values?.harm ?? 0),
    time: (isMove(chit) ? values?.move : values?.time) ?? 0,
    asterisks: 0,
    magic: -1,
    item: -1,
    walks: false,
    ...(isFlight(chit) ? { flies: true as const } : {}),
  };
}

/** A chit as spells have altered it, one after the other: what an earlier one changed, a later one may change again. (MR-S10, MR-S12, MR-S18, MR-S35) */
export function alteredPlaying(playing: Playing, chit: number, all: readonly Alteration[]): Playing {
  let now = playing;
  for (const { spell, chits } of all) {
    if (now.kind !== 'MAGIC' || now.item >= 0 || !chits.includes(chit)) continue;
    const as = alteredBy(spell, magicTypes[now.magic]!, now.time);
    if (!as) continue;
    const code = alteredCode(now.code, as);
    now =
      'magic' in as
        ? { ...now, code, magic: magicTypes.indexOf(as.magic) }
        : { ...now, code, kind: 'MOVE', also: 'FIGHT', magic: -1, strength: level(as.strength) };
  }
  return now;
}
