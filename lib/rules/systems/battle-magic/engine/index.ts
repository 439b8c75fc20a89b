import type { Engine, Seat, Tell } from '../../../kernel/game/engine';
import { attackChoices, playAttack } from './attack';
import { discardChoices, findChoices, playDiscard, playFind, playReturn } from './draw';
import { isOver } from './end';
import type { BmEvent } from './events';
import { fall, fightOn, fleeing, closeFight, playSubstitute, substituteChoices, substituting } from './fight';
import { endFlight, fleeChoices, flightChoices, playFlight, playRetreat } from './flight';
import { moveChoices, playMove, playStep } from './move';
import { playBuy, playPay, playPlace, recruitChoices } from './recruit';
import { loseHero, visitRuins } from './ruins';
import { playSetup, setup, setupChoices, setupSeats } from './setup';
import { playBoard, playDrop, playJoin, playLand } from './sharing';
import { clone, NO_CARD, type BmChoice, type BmState, type Phase } from './state';
import type { BmTable } from './table';
import { advance, leave } from './turn';
import { kindAt } from './units';
import { view } from './view';

const inSetup = (phase: Phase): boolean => phase === 'castle' || phase === 'army' || phase === 'ship';

const rulesBy: Readonly<Record<Exclude<BmState['by'], ''>, readonly string[]>> = {
  castles: ['BM-002', 'BM-R46'],
  limit: ['BM-R48'],
  draw: ['BM-R48'],
};

const NOBODY: readonly Seat[] = [];
const alone: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4, 5].map((seat) => [seat]);
const only = (seat: Seat): readonly Seat[] => alone[seat] ?? [seat];

/** Heroes in the Ruins of whom the owner names the first visitor (BM-R40). */
const visitors = (s: BmState): BmChoice[] => {
  const out: BmChoice[] = [];
  for (let unit = s.head[s.visit]!; unit >= 0; unit = s.next[unit]!)
    if (kindAt(s, unit).unit === 'hero' && (unit === s.leader || s.on[unit] === s.leader))
      out.push({ type: 'visit', unit });
  return out;
};

/** Battle Magic by the rules of chapter 3 and the readings of chapter 6 of its ledger. */
export const engine: Engine<BmTable, BmState, BmChoice, BmEvent, BmState> = {
  setup,
  toAct(s): readonly Seat[] {
    if (isOver(s)) return NOBODY;
    if (inSetup(s.phase)) return setupSeats(s);
    const { ownerOf } = s.game;
    if (s.flight.why !== 'none') return only(ownerOf[s.flight.unit]!);
    if (s.fight.stage === 'none') return only(s.active);
    if (s.fight.stage !== 'substitute') return only(ownerOf[fleeing(s)]!);
    const { attacker, defender } = s.fight;
    return substituting(s).map((side) => ownerOf[side === 0 ? attacker : defender]!);
  },
  choices(s, seat) {
    if (inSetup(s.phase)) return setupChoices(s, seat);
    if (s.flight.why === 'asked') return fleeChoices(s, s.flight.unit);
    if (s.flight.why !== 'none') return flightChoices(s);
    if (s.fight.stage === 'substitute') return substituteChoices(s, seat);
    if (s.fight.stage !== 'none') return fleeChoices(s, fleeing(s));
    if (s.visit >= 0) return visitors(s);
    switch (s.phase) {
      case 'move':
        return moveChoices(s);
      case 'battle':
        return attackChoices(s);
      case 'recruit':
        return recruitChoices(s);
      case 'draw':
        return findChoices(s);
      default:
        return discardChoices(s);
    }
  },
  play(s, seat, choice, dice, tell) {
    switch (choice.type) {
      case 'settle':
        playSetup(s, seat, choice.at, dice, tell);
        break;
      case 'move':
        playMove(s, choice.unit, choice.card, tell);
        break;
      case 'step':
        if (s.flight.why === 'none') playStep(s, choice.to, choice.aboard ?? -1, dice, tell);
        else playFlight(s, choice.to, dice, tell);
        break;
      case 'join':
        playJoin(s, choice.unit, tell);
        break;
      case 'drop':
        playDrop(s, choice.unit, tell);
        break;
      case 'board':
        playBoard(s, choice.unit, dice, tell);
        break;
      case 'land':
        playLand(s, choice.unit, choice.to, dice, tell);
        break;
      case 'visit':
        visitRuins(s, choice.unit, dice, tell);
        break;
      case 'attack':
        playAttack(s, choice.attacker, choice.target, dice, tell);
        break;
      case 'retreat':
        retreat(s, choice.card, choice.rider, tell);
        break;
      case 'decline':
        if (s.flight.why === 'asked') {
          const hero = s.flight.unit;
          endFlight(s);
          loseHero(s, hero, tell);
        } else if (s.fight.stage === 'flee') {
          s.fight.stage = 'none';
          fightOn(s, dice, tell);
        } else if (s.fight.stage === 'save') fall(s, fleeing(s), tell);
        else playSubstitute(s, seat, NO_CARD, dice, tell);
        break;
      case 'substitute':
        playSubstitute(s, seat, choice.card, dice, tell);
        break;
      case 'stay':
        endFlight(s);
        break;
      case 'buy':
        playBuy(s, choice.chit);
        break;
      case 'place':
        playPlace(s, choice.at, tell);
        break;
      case 'attach':
        playPlace(s, choice.bearer, tell);
        break;
      case 'pay':
        playPay(s, choice.cards, tell);
        break;
      case 'find':
        playFind(s, choice.at, dice, tell);
        break;
      case 'discard':
        playDiscard(s, choice.card, tell);
        break;
      case 'return':
        playReturn(s, choice.chit, tell);
        break;
      case 'done':
        leave(s, dice, tell);
        break;
    }
    advance(s, dice, tell);
  },
  clone,
  outcome: (s) => (s.by === '' ? undefined : { winners: s.winners, by: s.by, rules: rulesBy[s.by] }),
  view,
};

/** The unit that is asked gets away; an open battle is over with it (BM-R26, BM-R27, BM-R40). */
function retreat(s: BmState, card: number, rider: number, tell?: Tell<BmEvent>): void {
  const { stage } = s.fight;
  if (stage === 'none') return playRetreat(s, s.flight.unit, card, -1, 'ruins', tell);
  const unit = fleeing(s);
  closeFight(s);
  playRetreat(s, unit, card, rider, stage === 'flee' ? 'dragon' : 'hero', tell);
}
