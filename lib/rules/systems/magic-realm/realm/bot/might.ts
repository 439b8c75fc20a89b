import type { Seat } from '../../../../kernel/game/engine';
import { dagger } from '../../catalogue';
import { harmOf, MATCH, reaches, TURNS } from '../../combat/bot/chances';
import { monsterFoe, nativeFoe } from '../../combat/engine/fighters/foes';
import { ACTIVE, DIRECTIONS, type Foe, type FoeSide } from '../../combat/engine/state';
import { level, MEDIUM, TREMENDOUS } from '../../reckon/harm';
import { characterOf, chitsOf, isWorn, itemOf, strengthOf, weightOf } from '../engine/kit';
import { ALERTED, type RealmState } from '../engine/state';
import { denizens } from '../engine/world/denizens';

/** Each kind of denizen as a combat knows it. */
const foes: ReadonlyMap<string, Foe> = new Map(
  denizens.map(({ id, monster, native }) => [
    id,
    monster ? monsterFoe(monster, '', false) : nativeFoe(native!, 'woods'),
  ]),
);

/** A blow of his: with the chit of that time, and what it reaches with and without armor in its way. */
interface Blow {
  readonly time: number;
  readonly bare: number;
  readonly armored: number;
  readonly missile: boolean;
}

/** How he fares against one kind of monster in a round: to kill it, to be killed, and how fast it is. */
interface Odds {
  readonly kills: number;
  readonly dies: number;
  readonly move: number;
}

/** Whom nothing kills loses sooner or later; so many rounds he may look on. */
const ENDLESS = 12;
/** Who runs leaves a little to chance, and loses time. */
const RUNNING = 0.02;

function blowsOf(s: RealmState, seat: Seat): readonly Blow[] {
  const { items, chits } = s.who[seat]!;
  const held = items.find((one) => isWorn(one) && itemOf(one.id).kind === 'weapon');
  const item = held && itemOf(held.id);
  const weapon = item?.kind === 'weapon' ? item : undefined;
  const edge = weapon && ((held!.state & ALERTED) !== 0 ? weapon.alerted : weapon.unalerted);
  const weight = weapon ? level(weapon.weight) : 0;
  const missile = weapon?.method === 'missile';
  return chitsOf(s, seat).flatMap((chit, i): Blow[] => {
    if (chit.kind !== 'FIGHT' || chits[i] !== ACTIVE) return [];
    const strength = level(strengthOf(s, seat, chit));
    if (strength < weight) return [];
    const harm = level((edge ?? dagger).harm) + (!missile && strength > weight ? 1 : 0);
    const { stars } = edge ?? dagger;
    return [
      {
        time: edge?.time ?? chit.time,
        bare: harm + stars,
        armored: harm + Math.max(0, stars - 1),
        missile,
      },
    ];
  });
}

/** The fastest of his moves that bear what he has; infinity: he cannot move in a fight. */
function fastestMove(s: RealmState, seat: Seat): number {
  const { items, chits } = s.who[seat]!;
  const burden = Math.max(0, ...items.map(({ id }) => weightOf(id)));
  let best = Infinity;
  chitsOf(s, seat).forEach((chit, i) => {
    if (chit.kind === 'MOVE' && chits[i] === ACTIVE && level(strengthOf(s, seat, chit)) >= burden)
      best = Math.min(best, chit.time);
  });
  return best;
}

/** From how many of three directions armor meets a blow. */
function covered(s: RealmState, seat: Seat): number {
  const met = new Set<string>();
  let any = 0;
  for (const held of s.who[seat]!.items) {
    const item = isWorn(held) ? itemOf(held.id) : undefined;
    if (item?.kind !== 'armor') continue;
    if (item.protects === 'any-one') any = 1;
    else for (const one of item.protects) met.add(one);
  }
  return Math.min(1, (met.size + any) / DIRECTIONS);
}

const sidesOf = ({ sides, vulnerability }: Foe): readonly (readonly [FoeSide, number])[] =>
  vulnerability >= TREMENDOUS || vulnerability < MEDIUM
    ? [[sides[0]!, 1]]
    : [
        [sides[0]!, 1 - TURNS],
        [sides[1]!, TURNS],
      ];

function oddsAgainst(foe: Foe, blows: readonly Blow[], move: number, need: number, worn: number): Odds {
  let kills = 0;
  for (const { time, bare, armored, missile } of blows) {
    let hit = 0;
    for (const [side, chance] of sidesOf(foe)) hit += chance * (time < side.move ? 1 : MATCH);
    kills = Math.max(kills, hit * reaches(foe.armored ? armored : bare, missile, foe.vulnerability));
  }
  let dies = 0;
  for (const [side, chance] of sidesOf(foe))
    dies += chance * (side.time < move ? 1 : MATCH) * harmOf(side, need, worn);
  if (foe.part) {
    const [{ harm, stars, time }] = foe.part.sides;
    dies += (time < move ? 1 : MATCH) * harmOf({ attack: 'HARM', harm, stars }, need, worn);
  }
  // What turns red by its first hit kills with the next.
  if (foe.vulnerability >= TREMENDOUS) {
    const [light, red] = foe.sides;
    const grips = light.time < move ? 1 : MATCH;
    dies = Math.max(dies, red.attack === 'GRAB' ? grips * (red.time < move ? 1 : MATCH) : 0);
  }
  return { kills, dies: Math.min(1, dies), move: foe.sides[0]!.move };
}

/** How strong a seat is now. */
export interface Might {
  /** How likely he dies of these monsters, if they find him: in a fight to the end, or as he runs. */
  risk(all: readonly number[]): number;
  /** How likely he dies if he fights them to the end. */
  fight(all: readonly number[]): number;
  /** Can he run from all of them? */
  outruns(all: readonly number[]): boolean;
}

/** By what his chits in play, his weapon and his armor do in a round. */
export function mightOf(s: RealmState, seat: Seat): Might {
  const blows = blowsOf(s, seat);
  const move = fastestMove(s, seat);
  const need = level(characterOf(s.who[seat]!).vulnerability);
  const worn = covered(s, seat);
  const known = new Map<string, Odds>();
  const oddsOf = (denizen: number): Odds => {
    const { id } = denizens[denizen]!;
    let odds = known.get(id);
    if (!odds) known.set(id, (odds = oddsAgainst(foes.get(id)!, blows, move, need, worn)));
    return odds;
  };
  const outruns = (all: readonly number[]): boolean => all.every((one) => move < oddsOf(one).move);
  const fight = (all: readonly number[]): number => {
    // Those that kill soonest for the time that they take are killed first.
    const order = all
      .map(oddsOf)
      .filter(({ dies }) => dies > 0)
      .sort((a, b) => b.dies * b.kills - a.dies * a.kills);
    let rounds = 0;
    let lives = 1;
    for (const { kills, dies } of order) {
      rounds += kills > 0 ? 1 / kills : ENDLESS;
      lives *= (1 - dies) ** Math.min(ENDLESS, rounds - 0.5);
    }
    return 1 - lives;
  };
  return {
    outruns,
    fight,
    risk(all) {
      if (all.length === 0) return 0;
      const dies = fight(all);
      return outruns(all) ? Math.min(RUNNING, dies) : dies;
    },
  };
}
