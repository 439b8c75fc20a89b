import type { Seat } from '../../../kernel/game/engine';
import { die, goOut, pushOff } from './death';
import { IN_MOVES, IN_WINDOWS } from './cards';
import type { Run } from './events';
import { draw } from './hands';
import { deedOf, kindOf, endWhere } from './lasting';
import { hasWizard, homeOf, inConflict, isHovering, isLiving, standing } from './pieces';
import { linkRing } from './ground';
import { GHOST, HULK, NEXUS, pieceTypes, ROCK, STOPPED, TOKEN, VAPOUR, type SsState } from './state';
import { newTask } from './task';
import { openWindow } from './windows';

/** One by one: it holds little, and to cut an array takes longer. */
const empty = (list: number[]): void => {
  while (list.length > 0) list.pop();
};

/** T0: powers are fresh again, paralysis ends (ledger 7.2). */
export function beginTurn(s: SsState, run: Run): void {
  const { active } = s;
  for (let die = 0; die < 3; die++) s.dice[die] = s.move[die] = 0;
  for (let seat = 0; seat < s.quiet.length; seat++) s.quiet[seat] = false;
  for (let k = 0; k < s.moved.length; k++) s.steps[s.moved[k]!] = 0;
  empty(s.moved);
  s.due = -1;
  empty(s.cast);
  empty(s.tried);
  // The first player has the first turn; then the dice go on, or stay after a triple.
  const rule = s.turn === 1 ? 'SS-018' : 'SS-025';
  run.tell?.({ type: 'turnBegan', rule, seat: active, turn: s.turn, round: s.round });
  for (let seat = 0; seat < s.game.players; seat++)
    if (seat === active || s.game.house.domainTeleportRefresh === 'every-turn') refresh(s, seat, IN_WINDOWS);
  if (s.lasting.length > 0) endAtStart(s, run);
  s.phase = 'roll';
  openWindow(s, 'start', -1, -1, 0, run);
}

/** Effects that last until this turn. */
const endAtStart = (s: SsState, run: Run): void =>
  endWhere(
    s,
    ({ card, piece }) => {
      const { kind, lasts } = s.game.cards[card]!;
      // Nobody's hulk is held to the start of the next turn, whoever takes it (SS-R65).
      if (kind === 'hold-on-trap') return s.owner[piece] === -1;
      return lasts === 'owner-turn-start' && (s.owner[piece] === s.active || s.owner[piece] === -1);
    },
    run,
  );

/** T1 and T2: the move dice, and the cards that they bring (SS-019, SS-041, SS-042, SS-104, SS-R11 to SS-R13). */
export function rollMove(s: SsState, run: Run): void {
  const { active, dice } = s;
  for (let k = 0; k < 3; k++) s.move[k] = dice[k] = run.dice.roll(6);
  run.tell?.({ type: 'moveRoll', rule: 'SS-044', seat: active, dice: dice.slice() });
  s.onNexus = isOnNexus(s);
  gain(s, DIFFERENT, likeness(dice), run);
  s.phase = 'rolled';
}

const DIFFERENT = 0;
const DOUBLE = 1;
const TRIPLE = 2;

/** How alike three dice are: exactly two of them make a double (SS-R11). */
function likeness([a, b, c]: readonly number[]): number {
  if (a === b) return b === c ? TRIPLE : DOUBLE;
  return b === c || a === c ? DOUBLE : DIFFERENT;
}

const endByTriple = (s: SsState, run: Run): void =>
  endWhere(s, (one) => s.game.cards[one.card]!.lasts === 'next-triple', run);

/** What the dice bring that were so alike before, and are so now. */
function gain(s: SsState, before: number, now: number, run: Run): void {
  const { active } = s;
  const { house } = s.game;
  if (now <= before) return;
  if (now === TRIPLE) {
    if (s.lasting.length > 0) endByTriple(s, run);
    if (hasWizard(s, active) || house.wizardlessDraw) draw(s, active, 1, 'SS-041', run);
    let cards = 0;
    for (const card of s.play[active]!) {
      const deed = deedOf(s, card);
      if (deed?.kind === 'extra-draw') cards += deed.cards;
    }
    if (cards > 0) draw(s, active, cards, 'SS-104', run);
  }
  const isDouble = before === DIFFERENT && (now === DOUBLE || house.tripleCountsAsDouble);
  if (isDouble && s.onNexus && hasWizard(s, active)) draw(s, active, 1, 'SS-042', run);
}

/**
 * Seven League Boots on a die (SS-107). Where the seven changes doubles, what it makes brings its cards now; what it breaks
 * takes none back, but brings no extra turn (SS-R51).
 */
export function layBoots(s: SsState, card: number, die: number, run: Run): void {
  const deed = deedOf(s, card);
  const before = likeness(s.move);
  s.used[card] = 1;
  if (deed?.kind === 'die-substitute') s.move[die] = deed.value;
  run.tell?.({ type: 'boots', rule: 'SS-107', die });
  if (s.game.house.bootsCountForDoubles) gain(s, before, likeness(s.move), run);
}

function isOnNexus(s: SsState): boolean {
  if (!hasWizard(s, s.active)) return false;
  const spot = s.at[s.wizard[s.active]!]!;
  return s.game.ground[spot] === NEXUS && (s.game.house.nexusScope === 'any' || homeOf(s, spot) === s.active);
}

/** The seat's powers that are good for this can be used again. */
function refresh(s: SsState, seat: Seat, use: number): void {
  if ((s.able[seat]! & use) === 0) return;
  for (const card of s.play[seat]!) if (s.game.cards[card]!.use === use) s.used[card] = 0;
}

/** T3: a new movement phase (SS-111: a Bear Trap lets go of its prey). */
export function beginMovement(s: SsState, run: Run): void {
  for (let piece = 0; piece < s.flags.length; piece++)
    if ((s.flags[piece]! & STOPPED) !== 0 && !inConflict(s, piece))
      s.flags[piece] = s.flags[piece]! & ~STOPPED;
  // Others' too: one that is taken in this phase was used in its old owner's (SS-132).
  for (let seat = 0; seat < s.game.players; seat++) refresh(s, seat, IN_MOVES);
  if (s.lasting.length > 0) letOwnGo(s, run);
  s.phase = 'move';
}

const letOwnGo = (s: SsState, run: Run): void =>
  endWhere(s, ({ card, piece }) => kindOf(s, card) === 'hold-on-trap' && s.owner[piece] === s.active, run);

/** Wizards whose steps are over on a spot that is not theirs alone: vapour is lost, others give way (SS-R43, SS-R54). */
export function settleHovering(s: SsState, seat: Seat, run: Run): void {
  if (seat < 0 || !hasWizard(s, seat)) return;
  const wizard = s.wizard[seat]!;
  if ((s.flags[wizard]! & VAPOUR) !== 0) {
    if (standing(s, s.at[wizard]!).length > 1 || isOverRock(s, wizard)) die(s, wizard, 'vapour', -1, run);
  } else if (isHovering(s, wizard)) pushOff(s, wizard, run);
}

const isOverRock = (s: SsState, wizard: number): boolean => s.on[s.at[wizard]!] === ROCK;

/** Hands are cut to the limit, clockwise from the active player (SS-R72). */
export function limitHands(s: SsState): void {
  const { players, house } = s.game;
  s.phase = 'close';
  if (house.handLimit === 0) return;
  for (let k = players - 1; k >= 0; k--) {
    const seat = (s.active + k) % players;
    if (s.hand[seat]!.length > house.handLimit) s.tasks.push(newTask('discard', seat));
  }
}

/**
 * T6 and T7: effects of the turn end, players go out, clockwise from the active one, the game may be over, the dice go on
 * (SS-024, SS-025, SS-R01).
 */
export function closeTurn(s: SsState, run: Run): void {
  empty(s.evaded);
  if (s.lasting.length > 0) endAtEnd(s, run);
  if (s.hover.length > 0) for (const over of [...s.hover]) if (isHovering(s, over)) pushOff(s, over, run);
  const { players } = s.game;
  for (let k = 0; k < players; k++) {
    const seat = (s.active + k) % players;
    if (s.alive[seat] && !hasLiving(s, seat)) goOut(s, seat, run);
  }
  if (checkEnd(s, run)) return;
  empty(s.lost);
  s.conceded = false;
  if (s.game.house.eliminatedDomain === 'removed') removeDomains(s, run);
  nextTurn(s, run);
}

/** Effects that last until this turn ends. */
const endAtEnd = (s: SsState, run: Run): void =>
  endWhere(
    s,
    ({ card, seat }) => {
      const lasts = s.game.cards[card]!.lasts;
      return lasts === 'current-turn' || (lasts === 'own-turn-end' && seat === s.active);
    },
    run,
  );

function hasLiving(s: SsState, seat: Seat): boolean {
  for (let piece = 0; piece < s.type.length; piece++)
    if (s.owner[piece] === seat && isLiving(s, piece)) return true;
  return false;
}

/** The last player left wins; those who went out together share a draw (SS-R01). */
export function checkEnd(s: SsState, run: Run): boolean {
  let players = 0;
  for (let seat = 0; seat < s.alive.length; seat++) if (s.alive[seat]) players++;
  if (players > 1) return false;
  const left = s.alive.flatMap((alive, seat) => (alive ? [seat] : []));
  const all = left.length === 0 && s.lost.length === s.game.players;
  finish(
    s,
    left.length === 1 ? left : all ? [] : [...s.lost].sort((a, b) => a - b),
    left.length === 1 ? (s.game.house.victory === 'wizard-hunt' ? 'wizard-hunt' : 'annihilation') : 'draw',
    run,
  );
  return true;
}

function finish(s: SsState, winners: number[], by: Exclude<SsState['by'], ''>, run: Run): void {
  s.winners = winners;
  s.by = by;
  s.phase = 'over';
  s.tasks.length = 0;
  s.fresh.length = 0;
  s.died = false;
  const scores = s.alive.map((_, seat) => scoreOf(s, seat));
  // Whoever draws by points is still in.
  const isCounted = by === 'score' || (by === 'draw' && s.alive.includes(true));
  run.tell?.({ type: 'ended', rule: isCounted ? 'SS-R79' : 'SS-R01', winners, by, scores });
}

/** Points for the living pieces of a seat (SS-R79). */
export function scoreOf(s: SsState, seat: Seat): number {
  const values: Readonly<Record<string, number>> = s.game.house.scoreValues;
  let score = 0;
  for (let piece = 0; piece < s.type.length; piece++)
    if (s.owner[piece] === seat && isLiving(s, piece)) score += values[pieceTypes[s.type[piece]!]!] ?? 0;
  return score;
}

/** A round may be over, and the game with it; else an extra turn after a triple, which is of no round, or the next seat (SS-R79, SS-025). */
function nextTurn(s: SsState, run: Run): void {
  const { house, players } = s.game;
  const faces = house.bootsCountForDoubles ? s.move : s.dice;
  const again =
    house.tripleExtraTurn &&
    likeness(faces) === TRIPLE &&
    s.alive[s.active] &&
    (house.maxExtraTurns === 0 || s.extra < house.maxExtraTurns);
  if (s.extra === 0) s.had[s.active] = true;
  s.turn++;
  s.phase = 'start';
  if (isRoundOver(s)) {
    for (let seat = 0; seat < players; seat++) s.had[seat] = false;
    if (house.roundLimit > 0 && s.round >= house.roundLimit) return endByScore(s, run);
    s.round++;
  }
  if (again) {
    s.extra++;
    return;
  }
  s.extra = 0;
  do s.active = (s.active + 1) % players;
  while (!s.alive[s.active]);
}

function isRoundOver({ alive, had }: SsState): boolean {
  for (let seat = 0; seat < alive.length; seat++) if (alive[seat] && !had[seat]) return false;
  return true;
}

function endByScore(s: SsState, run: Run): void {
  const scores = s.alive.map((alive, seat) => (alive ? scoreOf(s, seat) : -1));
  const most = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === most ? [seat] : []));
  if (winners.length === 1) finish(s, winners, 'score', run);
  else finish(s, winners.length === s.game.players ? [] : winners, 'draw', run);
}

/** Domains of players who are out leave the ring when nobody still in stands on them (SS-R21). */
function removeDomains(s: SsState, run: Run): void {
  const { players } = s.game;
  const turnOf = (seat: Seat): number => (seat + players - s.active) % players;
  const leave = s.ring
    .filter((seat) => !s.alive[seat] && !isPeopled(s, seat))
    .sort((a, b) => turnOf(a) - turnOf(b));
  if (leave.length === 0) return;
  for (const seat of leave) {
    const first = seat * s.game.stride;
    for (let spot = first; spot < first + s.game.stride; spot++) {
      for (const piece of standing(s, spot)) die(s, piece, 'out', -1, run);
      s.on[spot] = -1;
    }
    run.tell?.({ type: 'domainGone', rule: 'SS-R21', seat });
  }
  s.ring = s.ring.filter((seat) => !leave.includes(seat));
  s.game = linkRing(s.game, s.domain, s.ring);
}

function isPeopled(s: SsState, seat: Seat): boolean {
  for (let piece = 0; piece < s.type.length; piece++) {
    if (s.at[piece]! < 0 || homeOf(s, s.at[piece]!) !== seat) continue;
    const owner = s.owner[piece]!;
    const type = s.type[piece];
    // Tokens are no pieces but for what hits them (SS-R45).
    const idle = (s.flags[piece]! & GHOST) !== 0 || type === TOKEN || (type === HULK && owner < 0);
    if (owner >= 0 && s.alive[owner] && !idle) return true;
  }
  return false;
}
