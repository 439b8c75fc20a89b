import { test } from 'vitest';
import { proveGame } from '../../../conformance/engine';
import { cards } from '../catalogue/index';
import { toEntry } from '../own';
import { tableOf, underTest } from './testing';

const kinds = ['artifact', 'spell', 'scroll', 'potion'] as const;

/** Every printed effect under another kind, level and use. */
const altered = cards.map((card, k) =>
  toEntry({
    id: `own:${card.id}`,
    name: card.name,
    kind: kinds[k % kinds.length]!,
    level: (k % 6) + 1,
    usage: k % 3 === 0 ? 'permanent' : 'single use',
    power: 3,
    like: card.id,
  }),
);
const spoken = toEntry({
  id: 'own:words',
  name: 'Words',
  kind: 'spell',
  usage: 'single use',
  power: 1,
  text: 'As read.',
});

test('SS-R80: cards of the table’s own play under any kind, level and use', () => {
  for (let i = 0; i < 4; i++)
    proveGame(
      underTest,
      tableOf({ players: 2 + (i % 3), handSize: 10, roundLimit: 20 }, { cards: [...altered, spoken] }),
      `own ${i}`,
      211,
    );
});
