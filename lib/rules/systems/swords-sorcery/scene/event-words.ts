import type { EventWords } from '../../../kernel/game/playable';
import { capital, counted, listed } from '../../../kernel/words/words';
import type { SsEvent } from '../engine/events';
import { ROCK, type SsState } from '../engine/state';
import { aimTouches, aimWords } from './aim-words';
import { foughtWords, saveWords } from './fight-words';
import { aType, cardName, idOf, ownedBy, spotName, whosePiece } from './names';
import { seatName } from './seats';

type EventOf<K extends SsEvent['type']> = Extract<SsEvent, { type: K }>;

const spots = (s: SsState, ...all: readonly number[]): readonly string[] =>
  all.filter((spot) => spot >= 0).map((spot) => idOf.spot(s, spot));

type Died = EventOf<'died'>;

/** How it died, and to what where that is known. */
const deaths: Readonly<Record<Died['by'], (died: Died, s: SsState) => string>> = {
  conflict: ({ what }, s) => `dies in the conflict${what < 0 ? '' : ` with ${whosePiece(s, what)}`}`,
  card: ({ what }, s) => `dies by ${what < 0 ? 'magic' : cardName(s, what)}`,
  jam: () => 'is destroyed in a jammed teleportal',
  vapour: () => 'is destroyed: its vapour was not alone',
  ghost: ({ what }, s) =>
    what < 0 ? 'is destroyed as a ghost' : `falls to ${whosePiece(s, what)}: ghost and wizard met`,
  crowded: () => 'is destroyed, for there is no room',
  // Ghosts of others and nobody's hulk go with a domain that leaves the ring (SS-R21).
  out: ({ piece }, s) =>
    s.owner[piece]! >= 0 && !s.alive[s.owner[piece]!]
      ? 'leaves the board with its player'
      : 'leaves the board with the domain',
};

const windowWords: Readonly<Record<EventOf<'windowOpened'>['window'], string>> = {
  start: 'The turn begins: magic may be spoken.',
  rolled: 'The dice lie: magic may be spoken.',
  step: 'A step is announced: magic may be spoken.',
  arrive: 'A piece has arrived: magic may be spoken.',
  moved: 'The movement is over: magic may be spoken.',
  conflict: 'A conflict is at hand: magic may be spoken.',
  died: 'A piece has died: magic may be spoken.',
  end: 'The turn ends: magic may be spoken.',
  must: 'Cards must be invoked.',
};

/** How a game ended, after a colon. */
export const endings: Readonly<Record<string, string>> = {
  annihilation: 'nobody else has a living piece',
  'wizard-hunt': 'no other wizard lives',
  score: 'by the count of living pieces',
  draw: 'they fell together, or have the same points',
};

const dieList = (dice: readonly number[], seat: number): NonNullable<EventWords['dice']> =>
  dice.map((face) => ({ seat, sides: 6, face }));

function endedWords({ winners, by, scores }: EventOf<'ended'>): EventWords {
  const won = listed(winners.map(seatName));
  const points = scores.length > 0 ? scores.map((n, seat) => `${seatName(seat)} ${n}`).join(', ') : '';
  return {
    text:
      winners.length === 0
        ? 'The game ends in a draw.'
        : `${won} ${winners.length === 1 ? 'wins' : 'share a draw'}: ${endings[by] ?? by}.`,
    ...(points === '' ? {} : { sum: points }),
  };
}

function cardMoveWords(event: SsEvent, s: SsState): EventWords | undefined {
  switch (event.type) {
    case 'dealt':
      return {
        text: `${seatName(event.seat)} is dealt ${event.cards.every((card) => s.game.cards[card]) ? listed(event.cards.map((card) => cardName(s, card))) : counted(event.cards.length, 'card')}.`,
      };
    case 'drafted':
      return { text: `${seatName(event.seat)} drafts ${cardName(s, event.card)}.` };
    case 'drew':
      return { text: `${seatName(event.seat)} draws ${cardName(s, event.card)}.` };
    case 'drewCards':
      return { text: `${seatName(event.seat)} draws ${counted(event.count, 'card')}.` };
    case 'reshuffled':
      return { text: 'The discards are shuffled into a new pile.' };
    case 'discarded':
      return { text: `${capital(cardName(s, event.card))} goes to the discards.` };
    case 'destroyed':
      return { text: `${capital(cardName(s, event.card))} is destroyed.` };
    case 'cardsTaken':
      return {
        text: `${seatName(event.seat)} takes ${counted(event.count, 'card')} from ${ownedBy(event.from)} hand.`,
      };
    case 'tookCards':
      return {
        text: `${seatName(event.seat)} takes ${listed(event.cards.map((card) => cardName(s, card)))} from ${seatName(event.from)}.`,
      };
    case 'stolen':
      return {
        text: `${seatName(event.seat)} steals ${cardName(s, event.card)} from ${seatName(event.from)}.`,
      };
    case 'returned':
      return { text: `${capital(cardName(s, event.card))} goes back to ${ownedBy(event.seat)} hand.` };
    case 'protected':
      return { text: `${capital(cardName(s, event.card))} now protects ${cardName(s, event.target)}.` };
    default:
      return undefined;
  }
}

/** A card that is said, with all that is named for it (SS-R67). */
function invokedWords(event: EventOf<'invoked' | 'used' | 'aimed'>, s: SsState): EventWords {
  const { type, seat, card, targets, at } = event;
  const aimed = { card, power: type === 'used', targets, at };
  const aim = aimWords(s, aimed);
  const [who, what] = [seatName(seat), cardName(s, card)];
  const said = {
    invoked: `“Magic!” ${who} invokes ${what}`,
    used: `${who} uses ${what}`,
    aimed: aim === '' ? `${who} lets ${what} happen` : `${who} aims ${what} anew`,
  };
  return {
    text: `${said[type]}${aim === '' ? '' : `: ${aim}`}.`,
    touches: aimTouches(s, aimed),
  };
}

function magicWords(event: SsEvent, s: SsState): EventWords | undefined {
  switch (event.type) {
    case 'invoked':
    case 'used':
    case 'aimed':
      return invokedWords(event, s);
    case 'resolved':
      return { text: `${capital(cardName(s, event.card))} takes effect for ${seatName(event.seat)}.` };
    case 'failed':
      return {
        text: `${capital(cardName(s, event.card))} of ${seatName(event.seat)} has no effect${event.other >= 0 ? `: ${cardName(s, event.other)} stops it` : ''}.`,
      };
    case 'bouncedSpell':
      return { text: `${seatName(event.seat)} turns ${cardName(s, event.card)} round.` };
    case 'effectBegan':
      return {
        text: `${capital(cardName(s, event.card))} now lies on ${event.piece >= 0 ? whosePiece(s, event.piece) : 'the game'}.`,
      };
    case 'effectEnded':
      return {
        text: `${capital(cardName(s, event.card))} is over${event.piece >= 0 ? ` for ${whosePiece(s, event.piece)}` : ''}.`,
      };
    case 'cardRoll':
      return {
        text: `${seatName(event.seat)} rolls for ${cardName(s, event.card)}: ${listed(event.dice.map(String))}.`,
        dice: dieList(event.dice, event.seat),
      };
    case 'saved':
    case 'notSaved':
      return saveWords(event, s);
    case 'missileAt':
      return {
        text: `The missile is on ${spotName(s, event.spot)} with ${counted(event.left, 'step')} left.`,
        touches: spots(s, event.spot),
      };
    case 'boots':
      return { text: `Move die ${event.die + 1} counts as seven.` };
    default:
      return undefined;
  }
}

function pieceWords(event: SsEvent, s: SsState): EventWords | undefined {
  switch (event.type) {
    case 'placed':
      return {
        text: `${seatName(event.seat)} puts ${aType(s.type[event.piece]!)} on ${spotName(s, event.spot)}.`,
        touches: spots(s, event.spot),
      };
    case 'stepAnnounced':
      return {
        text: `${capital(whosePiece(s, event.piece))} is about to go from ${spotName(s, event.from)}${event.to >= 0 ? ` to ${spotName(s, event.to)}` : ' onto a transmitter'}.`,
        touches: spots(s, event.from, event.to),
        weight: 'aside',
      };
    case 'stepped':
      return {
        text: `${capital(whosePiece(s, event.piece))} goes from ${spotName(s, event.from)} to ${spotName(s, event.to)}.`,
        touches: spots(s, event.from, event.to),
      };
    case 'flew':
      return {
        text: `${capital(whosePiece(s, event.piece))} flies from ${spotName(s, event.from)} over ${spotName(s, event.over)} to ${spotName(s, event.to)}.`,
        touches: spots(s, event.from, event.over, event.to),
      };
    case 'contact':
      return {
        text: `${capital(whosePiece(s, event.piece))} attacks ${event.against === ROCK ? 'a rock' : whosePiece(s, event.against)} on ${spotName(s, event.spot)}.`,
        touches: spots(s, event.spot),
      };
    case 'stepFailed':
      return {
        text: `${capital(whosePiece(s, event.piece))} cannot make the announced step any more.`,
        touches: spots(s, event.to),
      };
    case 'put':
      return {
        text: `${event.card >= 0 ? `${capital(cardName(s, event.card))} moves ${whosePiece(s, event.piece)}` : `${capital(whosePiece(s, event.piece))} is moved`} from ${spotName(s, event.from)} to ${spotName(s, event.to)}.`,
        touches: spots(s, event.from, event.to),
      };
    case 'bounced':
      return {
        text: `${capital(whosePiece(s, event.piece))} goes back from ${spotName(s, event.from)} to ${spotName(s, event.to)}.`,
        touches: spots(s, event.from, event.to),
      };
    case 'rockPut':
      return { text: `A rock stands on ${spotName(s, event.spot)}.`, touches: spots(s, event.spot) };
    case 'rockGone':
      return { text: `The rock on ${spotName(s, event.spot)} is gone.`, touches: spots(s, event.spot) };
    case 'rockMoved':
      return {
        text: `The rock moves from ${spotName(s, event.spot)} to ${spotName(s, event.to)}.`,
        touches: spots(s, event.spot, event.to),
      };
    case 'summoned':
      return {
        text: `${capital(whosePiece(s, event.piece))} appears on ${spotName(s, event.spot)} by ${cardName(s, event.card)}.`,
        touches: spots(s, event.spot),
      };
    case 'returnedToLife':
      return {
        text: `${capital(whosePiece(s, event.piece))} returns on ${spotName(s, event.spot)} by ${cardName(s, event.card)}.`,
        touches: spots(s, event.spot),
      };
    case 'changedSides':
      return { text: `${capital(aType(s.type[event.piece]!))} now belongs to ${seatName(event.seat)}.` };
    case 'woke':
      return { text: `${capital(whosePiece(s, event.piece))} wakes.` };
    case 'freed':
      return { text: `${capital(whosePiece(s, event.piece))} is free again.` };
    case 'conflictBegan':
      return {
        text: `${capital(whosePiece(s, event.initiator))} meets ${whosePiece(s, event.defender)} on ${spotName(s, event.spot)}.`,
        touches: spots(s, event.spot),
      };
    case 'fought':
      return foughtWords(event, s);
    case 'died':
      return {
        text: `${capital(whosePiece(s, event.piece))} ${deaths[event.by](event, s)}.`,
        touches: spots(s, event.spot),
      };
    default:
      return undefined;
  }
}

function turnWords(event: SsEvent, s: SsState): EventWords {
  switch (event.type) {
    case 'firstPlayer': {
      const rolls = event.rolls.map(([seat, roll]) => `${seatName(seat)} rolls ${roll}`);
      return {
        text: `${seatName(event.seat)} begins${rolls.length > 0 ? `: ${listed(rolls)}` : ''}.`,
        ...(event.rolls.length > 0
          ? { dice: event.rolls.map(([seat, face]) => ({ seat, sides: 6, face })) }
          : {}),
      };
    }
    case 'domainTaken':
      return { text: `${seatName(event.seat)} takes ${s.game.boards[event.board]?.name ?? 'a domain'}.` };
    case 'turnBegan':
      return {
        text: `Turn ${event.turn}, round ${event.round}: ${seatName(event.seat)}.`,
        weight: 'turn',
      };
    case 'moveRoll':
      return {
        text: `${seatName(event.seat)} rolls ${listed(event.dice.map(String))} to move.`,
        dice: dieList(event.dice, event.seat),
      };
    case 'windowOpened':
      return { text: windowWords[event.window], weight: 'aside' };
    case 'passed':
      return { text: `${seatName(event.seat)} says nothing.`, weight: 'aside' };
    case 'out':
      return { text: `${seatName(event.seat)} is out of the game.` };
    case 'domainGone':
      return { text: `The domain of ${seatName(event.seat)} leaves the ring.` };
    case 'ended':
      return endedWords(event);
    default:
      return { text: `${event.type}.` };
  }
}

/** An event in a sentence, with the arithmetic where there is any. */
export const eventWords = (event: SsEvent, view: SsState): EventWords =>
  pieceWords(event, view) ?? magicWords(event, view) ?? cardMoveWords(event, view) ?? turnWords(event, view);
