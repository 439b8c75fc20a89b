import type { Seat } from '../../../../kernel/game/engine';
import { dagger } from '../../catalogue';
import type { WeaponSide } from '../../catalogue/types';
import { monsterFoe, nativeFoe } from '../../combat/engine/fighters/foes';
import { ACTIVE, DIRECTIONS, type Foe } from '../../combat/engine/state';
import { level } from '../../reckon/harm';
import { rollOf } from '../../reckon/roll-of';
import { characterOf, chitsOf, isWorn, itemOf, ownEffects, strengthOf, weightOf } from '../engine/kit';
import { ALERTED, type RealmState } from '../engine/state';
import { denizens } from '../engine/world/denizens';
import { exchangeOf, type Exchange, type Guard, type Stance, type Strike } from './rounds';

/** Each kind of denizen as a combat knows it. */
const foes: ReadonlyMap<string, Foe> = new Map(
  denizens.map(({ id, monster, native }) => [
    id,
    monster ? monsterFoe(monster, '', false) : nativeFoe(native!, 'woods'),
  ]),
);

/** Asterisks that a round allows. (MR-151) */
const EFFORT = 2;
/** Whom nothing kills loses sooner or later; so many rounds he may look on. */
const ENDLESS = 12;
/** Who runs leaves a little to chance, and loses time. */
const RUNNING = 0.02;
/** With so large a share of his chits wounded he cannot go on, and begins to fail with so small a one. */
const WORN_OUT = 0.7;
const WEARY = 0.25;

/** What he strikes with a chit: as his weapon lies now, and as it lies after a miss. (MR-188) */
type Strikes = readonly [now: Strike, then: Strike];

function strikesOf(s: RealmState, seat: Seat): readonly Strikes[] {
  const { items, chits } = s.who[seat]!;
  const held = items.find((one) => isWorn(one) && itemOf(one.id).kind === 'weapon');
  const item = held && itemOf(held.id);
  const weapon = item?.kind === 'weapon' ? item : undefined;
  const weight = weapon ? level(weapon.weight) : 0;
  const missile =
    weapon?.method === 'missile'
      ? rollOf(ownEffects(s, seat), 'missile', { weapons: ['own-missile', 'bow-or-crossbow'] })
      : undefined;
  const isAlerted = held && (held.state & ALERTED) !== 0;
  return chitsOf(s, seat).flatMap((chit, i): Strikes[] => {
    if (chit.kind !== 'FIGHT' || chits[i] !== ACTIVE) return [];
    const strength = level(strengthOf(s, seat, chit));
    if (strength < weight) return [];
    const strike = ({ time = chit.time, stars, harm }: WeaponSide): Strike => {
      const levels = level(harm) + (!missile && strength > weight ? 1 : 0);
      return {
        time,
        length: (weapon ?? dagger).length,
        asterisks: chit.asterisks,
        bare: levels + stars,
        armored: levels + Math.max(0, stars - 1),
        missile,
      };
    };
    if (!weapon) return [[strike(dagger), strike(dagger)]];
    return [[strike(isAlerted ? weapon.alerted : weapon.unalerted), strike(weapon.alerted)]];
  });
}

interface Step {
  readonly kind: string;
  readonly time: number;
  readonly asterisks: number;
}

/** His moves that bear what he has. */
function stepsOf(s: RealmState, seat: Seat): readonly Step[] {
  const { items, chits } = s.who[seat]!;
  const burden = Math.max(0, ...items.map(({ id }) => weightOf(id)));
  return chitsOf(s, seat).flatMap((chit, i): Step[] =>
    (chit.kind === 'MOVE' || chit.kind === 'DUCK') &&
    chits[i] === ACTIVE &&
    level(strengthOf(s, seat, chit)) >= burden
      ? [{ kind: chit.kind, time: chit.time, asterisks: chit.asterisks }]
      : [],
  );
}

/** What he may play together, in the first round and after a miss: with each blow the fastest move that is left to his effort. (MR-151) */
function stancesOf(
  s: RealmState,
  seat: Seat,
  steps: readonly Step[],
): readonly (readonly [Stance, Stance])[] {
  return [undefined, ...strikesOf(s, seat)].map((strikes) => {
    const [now, then] = strikes ?? [];
    const left = EFFORT - (now?.asterisks ?? 0);
    const move = Math.min(...steps.flatMap(({ time, asterisks }) => (asterisks <= left ? [time] : [])));
    return [
      { strike: now, move },
      { strike: then, move },
    ];
  });
}

/** What his armor does for him, and how strong a blow the best of it bears. */
function guardOf(s: RealmState, seat: Seat): Guard {
  const met = new Set<string>();
  let any = 0;
  let bears = 0;
  for (const held of s.who[seat]!.items) {
    const item = isWorn(held) ? itemOf(held.id) : undefined;
    if (item?.kind !== 'armor') continue;
    bears = Math.max(bears, level(item.weight));
    if (item.protects === 'any-one') any = 1;
    else for (const one of item.protects) met.add(one);
  }
  const worn = Math.min(1, (met.size + any) / DIRECTIONS);
  return { need: level(characterOf(s.who[seat]!).vulnerability), worn, bears };
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

/** How he fares against one kind of denizen alone. */
interface Duel {
  /** Rounds that it takes. */
  readonly rounds: number;
  /** How likely he lives through them, and what they wound. */
  readonly lives: number;
  readonly wounds: number;
  readonly unchecked: number;
  readonly stings: number;
}

function duelOf(first: Exchange, later: Exchange): Duel {
  const more = Math.min(ENDLESS, later.kills > 0 ? (1 - first.kills) / later.kills : ENDLESS);
  return {
    rounds: 1 + more,
    lives: (1 - first.dies) * (1 - later.dies) ** more,
    wounds: first.wounds + more * later.wounds,
    unchecked: later.unchecked,
    stings: later.stings,
  };
}

/** By what his chits in play, his weapon and his armor do in a round. */
export function mightOf(s: RealmState, seat: Seat): Might {
  const steps = stepsOf(s, seat);
  const stances = stancesOf(s, seat, steps);
  const guard = guardOf(s, seat);
  const fresh = s.who[seat]!.chits.filter((state) => state === ACTIVE).length;
  // Nobody runs by ducking.
  const pace = Math.min(...steps.flatMap(({ kind, time }) => (kind === 'MOVE' ? [time] : [])));
  const known = stances.map(() => new Map<string, Duel>());
  const duel = (stance: number, denizen: number): Duel => {
    const { id } = denizens[denizen]!;
    let found = known[stance]!.get(id);
    if (!found) {
      const foe = foes.get(id)!;
      const [now, then] = stances[stance]!;
      found = duelOf(exchangeOf(foe, now, guard), exchangeOf(foe, then, guard));
      known[stance]!.set(id, found);
    }
    return found;
  };
  const outruns = (all: readonly number[]): boolean =>
    all.every((one) => pace < foes.get(denizens[one]!.id)!.sides[0]!.move);
  const fightIn = (stance: number, all: readonly number[]): number => {
    // Those that kill soonest for the time that they take are killed first.
    const order = all
      .map((one) => duel(stance, one))
      .sort((a, b) => b.unchecked / b.rounds - a.unchecked / a.rounds);
    let before = 0;
    let lives = 1;
    let wounds = 0;
    for (const one of order) {
      lives *= (1 - one.unchecked) ** before * one.lives;
      wounds += one.wounds + before * one.stings;
      before = Math.min(ENDLESS, before + one.rounds);
    }
    const worn = (wounds / Math.max(1, fresh) - WEARY) / (WORN_OUT - WEARY);
    return 1 - lives * (1 - Math.min(1, Math.max(0, worn)));
  };
  const fight = (all: readonly number[]): number =>
    Math.min(...stances.map((_, stance) => fightIn(stance, all)));
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
