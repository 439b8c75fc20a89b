import { describe, expect, test } from 'vitest';
import { at, inHand, inPlay, isAlive, isOffered, isSpent, offers, sprung, where } from './cases/testing';
import {
  act,
  cardOf,
  cast,
  closeWindows,
  employ,
  failed,
  pieceOn,
  resolve,
  say,
  spotOf,
  theCard,
  theSpot,
} from './testing';
import { HELD, STOPPED, type SsState } from './state';

describe('Trap Proof', () => {
  test.each(['bear-trap', 'lesser-death-trap', 'teleport-trap', 'major-death-trap'])(
    'SS-103: said on top of a %s, it stops what has been used already',
    (trap) => {
      const isPower = trap === 'bear-trap';
      const s = sprung([], {
        hands: [isPower ? [] : [trap], ['trap-proof']],
        play: [isPower ? [trap] : [], []],
      });
      const guard = pieceOn(s, '0 A3');
      say(s, 0, trap, [theSpot(s, '1 A1')], isPower ? 'use' : 'invoke');
      cast(s, 1, 'trap-proof');
      expect(failed(resolve(s))).toEqual(['SS-103']);
      expect([where(s, guard), s.flags[guard], inPlay(s, 'trap-proof', 1)]).toEqual(['0 A3', 0, true]);
    },
  );

  test('SS-R39: it keeps a Bear Trap from its owner’s pieces only', () => {
    const uses = (seat: number): boolean =>
      offers(
        sprung([], {
          play: seat === 0 ? [['bear-trap', 'trap-proof'], []] : [['bear-trap'], ['trap-proof']],
        }),
      ).some((one) => one.includes('use'));
    expect([uses(0), uses(1)]).toEqual([true, false]);
  });
});

describe('Trap expertise', () => {
  test.each([
    [3, 3, false, true],
    [1, 4, true, true],
    [4, 4, true, true],
    [1, 5, true, false],
  ])('SS-154: %i and %i: the Bear Trap is stopped %s, and stays %s', (first, second, stopped, stays) => {
    const s = sprung([], { play: [['bear-trap'], ['trap-expertise']] });
    const guard = pieceOn(s, '0 A3');
    say(s, 0, 'bear-trap', [], 'use');
    employ(s, 1, 'trap-expertise', [], first, second);
    resolve(s);
    expect([(s.flags[guard]! & HELD) === 0, inPlay(s, 'bear-trap')]).toEqual([stopped, stays]);
  });

  test('SS-R38: it is rolled once against a trap card in a turn', () => {
    const s = sprung([], { play: [['bear-trap'], ['trap-expertise']] });
    say(s, 0, 'bear-trap', [], 'use');
    employ(s, 1, 'trap-expertise', [], 1, 1);
    expect(offers(s, 1).some((one) => one.includes('use'))).toBe(false);
  });

  test('SS-154: it is for trap cards of other players', () => {
    const s = sprung([], { play: [['bear-trap', 'trap-expertise'], []] });
    say(s, 0, 'bear-trap', [], 'use');
    expect(offers(s).some((one) => one.includes('use'))).toBe(false);
  });

  test('SS-154: it destroys no trap that has gone to another player by then', () => {
    const s = sprung([], {
      hands: [[], ['steal-artifact']],
      play: [['bear-trap'], ['trap-expertise']],
    });
    say(s, 0, 'bear-trap', [], 'use');
    say(s, 1, 'trap-expertise', [], 'use');
    cast(s, 1, 'steal-artifact', [theCard(s, 'bear-trap')]);
    resolve(s, 6, 6);
    expect([inPlay(s, 'bear-trap', 1), isSpent(s, 'bear-trap')]).toEqual([true, false]);
  });

  test('SS-154: a trap that is only laid down is not used on anybody', () => {
    const s = inHand(['bear-trap'], { play: [[], ['trap-expertise']] });
    say(s, 0, 'bear-trap');
    expect(offers(s, 1).some((one) => one.includes('use'))).toBe(false);
  });
});

describe('Evade trap', () => {
  test('SS-162: the Bear Trap can be used on nobody for the rest of the turn, and the card lies till then', () => {
    const s = sprung([], { play: [['bear-trap'], []], hands: [[], ['evade-trap']] });
    cast(s, 1, 'evade-trap', [theCard(s, 'bear-trap')]);
    expect(offers(s).some((one) => one.includes('use'))).toBe(false);
    expect([s.lasting.map(({ card }) => card), isSpent(s, 'evade-trap')]).toEqual([
      [cardOf(s, 'evade-trap')],
      false,
    ]);
  });

  test('SS-133, SS-R69: Spoilsport ends it, and the trap works again', () => {
    const s = sprung([], {
      play: [['bear-trap', 'safe-artifact'], []],
      hands: [[], ['evade-trap', 'spoilsport']],
    });
    s.safe[cardOf(s, 'safe-artifact')] = cardOf(s, 'bear-trap');
    cast(s, 1, 'evade-trap', [theCard(s, 'bear-trap')]);
    cast(s, 1, 'spoilsport');
    expect(offers(s).some((one) => one.includes('use'))).toBe(true);
  });

  test('SS-R37, evadeTrapScope: a Bear Trap is no spell trap', () => {
    const evades = (evadeTrapScope: string): boolean => {
      const s = sprung(['evade-trap'], { house: { evadeTrapScope }, play: [['bear-trap'], []] });
      return isOffered(s, 'evade-trap');
    };
    expect([evades('all-traps'), evades('spell-traps')]).toEqual([true, false]);
  });
});

describe('SS-R34: what counts as an arrival', () => {
  const comes = (house: Readonly<Record<string, unknown>>, card: string, label: string): SsState => {
    const s = inHand([card, 'lesser-death-trap'], {
      house,
      pieces: { '0 A4': [0, 'wizard'], '0 D3': [0, 'pion'] },
    });
    cast(s, 0, card, [theSpot(s, label)]);
    return s;
  };
  test.each(['summon-demon', 'mindless-hulk'])('trapOnPlacement: %s on a trap spot', (card) => {
    const windowsOf = (s: SsState): boolean => isOffered(s, 'lesser-death-trap');
    expect([{}, { trapOnPlacement: true }].map((house) => windowsOf(comes(house, card, '0 A3')))).toEqual([
      false,
      true,
    ]);
  });

  test('SS-122: landing on another trap spot by Teleport Trap is a new arrival, and the steps are over', () => {
    const s = sprung(['teleport-trap', 'lesser-death-trap']);
    const guard = pieceOn(s, '0 A3');
    cast(s, 0, 'teleport-trap', [theSpot(s, '1 A3')]);
    expect([where(s, guard), isOffered(s, 'lesser-death-trap'), s.flags[guard]]).toEqual([
      '1 A3',
      true,
      STOPPED,
    ]);
  });

  test('SS-R15: whoever a Teleport Trap took makes no more steps in this phase', () => {
    const s = at({ talk: true, hands: [['teleport-trap'], []], pieces: { '0 A2': [0, 'pion'] } });
    const pion = pieceOn(s, '0 A2');
    act(s, { type: 'step', piece: pion, to: spotOf(s, '0 A3') });
    while (s.tasks.at(-1)?.window === 'step') act(s, { type: 'pass' });
    cast(s, 0, 'teleport-trap', [theSpot(s, '0 G1')]);
    closeWindows(s);
    expect(offers(s).some((one) => one.startsWith(`{"type":"step","piece":${pion},`))).toBe(false);
    expect(isAlive(s, pion)).toBe(true);
  });
});
