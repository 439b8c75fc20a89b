import type { Tell } from '../../../kernel/game/engine';
import { squaresOf } from './board';
import { CAN } from './cards';
import type { MmsEvent } from './events';
import { abilitiesOf, poseOf, type MmsState } from './state';
import { tellKnowers } from './to-knowers';

/** May the character carry this one more, by what is agreed (MMS-R22, MMS-R24, MMS-L12)? */
function mayCarry(s: MmsState, piece: number, card: number): boolean {
  const { cards, house } = s.game;
  const carried = s.carried[piece]!;
  const { slot, can } = cards[card]!;
  if (house.maxAttachments !== null && carried.length >= house.maxAttachments) return false;
  if (house.onePerSlot && carried.some((one) => cards[one]!.slot === slot)) return false;
  return !(can & CAN.healerOnly) || (abilitiesOf(s, piece) & CAN.healer) !== 0;
}

/** Artifacts that fell with their bearers belong to the next character that ends its activation there (`dropArtifacts`). */
export function pickUp(s: MmsState, piece: number, tell?: Tell<MmsEvent>): void {
  const pose = poseOf(s, piece);
  const squares = squaresOf(s, piece, pose >> 1, pose & 1);
  for (let i = 0; i < s.dropped.length;) {
    const card = s.dropped[i + 1]!;
    if (!squares.includes(s.dropped[i]!) || !mayCarry(s, piece, card)) {
      i += 2;
      continue;
    }
    s.dropped.splice(i, 2);
    s.carried[piece]!.push(card);
    tellKnowers(s, piece, { type: 'pickedUp', rule: 'MMS-R22', piece, card }, tell);
  }
}
