import type { Indicium } from '../../../kernel/catalogue/entry';
import type { CardValues, Category, MmsCard } from './card';

/** The keys of `indicia` on an entry; each is also a typed field of `MmsCard`. */
export type IndiciumKey = Exclude<keyof CardValues, 'kind' | 'slot' | 'role'>;

/** The letters A to M (MMS-111 to MMS-149); H is unexplained in print and the house's own (MMS-R07). */
export const indicia: readonly (Indicium & { readonly key: IndiciumKey })[] = [
  {
    key: 'cap',
    letter: 'A',
    name: 'CAP',
    explains:
      'Combat Abolishment Points: how much it stands before it is removed. Characters and Defense cards have it.',
    rules: ['MMS-119', 'MMS-120', 'MMS-128'],
  },
  {
    key: 'level',
    letter: 'B',
    name: 'Level',
    explains: 'The level number: what each use of the card costs of the level total.',
    rules: ['MMS-024', 'MMS-111', 'MMS-121', 'MMS-129', 'MMS-141'],
  },
  {
    key: 'size',
    letter: 'C',
    name: 'Size',
    explains: 'Squares it covers, width by length; one number alone is the width, with length 1.',
    rules: ['MMS-112', 'MMS-113', 'MMS-122', 'MMS-130', 'MMS-142'],
  },
  {
    key: 'attackTable',
    letter: 'D',
    name: 'Attack table',
    explains: 'Kinds of attack, the die numbers of each, and the CAP each takes from its target.',
    rules: ['MMS-123', 'MMS-R03'],
  },
  {
    key: 'moveFree',
    letter: 'E',
    name: 'Movement',
    explains: 'Most units of movement in a turn without an attack.',
    rules: ['MMS-124'],
  },
  {
    key: 'moveAttack',
    letter: 'F',
    name: 'Movement with attack',
    explains: 'Most units of movement in a turn that ends in an attack.',
    rules: ['MMS-125'],
  },
  {
    key: 'range',
    letter: 'G',
    name: 'Range',
    explains: 'Most units between attacker and target.',
    rules: ['MMS-126', 'MMS-127', 'MMS-R10'],
  },
  {
    key: 'abilities',
    letter: 'H',
    name: 'Abilities',
    explains: 'Special abilities by their codes. The printed rules skip this letter; the use is our own.',
    rules: ['MMS-R07'],
  },
  {
    key: 'rollMod',
    letter: 'I',
    name: 'Attack roll',
    explains:
      'Changes the attack roll: a plus on an attachment helps its bearer, a minus hinders whoever attacks him.',
    rules: ['MMS-114', 'MMS-131', 'MMS-143', 'MMS-R08'],
  },
  {
    key: 'damageMod',
    letter: 'J',
    name: 'Attack damage',
    explains: 'Changes the CAP that a hit takes, with the same sign rule as I.',
    rules: ['MMS-115', 'MMS-132', 'MMS-144'],
  },
  {
    key: 'moveFreeMod',
    letter: 'K',
    name: 'Movement change',
    explains: 'Changes movement without an attack; X and Y close the squares.',
    rules: ['MMS-116', 'MMS-133', 'MMS-134', 'MMS-135', 'MMS-145'],
  },
  {
    key: 'moveAttackMod',
    letter: 'L',
    name: 'Movement change with attack',
    explains: 'Changes movement with an attack; X and Y close the squares.',
    rules: ['MMS-117', 'MMS-136', 'MMS-137', 'MMS-147'],
  },
  {
    key: 'rangeMod',
    letter: 'M',
    name: 'Range change',
    explains: 'Changes how far an attack reaches, with the same sign rule as I; never below 1.',
    rules: ['MMS-118', 'MMS-138', 'MMS-149', 'MMS-R50'],
  },
];

/** The letters that cards of a category have; a Terrain card has no C (MMS-142), and H is never missed. */
export const lettersOf: Readonly<Record<Category, readonly IndiciumKey[]>> = {
  character: ['cap', 'level', 'size', 'attackTable', 'moveFree', 'moveAttack', 'range'],
  artifact: ['level', 'size', 'rollMod', 'damageMod', 'moveFreeMod', 'moveAttackMod', 'rangeMod'],
  modification: ['level', 'rollMod', 'damageMod', 'moveFreeMod', 'moveAttackMod', 'rangeMod'],
  terrain: ['level', 'rollMod', 'damageMod', 'moveFreeMod', 'moveAttackMod', 'rangeMod'],
  defense: ['cap', 'level', 'size', 'rollMod', 'damageMod', 'moveFreeMod', 'moveAttackMod', 'rangeMod'],
};

const letters = new Map(indicia.map(({ key, letter }) => [key, letter ?? key]));

/** Letters that the rules do not print for a card: what the pool `printed` cannot know (MMS-L25). */
export const unprintedLetters = (card: Pick<MmsCard, 'kind' | 'provenance'>): readonly string[] =>
  lettersOf[card.kind]
    .filter((key) => (card.provenance[key] ?? 'house') === 'house')
    .map((key) => letters.get(key) ?? key);
