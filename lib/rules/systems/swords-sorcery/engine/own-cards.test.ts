import { describe, expect, test } from 'vitest';
import { proveGame } from '../../../conformance/engine';
import type { CardKind } from '../catalogue/entry';
import { cards } from '../catalogue/index';
import { toEntry } from '../own';
import { gameCard } from './cards';
import { at, inHand, inPlay, isOffered } from './cases/testing';
import type { SsState } from './state';
import { cardOf, cast, listen, pieceOn, say, tableOf, thePiece, turnTo, underTest } from './testing';

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

describe('permanent cards of the table’s own that are no artifacts', () => {
  /** Swords of this kind in play for seat 1, and a card in the hand of seat 0, whose pion stands beside the other wizard. */
  const swordsAs = (kind: CardKind, hand: string): SsState => {
    const s = inHand([hand], { play: [[], ['swords']], pieces: { '1 C2': [0, 'pion'] } });
    const own = {
      id: 'own:swords',
      name: 'Swords',
      kind,
      usage: 'permanent',
      power: 3,
      like: 'swords',
    } as const;
    const card = { ...gameCard(toEntry(own), s.game.house), id: 'swords' };
    s.game = { ...s.game, cards: s.game.cards.map((one) => (one.id === 'swords' ? card : one)) };
    return s;
  };

  test.each(['artifact', 'scroll', 'spell', 'potion'] as const)(
    'SS-133, SS-R69: Spoilsport ruins what works as a %s',
    (kind) => {
      const s = swordsAs(kind, 'spoilsport');
      cast(s, 0, 'spoilsport');
      expect([inPlay(s, 'swords', 1), s.discards.includes(cardOf(s, 'swords'))]).toEqual([false, true]);
    },
  );

  test.each([
    ['artifact', true],
    ['spell', true],
    ['scroll', false],
    ['potion', false],
  ] as const)('SS-R27: when its wizard dies, a %s stays: %s', (kind, stays) => {
    const s = swordsAs(kind, 'kamakazi');
    cast(s, 0, 'kamakazi', [thePiece(pieceOn(s, '1 C2'))]);
    expect([s.at[s.wizard[1]!]! >= 0, inPlay(s, 'swords', 1)]).toEqual([false, stays]);
  });
});

test.each(['permanent', 'single use'] as const)(
  'SS-132: a Steal Artifact takes what waits only if it will lie in play: a %s one of the table’s own',
  (usage) => {
    const s = at({ talk: true, hands: [['steal-artifact'], ['thief']] });
    const own = {
      id: 'own:hand',
      name: 'Hand',
      kind: 'artifact',
      usage,
      power: 3,
      like: 'crystal-ball',
    } as const;
    const effects = usage === 'permanent' ? {} : { effects: cards.find(({ id }) => id === 'thief')!.effects };
    const card = { ...gameCard({ ...toEntry(own), ...effects }, s.game.house), id: 'thief' };
    s.game = { ...s.game, cards: s.game.cards.map((one) => (one.id === 'thief' ? card : one)) };
    say(listen(s), 1, 'thief');
    turnTo(s, 0);
    expect(isOffered(s, 'steal-artifact')).toBe(usage === 'permanent');
  },
);
