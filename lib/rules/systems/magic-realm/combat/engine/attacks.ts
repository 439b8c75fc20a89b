import type { Seat } from '../../../../kernel/game/engine';
import { dagger } from '../../catalogue';
import { level } from '../../reckon/harm';
import type { Roll } from '../../reckon/dice';
import { changesWeapon, moveTime, playingAt, strengthOf, thingAt, timeOf, weaponOf } from './playing';
import { preyOf } from './sheets';
import { spellAttack } from './spells';
import { rollBy } from './tables';
import {
  ALERTED,
  FOE,
  foeAt,
  foeOf,
  isFoe,
  isPresent,
  isRidden,
  isThere,
  type MrState,
  type Who,
} from './state';

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
  readonly missile?: Roll;
  /** Also an equal time undercuts; armor does not count. (MR-T51, MR-T53) */
  readonly hitsEqual: boolean;
  readonly ignoresArmor: boolean;
}

const TREMENDOUS = 4;
const PLAIN = { part: false, bonus: 0, hitsEqual: false, ignoresArmor: false } as const;

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
  const { plot, targets, spellChit } = s.heroes[seat]!;
  const shots = shotsAt(attack.shots, targets.length);
  return targets.flatMap((at, i) =>
    Array.from({ length: shots[i]! }, () => ({
      ...PLAIN,
      by: seat,
      at,
      direct: plot.direct,
      time: attack.time ?? timeOf(s, seat, spellChit),
      length: attack.length,
      kind: 'HARM' as const,
      harm: level(attack.harm),
      stars: attack.stars,
      ...(attack.method === 'missile' ? { missile: rollBy(s, seat, 'missile') } : {}),
    })),
  );
}

/** The attack with weapon or dagger. (MR-163, MR-164, MR-170, MR-171) */
function weaponAttack(s: MrState, seat: Seat, at: Who): Attack {
  const { plot, items, poison, poisoned } = s.heroes[seat]!;
  const fight = strengthOf(s, seat, plot.attack);
  const item = weaponOf(s, seat);
  const base = { ...PLAIN, by: seat, at, direct: plot.direct, kind: 'HARM' as const };
  const time = timeOf(s, seat, plot.attack);
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
  const { length, missile, bow, alerted, unalerted } = weapon!;
  const side = (items[item]! & ALERTED) !== 0 ? alerted : unalerted;
  return {
    ...base,
    time: side.time < 0 ? time : side.time,
    length,
    harm: side.harm,
    stars:
      side.stars + (changesWeapon(s, seat, 'plus-star') ? 1 : 0) + (poison >= 0 && poisoned === item ? 1 : 0),
    bonus: !missile && fight > weight ? 1 : 0,
    ...(missile
      ? {
          missile: rollBy(s, seat, 'missile', {
            weapons: bow ? ['own-missile', 'bow-or-crossbow'] : ['own-missile'],
          }),
        }
      : {}),
    hitsEqual: changesWeapon(s, seat, 'hits-equal-time'),
    ignoresArmor: changesWeapon(s, seat, 'ignores-armor'),
  };
}

/** What a denizen or hireling does to whom it attacks; archers with one die, crossbowmen with two. (MR-164, MR-B10, MR-B56) */
function foeAttacks(s: MrState, who: Who): Attack[] {
  const state = foeAt(s, who);
  const foe = foeOf(s, who);
  const at = preyOf(s, who);
  if (at < 0) return [];
  const base = { ...PLAIN, by: who, at };
  const out: Attack[] = [];
  const side = foe.sides[state.side]!;
  if (side.attack !== 'NONE') {
    const { attack, harm, stars, time, length } = side;
    const missile: Roll | undefined =
      foe.missile > 0 ? { dice: foe.missile === 1 ? 1 : 2, plus: 0 } : undefined;
    out.push({
      ...base,
      direct: state.box,
      kind: attack,
      harm,
      stars: stars + (!foe.part && state.poison >= 0 ? 1 : 0),
      time,
      length,
      ...(missile ? { missile } : {}),
    });
  }
  if (foe.part) {
    const { harm, stars, time } = foe.part.sides[state.partSide]!;
    out.push({
      ...base,
      part: true,
      direct: state.partBox,
      kind: 'HARM',
      harm,
      stars: stars + (state.poison >= 0 ? 1 : 0),
      time,
      length: foe.part.length,
      ...(foe.part.missile ? { missile: { dice: 2, plus: 0 } as const } : {}),
    });
  }
  return out;
}

/** The wish for strength makes a blow exactly tremendous. (MR-X12) */
function wished(s: MrState, seat: Seat, attack: Attack): Attack {
  if (s.heroes[seat]!.strong === 0) return attack;
  const { missile: _, ...blow } = attack;
  return { ...blow, harm: TREMENDOUS, stars: 0, bonus: 0 };
}

/** All attacks that were plotted. (MR-160) */
export function attacksOf(s: MrState): readonly Attack[] {
  const out: Attack[] = [];
  s.heroes.forEach((hero, seat) => {
    if (!isThere(s, seat) || hero.plot.attack < 0) return;
    if (spellAttack(s, seat)) out.push(...spellAttacks(s, seat));
    else {
      const [at] = hero.targets;
      if (at !== undefined && isPresent(s, at)) out.push(wished(s, seat, weaponAttack(s, seat, at)));
    }
  });
  for (let i = 0; i < s.foes.length; i++) if (s.foes[i]!.alive === 1) out.push(...foeAttacks(s, FOE + i));
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
