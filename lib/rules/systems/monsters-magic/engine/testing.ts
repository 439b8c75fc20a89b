import type { Dice } from '../../../kernel/game/dice';
import type { Seat } from '../../../kernel/game/engine';
import type { EngineUnderTest } from '../../../conformance/engine';
import type { MmEvent } from './events';
import { spaceOf } from './board';
import { isFighting } from './combat';
import { engine } from './index';
import { mustGoOn } from './move';
import { powersOf } from './row';
import type { MmTable } from './setup';
import type { MmChoice, MmState } from './state';
import { seatOf, TOWN } from './state';
import { hasPartner, maySwap, unitsOf } from './targets';

export { position, tableOf, type Position } from '../scenario/position';

/** Spaces of which it is true, as bits by half of the board. */
const bitsWhere = (of: readonly number[], isSo: (one: number) => boolean): number[] =>
  [0, 32].map((first) =>
    of.slice(first, first + 32).reduce((bits, one, i) => (isSo(one) ? bits | (1 << i) : bits), 0),
  );

/** Who has a partner is said without going through the partners, and must be said alike (MM-R26). */
function askPartners(s: MmState, seat: Seat): void {
  const units = unitsOf(s, seat);
  for (const unit of units)
    if (hasPartner(s, seat, unit) !== units.some((other) => maySwap(s, unit, other)))
      throw new Error(`unit ${unit} of seat ${seat} has other partners than it seems`);
}

/** Cards, board and pieces: none may appear or vanish (MM-L19, MM-L22 to MM-L25). */
function count(s: MmState): string {
  const cards = [...s.deck, ...s.discard, ...s.hand.flat(), ...s.permanents.flat(), ...s.pack.flat()];
  if (new Set(cards).size !== cards.length) throw new Error('a card is in two zones');
  s.figureOn.forEach((figure, space) => {
    if (figure >= 0 && s.at[figure] !== space) throw new Error(`figure ${figure} stands in two spaces`);
    const garrison = s.garrison[space]!;
    const mine = figure < 0 || garrison < 0 || seatOf(figure) === garrison;
    if (!mine) throw new Error(`opponents share space ${space}`);
  });
  s.at.forEach((space, figure) => {
    const isUnderWay = s.phase !== 'over' && (s.combat.attacker === figure || s.moving === figure);
    if (space >= 0 && s.figureOn[space] !== figure && !isUnderWay)
      throw new Error(`figure ${figure} stands nowhere`);
  });
  for (let seat = 0; seat < s.game.players; seat++) {
    if (s.garrison.filter((owner) => owner === seat).length > 33) throw new Error('more than 33 garrisons');
    const posts = bitsWhere(s.garrison, (owner) => owner === seat);
    if (posts.join() !== s.posts.slice(2 * seat, 2 * seat + 2).join())
      throw new Error(`posts of seat ${seat} are not its garrisons`);
    const standing = s.at
      .slice(seat * 20, seat * 20 + 20)
      .reduce((bits, at, i) => (at < 0 ? bits : bits | (1 << i)), 0);
    if (standing !== s.standing[seat]) throw new Error(`other figures of seat ${seat} stand than it seems`);
    const resting = bitsWhere(s.figureOn, (figure) => figure >= 0 && seatOf(figure) === seat);
    if (resting.join() !== s.resting.slice(2 * seat, 2 * seat + 2).join())
      throw new Error(`figures of seat ${seat} are at rest elsewhere than it seems`);
    if (s.powers[seat] !== powersOf(s, seat)) throw new Error(`seat ${seat} has other powers than it seems`);
    // In a combat, and under way through a Town, two share a space: then nobody exchanges any.
    if (!isFighting(s) && !mustGoOn(s)) askPartners(s, seat);
  }
  if (bitsWhere(s.structure, (structure) => structure === TOWN).join() !== s.towns.join())
    throw new Error('the Towns are elsewhere than it seems');
  const sorted = (kinds: readonly number[]) => [...kinds].sort((a, b) => a - b).join('');
  return `${cards.length} ${sorted(s.structure)}`;
}

/** Other cards in the other hands and in the deck, as many as before. */
function conceal(s: MmState, seat: Seat, dice: Dice): MmState {
  const zones = [s.deck, ...s.hand.filter((_, i) => i !== seat), ...s.pack.filter((_, i) => i !== seat)];
  const known = new Set([...s.seen[seat]!, ...s.combat.put.flat()]);
  const hidden = dice.shuffle(zones.flat().filter((card) => !known.has(card)));
  let next = 0;
  for (const zone of zones)
    for (let i = 0; i < zone.length; i++) if (!known.has(zone[i]!)) zone[i] = hidden[next++]!;
  return s;
}

export const underTest: EngineUnderTest<MmTable, MmState, MmChoice, MmEvent, MmState> = {
  engine,
  count,
  conceal,
  bound: 20_000,
  constant: 'game',
};

/** The figure that stands there. */
export const figureAt = (s: MmState, label: string): number => s.figureOn[spaceOf(label)]!;
