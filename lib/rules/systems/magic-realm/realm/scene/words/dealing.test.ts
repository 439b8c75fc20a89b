import { describe, expect, test } from 'vitest';
import type { ChoiceWords, EventWords } from '../../../../../kernel/game/playable';
import { price } from '../../../odds/price';
import { endGame } from '../../engine/day/ending';
import { midnight } from '../../engine/day/midnight';
import { beginPhase } from '../../engine/day/phase-start';
import type { RealmEvent } from '../../engine/events';
import { chitsOf } from '../../engine/kit';
import { COLOR, FATIGUED, WORN, WOUNDED, type RealmState } from '../../engine/state';
import { answer, carryOut, offered } from '../../engine/testing/play';
import { placeNamed, realmWith } from '../../engine/testing/realm';
import { view } from '../../engine/view';
import { denizens } from '../../engine/world/denizens';
import { curseChoiceWords } from './curses';
import { enchantChoiceWords, enchantEventWords } from './enchant';
import { midnightEventWords } from './midnight';
import { phaseChoiceWords, phaseEventWords } from './phase-start';
import { restChoiceWords, restEventWords } from './rest';
import { tradeChoiceWords, tradeEventWords } from './trade';

const AT = 'borderland-1';

type Choosing = (s: RealmState, seat: number, choice: unknown) => ChoiceWords;
type Telling = (event: unknown, s: RealmState) => EventWords;
const choosing = {
  ...tradeChoiceWords,
  ...restChoiceWords,
  ...enchantChoiceWords,
  ...phaseChoiceWords,
} as unknown as Readonly<Record<string, Choosing>>;
const telling = {
  ...tradeEventWords,
  ...restEventWords,
  ...enchantEventWords,
  ...phaseEventWords,
  ...midnightEventWords,
} as unknown as Readonly<Record<string, Telling>>;

/** The words of what is offered, as the one who is asked reads them. */
const read = (s: RealmState): readonly ChoiceWords[] => {
  const { seat } = s.asks.at(-1)!;
  const seen = view(s, seat);
  return offered(s).map((choice) => choosing[choice.type]!(seen, seat, choice));
};
const texts = (s: RealmState): readonly string[] => read(s).map(({ text }) => text);
/** What anybody reads of it, who sees nothing of the seats. */
const log = (s: RealmState, events: readonly RealmEvent[]): readonly string[] =>
  events.flatMap((event) => {
    const write = telling[event.type];
    return write ? [write(event, view(s, undefined)).text] : [];
  });

function market(): RealmState {
  const s = realmWith([{ id: 'dwarf', at: AT }]);
  for (const id of ['ghq', 'g1']) s.at[denizens.findIndex((one) => one.id === id)] = placeNamed(AT);
  s.piles['guard'] = [{ id: 'royal-sceptre', state: 0 }];
  s.who[0]!.items = [{ id: 'imperial-tabard', state: 0 }];
  return s;
}

describe('Words of trade', () => {
  test('a whole purchase, and what others read of it', () => {
    const s = market();
    s.who[0]!.gold = 60;
    const events = carryOut(s, 0, { type: 'trade' });
    expect(texts(s)).toEqual([
      'Look at what the Guard have to sell, and ask for one thing',
      'Sell the Imperial Tabard to the Guard for 17 gold and 20 fame',
      'Trade nothing',
    ]);
    events.push(...answer(s, { type: 'look-at-goods' }));
    expect(texts(s)).toEqual(['Ask the Guard for the Royal Sceptre (basic price 8 and 20 fame)']);
    events.push(...answer(s, { type: 'name-good' }));
    expect(texts(s)[0]).toBe(
      'Buy drinks for the Guard: 2 gold, and they are one level friendlier for this roll',
    );
    events.push(...answer(s, { type: 'buy-drinks' }, 3, 2));
    expect(texts(s)).toEqual([
      'Pay 16 gold and 20 fame for the Royal Sceptre',
      'Pay with the Imperial Tabard, which counts for 17 gold and 20 fame; no change is given',
      'Decline the offer',
    ]);
    events.push(...answer(s, { type: 'pay-price' }));
    expect(log(s, events)).toEqual([
      'The Dwarf looks at the goods of the Guard.',
      'The Dwarf buys drinks for the Guard: 2 gold.',
      'The Dwarf meets the Guard on the ally column: 2 times the basic price.',
      'The Dwarf buys a card from the Guard for 16 gold and 20 fame.',
    ]);
  });

  test('MR-X20, MR-B41: a boon is free, but for the fame that a thing costs with its group', () => {
    const s = market();
    carryOut(s, 0, { type: 'trade' });
    answer(s, { type: 'look-at-goods' });
    answer(s, { type: 'name-good' });
    answer(s, { type: 'buy-drinks' }, 1, 1);
    expect(texts(s)[0]).toBe(
      'Take the Royal Sceptre as a boon: 20 fame, but the Guard become one level less friendly',
    );
    s.piles.guard![0] = { id: 'lost-keys', state: 0 };
    expect(texts(s)[0]).toBe(
      'Take the Lost Keys as a boon: free, but the Guard become one level less friendly',
    );
  });

  test('MR-B41: belongings pay a part of the price', () => {
    const s = market();
    s.who[0]!.items.push({ id: 'short-sword', state: 0 });
    carryOut(s, 0, { type: 'trade' });
    answer(s, { type: 'look-at-goods' });
    answer(s, { type: 'name-good' });
    answer(s, { type: 'no-drinks' }, 4, 4);
    expect(texts(s)).toContain('Pay with the Short Sword, which counts for 4 gold; no change is given');
    answer(s, { type: 'add-to-price', item: 0 });
    expect(texts(s)[0]).toBe('Pay 7 gold, the Imperial Tabard and 20 fame for the Royal Sceptre');
    answer(s, { type: 'add-to-price', item: 1 });
    expect(texts(s)).toEqual([
      'Pay 3 gold, the Imperial Tabard, the Short Sword and 20 fame for the Royal Sceptre',
      'Decline the offer',
    ]);
    expect(log(s, answer(s, { type: 'pay-price' }))).toEqual([
      'The Dwarf pays the Guard with the Short Sword, for 4 gold.',
      'The Dwarf pays the Guard with a card, for 17 gold and 20 fame.',
      'The card is the Imperial Tabard.',
      'The Dwarf buys a card from the Guard for 3 gold and 20 fame.',
    ]);
  });

  test('the chances beside a choice are a question that can be asked, with his own dice', () => {
    const s = market();
    carryOut(s, 0, { type: 'trade' });
    answer(s, { type: 'look-at-goods' });
    s.who[0]!.place = placeNamed('borderland-4');
    for (const id of ['ghq', 'g1'])
      s.at[denizens.findIndex((one) => one.id === id)] = placeNamed('borderland-4');
    const { kind, ...fields } = read(s)[0]!.odds!;
    expect(kind).toBe('price');
    const asked = price.schema.parse(fields);
    expect(asked).toMatchObject({
      who: 'dwarf',
      place: 'cave',
      trader: 'guard',
      price: 8,
      gold: 10,
      plus: 0,
    });
  });
});

test('words of rest and alert', () => {
  const s = realmWith([{ id: 'white-knight', at: AT }]);
  const at = (code: string) => chitsOf(s, 0).findIndex((one) => one.code === code);
  s.who[0]!.chits[at('FIGHT T4**')] = FATIGUED;
  s.who[0]!.chits[at('MOVE H6')] = WOUNDED;
  carryOut(s, 0, { type: 'rest' });
  expect(texts(s)).toContain('Rest MOVE H6: back in play');
  expect(texts(s)).toContain('Rest FIGHT T4**: back in play; MOVE T6* is fatigued for it');
  expect(log(s, answer(s, { type: 'rest-chit', chit: at('MOVE H6') }))).toEqual([
    'The White Knight rests MOVE H6, which is back in play.',
  ]);
  carryOut(s, 0, { type: 'alert' });
  expect(texts(s)[1]).toBe('Prepare MAGIC I5**: time 0 today, fatigued at midnight');
  const house = { ...s.game.house, 'magic.preparedFatigueAt': 'combat-end' } as const;
  expect(texts({ ...s, game: { ...s.game, house } })[1]).toBe(
    'Prepare MAGIC I5**: time 0 today, fatigued after the combat, or at midnight',
  );
});

test('words of enchantments', () => {
  const s = realmWith([{ id: 'pilgrim', at: AT }]);
  s.who[0]!.record = [{ type: 'prepare' }, { type: 'enchant' }];
  s.who[0]!.chits[chitsOf(s, 0).findIndex(({ code }) => code === 'MAGIC I4*')] = COLOR;
  s.turn = {
    seat: 0,
    phase: 1,
    step: 'end',
    sunlight: 0,
    caved: 0,
    climbed: 0,
    climbing: -1,
    over: -1,
    blockers: [],
    stormed: 0,
    strayed: 0,
    warded: -1,
  };
  carryOut(s, 0, { type: 'enchant' });
  expect(texts(s)).toEqual([
    'Turn MAGIC I6* into white magic',
    'Turn the tile Borderland to its enchanted side with MAGIC I6* and the white chit MAGIC I4*, which is fatigued',
    'Enchant nothing',
  ]);
  expect(log(s, answer(s, { type: 'enchant-tile' }))).toEqual([
    'The Pilgrim turns the tile Borderland to its enchanted side with white magic.',
  ]);
});

test('words of the beginning of a phase: what is offered as a gift stays secret until it is taken', () => {
  const s = realmWith([
    { id: 'amazon', at: AT },
    { id: 'dwarf', at: AT },
  ]);
  s.who[0]!.record = [{ type: 'hide' }];
  s.who[0]!.items.push({ id: 'amulet', state: 0 });
  s.turn = {
    seat: 0,
    phase: 0,
    step: 'deed',
    sunlight: 0,
    caved: 0,
    climbed: 0,
    climbing: -1,
    over: -1,
    blockers: [],
    stormed: 0,
    strayed: 0,
    warded: -1,
  };
  beginPhase(s, 0, undefined);
  expect(texts(s)[0]).toBe('Carry out “Hide”');
  answer(s, { type: 'give-item', item: 4 });
  expect(texts(s)).toEqual(['Take a card from the Amazon', 'Refuse the gift']);
  expect(log(s, answer(s, { type: 'accept-gift' }))).toEqual(['The Amazon gives a card to the Dwarf.']);
});

test('words of midnight and of the score', () => {
  const s = realmWith([{ id: 'amazon', at: AT, victory: [0, 0, 5, 0, 0] }]);
  s.who[0]!.items.push({ id: 'amulet', state: WORN });
  const events: RealmEvent[] = [];
  midnight(s, (event) => events.push(event));
  endGame(s, (event) => events.push(event));
  expect(log(s, events)).toEqual([
    'Midnight of day 1.',
    'The Amulet of the Amazon is used up: it goes back to the Shaman.',
    'The Amazon has missed his goals with a score of −93.',
    'The game is over, and nobody has won.',
  ]);
  const scored = events.find(({ type }) => type === 'scored')!;
  expect(telling['scored']!(scored, view(s, undefined)).sum).toBe(
    'great treasures 0, spells 0, fame −15 − 75, notoriety 0, gold −3 = −93',
  );
});

test('MR-T71, MR-X08: who is sent elsewhere is told by what', () => {
  const s = realmWith([{ id: 'wizard', at: 'cliff-1' }]);
  for (const rule of ['MR-X07', 'MR-X08', 'MR-T71']) {
    s.asks = [{ type: 'teleport', seat: 0, caves: false, rule }];
    expect(curseChoiceWords.teleport(s, 0, { type: 'teleport', to: placeNamed('cliff-2') }).rule).toBe(rule);
  }
});
