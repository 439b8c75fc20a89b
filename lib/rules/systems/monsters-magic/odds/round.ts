/** Ways of four dice: attacker's two against defender's two. */
export const WAYS = 1296;

const pair = (total: number): number => 6 - Math.abs(total - 7);

/** By margin −10 to 10: in how many of the 1296 ways the attacker's dice exceed the defender's by so much. */
export const margins: readonly number[] = Array.from({ length: 21 }, (_, i) => {
  let ways = 0;
  for (let attack = 2; attack <= 12; attack++) {
    const defence = attack - (i - 10);
    if (defence >= 2 && defence <= 12) ways += pair(attack) * pair(defence);
  }
  return ways;
});

/** Ways of two dice by total, from 2 to 12, of 36. */
export const totals: readonly number[] = Array.from({ length: 11 }, (_, i) => pair(i + 2));

/** One round of 2D6 and Force on both sides, in ways of 1296: the attacker wins, both fall, the defender wins (MM-090 to MM-092). */
export interface RoundWays {
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
}

const bySign = (difference: number): RoundWays => {
  let [win, tie] = [0, 0];
  for (let i = 0; i < 21; i++) {
    if (i - 10 + difference > 0) win += margins[i]!;
    else if (i - 10 + difference === 0) tie = margins[i]!;
  }
  return { win, tie, lose: WAYS - win - tie };
};

const table: readonly RoundWays[] = Array.from({ length: 23 }, (_, i) => bySign(i - 11));

/** Beyond eleven points of difference nothing changes any more (ledger chapter 3.5). */
export const roundWays = (difference: number): RoundWays =>
  table[Math.max(-11, Math.min(11, difference)) + 11]!;

/** Cards that a side holds back, highest first, and whether it plays them to tie where it cannot win. */
export interface Reserve {
  readonly cards: readonly number[];
  readonly ties: boolean;
}

/** The card to play next: the lowest that alone wins, else the highest while all together reach the aim; 0: none. */
function nextCard(behind: number, cards: readonly number[], ties: boolean): number {
  let all = 0;
  for (const card of cards) all += card;
  // `behind` is what it takes to tie; one more wins.
  if (all > behind) {
    for (let i = cards.length - 1; i >= 0; i--) if (cards[i]! > behind) return cards[i]!;
    return cards[0]!;
  }
  return ties && all === behind && all > 0 ? cards[0]! : 0;
}

const without = (cards: readonly number[], card: number): readonly number[] => {
  const left = cards.slice();
  left.splice(cards.indexOf(card), 1);
  return left;
};

/** A round after its window: the difference of the totals, and what each side still holds. */
export interface Closed {
  readonly margin: number;
  readonly attack: readonly number[];
  readonly defence: readonly number[];
}

/**
 * The combat window after the dice (MM-R11): attacker, defender and so on each play one card or pass. A side plays only
 * while its own cards would bring it what it wants: to win, or at least to tie.
 */
export function closeWindow(margin: number, attack: Reserve, defence: Reserve): Closed {
  let now = margin;
  let [mine, theirs] = [attack.cards, defence.cards];
  for (let passes = 0, turn = 0; passes < 2; turn ^= 1) {
    const behind = turn === 0 ? -now : now;
    const wins = behind < 0;
    const card = wins
      ? 0
      : nextCard(behind, turn === 0 ? mine : theirs, (turn === 0 ? attack : defence).ties);
    // An even total is no gain over a tie that stands already.
    if (card === 0) passes++;
    else {
      passes = 0;
      if (turn === 0) [now, mine] = [now + card, without(mine, card)];
      else [now, theirs] = [now - card, without(theirs, card)];
    }
  }
  return { margin: now, attack: mine, defence: theirs };
}
