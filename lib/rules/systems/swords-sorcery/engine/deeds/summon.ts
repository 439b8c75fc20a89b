import { aim, WORKS } from '../clash';
import { heirOf, shatter } from '../death';
import { begin } from '../lasting';
import { arrive } from '../move';
import { drop, hasWizard, homeOf, isPiece, isRock, isVacant, nearestVacant, put, summon } from '../pieces';
import { fail, type Deeds } from '../resolve';
import { putRock } from '../rocks';
import { clockwise } from '../saves';
import { DEMON, HULK, ROCK, STOPPED, TOKEN, type SsState } from '../state';
import { newTask } from '../task';
import type { Run } from '../events';
import { amount } from './kill';

/** Something new stands on the board; it only counts as arriving where the table says so (SS-R34). */
function bring(s: SsState, type: number, owner: number, spot: number, card: number, run: Run): void {
  const piece = summon(s, type, owner);
  put(s, piece, spot);
  run.tell?.({ type: 'summoned', rule: s.game.cards[card]!.rule, piece, spot, card });
  if (s.game.house.trapOnPlacement) arrive(s, piece, false, run);
}

export const summonDeeds: Deeds<
  | 'create-rocks'
  | 'create-piece'
  | 'create-hulk'
  | 'destroy-rocks'
  | 'doppelganger'
  | 'raise-dead'
  | 'take-dead'
> = {
  /** Summon Rock on the spot named; Summon Rocks on as many as the die shows (SS-113, SS-114, SS-R56). */
  'create-rocks'(s, item, { rocks }, run) {
    if (rocks === 1) {
      const [spot] = item.targets;
      if (spot === undefined || !isVacant(s, spot)) return fail(s, item, 'SS-R67', run);
      return putRock(s, spot, 'SS-113', run);
    }
    const left = amount(s, item, rocks, run);
    s.tasks.push(newTask('rocks', item.seat, -1, -1, item.card, left));
  },
  /** Summon Demon beside the wizard (SS-115). */
  'create-piece'(s, item, _deed, run) {
    const [spot] = item.targets;
    const wizard = s.wizard[item.seat]!;
    const near = spot !== undefined && hasWizard(s, item.seat) && s.game.adj[s.at[wizard]!]!.includes(spot);
    if (!near || !isVacant(s, spot)) return fail(s, item, 'SS-R67', run);
    bring(s, DEMON, item.seat, spot, item.card, run);
  },
  /** Mindless Hulk: nobody's (SS-149, SS-R65). */
  'create-hulk'(s, item, _deed, run) {
    const [spot] = item.targets;
    if (spot === undefined || !isVacant(s, spot)) return fail(s, item, 'SS-R67', run);
    bring(s, HULK, -1, spot, item.card, run);
  },
  /** Shatter rocks at home, Destroy Rock beside the wizard (SS-125, SS-127). */
  'destroy-rocks'(s, item, { scope }, run) {
    if (scope === 'home-domain') {
      const rocks = s.game.spots.filter((spot) => homeOf(s, spot) === item.seat && isRock(s, spot));
      const wizards = rocks.flatMap((spot) => (s.on[spot] === ROCK ? [] : [s.on[spot]!]));
      for (const spot of rocks) if (s.on[spot] === ROCK) shatter(s, spot, item.seat, run, item.card);
      // They die at once, as by a Kamakazi: an heir whose own wizard is among them takes no hand for it (SS-R13).
      for (const wizard of clockwise(s, heirOf(s, item.seat), wizards))
        if (s.at[wizard]! >= 0) shatter(s, s.at[wizard]!, item.seat, run, item.card);
      return;
    }
    const [spot] = item.targets;
    const wizard = s.wizard[item.seat]!;
    const near = spot !== undefined && hasWizard(s, item.seat) && s.game.adj[s.at[wizard]!]!.includes(spot);
    if (!near || !isRock(s, spot)) return fail(s, item, 'SS-R67', run);
    shatter(s, spot, item.seat, run, item.card);
  },
  /** A token on every vacant spot beside the piece (SS-124, SS-R45). */
  doppelganger(s, item, _deed, run) {
    const [piece] = item.targets;
    if (piece === undefined || !isPiece(s, piece)) return fail(s, item, 'SS-R67', run);
    if (aim(s, item.card, item.seat, piece, run) !== WORKS) return;
    let any = false;
    for (const spot of s.game.adj[s.at[piece]!]!) {
      if (!isVacant(s, spot)) continue;
      const token = summon(s, TOKEN, s.owner[piece]!, piece);
      put(s, token, spot);
      any = true;
      run.tell?.({ type: 'summoned', rule: 'SS-124', piece: token, spot, card: item.card });
    }
    if (any) begin(s, item, piece, run);
    else fail(s, item, 'SS-124', run);
  },
  /** Raise the Dead: the dead of the own colour, one by one (SS-126, SS-R63). */
  'raise-dead'(s, item) {
    s.tasks.push(newTask('raise', item.seat, -1, -1, item.card));
  },
  /** Zombie: where it died, else on the nearest vacant spot (SS-120, SS-R62). */
  'take-dead'(s, item, _deed, run) {
    const [piece] = item.targets;
    if (piece === undefined || s.at[piece]! >= 0 || !s.fresh.includes(piece))
      return fail(s, item, 'SS-R67', run);
    const open = nearestVacant(s, s.from[piece]!);
    if (open.length === 0) return fail(s, item, 'SS-120', run);
    if (open.length === 1) return rise(s, piece, item.seat, open[0]!, item.card, run);
    s.tasks.push(newTask('zombie', item.seat, piece, -1, item.card, 0, open));
  },
};

/** A dead piece returns for this seat, with nothing on it, and arrives where the table says so. */
export function rise(s: SsState, piece: number, seat: number, spot: number, card: number, run: Run): void {
  revive(s, piece, seat, spot, card, run);
  if (s.game.house.trapOnPlacement) arrive(s, piece, false, run);
}

/** It returns as one of several, who arrive when all of them stand (SS-R10). */
export function revive(s: SsState, piece: number, seat: number, spot: number, card: number, run: Run): void {
  drop(s.fresh, piece);
  s.owner[piece] = seat;
  // SS-R83: it moves in this phase only if it is now the active player's, and its steps so far count.
  s.flags[piece] = seat === s.active ? 0 : STOPPED;
  put(s, piece, spot);
  run.tell?.({ type: 'returnedToLife', rule: s.game.cards[card]!.rule, piece, spot, card });
}
