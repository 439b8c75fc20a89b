import { describe, expect, test } from 'vitest';
import { at, inHand, isAlive, isOffered, isSpent, sprung, where } from './cases/testing';
import {
  act,
  asked,
  cardOf,
  cast,
  employ,
  listen,
  pieceOn,
  position,
  resolve,
  say,
  spotOf,
  theCard,
  thePiece,
  theSpot,
  turnTo,
  type Position,
} from './testing';
import type { SsChoice, SsState } from './state';

/** What can be named for a card that seat 0 has announced. */
const nameable = (s: SsState, id: string, how: 'invoke' | 'use' = 'invoke'): readonly SsChoice[] => {
  turnTo(s, 0);
  act(s, { type: how, card: cardOf(s, id) });
  return s.tasks.at(-1)?.kind === 'target'
    ? asked(s)
    : s.stack.at(-1)!.targets.map((piece) => thePiece(piece));
};
const isUsable = (s: SsState, seat = 0): boolean => {
  turnTo(s, seat);
  return asked(s).some(({ type }) => type === 'use');
};

describe('what a card may name', () => {
  test('SS-116: a Kamakazi, pieces of its own player alone', () => {
    const s = inHand(['kamakazi'], { pieces: { '0 A1': [0, 'pion'], '1 A1': [1, 'pion'] } });
    expect(nameable(s, 'kamakazi')).toEqual([pieceOn(s, '0 A1'), s.wizard[0]!].map(thePiece));
  });

  test.each([
    [0, true],
    [1, false],
    [-1, false],
  ])('SS-116, SS-R62: a hulk of seat %i, −1 nobody’s, is a piece of its caster: %s', (owner, isHis) => {
    const s = inHand(['kamakazi'], { pieces: { '0 A1': [1, 'hulk'] } });
    const hulk = pieceOn(s, '0 A1');
    s.owner[hulk] = owner;
    cast(s, 0, 'kamakazi', isHis ? [thePiece(hulk)] : []);
    expect(isAlive(s, hulk)).toBe(!isHis);
  });

  test('SS-117: Exorcise Ghosts, ghosts alone, each once', () => {
    const s = inHand(['exorcise-ghosts'], {
      pieces: { '0 A1': [1, 'pion'], '0 G1': [1, 'guard'], '1 A1': [1, 'pion'] },
      effects: [
        { card: 'ghost-army', on: '0 A1', seat: 1 },
        { card: 'ghost-army', on: '1 A1', seat: 1 },
      ],
    });
    const [one, other] = [thePiece(pieceOn(s, '0 A1')), thePiece(pieceOn(s, '1 A1'))];
    expect(nameable(s, 'exorcise-ghosts')).toEqual([one, other]);
    act(s, one);
    // Whoever has named one may leave it at that, also where one more is all that there is.
    expect(asked(s)).toEqual([other, { type: 'enough' }]);
    act(s, other);
    expect(s.tasks.at(-1)?.kind).toBe('window');
    expect(isOffered(inHand(['exorcise-ghosts']), 'exorcise-ghosts')).toBe(false);
  });

  test.each([
    ['any', [0, 1, 1]],
    ['own', [0]],
    ['one-player', [1]],
  ] as const)('SS-R43, ghostScope: %s', (ghostScope, owners) => {
    const s = inHand(['ghost-army'], {
      house: { ghostScope },
      pieces: { '0 A1': [0, 'pion'], '1 A1': [1, 'pion'], '1 G1': [1, 'guard'] },
    });
    const first = nameable(s, 'ghost-army');
    const ownersOf = (choices: readonly SsChoice[]): readonly number[] =>
      choices.flatMap((c) => (c.type === 'piece' ? [s.owner[c.piece]!] : []));
    if (ghostScope === 'one-player') {
      expect(ownersOf(first)).toEqual([0, 1, 1]);
      act(s, thePiece(pieceOn(s, '1 A1')));
      expect(ownersOf(asked(s))).toEqual(owners);
    } else expect(ownersOf(first)).toEqual(owners);
  });

  test('SS-153: Domain Teleport, pieces and vacant spots of the own domain', () => {
    const s = listen(
      at({
        talk: true,
        play: [['domain-teleport'], []],
        pieces: { '0 A1': [1, 'guard'], '1 A1': [0, 'pion'] },
        rocks: ['0 A2'],
      }),
    );
    expect(nameable(s, 'domain-teleport', 'use')).toEqual([s.wizard[0]!, pieceOn(s, '0 A1')].map(thePiece));
    act(s, thePiece(pieceOn(s, '0 A1')));
    const spots = asked(s).flatMap((c) => (c.type === 'spot' ? [c.spot] : []));
    expect(spots.every((spot) => spot < s.game.stride && s.on[spot] === -1)).toBe(true);
  });

  test('SS-115, SS-131: a demon needs a vacant spot beside the wizard, a missile any spot there', () => {
    const given = { pieces: { '0 C2': [1, 'pion'] }, rocks: ['0 D1'] } as const;
    const spots = (id: string): readonly SsChoice[] => nameable(inHand([id], given), id);
    const s = inHand([], given);
    expect(spots('summon-demon')).not.toContainEqual(theSpot(s, '0 C2'));
    expect(spots('summon-demon').length).toBeGreaterThan(0);
    expect(spots('magic-missile')).toContainEqual(theSpot(s, '0 C2'));
  });

  test('SS-132: Steal Artifact, artifacts of opponents', () => {
    const s = inHand(['steal-artifact'], { play: [['daggers'], ['swords', 'lever', 'trap-expertise']] });
    expect(nameable(s, 'steal-artifact')).toEqual([theCard(s, 'swords'), theCard(s, 'lever')]);
  });

  test('SS-R59: Dual Shot names no other Dual Shot, and no spell that is out of reach', () => {
    const s = inHand(['summon-rock', 'dual-shot']);
    cast(s, 0, 'summon-rock', [theSpot(s, '1 A1')]);
    cast(s, 0, 'dual-shot');
    const second = cardOf(s, 'dual-shot') + 1;
    s.pile.splice(s.pile.indexOf(second), 1);
    s.hand[0] = [second];
    turnTo(s, 0);
    // The rock is in the hand by now.
    expect(asked(s)).not.toContainEqual({ type: 'invoke', card: second });
  });

  test('SS-R60: Anti Spell and Spell Bounce name spells, no potion, scroll, artifact or power', () => {
    for (const [seat, id] of [
      [0, 'strength'],
      [0, 'trap-expertise'],
      [0, 'swords'],
      [1, 'domain-teleport'],
    ] as const) {
      const s = at({
        talk: true,
        hands: [seat === 0 ? [id] : [], ['anti-spell', 'spell-bounce']],
        play: [seat === 0 ? [] : [id], []],
      });
      say(listen(s), 0, id, [theSpot(s, '0 A1')], seat === 0 ? 'invoke' : 'use');
      turnTo(s, 1);
      expect([isOffered(s, 'anti-spell', 1), isOffered(s, 'spell-bounce', 1)]).toEqual([false, false]);
    }
  });
});

describe('when a card may be said', () => {
  test('SS-145: no Speed while the wizard is in conflict, even where it may speak', () => {
    const offers = (pieces: Position['pieces']): boolean => {
      const s = inHand(['speed'], { house: { wizardBusyFrom: 'roll' }, pieces: pieces });
      return isOffered(s, 'speed');
    };
    expect([offers({}), offers({ '0 D3*': [1, 'pion'] })]).toEqual([true, false]);
  });

  test('SS-139, SS-R58: ReTeleport, only where the piece has come by a teleport', () => {
    const offers = (teleported: boolean): boolean => {
      const s = at({ talk: true, hands: [['reteleport'], []], pieces: { '0 A1': [1, 'pion'] } });
      return isOffered(listen(s, 'arrive', pieceOn(s, '0 A1'), spotOf(s, '0 A1'), teleported), 'reteleport');
    };
    expect([offers(true), offers(false)]).toEqual([true, false]);
  });

  test('SS-139: and only while it stands there yet', () => {
    const s = at({ talk: true, hands: [['reteleport'], ['teleport']], pieces: { '0 A1': [1, 'pion'] } });
    const pion = pieceOn(s, '0 A1');
    listen(s, 'arrive', pion, spotOf(s, '0 A1'), true);
    say(s, 1, 'teleport', [thePiece(pion), theSpot(s, '1 A1')]);
    // Before it resolves, the Teleport is what can be answered, not the arrival.
    turnTo(s, 0);
    expect(isOffered(s, 'reteleport')).toBe(false);
    resolve(s);
    expect(where(s, pion)).toBe('1 A1');
  });

  test('SS-119: no trap card in answer to a card', () => {
    const s = sprung(['lesser-death-trap'], { hands: [['lesser-death-trap'], ['summon-rock']] });
    expect(isOffered(s, 'lesser-death-trap')).toBe(true);
    say(s, 1, 'summon-rock', [theSpot(s, '1 A1')]);
    turnTo(s, 0);
    expect(isOffered(s, 'lesser-death-trap')).toBe(false);
  });

  test('SS-140: no Horse in the last window of another’s movement', () => {
    const s = at({ talk: true, hands: [[], ['horse']], pieces: { '1 A1': [1, 'pion'] } });
    act(s, { type: 'done' });
    turnTo(s, 1);
    expect([s.tasks.at(-1)?.window, isOffered(s, 'horse', 1)]).toEqual(['moved', false]);
  });

  test('SS-162: no trap card that is evaded this turn', () => {
    const s = sprung(['lesser-death-trap', 'dual-shot']);
    s.evaded.push(cardOf(s, 'lesser-death-trap'));
    expect(isOffered(s, 'lesser-death-trap')).toBe(false);
  });
});

describe('when a power may be used', () => {
  test('SS-111: a Bear Trap once on an arrival, whatever became of it', () => {
    const s = sprung([], { play: [['bear-trap'], ['trap-expertise']] });
    say(s, 0, 'bear-trap', [], 'use');
    employ(s, 1, 'trap-expertise', [], 1, 1);
    resolve(s);
    expect(isUsable(s)).toBe(false);
  });

  test('SS-111: and not while a card waits', () => {
    const s = sprung([], { play: [['bear-trap'], []], hands: [[], ['crystal-ball']] });
    say(s, 1, 'crystal-ball');
    expect(s.stack).toHaveLength(1);
    turnTo(s, 0);
    expect(asked(s).some(({ type }) => type === 'use')).toBe(false);
  });

  test('SS-111: nor where no piece has come to a trap', () => {
    const s = listen(at({ talk: true, play: [['bear-trap'], []] }));
    expect(isUsable(s)).toBe(false);
  });

  test('SS-028, SS-R08: Domain Teleport, with a wizard that is alive, no rock, and not busy', () => {
    const given = { talk: true, play: [['domain-teleport'], []] } as const;
    const usable = (more: Partial<Position>, wizard = true): boolean => {
      const s = position({
        ...given,
        ...more,
        pieces: {
          ...(wizard ? { '0 D3': [0, 'wizard'] } : {}),
          '1 D3': [1, 'wizard'],
          '0 A1': [0, 'pion'],
          ...more.pieces,
        },
      });
      return isUsable(listen(s));
    };
    expect(usable({})).toBe(true);
    expect(usable({}, false)).toBe(false);
    expect(usable({ effects: [{ card: 'rock-transform', on: '0 D3', seat: 0 }] })).toBe(false);
    expect(usable({ pieces: { '0 D3*': [1, 'pion'] } })).toBe(false);
  });

  test('SS-R08: a Bear Trap snaps while its player’s wizard is busy', () => {
    const s = at({
      talk: true,
      play: [['bear-trap'], []],
      pieces: { '0 A3': [1, 'guard'], '0 D3*': [1, 'pion'] },
    });
    listen(s, 'arrive', pieceOn(s, '0 A3'), spotOf(s, '0 A3'));
    expect(isUsable(s)).toBe(true);
  });

  test('SS-153: not twice at a time', () => {
    const s = listen(at({ talk: true, play: [['domain-teleport'], []], pieces: { '0 A1': [0, 'pion'] } }));
    say(s, 0, 'domain-teleport', [thePiece(pieceOn(s, '0 A1')), theSpot(s, '0 G1')], 'use');
    expect(isUsable(s)).toBe(false);
  });
});

test('SS-141: the card of a Ghost Army lies on until the last of its ghosts is none any more', () => {
  const s = inHand(['ghost-army', 'exorcise-ghosts', 'kamakazi'], {
    pieces: { '0 A1': [1, 'pion'], '0 G1': [1, 'guard'], '1 A1': [0, 'pion'] },
  });
  const [pion, guard] = [pieceOn(s, '0 A1'), pieceOn(s, '0 G1')];
  cast(s, 0, 'ghost-army', [thePiece(pion), thePiece(guard), { type: 'enough' }]);
  cast(s, 0, 'exorcise-ghosts', [thePiece(pion), { type: 'enough' }]);
  expect([isSpent(s, 'ghost-army'), s.lasting.map(({ piece, kept }) => [piece, kept])]).toEqual([
    false,
    [[guard, true]],
  ]);
});

test('SS-R48: a sleeper that wakes is paralysed yet', () => {
  const s = at({
    pieces: { '0 A1': [1, 'pion'], '0 C1': [0, 'guard'] },
    effects: [
      { card: 'sleep', on: '0 A1', seat: 0 },
      { card: 'paralysis', on: '0 A1', seat: 0 },
    ],
  });
  const pion = pieceOn(s, '0 A1');
  act(s, { type: 'step', piece: pieceOn(s, '0 C1'), to: spotOf(s, '0 B1') });
  expect([s.flags[pion], s.lasting.map(({ card }) => card)]).toEqual([2, [cardOf(s, 'paralysis')]]);
});
