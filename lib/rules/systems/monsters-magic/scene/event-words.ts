import type { EventWords } from '../../../kernel/game/playable';
import { counted, listed, signed } from '../../../kernel/words/words';
import { labelOf } from '../engine/board';
import type { MmEvent } from '../engine/events';
import { seatOf, type MmState } from '../engine/state';
import {
  aType,
  cardName,
  figureName,
  idOf,
  ownedBy,
  seatName,
  structuresIn,
  terrainName,
  whoseFigure,
} from './names';

type EventOf<K extends MmEvent['type']> = Extract<MmEvent, { type: K }>;

const force = (n: number): string => (n === 0 ? '' : ` ${n < 0 ? '−' : '+'} Force ${Math.abs(n)}`);

function foughtWords(event: EventOf<'fought'>, view: MmState): EventWords {
  const { attacker, defender, at, dice, force: bonus } = event;
  const owner = defender >= 0 ? seatOf(defender) : (view.garrison[at] ?? -1);
  const holder = owner >= 0 && owner !== seatOf(attacker) ? owner : undefined;
  const foe =
    defender >= 0 ? whoseFigure(defender) : `${holder === undefined ? 'the' : ownedBy(holder)} garrison`;
  const side = (a: number, b: number, n: number): string => `${a} + ${b}${force(n)} = ${a + b + n}`;
  const die = (face: number, i: number) => ({
    ...(i < 2 ? { seat: seatOf(attacker) } : holder === undefined ? {} : { seat: holder }),
    sides: 6,
    face,
  });
  return {
    text: `${whoseFigure(attacker)} fights ${foe} in ${labelOf(at)}.`,
    sum: `${side(dice[0], dice[1], bonus[0])} against ${side(dice[2], dice[3], bonus[1])}`,
    dice: dice.map(die),
    touches: [idOf.space(at)],
  };
}

/** What fell to what. */
function lossWords({ attacker, defender, lost }: EventOf<'resolved'>): string {
  const [one, other] = [whoseFigure(attacker), defender < 0 ? 'the garrison' : whoseFigure(defender)];
  if (lost === 'both') return `${one} and ${other} destroy each other`;
  return lost === 'defender' ? `${one} destroys ${other}` : `${other} destroys ${one}`;
}

function effectWords({ seat, kind, what, first }: EventOf<'effect'>, view: MmState): EventWords {
  const who = seatName(seat);
  switch (kind) {
    case 'forceTarget':
      return { text: `${whoseFigure(what)} gains Force until the turn ends.` };
    case 'mpTarget':
      return { text: `${whoseFigure(what)} may move farther.` };
    case 'recruit':
    case 'placeGarrison':
      return { text: `${who} has a new unit in ${labelOf(what)}.`, touches: [idOf.space(what)] };
    case 'setTerrain':
      return {
        text: `${who} turns ${labelOf(first)} into ${terrainName(what)}.`,
        touches: [idOf.space(first)],
      };
    case 'lookAtHand':
      return { text: `${who} has seen ${ownedBy(what)} hand.` };
    case 'discardXDrawX':
      return { text: `${who} discards the last card, ${cardName(view, what)}.` };
    case 'sacrificeFigureToDraw':
      return { text: `${who} gives up ${aType(Math.trunc((what % 20) / 5))}.` };
    case 'swapPermanentWithHand':
      return { text: `${who} lays down ${cardName(view, what)}.` };
    case 'swapHands':
      return { text: `${who} holds the hand of ${seatName(what)} now, and the other way round.` };
    case 'changeFigureType':
      return { text: `${whoseFigure(first)} becomes ${aType(what)}.` };
    case 'swapTwoOwnUnits':
      return {
        text: `${ownedBy(seat)} units of ${labelOf(first >> 1)} and ${labelOf(what >> 1)} change places.`,
        touches: [idOf.space(first >> 1), idOf.space(what >> 1)],
      };
    default:
      return { text: `${who} uses the card.` };
  }
}

const gains = (result: number): string =>
  ['', 'a card', 'an army', 'a hero', 'a mage', 'a monster'][result] ?? 'a figure of choice';

/** How a game ended, after a colon. */
export const endings: Readonly<Record<string, string>> = {
  V1: 'no opponent has a unit left',
  V2: 'enough Temples at the beginning of the turn',
  V3: 'enough garrisons at the beginning of the turn',
  'V2+V3': 'enough Temples and garrisons at the beginning of the turn',
  V4: 'the most spaces when the turns are over',
  draw: 'the last units fell together',
};

/** An event in a sentence, with names of cards and spaces, and the arithmetic where there is any. */
export function eventWords(event: MmEvent, view: MmState): EventWords {
  switch (event.type) {
    case 'dealt':
      return {
        text: `${seatName(event.seat)} is dealt ${listed(event.cards.map((card) => cardName(view, card)))} as permanents.`,
      };
    case 'cornerChosen':
      return {
        text: `${seatName(event.seat)} begins in ${labelOf(event.at)}.`,
        touches: [idOf.space(event.at)],
      };
    case 'figurePlaced':
      return {
        text: `${seatName(event.seat)} puts ${aType(Math.trunc((event.figure % 20) / 5))} on ${labelOf(event.at)}.`,
        touches: [idOf.space(event.at)],
      };
    case 'firstRolls':
      return {
        text: `For the first turn: ${listed(event.rolls.map(([seat, roll]) => `${seatName(seat)} rolls ${roll}`))}.`,
      };
    case 'order':
      return { text: `They play in this order: ${listed(event.seats.map(seatName))}.` };
    case 'turnBegan':
      return {
        text: `Turn ${event.turn}, round ${event.round}: ${seatName(event.seat)}.`,
        weight: 'turn',
      };
    case 'declared':
      return { text: `${seatName(event.seat)} controls the ${structuresIn(event.structures)}.` };
    case 'controlLost':
      return { text: `${seatName(event.seat)} no longer controls the ${structuresIn(event.structures)}.` };
    case 'marked':
      return {
        text: `${seatName(event.seat)} puts a garrison on ${labelOf(event.at)}.`,
        touches: [idOf.space(event.at)],
      };
    case 'stepped':
      return {
        text: `${whoseFigure(event.figure)} goes from ${labelOf(event.from)} to ${labelOf(event.to)}.`,
        touches: [idOf.space(event.from), idOf.space(event.to)],
      };
    case 'summoned':
      return {
        text: `${whoseFigure(event.summoner)} summons the ${figureName(event.figure)} from ${labelOf(event.from)} to ${labelOf(event.to)}.`,
        touches: [idOf.space(event.from), idOf.space(event.to)],
      };
    case 'fought':
      return foughtWords(event, view);
    case 'resolved':
      return {
        text: `${event.totals[0]} against ${event.totals[1]} in ${labelOf(event.at)}: ${lossWords(event)}.`,
        touches: [idOf.space(event.at)],
      };
    case 'played':
      return { text: `${seatName(event.seat)} plays ${cardName(view, event.card)}.` };
    case 'used':
      return { text: `${seatName(event.seat)} uses ${cardName(view, event.card)}.` };
    case 'effect':
      return effectWords(event, view);
    case 'looked':
      return { text: `${seatName(event.seat)} looks at ${ownedBy(event.at)} hand.` };
    case 'swappedHands':
      return { text: `${seatName(event.seat)} and ${seatName(event.with)} swap hands.` };
    case 'drew':
      return { text: `${seatName(event.seat)} draws ${cardName(view, event.card)}.` };
    case 'drewCards':
      return { text: `${seatName(event.seat)} draws ${counted(event.count, 'card')}.` };
    case 'reshuffled':
      return { text: 'The discard pile is shuffled into a new deck.' };
    case 'recruitRoll': {
      const { die, result, seat } = event;
      return {
        text: `${seatName(seat)} rolls for recruitment: ${result} calls for ${gains(result)}.`,
        ...(die === result ? {} : { sum: `${die} ${signed(result - die)} for villages = ${result}` }),
        dice: [{ seat, sides: 6, face: die }],
      };
    }
    case 'recruited':
      return {
        text: `${seatName(event.seat)} recruits ${aType(Math.trunc((event.figure % 20) / 5))} at ${labelOf(event.at)}.`,
        touches: [idOf.space(event.at)],
      };
    case 'realigned':
      return {
        text: `${seatName(event.seat)} replaces ${cardName(view, event.permanent)} with ${cardName(view, event.card)}.`,
      };
    case 'discarded':
      return { text: `${seatName(event.seat)} discards ${cardName(view, event.card)}.` };
    case 'eliminated':
      return { text: `${seatName(event.seat)} has no unit left and is out.` };
    case 'ended':
      return {
        text:
          event.winners.length === 0
            ? 'The last units fell together: a draw.'
            : `${listed(event.winners.map(seatName))} ${event.winners.length === 1 ? 'wins' : 'share the victory'}: ${endings[event.by] ?? event.by}.`,
      };
  }
}
