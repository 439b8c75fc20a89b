import type { Seat } from '../../../kernel/game/engine';
import { specialIds } from '../catalogue/vocabulary';
import { strengthOf } from '../engine/cards';
import type { BmState } from '../engine/state';
import { cargoOf } from '../engine/steps';
import { kindAt } from '../engine/units';
import { FAR, fieldFor, fieldsOf, type Fields } from './fields';
import { bestPlace } from './plan';
import type { Score } from './score';
import { DETOUR, waitingFor, wantsShip } from './ships';
import { artifactsOn, zealOf } from './worth';

const RUINS = specialIds.indexOf('ruins');

/** Castles of the seat beside which enemies stand, with nobody to guard them (BM-123). */
function openCastles(s: BmState, seat: Seat): number[] {
  const open: number[] = [];
  for (const castle of s.game.castlesOf[seat]!) {
    const at = s.at[castle]!;
    if (at < 0 || s.next[s.head[at]!]! >= 0) continue;
    if (s.game.ground.neighbours[at]!.some((near) => s.holder[near]! >= 0 && s.holder[near] !== seat))
      open.push(at);
  }
  return open;
}

/** What the units of a seat look at in one decision; what not all of them ask for is worked out once one does. */
interface Outlook {
  readonly fields: Fields;
  readonly open: () => readonly number[];
  readonly waiting: () => Uint8Array | undefined;
}

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

function outlookOf(s: BmState, seat: Seat): Outlook {
  const fields = fieldsOf(s, seat);
  return {
    fields,
    open: once(() => openCastles(s, seat)),
    waiting: once(() => waitingFor(s, seat, fields)),
  };
}

/** How good it is for a unit to be somewhere: near to an enemy castle, on a special, before an own castle in need. */
function valueAt(s: BmState, unit: number, { fields, open, waiting }: Outlook): (at: number) => number {
  const kind = kindAt(s, unit);
  const ships = kind.cargoMax > 0 && !kind.land;
  const loaded = ships && cargoOf(s, unit) > 0;
  let field = loaded ? fields.ferry : fieldFor(fields, kind);
  // No way by land, or a long one: it goes to the coast to be taken aboard.
  if (field === fields.land && (field[s.at[unit]!] ?? FAR) > (fields.any[s.at[unit]!] ?? FAR) + DETOUR)
    field = fields.any;
  const waiters = ships && !loaded ? waiting() : undefined;
  const needy = zealOf(kind) > 0 ? open() : [];
  const { special } = s.game.ground;
  return (at) => {
    let value = -Math.min(field[at]!, 40);
    if (waiters) value = Math.max(value - 4, -waiters[at]!);
    if (special[at]! >= 0 && special[at] !== RUINS && s.holder[at]! < 0) value += 2;
    if (needy.includes(at)) value += 6;
    return value;
  };
}

/** Does an empty ship lie where somebody waits for one? */
function isBesideWaiting(s: BmState, unit: number, { waiting }: Outlook): boolean {
  const kind = kindAt(s, unit);
  if (kind.cargoMax === 0 || kind.land || cargoOf(s, unit) > 0) return false;
  return waiting()?.[s.at[unit]!] === 0;
}

/** How much a unit's progress counts. */
const weightOf = (s: BmState, unit: number): number => {
  const kind = kindAt(s, unit);
  const load = kind.holds && cargoOf(s, unit) > 0 ? 0.8 : 0;
  return zealOf(kind) + 0.4 * artifactsOn(s, unit) + load;
};

/** How much better the unit would stand by a card of this strength. */
function gainBy(
  s: BmState,
  unit: number,
  strength: number,
  value: (at: number) => number,
  outlook: Outlook,
): number {
  const mp = strength + (unit === s.leader ? s.pool : 0);
  const ready = isBesideWaiting(s, unit, outlook) ? 1.5 + strength : 0;
  return Math.max(ready, bestPlace(s, unit, mp, value).value - value(s.at[unit]!));
}

/**
 * A card to the unit that comes nearest to an enemy castle by it, weighed by how well it fights; passengers go along when the
 * way is theirs, cargo is shipped where the way by land is long.
 */
export function scoreMoves(s: BmState, seat: Seat): Score {
  const outlook = outlookOf(s, seat);
  const { fields } = outlook;
  const { leader, pool } = s;
  const values = new Map<number, (at: number) => number>();
  const valueOf = (unit: number): ((at: number) => number) => {
    let value = values.get(unit);
    if (!value) values.set(unit, (value = valueAt(s, unit, outlook)));
    return value;
  };
  // Cards of one strength bring a unit equally far.
  const gains = new Map<number, number>();
  const gainOf = (unit: number, strength: number): number => {
    const key = 4 * unit + strength;
    let gain = gains.get(key);
    if (gain === undefined) gains.set(key, (gain = gainBy(s, unit, strength, valueOf(unit), outlook)));
    return gain;
  };
  const plan = leader >= 0 ? bestPlace(s, leader, pool, valueOf(leader)) : undefined;
  const goes = plan !== undefined && plan.first >= 0;
  return (choice) => {
    switch (choice.type) {
      case 'step':
        return choice.to === plan?.first ? 50 : -5;
      case 'land': {
        const field = fieldFor(fields, kindAt(s, choice.unit));
        return !goes && field[choice.to]! < FAR ? 60 - field[choice.to]! * 0.1 : -2;
      }
      case 'board':
        return wantsShip(s, choice.unit, fields) ? 70 : -2;
      case 'join': {
        const field = fieldFor(fields, kindAt(s, choice.unit));
        const nearer = goes ? field[s.at[leader]!]! - field[plan.to]! : 0;
        return nearer >= 1 && s.used[choice.unit] === 0 ? 80 : -2;
      }
      case 'drop':
        return -3;
      case 'move': {
        const { unit, card } = choice;
        if (unit === leader && goes) return -1;
        return gainOf(unit, strengthOf(card)) * weightOf(s, unit) - 0.4 - 0.2 * strengthOf(card);
      }
      default:
        return 0;
    }
  };
}
