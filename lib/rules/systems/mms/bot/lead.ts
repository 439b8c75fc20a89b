import type { Dice } from '../../../kernel/game/dice';
import type { Seat } from '../../../kernel/game/engine';
import { reachOf, type Reach } from '../engine/reach';
import { strikesFrom } from '../engine/strike-ends';
import { cardOf, poseOf, type MmsChoice, type MmsState } from '../engine/state';
import { worthOfAim, worthOfStand } from './aims';
import { worthOfHealing } from './chances';
import { foesOf, nearest } from './enemies';
import { worthOfRear } from './rear';
import { steady, worthOf } from './steady';
import { strikeReach } from './strength';
import { readThreats } from './threats';

/** Whoever hits something comes before whoever does not, and of those the ones that hit from afar: they leave the room (7.6, 1). */
const STRIKES = 1000;
/** Farther than any mat is wide, in halves. */
const NOBODY = 10_000;

/** An attack from the best of the places that it can be made from. */
function worthOfStrike(s: MmsState, seat: Seat, piece: number, target: number, { ends }: Reach): number {
  let most = -Infinity;
  for (let i = 0; i < ends.length; i++) {
    if (!strikesFrom(s, seat, piece, ends[i]!, target)) continue;
    const worth = worthOfAim(s, seat, piece, target, -1, ends[i]!) + worthOfStand(s, seat, piece, ends[i]!);
    if (worth > most) most = worth;
  }
  return most;
}

function worthOfMove(s: MmsState, seat: Seat, piece: number): number {
  const { ends } = reachOf(s, seat, piece, false);
  let most = -Infinity;
  for (let i = 0; i < ends.length; i++) {
    const worth = worthOfStand(s, seat, piece, ends[i]!);
    if (worth > most) most = worth;
  }
  return most;
}

/** Those who strike from afar begin; the ones without anybody to strike come last, the nearest first. */
function orderOf(s: MmsState, choices: readonly MmsChoice[], foes: readonly number[]): number[] {
  return choices.map((choice) => {
    if (choice.type !== 'activate') return -Infinity;
    const { piece } = choice;
    const far = nearest(s, piece, poseOf(s, piece), foes);
    return far <= strikeReach(s, piece)
      ? STRIKES + cardOf(s, piece).range * 10 - far
      : -Math.min(NOBODY, far);
  });
}

function worthOfDeeds(s: MmsState, seat: Seat, choices: readonly MmsChoice[]): number[] {
  const { piece } = s.acting;
  readThreats(s, seat, piece);
  const stay = worthOfStand(s, seat, piece, poseOf(s, piece));
  let common: Reach | undefined;
  return choices.map((choice) => {
    switch (choice.type) {
      case 'attack':
        common ??= reachOf(s, seat, piece, true);
        return worthOfStrike(s, seat, piece, choice.target, common);
      case 'operate':
        return worthOfAim(s, seat, piece, choice.target, choice.engine) + stay;
      case 'heal':
        return worthOfHealing(s, piece, choice.target) + stay;
      case 'detect':
        return worthOf(s, seat, choice) + stay;
      case 'move':
        return worthOfMove(s, seat, piece);
      case 'pass':
        // A tie is for whoever does something.
        return stay - 0.01;
      default:
        return -Infinity;
    }
  });
}

function worthOfGoals(s: MmsState, seat: Seat, choices: readonly MmsChoice[]): number[] {
  const { piece, deed, target } = s.acting;
  readThreats(s, seat, piece);
  return choices.map((choice) => {
    if (choice.type !== 'go') return -Infinity;
    const pose = choice.at * 2 + choice.rot;
    const stand = worthOfStand(s, seat, piece, pose);
    return deed === 'attack' ? stand + worthOfAim(s, seat, piece, target, -1, pose) : stand;
  });
}

/** What each choice is worth to the stronger bot, in levels; only compared with others of the same decision. */
export function worthsOf(s: MmsState, seat: Seat, choices: readonly MmsChoice[]): number[] {
  if (s.phase === 'layout') return choices.map((choice) => worthOfRear(s, seat, choice));
  switch (s.stage) {
    case 'choose':
      return orderOf(s, choices, foesOf(s, seat));
    case 'act':
      return worthOfDeeds(s, seat, choices);
    case 'goal':
      return worthOfGoals(s, seat, choices);
    default:
      return choices.map((choice) => worthOf(s, seat, choice));
  }
}

/** The good bot of the ledger (7.6) without its look ahead: the best by the measures above, the first of equals. */
export function lead(s: MmsState, seat: Seat, choices: readonly MmsChoice[], dice: Dice): MmsChoice {
  const isLayout = s.phase === 'layout';
  const worths = worthsOf(s, seat, choices);
  let best = -1;
  let most = -Infinity;
  for (let i = 0; i < worths.length; i++) {
    // No two armies are laid out alike.
    const worth = worths[i]! + (isLayout ? dice.below(SPREAD) / 10 : 0);
    if (worth > most) [best, most] = [i, worth];
  }
  return best < 0 ? steady(s, seat, choices, dice) : choices[best]!;
}
/** Tenths of a third of a row. */
const SPREAD = 20;
