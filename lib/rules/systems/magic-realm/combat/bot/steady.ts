import type { Dice } from '../../../../kernel/game/dice';
import type { Seat } from '../../../../kernel/game/engine';
import type { Bot } from '../../../../kernel/game/play';
import { bodyChits } from '../engine/magic/becoming';
import { armorAgainst } from '../engine/melee/harm';
import { isPlayedAs, playingAt, strengthOf, timeOf, weaponOf } from '../engine/fighters/playing';
import { aimOf, spellAttack } from '../engine/magic/spells';
import type { MrChoice } from '../engine/choices';
import { isFoe, type MrState, type Who } from '../engine/state';
import { bodyIn, foeAt, foeOf, foesOn, hasWild } from '../engine/who';
import { blowWith, canKill, danger, killChance } from './chances';
import { scoreAct } from './actions';
import { scoreMagic, scoreSent, sendsAway } from './magic';
import { scoreHired, scoreHiredLure } from './hirelings';

/**
 * Effort costs something: a chit that tires is missed in the rounds that follow. Only where one more quiet round would end the
 * combat and let the denizens live, to tire is what keeps it going. (MR-R51)
 */
const starCost = ({ quiet, game }: MrState): number =>
  quiet > 0 && quiet + 1 >= game.quietRounds ? -0.06 : 0.04;

const starsOf = (s: MrState, seat: Seat, chit: number): number => {
  const { item, asterisks } = playingAt(s, seat, chit);
  return item < 0 ? asterisks : 0;
};

/** The best chance to kill it with a FIGHT chit that is strong enough and in play. */
export function bestKill(s: MrState, seat: Seat, at: Who): number {
  const body = bodyIn(s, seat);
  if (body)
    return Math.max(
      0,
      ...bodyChits(body, s.heroes[seat]!.grip >= 0).flatMap((chit) =>
        playingAt(s, seat, chit).kind === 'FIGHT' ? [killChance(s, seat, chit, at)] : [],
      ),
    );
  const { playings } = s.game.heroes[seat]!;
  const { chits } = s.heroes[seat]!;
  const weapon = weaponOf(s, seat);
  const weight = weapon < 0 ? 0 : s.game.heroes[seat]!.things[weapon]!.weight;
  let best = 0;
  playings.forEach((_, chit) => {
    const playing = playingAt(s, seat, chit);
    const { item } = playing;
    if (!isPlayedAs(playing, 'FIGHT') || (item < 0 && chits[chit] !== 0)) return;
    if (strengthOf(s, seat, chit) >= weight) best = Math.max(best, killChance(s, seat, chit, at));
  });
  return best;
}

/** Nobody turns on those who serve him. (MR-B45) */
const TREACHERY = -10;

/** The weakest that can be killed, and rather one of the own sheet; a character only where nothing else is there. */
function scoreTarget(s: MrState, seat: Seat, who: Who): number {
  const { spell } = s.heroes[seat]!;
  if (isFoe(who) && foeAt(s, who).owner === seat) return TREACHERY;
  if (spell >= 0) return scoreSpellTarget(s, seat, who);
  if (!isFoe(who)) return hasWild(s) ? -1 : 1;
  if (foeAt(s, who).owner >= 0 && hasWild(s)) return -1;
  const near = foeAt(s, who).on === seat ? 0.1 : 0;
  const threat = canKill(s, seat, who) ? 0.1 : 0;
  return 0.1 + bestKill(s, seat, who) + near + threat - foeOf(s, who).vulnerability * 0.01;
}

function scoreSpellTarget(s: MrState, seat: Seat, who: Who): number {
  const { spell, targets } = s.heroes[seat]!;
  const aim = aimOf(s, seat, spell);
  if (sendsAway(s, seat)) return scoreSent(s, seat, who);
  // What helps is for himself.
  if (aim === 'any' || aim === 'armed' || aim === 'individual') return who === seat ? 1 : -1;
  if (!isFoe(who)) {
    if (aim === 'hero') return who === seat ? 1 : 0.5;
    return s.game.rivals ? 0.5 : -1;
  }
  // Stones are thrown at one, fire at all.
  const isMany = s.game.heroes[seat]!.spells[spell]!.id === 'fiery-blast';
  return isMany || targets.length === 0 ? 1 + (canKill(s, seat, who) ? 1 : 0) : -1;
}

function scoreAttack(s: MrState, seat: Seat, chit: number): number {
  const [at] = s.heroes[seat]!.targets;
  if (chit < 0) return 0.01;
  const cost = starCost(s) * starsOf(s, seat, chit);
  return at === undefined ? -cost : killChance(s, seat, chit, at) - cost + 0.02;
}

/** Move time against all that stand on the sheet; where nothing does, standing still costs nothing. */
function scoreManeuver(s: MrState, seat: Seat, chit: number): number {
  const time = chit < 0 ? Infinity : timeOf(s, seat, chit);
  const risk = foesOn(s, seat).reduce((sum, who) => sum + danger(s, seat, who, time), 0);
  const rival = s.game.rivals ? (time === Infinity ? 0.5 : time * 0.03) : 0;
  return -risk - rival - (chit < 0 ? 0 : starCost(s) * starsOf(s, seat, chit));
}

/** Does he strike before whatever he aims at: by length at first, by time later? (MR-167, MR-168) */
function strikesFirst(s: MrState, seat: Seat): boolean {
  const { plot, targets } = s.heroes[seat]!;
  const [at] = targets;
  if (at === undefined || plot.attack < 0 || !isFoe(at) || spellAttack(s, seat)) return false;
  if (killChance(s, seat, plot.attack, at) === 0) return false;
  const { time, length } = blowWith(s, seat, plot.attack);
  const side = foeOf(s, at).sides[foeAt(s, at).side]!;
  return s.round === 1
    ? length > side.length || (length === side.length && time < side.time)
    : time < side.time || (time === side.time && length > side.length);
}

/** Who strikes first maneuvers into his own direction: what would hit him is dead before (W21). */
function scoreToward(s: MrState, seat: Seat, to: number): number {
  const same = to === s.heroes[seat]!.plot.direct;
  return same === strikesFirst(s, seat) ? 1 : 0;
}

/** A match comes from the direction of the maneuver: the shield goes there, unless armor is there already. */
function scoreShield(s: MrState, seat: Seat, to: number): number {
  const bare = armorAgainst(s, seat, to) < 0 ? 2 : 0;
  return bare + (to === s.heroes[seat]!.plot.toward ? 1 : 0);
}

/** The attackers are spread evenly over the boxes. */
const scoreBox = (s: MrState, seat: Seat, to: number): number =>
  -s.heroes[seat]!.plot.boxes.filter((box) => box === to).length;

/** The chit that is missed least: slow and weak ones, and magic of who casts nothing. */
function spared(s: MrState, seat: Seat, chit: number): number {
  const { kind } = playingAt(s, seat, chit);
  const { spells } = s.game.heroes[seat]!;
  if (kind === 'MAGIC') return spells.length === 0 ? 10 : 2;
  if (kind === 'DUCK' || kind === 'BERSERK') return 4;
  const weapon = weaponOf(s, seat);
  const weight = weapon < 0 ? 0 : s.game.heroes[seat]!.things[weapon]!.weight;
  const isWeak = kind === 'FIGHT' && strengthOf(s, seat, chit) < weight;
  return (isWeak ? 8 : 0) + timeOf(s, seat, chit) + starsOf(s, seat, chit);
}

function score(s: MrState, seat: Seat, choice: MrChoice): number {
  switch (choice.type) {
    case 'lure':
      return isFoe(choice.by)
        ? scoreHiredLure(s, seat, choice.by, choice.who)
        : scoreLure(s, seat, choice.who);
    case 'take':
    case 'deploy':
    case 'pick':
    case 'place':
    case 'post':
      return scoreHired(s, seat, choice);
    case 'lured':
    case 'stay':
      return 0;
    case 'charge':
      return hasWild(s) ? -1 : -0.5;
    case 'alert':
    case 'run':
    case 'rage':
    case 'cast':
    case 'activate':
    case 'deactivate':
    case 'abandon':
    case 'lay-down':
    case 'take-up':
    case 'done':
    case 'fly':
    case 'light':
    case 'fatigue-color':
      return scoreAct(s, seat, choice);
    case 'target':
      return scoreTarget(s, seat, choice.who);
    case 'mark':
      return 0.1;
    case 'unbind':
    case 'uncurse':
    case 'break-other':
    case 'send':
    case 'red-die':
    case 'broom':
    case 'let-be':
    case 'redirect':
    case 'elude':
      return scoreMagic(s, seat, choice);
    case 'enough':
      return 0;
    case 'attack':
      return scoreAttack(s, seat, choice.chit);
    case 'direct':
      return 0;
    case 'maneuver':
      return scoreManeuver(s, seat, choice.chit);
    case 'toward':
      return scoreToward(s, seat, choice.to);
    case 'shield':
      return scoreShield(s, seat, choice.to);
    case 'box':
      return scoreBox(s, seat, choice.to);
    case 'fatigue':
      return spared(s, seat, choice.chit) - (choice.back < 0 ? 0 : spared(s, seat, choice.back) - 1);
    case 'wound':
      return spared(s, seat, choice.chit);
  }
}

/** Of several who stand together the strongest takes what nobody else could bear; alone nobody lures. */
function scoreLure(s: MrState, seat: Seat, who: Who): number {
  const { on } = foeAt(s, who);
  if (on >= 0 || s.game.rivals || s.heroes[seat]!.hidden === 1) return -1;
  const mine = bestKill(s, seat, who);
  const others = s.heroes.map((hero, other) =>
    hero.life === 0 && other !== seat ? bestKill(s, other, who) : 0,
  );
  return foesOn(s, seat).length < 2 && mine > 0 && mine >= Math.max(...others) ? mine : -1;
}

/**
 * The ledger's simple bot (7.6): it aims at the weakest that it can kill, with the chit of least effort that does it, moves as
 * fast as what attacks it demands, and runs from what kills and cannot be killed.
 */
export const steady: Bot<MrState, MrChoice> = (
  s: MrState,
  seat: Seat,
  choices: readonly MrChoice[],
  dice: Dice,
): MrChoice => {
  let best = -Infinity;
  let found: MrChoice[] = [];
  for (const choice of choices) {
    const worth = score(s, seat, choice);
    if (worth < best) continue;
    if (worth > best) found = [];
    best = worth;
    found.push(choice);
  }
  return found.length === 1 ? found[0]! : dice.pick(found);
};
