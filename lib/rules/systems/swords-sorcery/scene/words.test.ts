import { expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { engine } from '../engine';
import { summon, put } from '../engine/pieces';
import { HULK } from '../engine/state';
import {
  act,
  cardOf,
  cast,
  listen,
  looseDice,
  pieceOn,
  position,
  resolve,
  say,
  spotOf,
  tableOf,
  thePiece,
  theSpot,
  wizards,
} from '../engine/testing';
import { choiceWords } from './choice-words';
import { eventWords } from './event-words';
import { phaseOf } from './phase';
import { scene } from './scene';

test.each([
  ['a wizard of vapour passes', true, 'Move the wizard from D3 of Red to C2 of Red', undefined],
  ['any other attacks', false, 'Attack Blue’s pion at C2 of Red with the wizard from D3 of Red', 'conflict'],
] as const)('SS-R54: onto an opposing piece %s', (_, vapour, text, odds) => {
  const s = position({
    pieces: { ...wizards, '0 C2': [1, 'pion'] },
    effects: vapour ? [{ card: 'vapour', on: '0 D3', seat: 0 }] : [],
  });
  const step = { type: 'step', piece: s.wizard[0]!, to: spotOf(s, '0 C2') } as const;
  expect(engine.choices(s, 0)).toContainEqual(step);
  const said = choiceWords(engine.view(s, 0), 0, step);
  expect([said.text, said.odds?.kind]).toEqual([text, odds]);
  act(s, step);
  expect(s.conflicts).toHaveLength(odds === undefined ? 0 : 1);
});

test('SS-R79: who share a draw by points are not said to be all, nor to have fallen', () => {
  const s = position({
    house: { players: 3, roundLimit: 1 },
    pieces: { '0 D3': [0, 'wizard'], '1 D3': [1, 'wizard'], '2 D3': [2, 'pion'] },
  });
  s.had.fill(true);
  for (let turn = 0; s.by === '' && turn < 9; turn++) act(s, { type: 'done' }, looseDice(1, 2, 4));
  expect([s.by, s.winners]).toEqual(['draw', [0, 1]]);
  expect(phaseOf(s)).toEqual({
    title: 'Red and Blue share a draw',
    explains: 'After the last round they have the same points for their living pieces.',
    rule: 'SS-R79',
  });
});

test('SS-R21: nobody’s hulk leaves with the domain, and not with a player that it never had', () => {
  const s = position({
    house: { players: 3, eliminatedDomain: 'removed' },
    pieces: { ...wizards, '0 A2': [0, 'pion'] },
  });
  const hulk = summon(s, HULK, -1);
  put(s, hulk, spotOf(s, '2 D3'));
  const events = act(s, { type: 'done' }, looseDice());
  expect(events.flatMap((e) => (e.type === 'died' ? [eventWords(e, s).text] : []))).toEqual([
    'The hulk leaves the board with the domain.',
  ]);
  expect(pieceOn(s, '0 A2')).toBeGreaterThanOrEqual(0);
});

test.each([
  ['counts', [], '5, 4 count 8, 0 (Morning Star) = 80'],
  ['stopped by Armour counts nothing', ['armour'], '5, 4: best two = 54'],
] as const)('SS-156, SS-161: a Morning Star that is %s', (_, others, sum) => {
  const s = position({
    pieces: { ...wizards, '0 A1': [1, 'pion'], '0 A1*': [0, 'pion'] },
    play: [['morning-star'], [...others]],
  });
  act(s, { type: 'done' });
  const told: string[] = [];
  const dice = looseDice(5, 4, 3, 2);
  for (let k = 0; k < 9 && told.length === 0; k++) {
    const [seat] = engine.toAct(s);
    const star = engine.choices(s, seat!).find(({ type }) => type === 'modifier');
    engine.play(s, seat!, star ?? engine.choices(s, seat!)[0]!, dice, (event) => {
      if (event.type === 'fought') told.push(eventWords(event, s).sum ?? '');
    });
  }
  expect(told[0]?.split(' against ')[0]).toBe(sum);
});

test.each([
  ['domain', { domainChoice: 'first-player-first' }],
  ['draft', { cardSource: 'snake-draft' }],
  ['place', {}],
] as const)('SS-011, SS-015: no wizard is dead before it is placed, in the phase %s', (phase, house) => {
  const s = engine.setup(tableOf(house), seededDice('wizards'));
  expect(s.phase).toBe(phase);
  const { seats, trays } = scene(engine.view(s, 0), 0);
  expect(seats.map(({ facts }) => facts.find(({ label }) => label === 'Wizard')!.value)).toEqual([
    'to be placed',
    'to be placed',
  ]);
  expect(trays.find(({ id }) => id === 'army-0')!.title).toBe('Pieces of Red to place');
});

test('SS-R67: what a card is aimed at is said to everybody, when it is revealed and while it waits', () => {
  const s = position({
    pieces: { ...wizards, '1 C2': [1, 'pion'] },
    hands: [['teleport'], ['anti-spell']],
    talk: true,
  });
  say(listen(s), 0, 'teleport', [thePiece(pieceOn(s, '1 C2')), theSpot(s, '0 A1')]);
  const seen = engine.view(s, 1);
  const named = 'Blue’s pion at C2 of Blue and A1 of Red';
  expect(phaseOf(seen).explains).toContain(`Red names ${named}.`);
  expect(scene(seen, 1).trays.find(({ id }) => id === 'stack')!.items[0]!.name).toBe(`Teleport: ${named}`);
  const [pion, card] = [pieceOn(s, '1 C2'), cardOf(s, 'teleport')];
  const event = {
    type: 'invoked',
    rule: 'SS-134',
    seat: 0,
    card,
    targets: [pion, spotOf(s, '0 A1')],
  } as const;
  // Also when it has gone there by then.
  resolve(s);
  expect(eventWords({ ...event, at: [spotOf(s, '1 C2'), -1] }, s)).toEqual({
    text: `“Magic!” Red invokes Teleport: ${named}.`,
    touches: ['1-C2', '0-A1'],
  });
});

test.each([
  ['sleep', [['piece', '0 C2']], 'Blue aims Sleep anew: Red’s pion at C2 of Red.'],
  ['shatter-rocks', [], 'Blue lets Shatter rocks happen.'],
] as const)('SS-R61: what becomes of a bounced %s is said', (spell, anew, text) => {
  const s = position({
    pieces: { ...wizards, '0 C2': [0, 'pion'], '1 C2': [1, 'pion'] },
    hands: [[spell], ['spell-bounce']],
    talk: true,
  });
  say(listen(s), 0, spell, [thePiece(pieceOn(s, '1 C2'))]);
  cast(s, 1, 'spell-bounce');
  const events =
    anew.length > 0
      ? act(s, thePiece(pieceOn(s, '0 C2')), looseDice())
      : act(s, { type: 'enough' }, looseDice());
  expect(events.filter(({ type }) => type === 'aimed').map((event) => eventWords(event, s).text)).toEqual([
    text,
  ]);
});

test('SS-162: a Bear Trap that is evaded lies spent to the end of the turn', () => {
  const s = position({ pieces: wizards, hands: [['evade-trap']], play: [[], ['bear-trap']], talk: true });
  const states = () =>
    scene(engine.view(s, 0), 0)
      .trays.find(({ id }) => id === 'play-1')!
      .items.map(({ state }) => state);
  expect(states()).toEqual([undefined]);
  cast(listen(s), 0, 'evade-trap');
  expect(states()).toEqual(['spent']);
});

test('a move die says once what it shows, and what it counts where that is something else', () => {
  const s = position({ pieces: wizards });
  s.dice.splice(0, s.dice.length, 3, 4);
  s.move.splice(0, s.move.length, 3, 7);
  const tray = scene(s, 0).trays.find(({ id }) => id === 'dice')!;
  expect(tray.items.map(({ name, label }) => [name, label])).toEqual([
    ['Move die 3', undefined],
    ['Move die 4', 'counts 7'],
  ]);
});
