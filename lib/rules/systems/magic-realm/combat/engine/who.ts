import type { Seat } from '../../../../kernel/game/engine';
import { bearsArms } from '../../beasts';
import { TREMENDOUS } from '../../reckon/harm';
import { isWarded } from './magic/charms';
import { bodyOf, foeAs, MIST, strongest } from './magic/shapes';
import { ALIVE, FINDS_ARMS, FOE, isFoe, type Foe, type FoeState, type MrState, type Who } from './state';

/** Is the character in the clearing, alive? */
export const isThere = (s: MrState, seat: Seat): boolean => s.heroes[seat]!.life === ALIVE;
export const foeAt = (s: MrState, who: Who): FoeState => s.foes[who - FOE]!;
/** What it is now: a spell may have made something else of it. (MR-B29) */
export function foeOf(s: MrState, who: Who): Foe {
  const foe = s.game.foes[who - FOE]!;
  const { shapes } = foeAt(s, who);
  return shapes.length === 0 || isWarded(s, who) ? foe : foeAs(foe, strongest(shapes));
}

/** What a spell has made of a character: its values; undefined: he is himself. (MR-B29) */
export function bodyIn(s: MrState, seat: Seat): Foe | undefined {
  const { shapes } = s.heroes[seat]!;
  return shapes.length === 0 || isWarded(s, seat)
    ? undefined
    : bodyOf(strongest(shapes), s.game.heads === true);
}

/** Is somebody mist, which neither strikes nor is struck? (MR-S32) */
export function isMist(s: MrState, who: Who): boolean {
  const { shapes } = isFoe(who) ? foeAt(s, who) : s.heroes[who]!;
  return shapes.length > 0 && strongest(shapes) === MIST && !isWarded(s, who);
}

/** May he charge and aim at the other one, who may be hidden? (MR-033, MR-116, MR-138) */
export const sees = (s: MrState, seat: Seat, other: Seat): boolean =>
  s.heroes[other]!.hidden === 0 || (s.heroes[seat]!.found & (1 << other)) !== 0;

/** Does he see hidden hirelings of others such as this one? (MR-X30, MR-X33) */
export function findsHired(s: MrState, seat: Seat, who: Who): boolean {
  const { finder } = s.heroes[seat]!;
  const { id, native } = foeOf(s, who);
  return finder === 1 || (finder === FINDS_ARMS && bearsArms(id, native));
}

/** Is it in the clearing, character or denizen? */
export const isPresent = (s: MrState, who: Who): boolean =>
  isFoe(who) ? foeAt(s, who).alive === 1 : isThere(s, who);

/** A Tremendous monster, which seizes whom it hits; no creature of the Transform table does. (MR-175, MR-S34) */
export const isTremendous = ({ vulnerability, native, changed }: Foe): boolean =>
  vulnerability === TREMENDOUS && !native && !changed;

/** Red side up it holds its target. (MR-175, MR-B54) */
export const isRed = (s: MrState, who: Who): boolean =>
  foeAt(s, who).side === 1 && isTremendous(foeOf(s, who));

/** Who stands as an attacker on the sheet of that character or denizen. */
export function foesOn(s: MrState, sheet: Who): Who[] {
  const out: Who[] = [];
  for (let i = 0; i < s.foes.length; i++)
    if (s.foes[i]!.alive === 1 && s.foes[i]!.on === sheet) out.push(FOE + i);
  return out;
}

/** Does somebody attack there? */
export function isManned(s: MrState, sheet: Who): boolean {
  for (const { alive, on } of s.foes) if (on === sheet && alive === 1) return true;
  return false;
}

/** Is it alive, and in nobody's service? */
export const isWild = ({ alive, owner }: FoeState): boolean => alive === 1 && owner < 0;

export const hasWild = (s: MrState): boolean => s.foes.some(isWild);

/** Is it in the service of that seat, and there? */
export const serves = ({ alive, owner }: FoeState, seat: Seat): boolean => alive === 1 && owner === seat;

/** Is a native on his horse, outside a cave? (MR-152) */
export const isRidden = (s: MrState, who: Who): boolean =>
  foeAt(s, who).mounted === 1 && foeOf(s, who).horse !== undefined;

/** Is somebody in a grip, that of a monster on a sheet of its own included? (MR-123, MR-B54) */
export function isHeld(s: MrState, who: Who): boolean {
  for (let i = 0; i < s.foes.length; i++) {
    const { alive, side, on, target } = s.foes[i]!;
    if (alive === 1 && side === 1 && (on === who || target === who) && isTremendous(foeOf(s, FOE + i)))
      return true;
  }
  for (const { life, grip } of s.heroes) if (grip === who && life === ALIVE) return true;
  return false;
}
