import type { Dice } from '../../../../../kernel/game/dice';
import type { Tell } from '../../../../../kernel/game/engine';
import { TWO_DICE } from '../../../reckon/dice';
import { adjusting } from './adjusted';
import { attacksOf, before, maneuverOf, type Attack } from './attacks';
import { isWarded, tellWarded } from '../magic/charms';
import type { MrEvent } from '../events';
import { fell, killFallen, type Fallen } from './fallen';
import { strike } from './harm';
import { instantOf, type Instant } from './instant';
import { curse, pit } from '../magic/pit';
import { changesWeapon, isArmed, spend, weaponOf } from '../fighters/playing';
import { countersOn } from '../fighters/counters';
import { showPosts } from './posts';
import { repositionAll } from './reposition';
import { fixTargets } from './sheets';
import { spellAttack } from '../magic/spells';
import { tableRoll } from '../tables';
import { ALERTED, FOE, isFoe, NOBODY, type MrState, type Who } from '../state';
import { rollOfSpell } from '../magic/wand';
import { bodyIn, foeAt, foeOf, isPresent, isThere, isTremendous } from '../who';

/** All plots are shown, and the denizens put where they were plotted. (MR-160) */
function reveal(s: MrState, tell?: Tell<MrEvent>): void {
  s.heroes.forEach(({ plot }, seat) => {
    if (!isThere(s, seat)) return;
    const isSpell = spellAttack(s, seat) !== undefined;
    if (plot.attack >= 0 && !isSpell) spend(s, seat, plot.attack, 'FIGHT');
    if (plot.maneuver >= 0) spend(s, seat, plot.maneuver);
    countersOn(s, seat).forEach(({ who, part }, i) => {
      if (part) foeAt(s, who).partBox = plot.boxes[i]!;
      else foeAt(s, who).box = plot.boxes[i]!;
    });
    const { attack, direct, maneuver, toward, shield } = plot;
    tell?.({ type: 'revealed', rule: 'MR-160', seat, attack, direct, maneuver, toward, shield });
  });
  s.heroes.forEach((_, seat) => showPosts(s, seat, tell));
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

/** One instant as it began, and who falls in it. */
interface Together extends Instant {
  readonly fallen: Fallen;
}

/** One hit in its turn. Red side up it kills outright; demons roll on their tables instead of harm. (MR-169, MR-175, MR-B56) */
function workOut(s: MrState, attack: Attack, now: Together, dice: Dice, tell?: Tell<MrEvent>): void {
  const { by, at, kind } = attack;
  if (isFoe(by)) foeAt(s, by).hit = 1;
  if (kind === 'PIT' || kind === 'CURSE') {
    if (isWarded(s, at)) return tellWarded(s, by, at, tell);
    const { faces, result } = isFoe(by)
      ? tableRoll(TWO_DICE, dice)
      : rollOfSpell(s, by, 'power-of-the-pit', dice);
    if (kind === 'CURSE') return curse(s, by, at, faces, result, tell);
    return pit(s, by, at, faces, result, tell, (victims, rule) => {
      for (const who of victims) fell(now.fallen, who, by, rule);
    });
  }
  if (kind === 'GRAB') tell?.({ type: 'grabbed', rule: 'MR-175', by, at });
  if (kind === 'GRAB' || strike(s, attack, now, dice, tell))
    fell(now.fallen, at, by, isFoe(at) ? 'MR-180' : 'MR-181');
}

/** Hits in their order; those equal in length and time strike together, and who was killed before strikes no more. (MR-166 to MR-179, MR-R28) */
function resolve(s: MrState, all: readonly Attack[], dice: Dice, tell?: Tell<MrEvent>): void {
  const compare = before(s.round === 1);
  const left = [...all].sort(compare);
  for (let i = 0; i < left.length;) {
    const together = left.slice(i).filter((one) => compare(one, left[i]!) === 0);
    i += together.length;
    const now: Together = { ...instantOf(s), fallen: new Map() };
    const able = together.filter(({ by }) => isPresent(s, by));
    for (const attack of able) if (isPresent(s, attack.at)) workOut(s, attack, now, dice, tell);
    killFallen(s, now.fallen, tell);
  }
}

/** The wish for strength is used up by a blow that hits. (MR-X12) */
function useStrength(s: MrState, hit: ReadonlySet<Who>): void {
  s.heroes.forEach((hero, seat) => {
    if (hero.strong === 1 && hit.has(seat) && !spellAttack(s, seat) && !bodyIn(s, seat)) hero.strong = 0;
  });
}

/** A weapon that hit is unalerted afterwards, one that missed alerted. (MR-188, MR-T38) */
function turnWeapons(s: MrState, hit: ReadonlySet<Who>, tell?: Tell<MrEvent>): void {
  s.heroes.forEach((hero, seat) => {
    const item = weaponOf(s, seat);
    if (!isThere(s, seat) || hero.plot.attack < 0 || spellAttack(s, seat) || !isArmed(s, seat)) return;
    const alerted = !hit.has(seat) || changesWeapon(s, seat, 'stays-alerted');
    if (((hero.items[item]! & ALERTED) !== 0) === alerted) return;
    hero.items[item]! ^= ALERTED;
    tell?.({ type: 'weapon', rule: 'MR-188', seat, item, alerted });
  });
}

/** Whom a character hits as a Tremendous monster he holds from now on. (MR-S24, MR-R49) */
function grip(s: MrState, hit: ReadonlySet<Who>): void {
  s.heroes.forEach((hero, seat) => {
    const body = bodyIn(s, seat);
    if (body && isTremendous(body) && hit.has(seat)) hero.grip = hero.targets[0] ?? NOBODY;
  });
}

/** The Melee step from the reveal to where everybody stands, and knows at whom he strikes. */
export function showPlots(s: MrState, dice: Dice, tell?: Tell<MrEvent>): void {
  reveal(s, tell);
  repositionAll(s, dice, tell);
  fixTargets(s);
}

/** The rest of the Melee step, up to the last hit. */
export function exchangeBlows(s: MrState, dice: Dice, tell?: Tell<MrEvent>): void {
  const hit = attacksOf(s)
    .filter((attack) => hits(s, attack, tell))
    .map((attack) => adjusting(s, attack));
  resolve(s, hit, dice, tell);
  const hitters = new Set(hit.map(({ by }) => by));
  useStrength(s, hitters);
  grip(s, hitters);
  turnWeapons(s, hitters, tell);
}

/** A rider whose horse fell this round goes on foot from the next. (MR-B59) */
export function dismount(s: MrState): void {
  for (const foe of s.foes) if (foe.mounted === 2) foe.mounted = 0;
}

/** Tremendous monsters turn red by hitting, and back when their target is dead. (MR-175, MR-R49) */
export function turnTremendous(s: MrState, tell?: Tell<MrEvent>): void {
  for (const hero of s.heroes) if (hero.grip >= 0 && !isPresent(s, hero.grip)) hero.grip = NOBODY;
  s.foes.forEach((foe, i) => {
    if (foe.alive === 0 || !isTremendous(foeOf(s, FOE + i))) return;
    const isAlive = foe.target >= 0 && isPresent(s, foe.target);
    const side = isAlive ? (foe.hit === 1 ? 1 : foe.side) : 0;
    if (side === foe.side) return;
    foe.side = side;
    tell?.({ type: 'turned', rule: 'MR-175', who: FOE + i, red: side === 1 });
  });
}
