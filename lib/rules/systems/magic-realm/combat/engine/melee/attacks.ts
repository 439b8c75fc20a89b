import type { Seat } from '../../../../../kernel/game/engine';
import { isDemonic } from '../../../beasts';
import { dagger } from '../../../catalogue';
import { level, TREMENDOUS } from '../../../reckon/harm';
import { TWO_DICE, type Roll } from '../../../reckon/dice';
import { bodySides, isOfBody } from '../magic/becoming';
import { bewitched, isWarded } from '../magic/charms';
import {
  changesWeapon,
  moveTime,
  playingAt,
  strengthOf,
  thingAt,
  timeOf,
  weaponOf,
} from '../fighters/playing';
import { preyOf } from './sheets';
import { castingAt, spellAttack } from '../magic/spells';
import { rollBy } from '../tables';
import { ALERTED, FOE, isFoe, type Foe, type MrState, type Who } from '../state';
import { spellMissile } from '../magic/wand';
import { bodyIn, foeAt, foeOf, isPresent, isRidden, isThere } from '../who';

/** An attack of this round, before it is known whether it hits. */
export interface Attack {
  readonly by: Who;
  /** Of a head or club. */
  readonly part: boolean;
  readonly at: Who;
  readonly direct: number;
  readonly time: number;
  readonly length: number;
  readonly kind: 'HARM' | 'GRAB' | 'PIT' | 'CURSE';
  readonly harm: number;
  readonly stars: number;
  readonly bonus: number;
  /** How it rolls on the Missile table; absent: it strikes. (MR-172, MR-R30) */
  readonly missile: Roll | undefined;
  /** The die of that roll which lies as it was chosen; absent: none. (MR-T45) */
  readonly red?: number;
  /** What is added to its roll on an adjusted table; absent: it rolls on none. (MR-B70) */
  readonly adjust?: number;
  /** Also an equal time undercuts; armor does not count. (MR-T51, MR-T53) */
  readonly hitsEqual: boolean;
  readonly ignoresArmor: boolean;
}

const PLAIN = {
  part: false,
  bonus: 0,
  missile: undefined,
  hitsEqual: false,
  ignoresArmor: false,
} as const;
const ONE_DIE: Roll = { dice: 1, plus: 0 };

/** Shots of a spell at each of its targets, the one with the attention counter first. (MR-S08) */
export function shotsAt(shots: number | undefined, targets: number): readonly number[] {
  const even = Array.from({ length: targets }, () => 1);
  if (shots === undefined || targets >= shots || targets === 0) return even;
  const each = Math.floor(shots / targets);
  return even.map((_, i) => each + (i < shots % targets ? 1 : 0));
}

/** The attack with a spell, once for each target or shot. (MR-145, MR-165) */
function spellAttacks(s: MrState, seat: Seat): Attack[] {
  const attack = spellAttack(s, seat)!;
  const { plot, targets, spell, spellChit } = s.heroes[seat]!;
  const shots = shotsAt(attack.shots, targets.length);
  const isPit = castingAt(s, seat, spell).id === 'power-of-the-pit';
  // What has fallen since, or has come to be warded, is not reached; what falls on everybody asks for no ward. (MR-S28, MR-S40)
  const isMissed = (at: Who): boolean =>
    !isPresent(s, at) || (attack.at !== 'everyone-there' && isWarded(s, at));
  return targets.flatMap((at, i) =>
    Array.from({ length: isMissed(at) ? 0 : shots[i]! }, () => ({
      ...PLAIN,
      by: seat,
      at,
      direct: plot.direct,
      time: attack.time ?? timeOf(s, seat, spellChit),
      length: attack.length,
      kind: isPit ? ('PIT' as const) : ('HARM' as const),
      harm: level(attack.harm),
      stars: attack.stars,
      ...(attack.method === 'missile' ? spellMissile(s, seat) : {}),
    })),
  );
}

/** The attack with weapon or dagger. (MR-163, MR-164, MR-170, MR-171) */
function weaponAttack(s: MrState, seat: Seat, at: Who): Attack {
  const { plot, items, poison, poisoned } = s.heroes[seat]!;
  const fight = strengthOf(s, seat, plot.attack);
  const item = weaponOf(s, seat);
  const base = { ...PLAIN, by: seat, at, direct: plot.direct, kind: 'HARM' as const };
  const time = timeOf(s, seat, plot.attack, 'FIGHT');
  if (item < 0)
    return {
      ...base,
      time,
      length: dagger.length,
      harm: level(dagger.harm),
      stars: dagger.stars,
      bonus: fight > 0 ? 1 : 0,
    };
  const { weapon, weight } = thingAt(s, seat, item);
  const { length, missile, bow, card, alerted, unalerted } = weapon!;
  // What is thrown takes neither grease nor poison. (MR-T02)
  const isChanged = (change: Parameters<typeof changesWeapon>[2]): boolean =>
    !card && changesWeapon(s, seat, change);
  const side = (items[item]! & ALERTED) !== 0 ? alerted : unalerted;
  return {
    ...base,
    time: side.time < 0 ? time : side.time,
    length,
    harm: side.harm,
    stars: side.stars + (isChanged('plus-star') ? 1 : 0) + (poison >= 0 && poisoned === item ? 1 : 0),
    bonus: !missile && fight > weight ? 1 : 0,
    ...(missile
      ? {
          missile: rollBy(s, seat, 'missile', {
            weapons: bow ? ['own-missile', 'bow-or-crossbow'] : ['own-missile'],
          }),
        }
      : {}),
    hitsEqual: isChanged('hits-equal-time'),
    ignoresArmor: isChanged('ignores-armor'),
  };
}

/** What the body that a spell gave him does, and its head or club. (MR-B29, MR-S24) */
function bodyAttacks(s: MrState, seat: Seat, body: Foe, at: Who): Attack[] {
  const { direct, shield, attack: chit } = s.heroes[seat]!.plot;
  if (!isOfBody(chit)) return [];
  const { side, partSide } = bodySides(chit);
  const out: Attack[] = [];
  const { attack, harm, stars, time, length } = body.sides[side];
  if (attack !== 'NONE')
    out.push({ ...PLAIN, by: seat, at, direct, kind: attack, harm, stars, time, length });
  if (body.part) {
    const { missile, sides, length: reach } = body.part;
    const edge = sides[partSide];
    out.push({
      ...PLAIN,
      ...edge,
      by: seat,
      part: true,
      at,
      direct: shield,
      length: reach,
      kind: 'HARM',
      ...(missile ? { missile: rollBy(s, seat, 'missile') } : {}),
    });
  }
  return out;
}

/** Demons and imps cannot attack whom a pentangle guards. (MR-S28) */
const isKeptOff = (s: MrState, who: Who, at: Who): boolean =>
  isDemonic(foeOf(s, who).id) && bewitched(s, at).pentangle >= 0;

/** What a denizen or hireling does to whom it attacks; archers with one die, crossbowmen with two. (MR-164, MR-B10, MR-B56) */
function foeAttacks(s: MrState, who: Who): Attack[] {
  const state = foeAt(s, who);
  const foe = foeOf(s, who);
  const at = preyOf(s, who);
  if (at < 0 || isKeptOff(s, who, at)) return [];
  const out: Attack[] = [];
  const isPoisoned = state.poison >= 0 && !isWarded(s, who);
  const { attack: kind, harm, stars, time, length } = foe.sides[state.side]!;
  if (kind !== 'NONE')
    out.push({
      by: who,
      part: false,
      at,
      direct: state.box,
      time,
      length,
      kind,
      harm,
      stars: stars + (!foe.part && isPoisoned ? 1 : 0),
      bonus: 0,
      missile: foe.missile === 0 ? undefined : foe.missile === 1 ? ONE_DIE : TWO_DICE,
      hitsEqual: false,
      ignoresArmor: false,
    });
  if (foe.part) {
    const edge = foe.part.sides[state.partSide]!;
    out.push({
      by: who,
      part: true,
      at,
      direct: state.partBox,
      time: edge.time,
      length: foe.part.length,
      kind: 'HARM',
      harm: edge.harm,
      stars: edge.stars + (isPoisoned ? 1 : 0),
      bonus: 0,
      missile: foe.part.missile ? TWO_DICE : undefined,
      hitsEqual: false,
      ignoresArmor: false,
    });
  }
  return out;
}

/** The wish for strength makes a blow exactly tremendous. (MR-X12) */
function wished(s: MrState, seat: Seat, attack: Attack): Attack {
  if (s.heroes[seat]!.strong === 0) return attack;
  return { ...attack, missile: undefined, harm: TREMENDOUS, stars: 0, bonus: 0 };
}

/** All attacks that a character has plotted. */
export function attacksBy(s: MrState, seat: Seat): readonly Attack[] {
  const { plot, targets } = s.heroes[seat]!;
  if (!isThere(s, seat) || plot.attack < 0) return [];
  if (spellAttack(s, seat)) return spellAttacks(s, seat);
  const [at] = targets;
  const body = bodyIn(s, seat);
  if (at === undefined || !isPresent(s, at)) return [];
  return body ? bodyAttacks(s, seat, body, at) : [wished(s, seat, weaponAttack(s, seat, at))];
}

/** All attacks at somebody. (MR-T21) */
export const attacksOn = (s: MrState, who: Who): readonly Attack[] =>
  attacksOf(s).filter(({ at }) => at === who);

/** All attacks that were plotted. (MR-160) */
export function attacksOf(s: MrState): readonly Attack[] {
  const out: Attack[] = s.heroes.flatMap((_, seat) => attacksBy(s, seat));
  // Whom each of them attacks has been fixed.
  for (let i = 0; i < s.foes.length; i++)
    if (s.foes[i]!.alive === 1 && s.foes[i]!.target >= 0) out.push(...foeAttacks(s, FOE + i));
  return out;
}

/** Where and how fast the target moves; without a maneuver everything is fast enough. (MR-161, MR-162) */
export function maneuverOf(s: MrState, at: Who): { readonly toward: number; readonly time: number } {
  if (isFoe(at)) {
    const { box, partBox } = foeAt(s, at);
    return { toward: isRidden(s, at) ? partBox : box, time: moveTime(s, at, true) };
  }
  const { plot } = s.heroes[at]!;
  return plot.maneuver < 0
    ? { toward: -1, time: Infinity }
    : { toward: plot.toward, time: timeOf(s, at, plot.maneuver) };
}

/** Which strikes first: by length in the first round of a combat, by time in later ones; 0 strikes together. (MR-167, MR-168) */
export const before =
  (isFirst: boolean) =>
  (a: Attack, b: Attack): number =>
    isFirst ? b.length - a.length || a.time - b.time : a.time - b.time || b.length - a.length;

/** Is the character on the horse that he played? (MR-187) */
export function horseUnder(s: MrState, seat: Seat): number {
  const { maneuver } = s.heroes[seat]!.plot;
  if (maneuver < 0) return -1;
  const { item } = playingAt(s, seat, maneuver);
  return item >= 0 && thingAt(s, seat, item).horse ? item : -1;
}
