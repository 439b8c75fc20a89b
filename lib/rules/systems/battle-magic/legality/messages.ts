import { listedFact } from '../../../kernel/words/fact-words';
import type { Facts } from '../../../kernel/verdict/legality';
import { capital, listed } from '../../../kernel/words/words';
import { specialNames } from '../catalogue/territories';
import { classWords, countedUnits, oneOf, type UnitClass } from '../catalogue/vocabulary';
import type { Group } from './bounds';

const text = (facts: Facts, key: string): string => listedFact(facts[key]);
const number = (facts: Facts, key: string): number => Number(facts[key]);
const unit = (facts: Facts, key = 'unit'): UnitClass => String(facts[key]) as UnitClass;
const units = (facts: Facts, key: string): readonly UnitClass[] =>
  Array.isArray(facts[key]) ? (facts[key] as readonly UnitClass[]) : [];
const many = (list: readonly UnitClass[], last: string): string =>
  listed(
    list.map((u) => classWords[u].many),
    last,
  );
const counters = (n: number): string => `${n} counter${n === 1 ? '' : 's'}`;
const groupWords: Readonly<Record<Group, string>> = {
  army: 'armies',
  ship: 'ships',
  castle: 'castles',
  wizard: 'wizards',
  siege: 'ballistae and Crystal Towers',
  heavy: 'dragons, Juggernaughts and Giants',
  hero: 'heroes',
  artifact: 'artifacts',
};

/** The sentence for each finding, by its code. */
export const messages: Readonly<Record<string, (facts: Facts) => string>> = {
  'BM-L01': (f) => {
    switch (f['problem']) {
      case 'unknown':
        return `Nobody knows “${text(f, 'id')}”: neither the catalogue nor this agreement has it.`;
      case 'empire':
        return `The ${text(f, 'empire')} empire is banned by this agreement.`;
      case 'misplaced':
        return f['form'] === 'deck'
          ? `“${text(f, 'name')}” is no card of the common deck.`
          : `“${text(f, 'name')}” is no counter and cannot stand in an empire.`;
      case 'banned':
        return `“${text(f, 'name')}” is banned by this agreement.`;
      case 'carries':
        return `“${text(f, 'name')}” carries something, but in the cup every counter is alone.`;
      default:
        return `“${text(f, 'name')}” is not among what this agreement allows.`;
    }
  },
  'BM-L02': (f) => {
    const over = number(f, 'counters') - number(f, 'size');
    const have = `The set has ${counters(number(f, 'counters'))} and needs ${number(f, 'size')}`;
    return over > 0 ? `${have}: take ${over} out.` : `${have}: add ${-over}.`;
  },
  'BM-L03': (f) => `Setup places ${oneOf(unit(f))}, and this set has none.`,
  'BM-L04': (f) => {
    switch (f['problem']) {
      case 'custom':
        return 'Official empires were agreed: choose human, dwarf, orc, elf or undead.';
      case 'count':
        return `The ${text(f, 'empire')} set has ${countedUnits(number(f, 'want'), unit(f))}; this list has ${number(f, 'have')}.`;
      case 'name':
        return `In the ${text(f, 'empire')} set this counter is called “${text(f, 'official')}”, not “${text(f, 'name')}”.`;
      default:
        return `“${text(f, 'name')}” is a unit of your own, which no official empire has.`;
    }
  },
  'BM-L05': (f) =>
    `The counters are worth ${number(f, 'value')} Gold, ${number(f, 'over')} more than the ${number(f, 'cap')} agreed.`,
  'BM-L06': (f) =>
    `${capital(groupWords[text(f, 'group') as Group])}: ${number(f, 'least')} to ${number(f, 'most')} are within bounds, and this set has ${number(f, 'have')}.`,
  'BM-L07': (f) =>
    `${capital(countedUnits(number(f, 'artifacts'), 'artifact'))} are more than ${number(f, 'bearers')} heroes and wizards can bear: at most ${number(f, 'borne')}.`,
  'BM-L08': (f) =>
    `${capital(countedUnits(number(f, 'artifacts'), 'artifact'))} in the set, but no hero or wizard who could bear ${number(f, 'artifacts') === 1 ? 'it' : 'them'}.`,
  'BM-L09': (f) => {
    if (f['problem'] === 'castles')
      return `Fewer than ${number(f, 'least')} castles in the set make it hard to recover from the loss of one.`;
    const name = text(f, 'unit');
    return `${number(f, 'have')} counters of one class (${classWords[name as UnitClass]?.one ?? name}) are more than any printed set has: ${number(f, 'most')}.`;
  },
  'BM-L10': (f) => {
    switch (f['problem']) {
      case 'cheap':
        return `“${text(f, 'unit')}” costs ${number(f, 'cost')} Gold; by the formula it must cost at least ${number(f, 'least')}.`;
      case 'draws':
        return `“${text(f, 'unit')}” draws ${number(f, 'draws')} cards; the most is ${number(f, 'most')}.`;
      case 'moves':
        return `“${text(f, 'unit')}” may be given ${number(f, 'moves')} move cards; the most is ${number(f, 'most')}.`;
      case 'name':
        return `“${text(f, 'unit')}” is also the name of another counter; choose a name of its own.`;
      default:
        return `${number(f, 'kinds')} kinds of unit of your own are too many; the most is ${number(f, 'most')}.`;
    }
  },
  'BM-L11': (f) => {
    const players = number(f, 'players');
    switch (f['problem']) {
      case 'range':
        return `${players === 1 ? '1 player' : `${players} players`} at the table; the game is for ${number(f, 'fewest')} to ${number(f, 'most')}.`;
      case 'deck':
        return `${players} players may hold up to ${number(f, 'held')} cards, and one deck has 48; a second copy makes it comfortable.`;
      default:
        return `${players} players brought an empire; the agreement is for ${number(f, 'agreed')}.`;
    }
  },
  'BM-L12': (f) => {
    switch (f['problem']) {
      case 'colour':
        return `Two players have chosen ${text(f, 'colour')}; each needs a colour of his own.`;
      case 'twice':
        return `Two players bring the same empire (${text(f, 'empire')}), and this agreement wants different ones.`;
      default:
        return `Agreed were ${text(f, 'agreed')}; on the table are ${text(f, 'brought')}.`;
    }
  },
  'BM-L13': (f) =>
    `The Gold values of the empires, ${number(f, 'low')} and ${number(f, 'high')}, differ by ${number(f, 'spread')}; up to ${number(f, 'agreed')} is close.`,
  'BM-L14': (f) =>
    `The deck has ${number(f, 'have')} cards “${text(f, 'card')}” and needs ${number(f, 'want')}.`,
  'BM-L23': (f) =>
    `The map has ${number(f, 'have')} special territories of the kind ${specialNames[text(f, 'special')] ?? text(f, 'special')}; up to ${number(f, 'most')} is usual.`,
  'BM-L24': (f) => {
    const name = specialNames[text(f, 'special')] ?? text(f, 'special');
    const missing = many(units(f, 'missing'), 'or');
    const gives = units(f, 'gives');
    return gives.length > 0
      ? `“${name}” would give this empire only ${many(gives, 'and')}: it has no ${missing}.`
      : `“${name}” would give this empire nothing: it has no ${missing}.`;
  },
};
