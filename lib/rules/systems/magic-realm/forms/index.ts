import { budget } from '../../../kernel/verdict/legality';
import type { RealmEntry } from '../catalogue';
import type { House } from '../house';
import { totalPoints } from '../points';
import { rosterPrice } from '../prices';
import { isItem, sheetOf, weightOf, type RealmForm, type RealmList } from '../sheet';
import { partyFields, rosterFields, warbandFields } from './fields';

/** Spells of a type that he may ever choose, and everything that can be carried. */
const attaches = (host: RealmEntry, part: RealmEntry): boolean => {
  if (host.kind !== 'character') return false;
  if (part.kind === 'spell') return host.levels.some(({ spellTypes }) => spellTypes.includes(part.type));
  return isItem(part) && (part.kind === 'horse' || weightOf(part) !== undefined);
};

/** Victory points assigned, and all that must be. Before there is a character, those of the first one. */
const victoryBudget = (list: RealmList, house: House) => {
  const { characters, required } = sheetOf(list, house);
  let spent = 0;
  let limit = characters.length === 0 ? house['game.victoryPoints'] : 0;
  characters.forEach(({ member, count }, i) => {
    spent += Math.max(0, totalPoints(member.victory)) * count;
    limit += required[i]! * count;
  });
  return budget('victory point', spent, limit);
};

const wages = (list: RealmList, house: House): number => {
  let sum = 0;
  for (const { entry, hired, count } of sheetOf(list, house).natives) if (hired) sum += entry.wage * count;
  return sum;
};

const party: RealmForm = {
  id: 'party',
  name: 'Party sheet',
  explains:
    'Your character, or several where the table allows it: level, starting place, spells, and the victory points you set yourself.',
  provenance: 'facts',
  guide: { label: 'Wizard', load: () => import('../guide').then((m) => m.partyGuide) },
  start: () => ({ entries: [], options: { form: 'party', whole: true } }),
  accepts: ({ kind }) => kind === 'character' || kind === 'native',
  attaches,
  fields: partyFields,
  budget: victoryBudget,
  tallies(list, house) {
    const { characters, natives } = sheetOf(list, house);
    let count = 0;
    let levels = 0;
    let spells = 0;
    let due = 0;
    for (const who of characters) {
      count += who.count;
      levels += who.level * who.count;
      spells += who.spells.length * who.count;
      due += who.has.development.startingSpells * who.count;
    }
    return [
      budget('character', count, house['party.charactersPerPlayer']),
      budget('level', levels, house['party.levelTotal']),
      budget('spell', spells, due),
      ...(natives.length > 0 ? [budget('basic wage', wages(list, house))] : []),
    ];
  },
  costOf: () => undefined,
};

const warband: RealmForm = {
  id: 'warband',
  name: 'Warband',
  explains: 'The natives who serve one employer, with the day of their hire; for a game that is under way.',
  provenance: 'facts',
  start: () => ({ entries: [], options: { form: 'warband', whole: true, day: 1 } }),
  accepts: ({ kind }) => kind === 'native',
  fields: warbandFields,
  budget: (list, house) => budget('gold', wages(list, house)),
  tallies(list, house) {
    let count = 0;
    for (const native of sheetOf(list, house).natives) count += native.count;
    return [
      budget('native', count),
      budget('agreed price', wages(list, house) * house['roster.priceMultiplier']),
    ];
  },
  costOf: (entry) => (entry.kind === 'native' ? entry.wage : undefined),
};

const roster: RealmForm = {
  id: 'roster',
  name: 'Combat roster',
  explains:
    'A trial battle: characters and hired natives of one or more sides, unhired denizens, a clearing and a round. A proposal of this project.',
  provenance: 'house',
  start: () => ({ entries: [], options: { form: 'roster', clearing: 'woods', round: 1 } }),
  accepts: ({ kind }) => kind === 'character' || kind === 'native' || kind === 'monster',
  attaches,
  fields: rosterFields,
  budget: (list, house) => budget('gold', rosterPrice(list, house).total, house['roster.goldBudget']),
  tallies(list, house) {
    const price = rosterPrice(list, house);
    let foes = 0;
    for (const { count } of sheetOf(list, house).monsters) foes += count;
    return [
      budget('native price', price.natives),
      budget('item price', price.items),
      budget('spell price', price.spells),
      budget('monster', foes),
    ];
  },
  costOf: (entry, house) =>
    entry.kind === 'native' ? entry.wage * house['roster.priceMultiplier'] : undefined,
};

export const forms: readonly RealmForm[] = [party, warband, roster];
