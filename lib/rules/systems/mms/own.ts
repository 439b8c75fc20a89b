import { anyIcon } from '../../kernel/own/own';
import type { OwnCards } from '../../kernel/system';
import { alter } from './alter';
import type { CardValues, Category, MmsCard } from './catalogue/card';
import { makeCard } from './catalogue/make-card';
import { MmsOwnCard } from './own-card';
import { partsOf, priceOf } from './pricing';

export { MmsOwnCard } from './own-card';

const icons: Readonly<Record<Category, string>> = {
  character: 'cowled',
  artifact: 'swap-bag',
  modification: 'armor-upgrade',
  terrain: 'field',
  defense: 'castle-ruins',
};

/** A value that was left open stays absent. */
const given = <T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

const valuesOf = (card: MmsOwnCard): CardValues => {
  switch (card.kind) {
    case 'character':
      return { ...card, attackTable: card.attackTable.map((row) => [row.from, row.to, row.type, row.cap]) };
    case 'artifact':
      if (card.slot !== 'placed') return given(card);
      // An engine has no K and L, for nobody carries it about; the code says on the card what the slot says in the list (MMS-R25).
      return given({ ...card, abilities: ['placed'], moveFreeMod: undefined, moveAttackMod: undefined });
    case 'terrain':
      return given({ ...card, size: [1, 1] as const });
    case 'modification':
    case 'defense':
      return given(card);
  }
};

export const own: OwnCards<MmsCard, MmsOwnCard> = {
  explains:
    'A blank card of any category, with every letter that it needs. The suggested level follows the house’s price list; the table may agree on another.',
  schema: MmsOwnCard,
  example: {
    id: 'own:captain',
    name: 'Captain',
    kind: 'character',
    level: 62,
    cap: 46,
    size: [1, 1],
    attackTable: [
      { from: 31, to: 60, type: 'Sword cut', cap: 7 },
      { from: 61, to: 90, type: 'Thrust', cap: 12 },
      { from: 91, to: 100, type: 'Mighty blow', cap: 20 },
    ],
    moveFree: 9,
    moveAttack: 6,
    range: 1,
    abilities: [],
    role: 'soldier',
  },
  toEntry: (card) =>
    makeCard({
      ...valuesOf(card),
      id: card.id,
      name: card.name,
      icon: anyIcon(card.icon ?? icons[card.kind]),
    }),
  price: (card) => priceOf(valuesOf(card)),
  parts: (card) => partsOf(valuesOf(card)),
  alter,
};
