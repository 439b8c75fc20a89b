/** 2D6 + Force against 2D6 + Force can differ by 10 through the dice alone. */
const MOST = 11;

/** Of the 1,296 ways the dice can fall, how many leave the attacker above, by his lead in Force from −11 to 11 (MM-090). */
const above: readonly number[] = Array.from({ length: 2 * MOST + 1 }, (_, i) => {
  let ways = 0;
  for (let fall = 0; fall < 1296; fall++) {
    const mine = (fall % 6) + (Math.trunc(fall / 6) % 6);
    const other = (Math.trunc(fall / 36) % 6) + Math.trunc(fall / 216);
    if (mine + i - MOST > other) ways++;
  }
  return ways / 1296;
});

/** The chance to win a round with this lead in Force; nearly right between whole numbers. */
export function chanceToWin(lead: number): number {
  const at = Math.min(2 * MOST, Math.max(0, lead + MOST));
  const low = Math.floor(at);
  return low === at ? above[low]! : above[low]! + (above[low + 1]! - above[low]!) * (at - low);
}

/** The chance that a round destroys both (MM-092). */
export const chanceOfTie = (lead: number): number => 1 - chanceToWin(lead) - chanceToWin(-lead);
