import { aim, BOTH, WORKS } from '../clash';
import { heirOf, slay } from '../death';
import type { Run } from '../events';
import { begin } from '../lasting';
import { beside, foeOf, isPiece, patronOf } from '../pieces';
import { fail, meetsTrapProof, type Deeds } from '../resolve';
import { isTrapped } from '../targets';
import { beginSaves, clockwise, saveOrDie } from '../saves';
import { GHOST, STONE, WIZARD, type SsState, type Waiting } from '../state';
import { newTask } from '../task';

/** Of one player the wizard is the last, as all that he has may go out with him: what the card kills dies by the card (SS-116, SS-R85). */
function wizardsLast(s: SsState, pieces: readonly number[]): number[] {
  const turn = (piece: number): number => pieces.findIndex((one) => s.owner[one] === s.owner[piece]);
  const rank = (piece: number): number => (s.type[piece] === WIZARD ? 1 : 0);
  return pieces.toSorted((a, b) => turn(a) - turn(b) || rank(a) - rank(b));
}

export const killDeeds: Deeds<
  'destroy-adjacent' | 'destroy-ghosts' | 'trap-save' | 'plague' | 'carrier' | 'missile'
> = {
  /** Kamakazi: the piece dies, and all in conflict with it or beside it; area results need no target (SS-116, SS-R40). */
  'destroy-adjacent'(s, item, _deed, run) {
    const [piece] = item.targets;
    if (piece === undefined || !isPiece(s, piece) || s.owner[piece] !== item.seat)
      return fail(s, item, 'SS-R67', run);
    const others = beside(s, s.at[piece]!);
    const foe = foeOf(s, piece);
    if (foe >= 0) others.push(foe);
    // With a ward of its own level it is spent, and does nothing more (SS-R06).
    if (slay(s, piece, item.card, item.seat, run) === BOTH) return;
    // They die at once: an heir whose own wizard is among them takes no hand for it (SS-R13), wherever each of them stands.
    for (const other of wizardsLast(s, clockwise(s, heirOf(s, item.seat), others)))
      if (other !== piece && s.at[other]! >= 0 && (s.flags[other]! & STONE) === 0)
        if (slay(s, other, item.card, item.seat, run) === BOTH) return;
  },
  /** Exorcise Ghosts (SS-117). */
  'destroy-ghosts'(s, item, _deed, run) {
    for (const ghost of item.targets) {
      if (s.at[ghost]! < 0 || (s.flags[ghost]! & GHOST) === 0) continue;
      const clash = aim(s, item.card, item.seat, ghost, run);
      if (clash === BOTH) return;
      if (clash === WORKS && slay(s, ghost, item.card, item.seat, run) === BOTH) return;
    }
  },
  /** The two death traps (SS-119, SS-135). */
  'trap-save'(s, item, _deed, run) {
    const [piece] = item.targets;
    if (piece === undefined || !isTrapped(s, piece)) return fail(s, item, 'SS-R67', run);
    if (meetsTrapProof(s, item, patronOf(s, piece), run)) return;
    if (aim(s, item.card, item.seat, piece, run) !== WORKS) return;
    saveOrDie(s, piece, item.card, item.seat, run);
  },
  /** Black Plague: no chain from later deaths (SS-128). */
  plague(s, item, _deed, run) {
    const [piece] = item.targets;
    if (piece === undefined || !isPiece(s, piece)) return fail(s, item, 'SS-R67', run);
    if (aim(s, item.card, item.seat, piece, run) !== WORKS) return;
    const others = beside(s, s.at[piece]!);
    if (slay(s, piece, item.card, item.seat, run) === BOTH) return;
    beginSaves(s, item, others);
  },
  /** Typhoid Mary: the first round of saves, and a carrier for what comes (SS-130, SS-R44). */
  carrier(s, item, _deed, run) {
    const [piece] = item.targets;
    if (piece === undefined || !isPiece(s, piece)) return fail(s, item, 'SS-R67', run);
    if (aim(s, item.card, item.seat, piece, run) !== WORKS) return;
    const others = beside(s, s.at[piece]!);
    const foe = foeOf(s, piece);
    if (foe >= 0) others.push(foe);
    if (s.game.house.typhoid === 'carrier') begin(s, item, piece, run);
    beginSaves(
      s,
      item,
      others.filter((other) => other !== piece),
    );
  },
  /** Magic Missile: the roll, and then its way step by step (SS-131, SS-R46). */
  missile(s, item, { steps }, run) {
    const [spot] = item.targets;
    const wizard = s.wizard[item.seat]!;
    if (spot === undefined || wizard < 0 || s.at[wizard]! < 0 || !s.game.adj[s.at[wizard]!]!.includes(spot))
      return fail(s, item, 'SS-R67', run);
    const left = amount(s, item, steps, run);
    s.tasks.push(newTask('missile', item.seat, -1, spot, item.card, left));
    run.tell?.({ type: 'missileAt', rule: 'SS-131', spot, left });
  },
};

/** A fixed number, or so many dice, rolled now. */
export function amount(
  s: SsState,
  { seat, card }: Waiting,
  count: number | { readonly dice: number } | 'any',
  run: Run,
): number {
  if (typeof count === 'number') return count;
  if (count === 'any') return s.game.spots.length;
  const dice: number[] = [];
  for (let k = 0; k < count.dice; k++) dice.push(run.dice.roll(6));
  run.tell?.({ type: 'cardRoll', rule: s.game.cards[card]!.rule, seat, card, dice });
  return dice.reduce((sum, die) => sum + die, 0);
}
