import type { AskedCombat as Asked } from './combat';
import { heldCards, highestFirst, stillHeld, type HeldCard } from './hands';
import { closeWindow, margins, roundWays, WAYS, type Closed, type Reserve } from './round';

/** Ways of 1296 × 1296 by what is left, and by cards played. */
export interface Tally {
  /** The attacker holds the space. */
  taken: number;
  /** Nobody is left. */
  emptied: number;
  /** Only the garrison is left. */
  garrisonLeft: number;
  /** All who defended are left. */
  held: number;
  readonly attackSpent: number[];
  readonly defenceSpent: number[];
}

export const SQUARE = WAYS * WAYS;

const forces = (cards: readonly HeldCard[], round: keyof HeldCard): readonly number[] =>
  cards.map((card) => card[round]).sort((a, b) => b - a);

const laterOf = (cards: readonly HeldCard[]): number => cards.reduce((sum, { second }) => sum + second, 0);

/** Every way the dice of one or two rounds can fall, counted (MM-083 to MM-092). `unseen`: what the defender holds so. */
export function tally(q: Asked, unseen: readonly HeldCard[]): Tally {
  const mine = highestFirst(heldCards(q.attackCards, q.attackCardsGarrison));
  const theirs = highestFirst([...heldCards(q.defenceCards, q.defenceCardsGarrison), ...unseen]);
  const only = q.defenders === 'garrison' ? 'second' : 'first';
  const attack: Reserve = { cards: forces(mine, only), ties: q.attackTies };
  const defence: Reserve = { cards: forces(theirs, only), ties: q.defenceTies };
  const out: Tally = {
    taken: 0,
    emptied: 0,
    garrisonLeft: 0,
    held: 0,
    attackSpent: new Array<number>(attack.cards.length + 1).fill(0),
    defenceSpent: new Array<number>(defence.cards.length + 1).fill(0),
  };
  const spent = (mine: number, theirs: number, ways: number): void => {
    out.attackSpent[attack.cards.length - mine]! += ways;
    out.defenceSpent[defence.cards.length - theirs]! += ways;
  };
  const last = (difference: number, mine: Reserve, theirs: Reserve, before: number, alone: boolean): void => {
    if (mine.cards.length + theirs.cards.length === 0) {
      const { win, tie, lose } = roundWays(difference);
      out.taken += before * win;
      out.emptied += before * tie;
      if (alone) out.held += before * lose;
      else out.garrisonLeft += before * lose;
      return spent(0, 0, before * WAYS);
    }
    for (let i = 0; i < 21; i++) {
      const ways = before * margins[i]!;
      const end = closeWindow(difference + i - 10, mine, theirs);
      if (end.margin > 0) out.taken += ways;
      else if (end.margin === 0) out.emptied += ways;
      else if (alone) out.held += ways;
      else out.garrisonLeft += ways;
      spent(end.attack.length, end.defence.length, ways);
    }
  };
  if (q.defenders !== 'both') {
    const difference = q.defenders === 'figure' ? q.attackFigure - q.figure : q.attackGarrison - q.garrison;
    last(difference, attack, defence, WAYS, true);
    return out;
  }
  const [first, second] = [q.attackFigure - q.figure, q.attackGarrison - q.garrison];
  if (attack.cards.length + defence.cards.length === 0) {
    const { win, tie, lose } = roundWays(first);
    out.garrisonLeft += tie * WAYS;
    out.held += lose * WAYS;
    last(second, attack, defence, win, false);
    spent(0, 0, (tie + lose) * WAYS);
    return out;
  }
  // Margins that leave the same cards in hand are followed by the same second rounds.
  const won: (Pick<Closed, 'attack' | 'defence'> & { ways: number })[] = [];
  for (let i = 0; i < 21; i++) {
    const ways = margins[i]!;
    const end = closeWindow(first + i - 10, attack, defence);
    if (end.margin > 0) {
      const known = won.find((one) => isSame(one.attack, end.attack) && isSame(one.defence, end.defence));
      if (known) known.ways += ways;
      else won.push({ attack: end.attack, defence: end.defence, ways });
      continue;
    }
    if (end.margin === 0) out.garrisonLeft += ways * WAYS;
    else out.held += ways * WAYS;
    spent(end.attack.length, end.defence.length, ways * WAYS);
  }
  for (const end of won) {
    // What was played goes on counting against the garrison (MM-059).
    const mineLeft = stillHeld(mine, end.attack);
    const theirsLeft = stillHeld(theirs, end.defence);
    const added = laterOf(mine) - laterOf(mineLeft) - laterOf(theirs) + laterOf(theirsLeft);
    last(
      second + added,
      { ...attack, cards: forces(mineLeft, 'second') },
      { ...defence, cards: forces(theirsLeft, 'second') },
      end.ways,
      false,
    );
  }
  return out;
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a === b || (a.length === b.length && a.every((card, i) => card === b[i]));
