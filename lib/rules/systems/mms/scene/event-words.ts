import type { EventWords } from '../../../kernel/game/playable';
import { listed } from '../../../kernel/words/words';
import type { MmsEvent } from '../engine/events';
import { isCharacter, type MmsState } from '../engine/state';
import { units } from './units';
import { attackedWords, attackLostWords, detectedWords, healedWords } from './fight-words';
import { cardName, idOf, ownedBy, numberOf, pieceName, seatName, squareName, whosePiece } from './names';
import { endings } from './phase';
import { touchOf } from './pieces';

type EventOf<K extends MmsEvent['type']> = Extract<MmsEvent, { type: K }>;

/** `Blue’s marker 7`, whatever the viewer knows of it by now. */
const markerName = (s: MmsState, piece: number): string =>
  `${ownedBy(s.game.owner[piece]!)} marker ${numberOf(s, piece)}`;

function movedWords(event: EventOf<'moved'>, s: MmsState): EventWords {
  const { piece, from, to, cost, attacks } = event;
  const way = `${squareName(s, from)} to ${squareName(s, to)}, ${units(cost)} ${cost === 2 ? 'unit' : 'units'}`;
  return {
    text:
      from === to
        ? `${whosePiece(s, piece)} turns at ${squareName(s, to)}.`
        : `${whosePiece(s, piece)} goes from ${way}${attacks ? ', to attack' : ''}.`,
    touches: [idOf.square(s, from), idOf.square(s, to)],
  };
}

/** Is there healing for what is doomed (MMS-R27, MMS-R29)? */
const maySave = (s: MmsState, piece: number): boolean => s.game.house.healDoomed && isCharacter(s, piece);

const whyStopped: Readonly<Record<EventOf<'stopped'>['why'], string>> = {
  blocked: 'the way is blocked',
  dear: 'the way costs more than it can pay',
  trap: 'it has come into a trap',
  noStop: 'it may not stop farther on',
};

const whyNowhere: Readonly<Record<EventOf<'leadsNowhere'>['why'], string>> = {
  noWall: 'borders no other wall',
  noTerrain: 'lies over no terrain',
};

function identifiedWords({ piece, seat, card, carried }: EventOf<'identified'>, s: MmsState): EventWords {
  const parts = carried.map((one) => cardName(s, one));
  return {
    text:
      `${seatName(seat)} identifies ${markerName(s, piece)}: ${cardName(s, card)}` +
      `${parts.length > 0 ? ` with ${listed(parts)}` : ''}.`,
    touches: touchOf(s, piece),
  };
}

function endedWords({ winners, by }: EventOf<'ended'>): EventWords {
  const how = endings[by as keyof typeof endings] ?? by;
  const names = listed(winners.map(seatName));
  return {
    text:
      winners.length === 0
        ? `A stalemate: ${how}.`
        : `${names} ${winners.length === 1 ? 'wins' : 'share the victory'}: ${how}.`,
  };
}

/** An event in a sentence, with names of pieces and squares, and the arithmetic where there is any. */
export function eventWords(event: MmsEvent, s: MmsState): EventWords {
  switch (event.type) {
    case 'firstRolls':
      return {
        text: `For the order of play: ${listed(event.rolls.map(([seat, roll]) => `${seatName(seat)} rolls ${roll}`))}.`,
        dice: event.rolls.map(([seat, face]) => ({ seat, sides: 100, face })),
      };
    case 'firstCards':
      return {
        text: `For the order of play: ${listed(
          event.cards.map(
            ([seat, card]) =>
              `${seatName(seat)} draws ${cardName(s, card)}, level ${s.game.cards[card]?.level ?? 0}`,
          ),
        )}.`,
      };
    case 'order':
      return { text: `They play in this order: ${listed(event.seats.map(seatName))}.` };
    case 'placed':
      return {
        text: `${pieceName(s, event.piece)} is laid out at ${squareName(s, event.at)}.`,
        touches: [idOf.square(s, event.at)],
        weight: 'aside',
      };
    case 'leftOut':
      return { text: `${pieceName(s, event.piece)} finds no place and is lost for the game.` };
    case 'leadsNowhere':
      return {
        text: `A note on the layout: ${pieceName(s, event.piece)} at ${squareName(s, s.at[event.piece]!)} ${whyNowhere[event.why]}.`,
        touches: touchOf(s, event.piece),
        weight: 'aside',
      };
    case 'laidOut':
      return { text: `${seatName(event.seat)} has laid out everything.` };
    case 'joined':
      return {
        text: `The parts are joined; ${s.game.house.hiddenSetup ? 'what is in sight' : 'everything'} is revealed.`,
      };
    case 'roundBegan':
      return { text: `Round ${event.round} begins.`, weight: 'aside' };
    case 'turnBegan':
      return { text: `Round ${event.round}: turn of ${seatName(event.seat)}.`, weight: 'turn' };
    case 'passed':
      return {
        text: `${whosePiece(s, event.piece)} does nothing.`,
        touches: touchOf(s, event.piece),
        weight: 'aside',
      };
    case 'moved':
      return movedWords(event, s);
    case 'stopped':
      return {
        text: `${whosePiece(s, event.piece)} stops at ${squareName(s, event.at)}: ${whyStopped[event.why]}.`,
        touches: [idOf.square(s, event.at)],
      };
    case 'identified':
      return identifiedWords(event, s);
    case 'hidAgain':
      return {
        text: `${seatName(event.seat)} has lost ${whosePiece(s, event.piece)} out of sight.`,
        touches: touchOf(s, event.piece),
      };
    case 'decoyGone':
      return { text: `${markerName(s, event.piece)} was a decoy and is taken away.` };
    case 'attacked':
      return attackedWords(event, s);
    case 'attackLost':
      return attackLostWords(event, s);
    case 'healed':
      return healedWords(event, s);
    case 'detected':
      return detectedWords(event, s);
    case 'told':
      return {
        text: `${seatName(event.seat)} tells ${seatName(event.to)} what ${markerName(s, event.piece)} is.`,
        touches: touchOf(s, event.piece),
      };
    case 'controlled':
      return {
        text: `${seatName(event.seat)} takes control of ${whosePiece(s, event.area)}.`,
        touches: touchOf(s, event.area),
      };
    case 'doomed':
      return {
        text: `${whosePiece(s, event.piece)} is doomed: it leaves the game at the end of the round${maySave(s, event.piece) ? ' unless it is healed' : ''}.`,
        touches: touchOf(s, event.piece),
      };
    case 'removed':
      return { text: `${ownedBy(s.game.owner[event.piece]!)} ${cardName(s, event.card)} leaves the game.` };
    case 'dropped':
      return {
        text: `${cardName(s, event.card)} falls to the ground at ${squareName(s, event.at)}.`,
        touches: [idOf.square(s, event.at)],
      };
    case 'pickedUp':
      return {
        text: `${whosePiece(s, event.piece)} picks up ${cardName(s, event.card)}.`,
        touches: touchOf(s, event.piece),
      };
    case 'eliminated':
      return { text: `${seatName(event.seat)} has no character left and is eliminated.` };
    case 'ended':
      return endedWords(event);
  }
}
