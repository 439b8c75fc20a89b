import { countedFact, someOf, wordsOf } from '../../../kernel/words/fact-words';
import type { Facts, FactValue } from '../../../kernel/verdict/legality';
import { listed } from '../../../kernel/words/words';

const players = (value: FactValue | undefined): string => {
  const who = wordsOf(value);
  return `${who.length === 1 ? 'Player' : 'Players'} ${listed(who)}`;
};

/** A number with a true minus sign. */
const num = (value: FactValue | undefined): string => String(value).replace('-', '−');

const say = {
  'MM-L01': (f) =>
    f['what'] === 'range'
      ? `Monsters and Magic is for 2 to 4 players, not ${String(f['players'])}.`
      : `The sheet is for ${countedFact(f['players'], 'player')}, the agreement for ${String(f['agreed'])}.`,
  'MM-L01-match': (f) =>
    `${countedFact(f['players'], 'player')} bring permanents; ${f['what'] === 'range' ? `Monsters and Magic is for ${String(f['most'])} at most` : `the agreement is for ${String(f['agreed'])}`}.`,
  'MM-L02': (f) => {
    switch (f['what']) {
      case 'unknown':
        return `“${String(f['id'])}” is neither a printed card nor a custom card of this agreement.`;
      case 'sheet':
        return `“${String(f['entry'])}” cannot stand on a setup sheet; cards belong in a deck or among permanents.`;
      case 'carries':
        return `“${String(f['entry'])}” is a card and carries nothing.`;
      default:
        return `“${String(f['entry'])}” is no Ally card.`;
    }
  },
  'MM-L03': (f) =>
    `“${String(f['card'])}” is there ${countedFact(f['count'], 'time')}; ${countedFact(f['most'], 'copy').replace(/ys$/, 'ies')} ${f['most'] === 1 ? 'is' : 'are'} allowed.`,
  'MM-L04': (f) =>
    f['needsCustomDeck'] === true
      ? `“${String(f['card'])}” is not allowed, and the base deck has it; agree on a custom deck to leave it out.`
      : `“${String(f['card'])}” is not allowed in this agreement.`,
  'MM-L05': (f) => {
    if (f['what'] === 'custom')
      return `“${String(f['card'])}” is no printed card; the agreement plays with the base deck.`;
    const missing = wordsOf(f['missing']).length > 0 ? ` Missing: ${someOf(f['missing'])}.` : '';
    const extra = wordsOf(f['extra']).length > 0 ? ` Too many of: ${someOf(f['extra'])}.` : '';
    return `The base deck has exactly one of each of the 64 printed cards.${missing}${extra}`;
  },
  'MM-L06': (f) =>
    `The deck has ${countedFact(f['size'], 'card')}; dealing ${String(f['each'])} to each of ${countedFact(f['players'], 'player')} takes ${String(f['need'])}.`,
  'MM-L07': (f) =>
    `With ${countedFact(f['size'], 'card')} the deck can run out; ${String(f['need'])} are enough for ${countedFact(f['players'], 'player')} with full hands.`,
  'MM-L08': (f) => {
    switch (f['what']) {
      case 'name':
        return `The card “${String(f['card'])}” needs a name.`;
      case 'taken':
        return `Another ${String(f['by'])} card is also called “${String(f['card'])}”.`;
      case 'beside':
        return `“${String(f['card'])}” stands beside the printed card that it alters and whose name it bears.`;
      case 'stuck':
        return `“${String(f['card'])}” can never be played: in a combat only Force is, and it has none.`;
      case 'empty':
        return `“${String(f['card'])}” does nothing; give it an effect as a permanent or from the hand.`;
      default:
        return `“${String(f['card'])}” has an effect of ${num(f['value'])}; it may be from ${num(f['least'])} to ${num(f['most'])}${Number(f['least']) < 0 ? ', and not 0' : ''}.`;
    }
  },
  'MM-L09': (f) => {
    switch (f['what']) {
      case 'force':
        return `“${String(f['card'])}” gives +${String(f['value'])} Force; +${String(f['most'])} is agreed as the most.`;
      case 'move':
        return `“${String(f['card'])}” gives ${countedFact(f['value'], 'move point')}; ${String(f['most'])} is agreed as the most.`;
      default:
        return `“${String(f['card'])}” helps without a condition or helps all figures at once.`;
    }
  },
  'MM-L10': (f) =>
    `There ${f['count'] === 1 ? 'is' : 'are'} ${countedFact(f['count'], 'permanent')}; ${String(f['agreed'])} ${f['agreed'] === 1 ? 'is' : 'are'} agreed.`,
  'MM-L11': (f) =>
    `The players have “${String(f['card'])}” ${countedFact(f['used'], 'time')} together; the deck has it ${countedFact(f['copies'], 'time')}.`,
  'MM-L12': (f) =>
    `The permanents have ${countedFact(f['spent'], 'level')}, ${String(f['over'])} over the agreed ${String(f['limit'])}.`,
  'MM-L13': (f) =>
    `The permanents of two players differ by ${countedFact(f['difference'], 'level')} (${String(f['highest'])} and ${String(f['lowest'])}); up to ${String(f['allowed'])} would be even.`,
  'MM-L14': (f) =>
    f['what'] === 'cap'
      ? `Only one card can raise the number of ${String(f['type'])} figures; here are more (${someOf(f['cards'])}).`
      : `“${String(f['card'])}” can never help this player as a permanent.`,
  'MM-L15': (f) => {
    switch (f['what']) {
      case 'colour':
        return `${players(f['seats'])} have the same colour, ${String(f['colour'])}.`;
      case 'corner':
        return `${players(f['seats'])} have the same corner, ${String(f['space'])}.`;
      default:
        return `${players(f['seats'])} must begin in a corner (a8, h8, h1 or a1), not in ${String(f['space'])}.`;
    }
  },
  'MM-L16': (f) =>
    `Two players begin in opposite corners: ${String(f['one'])} against ${String(f['across'])}, not ${String(f['two'])}.`,
  'MM-L17': (f) => {
    const who = `Player ${String(f['player'])}`;
    switch (f['what']) {
      case 'none':
        return `${who} has no first figure yet.`;
      case 'garrison':
        return `${who} begins with a figure on his garrison: mage, hero, monster or army.`;
      case 'place':
        return `${who} puts his first figure in ${String(f['space'])}; it belongs in his corner, ${String(f['corner'])}.`;
      default:
        return `${who} begins with one figure; only the middle one of three players may have another.`;
    }
  },
  'MM-L18': (f) => {
    const who = `Player ${String(f['player'])}`;
    switch (f['what']) {
      case 'notAgreed':
        return `${who} has an extra figure; the agreement gives the middle player none.`;
      case 'player':
        return `${who} has an extra figure; only the middle player, player ${String(f['middle'])}, may have one.`;
      case 'nothing':
        return `${who} names a space for an extra figure, but no figure.`;
      case 'limit':
        return `${who} begins with two figures of the type ${String(f['type'])}; the agreement allows one of each.`;
      default:
        return `${who} puts the extra figure in ${String(f['space'])}; it belongs in the empty corner, ${String(f['empty'])}.`;
    }
  },
  'MM-L26': (f) => {
    switch (f['what']) {
      case 'caps':
        return `Without a card ${String(f['cap'])} figures of a type are allowed, with one only ${String(f['withCard'])}; the agreement contradicts itself.`;
      case 'deal':
        return `Each player is dealt ${countedFact(f['dealt'], 'card')} and is to keep ${String(f['kept'])}; the agreement contradicts itself.`;
      case 'range':
        return `${String(f['title'])}: ${num(f['value'])} is outside ${String(f['min'])} to ${String(f['max'])}.`;
      default:
        return `${String(f['title'])}: the sheet says ${String(f['value'])}, the agreement ${String(f['agreed'])}.`;
    }
  },
  'MM-L27': (f) =>
    `The deck has ${countedFact(f['spent'], 'level')}, ${String(f['over'])} over the agreed ${String(f['limit'])}.`,
} satisfies Readonly<Record<string, (facts: Facts) => string>>;

/** The sentence for each check, by its code. */
export const messages: Readonly<Record<string, (facts: Facts) => string>> = say;
