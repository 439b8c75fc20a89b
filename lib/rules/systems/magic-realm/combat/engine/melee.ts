import type { Dice } from '../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../kernel/game/engine';
import { repositioning } from '../../catalogue/tables';
import { limited, TWO_DICE } from '../../reckon/dice';
import { attacksOf, before, maneuverOf, type Attack } from './attacks';
import type { MrEvent } from './events';
import { strike } from './harm';
import { byWorth, killBy } from './kills';
import { curse, pit } from './pit';
import { changesWeapon, spend, weaponOf } from './playing';
import { countersOn, type Counter } from './plot';
import { spellAttack } from './spells';
import { throwDice } from './tables';
import {
  ALERTED,
  DIRECTIONS,
  FOE,
  foeAt,
  foeOf,
  isFoe,
  isPresent,
  isRidden,
  isThere,
  type Foe,
  type MrState,
  type Who,
} from './state';

/** Medium and Heavy monsters and natives of any size turn at random, heads and clubs too; horses do not. (MR-157, MR-158, MR-B55) */
const turns = (s: MrState, { who, part }: Counter): boolean => {
  const foe: Foe = foeOf(s, who);
  if (part) return foe.part !== undefined;
  return foe.native || foe.vulnerability === 2 || foe.vulnerability === 3;
};

const boxOf = (s: MrState, { who, part }: Counter): number =>
  part ? foeAt(s, who).partBox : foeAt(s, who).box;

/** One die sends the three boxes elsewhere, then two dice for each box turn those in it by a 6. (MR-156, MR-157) */
function reposition(
  s: MrState,
  sheet: Who,
  counters: readonly Counter[],
  dice: Dice,
  tell?: Tell<MrEvent>,
): void {
  const face = dice.roll(6);
  const moves = repositioning[face - 1]!;
  for (const { who, part } of counters) {
    const foe = foeAt(s, who);
    if (part) foe.partBox = moves[foe.partBox]!;
    else foe.box = moves[foe.box]!;
  }
  tell?.({ type: 'repositioned', rule: 'MR-156', sheet, face });
  for (let box = 0; box < DIRECTIONS; box++) {
    const there = counters.filter((one) => boxOf(s, one) === box && turns(s, one));
    if (there.length === 0) continue;
    const faces = [dice.roll(6), dice.roll(6)] as const;
    const turned = faces[0] === 6 || faces[1] === 6;
    if (turned)
      for (const { who, part } of there) {
        const foe = foeAt(s, who);
        if (part) foe.partSide ^= 1;
        else foe.side ^= 1;
      }
    tell?.({ type: 'tactics', rule: 'MR-157', sheet, box, faces, turned });
  }
}

/** Denizens that are aimed at and stand on nobody's sheet defend on their own. (MR-142) */
function ownSheets(s: MrState): readonly Who[] {
  const out = new Set<Who>();
  s.heroes.forEach(({ targets }, seat) => {
    if (!isThere(s, seat)) return;
    for (const who of targets) if (isFoe(who) && isPresent(s, who) && foeAt(s, who).on < 0) out.add(who);
  });
  return [...out].sort((a, b) => a - b);
}

/** All plots are shown, and the denizens put where they were plotted. (MR-160) */
function reveal(s: MrState, tell?: Tell<MrEvent>): void {
  s.heroes.forEach(({ plot }, seat) => {
    if (!isThere(s, seat)) return;
    const isSpell = spellAttack(s, seat) !== undefined;
    if (plot.attack >= 0 && !isSpell) spend(s, seat, plot.attack);
    if (plot.maneuver >= 0) spend(s, seat, plot.maneuver);
    countersOn(s, seat).forEach(({ who, part }, i) => {
      if (part) foeAt(s, who).partBox = plot.boxes[i]!;
      else foeAt(s, who).box = plot.boxes[i]!;
    });
    const { attack, direct, maneuver, toward, shield } = plot;
    tell?.({ type: 'revealed', rule: 'MR-160', seat, attack, direct, maneuver, toward, shield });
  });
}

/** By a match of directions, or by being faster; some hit at equal time too. (MR-161, MR-162) */
function hits(s: MrState, attack: Attack, tell?: Tell<MrEvent>): boolean {
  const { toward, time } = maneuverOf(s, attack.at);
  const why =
    attack.direct === toward
      ? 'match'
      : attack.time < time
        ? 'faster'
        : attack.hitsEqual && attack.time === time
          ? 'equal'
          : 'miss';
  tell?.({
    type: 'aimed',
    rule: why === 'match' || why === 'miss' ? 'MR-161' : why === 'faster' ? 'MR-162' : 'MR-T51',
    by: attack.by,
    part: attack.part,
    at: attack.at,
    direct: attack.direct,
    time: attack.time,
    toward,
    // JSON knows no infinity.
    against: time === Infinity ? -1 : time,
    why,
  });
  return why !== 'miss';
}

/** The killers of each victim of one instant. */
type Fallen = Map<Who, Who[]>;

/** One hit in its turn. Red side up it kills outright; demons roll on their tables instead of harm. (MR-169, MR-175, MR-B56) */
function workOut(s: MrState, attack: Attack, fallen: Fallen, dice: Dice, tell?: Tell<MrEvent>): void {
  const { by, at, kind } = attack;
  if (isFoe(by)) foeAt(s, by).hit = 1;
  if (kind === 'PIT' || kind === 'CURSE') {
    const faces = throwDice(TWO_DICE, dice);
    (kind === 'PIT' ? pit : curse)(s, by, at, faces, limited(Math.max(...faces)), tell);
    return;
  }
  if (kind === 'GRAB') tell?.({ type: 'grabbed', rule: 'MR-175', by, at });
  if (kind === 'GRAB' || strike(s, attack, dice, tell)) {
    const killers = fallen.get(at);
    if (killers) killers.push(by);
    else fallen.set(at, [by]);
  }
}

const seatsOf = (killers: readonly Who[]): Seat[] => [...new Set(killers.filter((who) => !isFoe(who)))];

/** Hits in their order; those equal in length and time strike together, and who was killed before strikes no more. (MR-166 to MR-179, MR-R28) */
function resolve(s: MrState, all: readonly Attack[], dice: Dice, tell?: Tell<MrEvent>): void {
  const compare = before(s.round === 1);
  const left = [...all].sort(compare);
  for (let i = 0; i < left.length;) {
    const together = left.slice(i).filter((one) => compare(one, left[i]!) === 0);
    i += together.length;
    const fallen: Fallen = new Map();
    const able = together.filter(({ by }) => isPresent(s, by));
    for (const attack of able) if (isPresent(s, attack.at)) workOut(s, attack, fallen, dice, tell);
    for (const who of byWorth(s, [...fallen.keys()]))
      if (isPresent(s, who)) {
        const seats = seatsOf(fallen.get(who)!).filter((seat) => seat !== who);
        killBy(s, who, seats, isFoe(who) ? 'MR-180' : 'MR-181', tell);
      }
  }
}

/** A weapon that hit is unalerted afterwards, one that missed alerted. (MR-188, MR-T38) */
function turnWeapons(s: MrState, hit: ReadonlySet<Who>, tell?: Tell<MrEvent>): void {
  s.heroes.forEach((hero, seat) => {
    const item = weaponOf(s, seat);
    if (!isThere(s, seat) || hero.plot.attack < 0 || spellAttack(s, seat) || item < 0) return;
    const alerted = !hit.has(seat) || changesWeapon(s, seat, 'stays-alerted');
    if (((hero.items[item]! & ALERTED) !== 0) === alerted) return;
    hero.items[item]! ^= ALERTED;
    tell?.({ type: 'weapon', rule: 'MR-188', seat, item, alerted });
  });
}

/** The Melee step from the reveal to the last hit. */
export function melee(s: MrState, dice: Dice, tell?: Tell<MrEvent>): void {
  reveal(s, tell);
  for (let seat = 0; seat < s.heroes.length; seat++) {
    if (!isThere(s, seat)) continue;
    const counters = countersOn(s, seat);
    if (counters.length > 0) reposition(s, seat, counters, dice, tell);
  }
  for (const who of ownSheets(s)) {
    const foe = foeAt(s, who);
    [foe.box, foe.partBox] = [0, 1];
    const counters: Counter[] = [{ who, part: false }];
    if (foeOf(s, who).part || isRidden(s, who)) counters.push({ who, part: true });
    reposition(s, who, counters, dice, tell);
  }
  const hit = attacksOf(s).filter((attack) => hits(s, attack, tell));
  resolve(s, hit, dice, tell);
  turnWeapons(s, new Set(hit.map(({ by }) => by)), tell);
}

/** A rider whose horse fell this round goes on foot from the next. (MR-B59) */
export function dismount(s: MrState): void {
  for (const foe of s.foes) if (foe.mounted === 2) foe.mounted = 0;
}

/** Tremendous monsters turn red by hitting, and back when their target is dead. (MR-175, MR-R49) */
export function turnTremendous(s: MrState, tell?: Tell<MrEvent>): void {
  s.foes.forEach((foe, i) => {
    const { vulnerability, native } = s.game.foes[i]!;
    if (foe.alive === 0 || native || vulnerability !== 4) return;
    const side = foe.on >= 0 && isThere(s, foe.on) ? (foe.hit === 1 ? 1 : foe.side) : 0;
    if (side === foe.side) return;
    foe.side = side;
    tell?.({ type: 'turned', rule: 'MR-175', who: FOE + i, red: side === 1 });
  });
}
