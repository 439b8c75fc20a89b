import { describe, expect, test } from 'vitest';
import { at, inPlay, isAlive, isSpent, sprung, where } from './cases/testing';
import {
  act,
  cardOf,
  cast,
  listen,
  isPower,
  pieceOn,
  quietly,
  resolve,
  say,
  spotOf,
  thePiece,
  theSpot,
  type Position,
} from './testing';
import type { SsEvent } from './events';
import { changeHands, leavePlay } from './in-play';
import { endWhere } from './lasting';
import { HELD, ROCK, type SsChoice, type SsState } from './state';

const failed = (s: SsState, events: readonly SsEvent[]): readonly (readonly [string, string])[] =>
  events.flatMap((event) =>
    event.type === 'failed' ? [[event.rule, s.game.cards[event.card]!.id] as const] : [],
  );

/** Seat 0 names a piece or spot for a card, seat 1 answers with another, and this becomes of the first. */
function overtaken(
  id: string,
  targets: (s: SsState) => readonly SsChoice[],
  answer: string,
  against: (s: SsState) => readonly SsChoice[],
  pieces: Position['pieces'],
): [SsState, readonly SsEvent[]] {
  const s = at({
    talk: true,
    hands: [isPower(id) ? [] : [id], [answer]],
    play: [isPower(id) ? [id] : [], []],
    pieces,
  });
  const onTrap = pieceOn(s, '0 A3');
  listen(s, 'arrive', onTrap, spotOf(s, '0 A3'), true);
  say(s, 0, id, targets(s), isPower(id) ? 'use' : 'invoke');
  cast(s, 1, answer, against(s));
  return [s, resolve(s)];
}

describe('SS-R67: a target that is no longer legal makes a card fail, and it is spent', () => {
  const guard = { '0 A3': [1, 'guard'], '0 A4': [1, 'pion'] } as const;
  const toGuard = (s: SsState): readonly SsChoice[] => [thePiece(pieceOn(s, '0 A3'))];
  const named: Readonly<Record<string, (s: SsState) => readonly SsChoice[]>> = {
    teleport: (s) => [...toGuard(s), theSpot(s, '1 A1')],
    'domain-teleport': (s) => [...toGuard(s), theSpot(s, '0 G1')],
    'teleport-trap': (s) => [theSpot(s, '1 A1')],
    reteleport: (s) => [theSpot(s, '1 A1')],
    'lesser-death-trap': () => [],
  };

  test.each([
    'teleport',
    'domain-teleport',
    'teleport-trap',
    'reteleport',
    'lesser-death-trap',
    'black-plague',
    'typhoid-mary',
    'doppelganger',
    'traitor',
    'sleep',
    'nermals-curse',
  ])('%s: the piece has died by then', (id) => {
    const [s, events] = overtaken(
      id,
      named[id] ?? toGuard,
      'kamakazi',
      (one) => [thePiece(pieceOn(one, '0 A4'))],
      guard,
    );
    expect(failed(s, events)).toEqual([['SS-R67', id]]);
    expect([isSpent(s, id), s.lasting]).toEqual([!isPower(id), []]);
  });

  test.each(['teleport', 'domain-teleport', 'teleport-trap', 'reteleport', 'summon-rock', 'mindless-hulk'])(
    '%s: there is a rock on the spot by then',
    (id) => {
      const to = id === 'domain-teleport' ? '0 G1' : '1 A1';
      const targets = (s: SsState): readonly SsChoice[] => (named[id] ? named[id]!(s) : [theSpot(s, to)]);
      const [s, events] = overtaken(id, targets, 'summon-rock', (one) => [theSpot(one, to)], guard);
      expect(failed(s, events)).toEqual([['SS-R67', id]]);
      expect([s.on[spotOf(s, to)], where(s, pieceOn(s, '0 A3'))]).toEqual([ROCK, '0 A3']);
    },
  );

  test.each(['summon-demon', 'magic-missile', 'destroy-rock'])(
    '%s: the wizard is no longer beside the spot',
    (id) => {
      const s = at({
        talk: true,
        hands: [[id], ['teleport']],
        rocks: id === 'destroy-rock' ? ['0 C2'] : [],
      });
      say(listen(s), 0, id, [theSpot(s, '0 C2')]);
      cast(s, 1, 'teleport', [thePiece(s.wizard[0]!), theSpot(s, '1 A1')]);
      expect(failed(s, resolve(s))).toEqual([['SS-R67', id]]);
      expect(s.on[spotOf(s, '0 C2')]).toBe(id === 'destroy-rock' ? ROCK : -1);
    },
  );

  test('summon-demon: there is a rock on the spot by then', () => {
    const s = at({ talk: true, hands: [['summon-demon'], ['summon-rock']] });
    say(listen(s), 0, 'summon-demon', [theSpot(s, '0 C2')]);
    cast(s, 1, 'summon-rock', [theSpot(s, '0 C2')]);
    expect(failed(s, resolve(s))).toEqual([['SS-R67', 'summon-demon']]);
  });

  test('destroy-rock: the rock is gone by then', () => {
    const s = at({ talk: true, hands: [['destroy-rock', 'shatter-rocks'], []], rocks: ['0 C2'] });
    say(listen(s), 0, 'destroy-rock', [theSpot(s, '0 C2')]);
    cast(s, 0, 'shatter-rocks');
    expect(failed(s, resolve(s))).toEqual([['SS-R67', 'destroy-rock']]);
  });

  test.each(['kamakazi', 'horse'])('%s: the piece belongs to somebody else by then', (id) => {
    const s = at({ talk: true, hands: [[id], ['traitor']], pieces: { '0 A1': [0, 'pion'] } });
    const pion = pieceOn(s, '0 A1');
    act(s, { type: 'done' });
    say(s, 0, id, [thePiece(pion)]);
    cast(s, 1, 'traitor', [thePiece(pion)]);
    expect(failed(s, resolve(s))).toEqual([['SS-R67', id]]);
    expect([isAlive(s, pion), s.owner[pion]]).toEqual([true, 1]);
  });

  test('speed: the wizard is a rock by then', () => {
    const s = at({ talk: true, hands: [['speed', 'rock-transform'], []] });
    say(listen(s), 0, 'speed');
    cast(s, 0, 'rock-transform');
    expect(failed(s, resolve(s))).toEqual([['SS-R67', 'speed']]);
  });

  test('anti-spell: the spell does nothing any more, its wizard having died', () => {
    const s = at({
      talk: true,
      hands: [['summon-rock'], ['anti-spell', 'kamakazi']],
      pieces: { '0 C2': [1, 'pion'] },
    });
    say(listen(s), 0, 'summon-rock', [theSpot(s, '1 A1')]);
    say(s, 1, 'anti-spell');
    cast(s, 1, 'kamakazi', [thePiece(pieceOn(s, '0 C2'))]);
    while (s.stack.length > 1 && s.tasks.at(-1)?.window === 'died') act(s, { type: 'pass' });
    expect(s.stack.map(({ dead }) => dead)).toEqual([true, false]);
    expect(failed(s, resolve(s))[0]).toEqual(['SS-R67', 'anti-spell']);
  });

  test('domain-teleport: the piece has left the domain by then', () => {
    const [s, events] = overtaken(
      'domain-teleport',
      named['domain-teleport']!,
      'teleport',
      (one) => [...toGuard(one), theSpot(one, '1 A1')],
      guard,
    );
    expect(failed(s, events)).toEqual([['SS-R67', 'domain-teleport']]);
    expect([s.at.includes(spotOf(s, '1 A1')), inPlay(s, 'domain-teleport')]).toEqual([true, true]);
  });

  test('exorcise-ghosts: what is no ghost any more stays, and the others go', () => {
    const s = at({
      talk: true,
      hands: [['exorcise-ghosts'], []],
      pieces: { '0 A1': [1, 'pion'], '0 G1': [1, 'pion'] },
      effects: [
        { card: 'ghost-army', on: '0 A1', seat: 1 },
        { card: 'ghost-army', on: '0 G1', seat: 1 },
      ],
    });
    const [freed, ghost] = [pieceOn(s, '0 A1'), pieceOn(s, '0 G1')];
    say(listen(s), 0, 'exorcise-ghosts', [thePiece(freed), thePiece(ghost), { type: 'enough' }]);
    endWhere(s, ({ piece }) => piece === freed, quietly);
    resolve(s);
    expect([isAlive(s, freed), isAlive(s, ghost)]).toEqual([true, false]);
  });

  test('thief: the hand is empty by then', () => {
    const s = at({ hands: [['thief', 'lever'], ['crystal-ball']] });
    say(listen(s), 0, 'thief');
    cast(s, 1, 'crystal-ball');
    expect(failed(s, resolve(s))).toEqual([['SS-R67', 'thief']]);
  });

  test.each([
    ['has been destroyed', (s: SsState, swords: number) => leavePlay(s, 1, swords, 'SS-R31', quietly)],
    ['is the thief’s own', (s: SsState, swords: number) => changeHands(s, 1, 0, swords, quietly)],
  ] as const)('steal-artifact: the artifact %s by then', (_, meanwhile) => {
    const s = at({ talk: true, hands: [['steal-artifact'], []], play: [[], ['swords']] });
    say(listen(s), 0, 'steal-artifact');
    meanwhile(s, cardOf(s, 'swords'));
    expect(failed(s, resolve(s))).toEqual([['SS-R67', 'steal-artifact']]);
  });

  test.each(['bear-trap', 'lesser-death-trap', 'major-death-trap', 'teleport-trap'])(
    '%s: the piece has been taken away from the trap by then',
    (trap) => {
      const isUsed = isPower(trap);
      const s = sprung(isUsed ? ['teleport'] : ['teleport', trap], { play: [isUsed ? [trap] : [], []] });
      const guard = pieceOn(s, '0 A3');
      const to = trap === 'teleport-trap' ? theSpot(s, '1 G1') : thePiece(guard);
      say(s, 0, trap, [to], isUsed ? 'use' : 'invoke');
      cast(s, 0, 'teleport', [thePiece(guard), theSpot(s, '1 A1')]);
      expect(failed(s, resolve(s))).toEqual([['SS-R67', trap]]);
      expect([where(s, guard), s.flags[guard]! & HELD]).toEqual(['1 A1', 0]);
    },
  );
});
