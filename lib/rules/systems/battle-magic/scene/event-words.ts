import type { EventWords } from '../../../kernel/game/playable';
import { counted, listed } from '../../../kernel/words/words';
import { specialNames } from '../catalogue/territories';
import type { BmEvent } from '../engine/events';
import { strengthOf, typeOf } from '../engine/cards';
import type { BmState } from '../engine/state';
import { cardName, idOf, kindOf, ownedBy, seatName, unitName, where, whoseUnit } from './names';

type EventOf<K extends BmEvent['type']> = Extract<BmEvent, { type: K }>;

/** A unit can be touched while it stands on the map. */
const there = (s: BmState, ...units: readonly number[]): readonly string[] =>
  units.flatMap((unit) => (unit >= 0 && s.at[unit]! >= 0 ? [idOf.unit(unit)] : []));

/** What a unit was lost to. */
const fateOf = ({ by, rule }: EventOf<'destroyed'>, s: BmState): string => {
  if (by < 0) return 'is destroyed in Ruins';
  return rule === 'BM-110' ? `goes down with ${whoseUnit(s, by)}` : `is destroyed by ${whoseUnit(s, by)}`;
};

/** Where a hero may flee from Ruins, he may still get away (BM-R40). */
const lostIn = (s: BmState): string =>
  s.game.house.ruinsHeroMayRetreat ? 'it is lost, unless it gets away' : 'it is destroyed';

const special = (s: BmState, at: number): string => {
  const id = s.game.map.territories[at]?.special;
  return id === undefined ? where(s, at) : `${specialNames[id]} in ${where(s, at)}`;
};

/** `Sword 2 + Sword 1`, only what counts for the unit. */
function sumOf(s: BmState, unit: number, cards: readonly number[]): string {
  const { counts } = kindOf(s, unit);
  return cards.map((card) => ((counts >> typeOf(card)) & 1 ? strengthOf(card) : 0)).join(' + ');
}

function drawnWords(s: BmState, { unit, cards, usable, tie }: EventOf<'battleCards'>): EventWords {
  const drawn = cards.length === 0 ? 'draws no card' : `draws ${listed(cards.map(cardName))}`;
  return {
    text: `${whoseUnit(s, unit)} ${drawn}${tie > 0 ? ' to break the tie' : ''}: ${usable > 0 ? `${usable} count` : 'nothing counts'}.`,
    ...(cards.length > 0 ? { sum: `${sumOf(s, unit, cards)} = ${usable}` } : {}),
    touches: there(s, unit),
  };
}

function comparedWords(s: BmState, { attacker, target, totals, bonus }: EventOf<'compared'>): EventWords {
  const side = (n: number, more: number): string => (more === 0 ? String(n) : `${n - more} + ${more} = ${n}`);
  const [a, b] = totals;
  const verdict = a === b ? 'they are level' : `${whoseUnit(s, a > b ? attacker : target)} has more`;
  return {
    text: `${a} against ${b}: ${verdict}.`,
    sum: `${side(a, bonus[0])} against ${side(b, bonus[1])}`,
    touches: there(s, attacker, target),
  };
}

function chitWords(s: BmState, { seat, chit, kept, find }: EventOf<'chit'>): EventWords {
  const name = unitName(s, chit);
  const why = find < 0 ? '' : ` for the ${special(s, find)}`;
  return {
    text: kept
      ? `${seatName(seat)} draws ${name} out of the cup${why}.`
      : `${seatName(seat)} draws ${name}${why}; it goes back into the cup.`,
    ...(find < 0 ? {} : { touches: [idOf.space(find)] }),
  };
}

/** How a game ended, after a colon. */
export const endings: Readonly<Record<string, string>> = {
  castles: 'nobody else has a castle left',
  limit: 'most castles when the rounds are over, or as many as others and the most Gold on the map',
  draw: 'the rounds are over and they stand alike',
};

function endedWords({ winners, by }: EventOf<'ended'>): string {
  if (winners.length === 0) return `A draw: ${endings[by] ?? by}.`;
  return `${listed(winners.map(seatName))} ${winners.length === 1 ? 'wins' : 'share the victory'}: ${endings[by] ?? by}.`;
}

/** An event in a sentence, with the cards that were turned up and the arithmetic of battles. */
export function eventWords(event: BmEvent, s: BmState): EventWords {
  switch (event.type) {
    case 'rewritten':
      return {
        text: `Castles were written too near each other: ${listed(event.seats.map(seatName))} write again.`,
      };
    case 'placed':
      return {
        text: `${seatName(event.seat)} puts ${unitName(s, event.chit)} on ${where(s, event.at)}.`,
        touches: [idOf.space(event.at)],
      };
    case 'attached':
      return {
        text: `${seatName(event.seat)} gives ${unitName(s, event.chit)} to ${unitName(s, event.bearer)}.`,
        touches: there(s, event.bearer),
      };
    case 'cut':
      return {
        text: `For the first turn: ${listed(event.cards.map(([seat, card]) => `${seatName(seat)} cuts ${cardName(card)}`))}.`,
      };
    case 'order':
      return { text: `They play in this order: ${listed(event.seats.map(seatName))}.` };
    case 'turnBegan':
      return {
        text: `Turn ${event.turn}, round ${event.round}: ${seatName(event.seat)}.`,
        weight: 'turn',
      };
    case 'drew':
      return { text: `${seatName(event.seat)} draws ${listed(event.cards.map(cardName))}.` };
    case 'drewCards':
      return { text: `${seatName(event.seat)} draws ${counted(event.count, 'card')}.` };
    case 'reshuffled':
      return { text: `The discard pile is shuffled into a new deck of ${counted(event.cards, 'card')}.` };
    case 'moved':
      return {
        text: `${seatName(event.seat)} plays ${cardName(event.card)} for ${unitName(s, event.unit)}.`,
        sum: `${event.pool - strengthOf(event.card) > 0 ? `${event.pool - strengthOf(event.card)} + ` : ''}${strengthOf(event.card)} = ${counted(event.pool, 'move point')}`,
        touches: there(s, event.unit),
      };
    case 'stepped': {
      const along =
        event.with.length > 0 ? ` with ${listed(event.with.map((unit) => unitName(s, unit)))}` : '';
      return {
        text: `${whoseUnit(s, event.unit)}${along} goes from ${where(s, event.from)} to ${where(s, event.to)}${event.cost > 0 ? ` for ${event.cost}` : ''}.`,
        touches: [idOf.space(event.from), idOf.space(event.to)],
      };
    }
    case 'joined':
      return {
        text: `${whoseUnit(s, event.unit)} goes along with ${unitName(s, event.leader)}.`,
        touches: there(s, event.unit),
      };
    case 'dropped':
      return {
        text: `${whoseUnit(s, event.unit)} stays behind in ${where(s, event.at)}.`,
        touches: [idOf.space(event.at)],
      };
    case 'boarded':
    case 'landed':
      return {
        text: `${whoseUnit(s, event.unit)} ${event.type === 'boarded' ? `boards ${unitName(s, event.leader)} in` : `lands in`} ${where(s, event.to)} for ${event.cost}.`,
        touches: [idOf.space(event.from), idOf.space(event.to)],
      };
    case 'ruins':
      return {
        text: `The Ruins show ${whoseUnit(s, event.unit)} the card ${cardName(event.card)}: ${event.lost ? lostIn(s) : 'the card goes to hand'}.`,
        touches: [idOf.space(event.at)],
      };
    case 'attacked':
      return {
        text: `${whoseUnit(s, event.attacker)} attacks ${whoseUnit(s, event.target)} in ${where(s, event.at)}.`,
        touches: [...there(s, event.attacker), idOf.space(event.at)],
      };
    case 'battleCards':
      return drawnWords(s, event);
    case 'substituted':
      return {
        text:
          event.card < 0
            ? `${whoseUnit(s, event.unit)} uses no card from the hand.`
            : `${whoseUnit(s, event.unit)} uses ${cardName(event.card)} from the hand.`,
        touches: there(s, event.unit),
      };
    case 'compared':
      return comparedWords(s, event);
    case 'repelled':
      return {
        text: `${whoseUnit(s, event.attacker)} loses, and stays: it is not destroyed when it attacks.`,
        touches: there(s, event.attacker),
      };
    case 'void':
      return {
        text: 'The cards run out with both level: nobody is destroyed.',
        touches: there(s, event.attacker, event.target),
      };
    case 'retreated':
      return {
        text: `${whoseUnit(s, event.unit)} retreats for ${cardName(event.card)}${event.rider < 0 ? '' : ` with ${unitName(s, event.rider)}`}.`,
        touches: there(s, event.unit),
      };
    case 'destroyed':
      return {
        text: `${whoseUnit(s, event.unit)} in ${where(s, event.at)} ${fateOf(event, s)}.`,
        touches: [idOf.space(event.at)],
      };
    case 'artifactLost':
      return {
        text: `${ownedBy(s.game.ownerOf[event.chit]!)} ${unitName(s, event.bearer)} loses ${unitName(s, event.chit)}.`,
      };
    case 'paid':
      return {
        text: `${seatName(event.seat)} pays with ${listed(event.cards.map(cardName))}.`,
        sum: `${event.cards.map(strengthOf).join(' + ')} for ${event.cost}${event.lost > 0 ? `, ${event.lost} lost` : ''}`,
      };
    case 'chit':
      return chitWords(s, event);
    case 'found':
      return {
        text: `The ${special(s, event.at)} shows ${cardName(event.card)}: ${seatName(event.seat)} ${event.kept ? 'keeps it' : 'discards it'}.`,
        touches: [idOf.space(event.at)],
      };
    case 'discarded':
      return { text: `${seatName(event.seat)} discards ${cardName(event.card)}.` };
    case 'returned':
      return { text: `${seatName(event.seat)} puts ${unitName(s, event.chit)} back into the cup.` };
    case 'eliminated':
      return { text: `${seatName(event.seat)} has no castle left and is out.` };
    case 'ended':
      return { text: endedWords(event) };
  }
}
