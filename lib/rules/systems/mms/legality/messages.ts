import { countedFact, someOf } from '../../../kernel/words/fact-words';
import type { Facts, FactValue } from '../../../kernel/verdict/legality';
import type { Layer } from '../area';

/** What covers squares of the own area together (MMS-L14). */
const onLayer: Readonly<Record<Layer, string>> = {
  areas: 'Terrain, Defense cards and engines',
  characters: 'Characters',
  bridges: 'Bridges',
};

const times = (value: FactValue | undefined): string => (value === 1 ? 'once' : `${value} times`);

const penalties: Readonly<Record<string, string>> = {
  restOfTurn: 'the rest of the turn is lost',
  nextTurn: 'the next turn is lost',
  loseCharacter: 'one character is lost',
  custom: 'as the table agreed',
};

const poolMessage = ({ card, reason }: Facts): string => {
  switch (reason) {
    case 'banned':
      return `${card} is banned by the agreement.`;
    case 'not allowed':
      return `${card} is not among the cards that the agreement allows.`;
    case 'unknown':
      return `No card “${card}” is known: the agreement does not hold it.`;
    default:
      return `${card} is not in the agreed card pool.`;
  }
};

const unspent = ({ left, cards }: Facts): string => {
  const begin = `${countedFact(left, 'level is', 'levels are')} left`;
  if (!Array.isArray(cards) || cards.length === 0) return `${begin}, and no further card fits.`;
  return cards.length <= 3
    ? `${begin}: ${someOf(cards)} would still fit.`
    : `${begin}, and ${cards.length} cards would still fit.`;
};

const assignmentMessage = ({ card, uses, host, reason }: Facts): string => {
  if (reason === 'not carried') return `${card} stands on the mat and cannot be carried by ${host}.`;
  if (reason === 'no bearer') return `${host} cannot carry ${card}; only a Character can.`;
  return uses === 1 ? `${card} has no bearer yet.` : `${card} has no bearers yet for its ${uses} uses.`;
};

/** Every finding as a sentence, by the code of its check. */
export const messages: Readonly<Record<string, (facts: Facts) => string>> = {
  'MMS-L01': ({ spent, limit, over }) =>
    `${countedFact(spent, 'level is', 'levels are')} spent of ${limit}: ${over} too many.`,
  'MMS-L02': unspent,
  'MMS-L03': () => 'An army needs at least one Character.',
  'MMS-L04': ({ card, uses }) => `${card} is used ${uses} times; each use needs a designation of its own.`,
  'MMS-L05': ({ card, uses, limit }) => `${card} is used ${times(uses)}, and ${limit} is the most agreed.`,
  'MMS-L06': poolMessage,
  'MMS-L07': ({ name, counts, bound, limit, found }) =>
    `${name}: ${countedFact(found, counts === 'uses' ? 'use' : 'level')}; the agreement asks for at ${bound} ${limit}.`,
  'MMS-L08': assignmentMessage,
  'MMS-L09': ({ character, slot, cards }) => `${character} carries more than one ${slot}: ${someOf(cards)}.`,
  'MMS-L10': ({ character, carried, limit }) =>
    `${character} carries ${countedFact(carried, 'attachment')}, and ${limit} is the most agreed.`,
  'MMS-L11': ({ character, cards }) => `${character} carries ${someOf(cards)} more than once.`,
  'MMS-L12': ({ character, cards }) => `${character} is no healer and may not carry ${someOf(cards)}.`,
  'MMS-L13': ({ character, penalty, cap }) =>
    cap === undefined
      ? `Attacks on ${character} roll ${penalty} less; hardly anything can hit.`
      : `Attacks on ${character} would roll ${penalty} less, but only ${cap} of it counts.`,
  'MMS-L14': ({ layer, squares, width, height, limit, unknown }) =>
    `${onLayer[layer as Layer]} cover ${unknown ? 'at least ' : ''}${countedFact(squares, 'square')}, and the own area of ${width} by ${height} has ${limit}.`,
  'MMS-L15': ({ card, size, width, height }) =>
    `${card} of ${size} does not fit the own area of ${width} by ${height}.`,
  'MMS-L21': ({ lists, players, decks, further }) =>
    decks === undefined
      ? Number(lists) < 2
        ? `A game needs at least two armies, and ${countedFact(lists, 'is', 'are')} here.`
        : `${countedFact(lists, 'army is', 'armies are')} here for the ${players} players agreed.`
      : `${countedFact(decks, 'deck')} are needed: the box holds two, so bring ${further} more.`,
  'MMS-L22': ({ totals, player }) =>
    player === undefined
      ? `These armies were built for different level totals (${someOf(totals)}), and no handicap is agreed between them.`
      : `More than one army names itself player ${player}, whose handicap is meant for one.`,
  'MMS-L24': ({ sets }) => `These armies come from different card sets: ${someOf(sets)}.`,
  'MMS-L25': ({ card, letters, counted }) =>
    `${card} can${counted ? ' be counted but not simulated' : 'not be counted or simulated'}: the rules do not print ${someOf(letters, 9)}.`,
  'MMS-L25-match': ({ cards }) => `No game can be played with cards of unknown values: ${someOf(cards)}.`,
  'MMS-L26': ({ cards }) => `Nobody here has siegecraft to shoot better with ${someOf(cards)}.`,
  'MMS-L27': ({ blanks, tiles }) =>
    `${countedFact(blanks, 'blank card')} ${blanks === 1 ? 'is' : 'are'} needed for repeated uses${tiles === 0 ? '' : `, and ${countedFact(tiles, 'further tile')}`}.`,
  'MMS-L28': ({ card, uses }) => `${card} is used ${times(uses)}, and heroes stand in an army only once.`,
  'MMS-L30': ({ changed, penalty, chosen }) =>
    `Agree before any list is locked: ${changed === 0 ? 'the rules as printed' : countedFact(changed, 'variation')}${chosen ? ', a choice of cards' : ''}, and for telling secrets ${penalties[String(penalty)] ?? String(penalty)}.`,
};
