import type { Contradiction } from '../../../kernel/agreement/contradiction';
import type { Entry } from '../../../kernel/catalogue/entry';
import { characters, spells, type Character } from '../catalogue';
import type { House } from '../house';
import type { RealmTerms } from '../sheet';

type Rule = Contradiction<Entry, House>;
type Choice = Pick<RealmTerms, 'banned' | 'allowed'>;

/** Is he let in, and at some level as many spells as he begins with there? (MR-L05, MR-L18 to MR-L20) */
function canBegin({ id, levels }: Character, house: House, { banned, allowed }: Choice): boolean {
  const isIn = (one: string): boolean => !banned.has(one) && (allowed?.has(one) ?? true);
  return (
    isIn(id) &&
    levels.some(({ startingSpells, spellTypes }) => {
      const open = spells.filter((spell) => spellTypes.includes(spell.type) && isIn(spell.id)).length;
      return startingSpells <= (house['spells.duplicatesAtStart'] && open > 0 ? startingSpells : open);
    })
  );
}

const leaders = (house: House, choice: Choice): number =>
  characters.filter((one) => canBegin(one, house, choice)).length;
/** So many characters must be left that each player may lead one. (MR-B05) */
const wanted = (house: House): number => (house['party.duplicateCharacters'] ? 1 : house['players.count']);

/** How many may be led, and how many could be without the line that is to blame. */
const left = (house: House, { banned, allowed }: Choice, line: 'banned' | 'allowed') => {
  const unchosen = leaders(house, { banned, allowed: undefined });
  return line === 'banned'
    ? { now: unchosen, before: characters.length }
    : { now: leaders(house, { banned, allowed }), before: unchosen };
};

const lines = ['banned', 'allowed'] as const;
const words = { banned: 'not banned', allowed: 'allowed' } as const;

/** Agreements that leave nobody to be led, or fewer than there are players. */
export const noParty: readonly Rule[] = lines.flatMap((line, i): readonly Rule[] => [
  {
    id: `MR-C0${8 + i}`,
    between: [line, 'house.party.charactersPerPlayer'],
    sort: 'impossible',
    when(house, terms) {
      const { now, before } = left(house, terms, line);
      return now === 0 && before > 0;
    },
    reason: `A party has a character, and none that is ${words[line]} can begin with the spells it must.`,
    rules: ['MR-L05', 'MR-L18'],
    forms: ['party'],
  },
  {
    id: `MR-C1${i}`,
    between: [line, 'house.players.count'],
    sort: 'impossible',
    when(house, terms) {
      const { now, before } = left(house, terms, line);
      return now > 0 && now < wanted(house) && before >= wanted(house);
    },
    reason: `Fewer characters are ${words[line]} than there are players, and none may be played twice.`,
    rules: ['MR-L03', 'MR-L05'],
  },
]);
