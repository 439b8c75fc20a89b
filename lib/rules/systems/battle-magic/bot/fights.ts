import type { Seat } from '../../../kernel/game/engine';
import { strengthOf, typeOf } from '../engine/cards';
import type { UnitKind } from '../engine/kinds';
import type { BmState } from '../engine/state';
import { kindAt } from '../engine/units';
import { roughWin, type Side } from './rough-odds';
import { artifactsOn, worthOf } from './worth';

const typesOf = ({ counts }: UnitKind): number => (counts === 0 ? 0 : (counts & (counts - 1)) !== 0 ? 2 : 1);

/** The best card that a known hand could substitute. */
function heldBy(s: BmState, seat: Seat, kind: UnitKind): number {
  if (s.game.house.substitution === 'off') return 0;
  let best = 0;
  for (const card of s.hand[seat]!)
    if (card >= 0 && (kind.counts >> typeOf(card)) & 1 && strengthOf(card) > best) best = strengthOf(card);
  return best;
}

const side = (kind: UnitKind, holds: number): Side => ({ draws: kind.draws, types: typesOf(kind), holds });

/** The attacker's chance, for all that its owner knows: others hold a card to substitute the likelier, the fuller their hand. */
export function chanceOf(s: BmState, attacker: number, target: number, from = s.at[target]!): number {
  const { kinds, kindOf, advantage, ownerOf } = s.game;
  const [mine, foe] = [kindAt(s, attacker), kindAt(s, target)];
  let net =
    advantage[kindOf[attacker]! * kinds.length + kindOf[target]!]! -
    advantage[kindOf[target]! * kinds.length + kindOf[attacker]!]! +
    artifactsOn(s, attacker) -
    artifactsOn(s, target);
  for (let unit = s.head[from]!; unit >= 0; unit = s.next[unit]!)
    if (unit !== target || s.game.house.castleOwnBonus) net -= kindAt(s, unit).shelter;
  const holds = heldBy(s, ownerOf[attacker]!, mine);
  const open = roughWin(side(mine, holds), side(foe, 0), net);
  const hand = s.game.house.substitution === 'off' ? 0 : s.hand[ownerOf[target]!]!.length;
  const likely = Math.min(0.6, hand * 0.12);
  return likely === 0 ? open : (1 - likely) * open + likely * roughWin(side(mine, holds), side(foe, 2), net);
}

/** The last castle of a player is worth the game. */
function prizeOf(s: BmState, target: number): number {
  const kind = kindAt(s, target);
  const owner = s.game.ownerOf[target]!;
  if (kind.keepsAlive) return s.castles[owner] === 1 ? 40 : 8;
  // Whoever stands before a castle is in the way.
  const at = s.at[target]!;
  for (let unit = s.head[at]!; unit >= 0; unit = s.next[unit]!)
    if (kindAt(s, unit).last) return worthOf(kind) + (s.castles[owner] === 1 ? 6 : 1.5);
  return worthOf(kind);
}

/** What an attack brings on average, in Gold: above 0 it is worth it. */
export function gainOf(s: BmState, attacker: number, target: number): number {
  const mine = kindAt(s, attacker);
  const chance = chanceOf(s, attacker, target);
  return (
    chance * prizeOf(s, target) - (mine.safe ? 0 : (1 - chance) * (worthOf(mine) + artifactsOn(s, attacker)))
  );
}
