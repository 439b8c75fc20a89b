import { describe, expect, test } from 'vitest';
import { moves } from './clash';
import { leavePlay } from './in-play';
import { engine } from './index';
import { at, inHand, inPlay, isSpent, sprung, where } from './cases/testing';
import {
  act,
  cardOf,
  cast,
  closeWindows,
  employ,
  freeSteps,
  listen,
  pieceOn,
  position,
  quietly,
  resolve,
  say,
  spotOf,
  theCard,
  thePiece,
  theSpot,
  turnTo,
} from './testing';
import { ASLEEP, DRAGON, HELD, PARALYSED, SHIELDED, type SsChoice, type SsState } from './state';

/** Passes until every window of a step is closed. */
function letStep(s: SsState): void {
  while (['step', 'arrive'].includes(s.tasks.at(-1)?.window ?? '')) act(s, { type: 'pass' });
}
const offers = (s: SsState, seat = 0): readonly SsChoice[] => engine.choices(s, seat);

describe('an announced step of Horse or Speed', () => {
  const riding = (
    answer: string,
    against: (s: SsState) => readonly SsChoice[] = (s) => [thePiece(pieceOn(s, '0 A1'))],
    play: readonly (readonly string[])[] = [],
  ): [SsState, number] => {
    const pieces = { '0 A1': [0, 'pion'], '0 G1': [0, 'guard'], '0 C2': [1, 'pion'] } as const;
    const s = at({ talk: true, hands: [['horse'], [answer]], play, pieces });
    const pion = pieceOn(s, '0 A1');
    act(s, { type: 'done' });
    cast(s, 0, 'horse', [thePiece(pion)], 4);
    act(s, { type: 'step', piece: pion, to: spotOf(s, '0 A2') });
    cast(s, 1, answer, against(s));
    while (['step', 'arrive', 'died'].includes(s.tasks.at(-1)?.window ?? '')) act(s, { type: 'pass' });
    return [s, pion];
  };
  const running = (answer: string, pieces: Parameters<typeof at>[0]['pieces'] = {}): SsState => {
    const s = at({ talk: true, hands: [['speed'], [answer]], pieces });
    cast(listen(s), 0, 'speed', [], 3, 3);
    act(s, { type: 'step', piece: s.wizard[0]!, to: spotOf(s, '0 C2') });
    return s;
  };

  test('SS-R83: a Traitor takes the piece, which stops and makes it no more', () => {
    const [s, pion] = riding('traitor');
    expect([s.owner[pion], where(s, pion)]).toEqual([1, '0 A1']);
  });

  test.each(['sleep', 'paralysis'])(
    'SS-038, SS-R36: a %s that comes before it has the level of the Horse, and both are spent',
    (hold) => {
      const [s, pion] = riding(hold);
      expect([where(s, pion), s.flags[pion], freeSteps(s)]).toEqual(['0 A1', 0, undefined]);
      expect([isSpent(s, 'horse'), isSpent(s, hold)]).toEqual([true, true]);
    },
  );

  test('SS-037, SS-R36: a Paralysis that comes before a step of Speed is weaker, and lies on', () => {
    const s = running('paralysis');
    cast(s, 1, 'paralysis', [thePiece(s.wizard[0]!)]);
    letStep(s);
    expect([where(s, s.wizard[0]!), freeSteps(s)]).toEqual(['0 C2', 5]);
    expect(s.flags[s.wizard[0]!]! & PARALYSED).toBe(PARALYSED);
  });

  test('SS-038, SS-141: a Ghost Army that names who rides makes no ghost any more', () => {
    const [s, pion] = riding('ghost-army', (one) => [
      thePiece(pieceOn(one, '0 A1')),
      thePiece(pieceOn(one, '0 G1')),
      { type: 'enough' },
    ]);
    expect([s.flags[pion], s.flags[pieceOn(s, '0 G1')], isSpent(s, 'ghost-army')]).toEqual([0, 0, true]);
  });

  test('SS-121, SS-033: Burn scrolls takes a Horse whose rider has steps to make', () => {
    const [s, pion] = riding('burn-scrolls', () => []);
    expect([where(s, pion), freeSteps(s)]).toEqual(['0 A1', undefined]);
  });

  test('SS-102: not from a Safe scroll without a charge', () => {
    const [s, pion] = riding('burn-scrolls', () => [], [['safe-scroll'], []]);
    expect(where(s, pion)).toBe('0 A2');
  });

  test('SS-028, SS-R27: the Horse goes with its wizard', () => {
    const [s, pion] = riding('kamakazi', (one) => [thePiece(pieceOn(one, '0 C2'))]);
    expect([where(s, pion), freeSteps(s)]).toEqual(['0 A1', undefined]);
  });

  test('SS-R81: costs nothing where a rock makes it impossible', () => {
    const s = running('summon-rock');
    cast(s, 1, 'summon-rock', [theSpot(s, '0 C2')]);
    letStep(s);
    expect([where(s, s.wizard[0]!), freeSteps(s)]).toEqual(['0 D3', 6]);
  });

  test('SS-R81: a contact that a Magic Shield forbids does not end the others', () => {
    const s = running('magic-shield', { '0 C2': [1, 'pion'] });
    cast(s, 1, 'magic-shield', [thePiece(pieceOn(s, '0 C2'))]);
    letStep(s);
    expect([where(s, s.wizard[0]!), freeSteps(s)]).toEqual(['0 D3', 6]);
    expect(offers(s)).toContainEqual({ type: 'step', piece: s.wizard[0]!, to: spotOf(s, '0 E2') });
  });

  test('SS-056: where whoever was to be met has left, there is no contact and the steps go on', () => {
    const s = running('teleport', { '0 C2': [1, 'pion'] });
    cast(s, 1, 'teleport', [thePiece(pieceOn(s, '0 C2')), theSpot(s, '1 A1')]);
    letStep(s);
    expect([where(s, s.wizard[0]!), freeSteps(s)]).toEqual(['0 C2', 5]);
  });
});

test('SS-R36: a Bear Trap lets go of a wizard that walks out of it by Speed', () => {
  const s = position({
    talk: true,
    hands: [['speed'], []],
    play: [[], ['bear-trap']],
    pieces: { '0 A2': [0, 'wizard'], '1 D3': [1, 'wizard'] },
  });
  const wizard = s.wizard[0]!;
  cast(listen(s), 0, 'speed', [], 3, 3);
  act(s, { type: 'step', piece: wizard, to: spotOf(s, '0 A3') });
  while (s.tasks.at(-1)?.window === 'step') act(s, { type: 'pass' });
  employ(s, 1, 'bear-trap');
  letStep(s);
  expect(s.flags[wizard]! & HELD).toBe(HELD);
  act(s, { type: 'step', piece: wizard, to: spotOf(s, '0 A4') });
  letStep(s);
  expect([where(s, wizard), s.flags[wizard]! & HELD]).toEqual(['0 A4', 0]);
});

test('SS-R36: a Teleport of the same level as the Bear Trap frees the piece, moves it not, and both are spent', () => {
  const s = sprung(['teleport'], { play: [['bear-trap'], []] });
  const guard = pieceOn(s, '0 A3');
  employ(s, 0, 'bear-trap');
  expect([s.flags[guard]! & HELD, inPlay(s, 'bear-trap')]).toEqual([HELD, true]);
  const events = cast(s, 0, 'teleport', [thePiece(guard), theSpot(s, '1 A1')]);
  expect(events).toContainEqual(expect.objectContaining({ type: 'failed', rule: 'SS-R36' }));
  expect([where(s, guard), s.flags[guard]! & HELD]).toEqual(['0 A3', 0]);
  expect([inPlay(s, 'bear-trap'), isSpent(s, 'bear-trap'), isSpent(s, 'teleport')]).toEqual([
    false,
    true,
    true,
  ]);
});

test.each(['seven-league-boots', 'belt-of-levitation', 'lever'])(
  'SS-107, SS-132: %s stolen in a movement phase works in it, whenever its old owner used it',
  (id) => {
    const s = at({
      talk: true,
      hands: [['steal-artifact'], []],
      play: [[], [id]],
      pieces: { '0 A1': [0, 'pion'] },
      rocks: ['0 A2'],
    });
    s.used[cardOf(s, id)] = 1;
    s.phase = 'ready';
    listen(s);
    closeWindows(s);
    s.quiet.fill(false);
    act(s, { type: 'step', piece: s.wizard[0]!, to: spotOf(s, '0 C2') });
    cast(s, 0, 'steal-artifact');
    closeWindows(s);
    expect(offers(s).some(({ type }) => ['boots', 'fly', 'shift'].includes(type))).toBe(true);
  },
);

test.each(['steal-artifact', 'spoilsport'])(
  'SS-110, SS-R81: an announced flight is not made where %s takes the Belt',
  (answer) => {
    const s = at({
      talk: true,
      play: [['belt-of-levitation'], []],
      hands: [[], [answer]],
      pieces: { '0 A1': [0, 'pion'] },
      rocks: ['0 B1'],
    });
    const pion = pieceOn(s, '0 A1');
    act(s, { type: 'fly', piece: pion, over: spotOf(s, '0 B1'), to: spotOf(s, '0 C1') });
    cast(s, 1, answer);
    letStep(s);
    expect([where(s, pion), s.steps[pion]]).toEqual(['0 A1', 0]);
  },
);

describe('Safe cards', () => {
  test('SS-106: a Safe artifact can name any other artifact, a Safe scroll too', () => {
    const s = inHand(['safe-artifact', 'safe-scroll', 'swords', 'domain-teleport']);
    for (const id of ['domain-teleport', 'safe-scroll', 'swords']) cast(s, 0, id);
    say(s, 0, 'safe-artifact');
    expect(offers(s)).toEqual([theCard(s, 'safe-scroll'), theCard(s, 'swords')]);
    act(s, theCard(s, 'safe-scroll'));
    resolve(s);
    s.hand[1]!.push(s.pile.splice(s.pile.indexOf(cardOf(s, 'spoilsport')), 1)[0]!);
    cast(s, 1, 'spoilsport');
    expect(s.play[0]).toEqual([cardOf(s, 'domain-teleport'), cardOf(s, 'safe-scroll')]);
  });

  test('SS-102: a scroll invoked on top of a Safe scroll that had nothing to name is its charge', () => {
    const s = inHand(['safe-scroll', 'domain-teleport']);
    say(s, 0, 'safe-scroll');
    cast(s, 0, 'domain-teleport');
    resolve(s);
    expect(s.safe[cardOf(s, 'safe-scroll')]).toBe(cardOf(s, 'domain-teleport'));
  });

  test('SS-102: another scroll is its charge where the one that was named is gone by then', () => {
    const s = inHand(['safe-scroll', 'domain-teleport', 'trap-expertise']);
    cast(s, 0, 'domain-teleport');
    say(s, 0, 'safe-scroll');
    cast(s, 0, 'trap-expertise');
    leavePlay(s, 0, cardOf(s, 'domain-teleport'), 'SS-121', quietly);
    resolve(s);
    expect(s.safe[cardOf(s, 'safe-scroll')]).toBe(cardOf(s, 'trap-expertise'));
  });

  test.each([
    ['keeps the first artifact that comes from a Spoilsport of another player', 1, true],
    ['but not from one of its own', 0, false],
  ])('SS-106, SS-133: a Safe artifact without a charge %s', (_, by, comes) => {
    const s = inHand([], {
      hands: by === 0 ? [['swords', 'spoilsport'], []] : [['swords'], ['spoilsport']],
      play: [['safe-artifact'], []],
    });
    say(s, 0, 'swords');
    cast(s, by, 'spoilsport');
    resolve(s);
    expect([inPlay(s, 'swords'), isSpent(s, 'safe-artifact')]).toEqual([comes, true]);
  });

  test('SS-106: a Trap expertise of another player stops a safe Bear Trap, but does not destroy it', () => {
    const s = sprung([], { play: [['bear-trap', 'safe-artifact'], ['trap-expertise']] });
    s.safe[cardOf(s, 'safe-artifact')] = cardOf(s, 'bear-trap');
    say(s, 0, 'bear-trap', [], 'use');
    employ(s, 1, 'trap-expertise', [], 6, 5);
    expect([inPlay(s, 'bear-trap'), s.evaded]).toEqual([true, [cardOf(s, 'bear-trap')]]);
  });

  test('SS-106, SS-038: a safe Protection is not lost to a Traitor of its level', () => {
    const s = inHand(['traitor'], {
      play: [[], ['protection', 'safe-artifact']],
      pieces: { '0 A1': [1, 'pion'] },
    });
    s.safe[cardOf(s, 'safe-artifact')] = cardOf(s, 'protection');
    const pion = pieceOn(s, '0 A1');
    cast(s, 0, 'traitor', [thePiece(pion)]);
    expect([s.owner[pion], inPlay(s, 'protection', 1), isSpent(s, 'traitor')]).toEqual([1, true, true]);
  });

  test.each([0, 1])(
    'SS-106, SS-R36: a safe Bear Trap is lost to a Teleport of its own player alone: %i',
    (seat) => {
      const s = sprung([], {
        hands: seat === 0 ? [['teleport'], []] : [[], ['teleport']],
        play: [['bear-trap', 'safe-artifact'], []],
      });
      s.safe[cardOf(s, 'safe-artifact')] = cardOf(s, 'bear-trap');
      const guard = pieceOn(s, '0 A3');
      employ(s, 0, 'bear-trap');
      cast(s, seat, 'teleport', [thePiece(guard), theSpot(s, '1 A1')]);
      expect([where(s, guard), s.flags[guard]! & HELD, inPlay(s, 'bear-trap')]).toEqual([
        '0 A3',
        0,
        seat === 1,
      ]);
    },
  );
});

test('SS-129: no opposing wizard enters the spot of a shielded ghost', () => {
  const s = inHand(['ghost-army', 'magic-shield'], { pieces: { '0 C2': [1, 'pion'] } });
  const ghost = pieceOn(s, '0 C2');
  cast(s, 0, 'ghost-army', [thePiece(ghost), { type: 'enough' }]);
  cast(s, 0, 'magic-shield', [thePiece(ghost)]);
  closeWindows(s);
  const step = { type: 'step', piece: s.wizard[0]!, to: spotOf(s, '0 C2') };
  expect(offers(s)).not.toContainEqual(step);
});

test('SS-141, SS-R24: a ghost that takes the place of its double in a conflict cancels it', () => {
  const s = at({
    talk: true,
    hands: [[], ['doppelganger', 'ghost-army']],
    pieces: { '0 A1': [1, 'pion'], '0 C1': [0, 'guard'] },
  });
  const [pion, guard] = [pieceOn(s, '0 A1'), pieceOn(s, '0 C1')];
  cast(listen(s), 1, 'doppelganger', [thePiece(pion)]);
  cast(s, 1, 'ghost-army', [thePiece(pion), { type: 'enough' }]);
  closeWindows(s);
  const token = pieceOn(s, '0 B1');
  act(s, { type: 'step', piece: guard, to: spotOf(s, '0 B1') });
  letStep(s);
  s.quiet.fill(false);
  act(s, { type: 'done' });
  turnTo(s, 1);
  act(s, { type: 'swap', piece: pion, token });
  expect([where(s, pion), where(s, guard), s.conflicts]).toEqual(['0 B1', '0 C1', []]);
});

test('SS-120, SS-R09: whoever died before another death can still be taken when that one has been told', () => {
  const s = at({
    talk: true,
    hands: [['kamakazi', 'black-plague'], ['zombie']],
    pieces: { '0 A1': [0, 'pion'], '0 A2': [1, 'guard'], '0 G1': [0, 'pion'] },
  });
  listen(s);
  const [guard, far] = [pieceOn(s, '0 A2'), pieceOn(s, '0 G1')];
  cast(s, 0, 'kamakazi', [thePiece(pieceOn(s, '0 A1'))]);
  cast(s, 0, 'black-plague', [thePiece(far)]);
  const open = s.tasks.length;
  while (s.tasks.length === open) act(s, { type: 'pass' });
  cast(s, 1, 'zombie', [thePiece(guard)]);
  expect([s.owner[guard], where(s, guard)]).toEqual([1, '0 A2']);
});

describe('SS-R59: a spell that Dual Shot brought back and that is cast again', () => {
  /** Two pions of seat 1 asleep: the one at 0 A1 under a marker, the one at 1 A1 under the card. */
  const twice = (others: readonly string[]): SsState => {
    const s = inHand(['sleep', 'dual-shot', ...others], {
      pieces: { '0 A1': [1, 'pion'], '1 A1': [1, 'pion'], '1 C1': [1, 'pion'], '0 G1': [0, 'pion'] },
    });
    cast(s, 0, 'sleep', [thePiece(pieceOn(s, '0 A1'))]);
    cast(s, 0, 'dual-shot');
    cast(s, 0, 'sleep', [thePiece(pieceOn(s, '1 A1'))]);
    return s;
  };

  test('is discarded with its second effect, whatever the marker does', () => {
    const s = twice(['teleport']);
    cast(s, 0, 'teleport', [thePiece(pieceOn(s, '1 C1')), theSpot(s, '1 B1')]);
    expect([isSpent(s, 'sleep'), s.flags[pieceOn(s, '0 A1')]! & ASLEEP]).toEqual([true, ASLEEP]);
  });

  test('is not discarded by a clash with the marker, which only ends that effect', () => {
    const s = twice([]);
    moves(s, cardOf(s, 'horse'), 0, pieceOn(s, '0 A1'), quietly);
    expect([isSpent(s, 'sleep'), s.flags[pieceOn(s, '0 A1')], s.flags[pieceOn(s, '1 A1')]]).toEqual([
      false,
      0,
      ASLEEP,
    ]);
  });
});

test('SS-133: Spoilsport ends the steps that a Speed still gives, the announced one too', () => {
  const s = at({ talk: true, hands: [['speed'], ['spoilsport']] });
  cast(listen(s), 0, 'speed', [], 3, 3);
  act(s, { type: 'step', piece: s.wizard[0]!, to: spotOf(s, '0 C2') });
  cast(s, 1, 'spoilsport');
  letStep(s);
  expect([where(s, s.wizard[0]!), freeSteps(s)]).toEqual(['0 D3', undefined]);
});

test('SS-R48: a step onto a jammed Tx begins beside a sleeper, and wakes it', () => {
  const s = at({
    talk: true,
    hands: [['sleep'], []],
    pieces: { '0 A2': [0, 'pion'], '0 A3': [1, 'pion'] },
    rocks: ['1 G1', '1 G2'],
  });
  const sleeper = pieceOn(s, '0 A3');
  cast(listen(s), 0, 'sleep', [thePiece(sleeper)]);
  closeWindows(s);
  act(s, { type: 'jam', piece: pieceOn(s, '0 A2'), pad: 0 });
  expect(s.flags[sleeper]).toBe(0);
});

test('SS-143, SS-R06, ghostIt: a dragon that enters a ghost does not die by a card of level 1', () => {
  const s = inHand(['ghost-army', 'transform-to-dragon'], {
    house: { ghostIt: 'wizard' },
    pieces: { '0 C2': [1, 'pion'] },
  });
  cast(s, 0, 'ghost-army', [thePiece(pieceOn(s, '0 C2')), { type: 'enough' }]);
  cast(s, 0, 'transform-to-dragon');
  closeWindows(s);
  act(s, { type: 'step', piece: s.wizard[0]!, to: spotOf(s, '0 C2') });
  expect(s.at[s.wizard[0]!]).toBe(spotOf(s, '0 C2'));
});

test.each([
  ['transform-to-dragon', 'magic-shield'],
  ['magic-shield', 'transform-to-dragon'],
])('SS-143, SS-R41: a %s and a %s: what the shield stops does not meet the dragon', (first, second) => {
  const s = position({
    talk: true,
    hands: [[], ['lesser-death-trap']],
    pieces: { '0 A3': [0, 'wizard'], '1 D3': [1, 'wizard'] },
    effects: [first, second].map((card) => ({ card, on: '0 A3', seat: 0 })),
    window: { name: 'arrive', on: '0 A3' },
  });
  cast(s, 1, 'lesser-death-trap', [], 1, 1);
  expect(s.flags[pieceOn(s, '0 A3')]! & (DRAGON | SHIELDED)).toBe(DRAGON | SHIELDED);
});

test('SS-101: a wizard that passes over something is a living piece for the Lever', () => {
  const s = inHand(['vapour'], { play: [['lever']], pieces: { '0 C2': [1, 'pion'] }, rocks: ['0 D1'] });
  cast(s, 0, 'vapour');
  closeWindows(s);
  act(s, { type: 'step', piece: s.wizard[0]!, to: spotOf(s, '0 C2') });
  expect(offers(s).some(({ type }) => type === 'shift')).toBe(true);
});

describe('SS-121: Burn scrolls', () => {
  const burnt = (play: readonly (readonly string[])[], charge?: string): boolean => {
    const s = sprung([], { hands: [['lesser-death-trap'], ['burn-scrolls']], play });
    if (charge) s.safe[cardOf(s, 'safe-scroll')] = cardOf(s, charge);
    const guard = pieceOn(s, '0 A3');
    say(s, 0, 'lesser-death-trap');
    cast(s, 1, 'burn-scrolls');
    const isBurnt = s.stack.at(-1)!.dead;
    resolve(s, ...(isBurnt ? [] : [1, 1, 1]));
    expect(s.at[guard]! >= 0).toBe(isBurnt);
    return isBurnt;
  };

  test('destroys an invoked scroll that waits on the stack', () => {
    expect(burnt([])).toBe(true);
  });

  test('but not the first of a player whose Safe scroll had nothing to name yet (SS-102)', () => {
    expect(burnt([['safe-scroll']])).toBe(false);
    expect(burnt([['safe-scroll', 'trap-expertise']], 'trap-expertise')).toBe(true);
  });
});

test('SS-118, SS-R61: a bounced Dual Shot takes back a spell of whoever bounced it, the Bounce too', () => {
  const s = inHand(['sleep', 'dual-shot'], {
    hands: [['sleep', 'dual-shot'], ['spell-bounce']],
    pieces: { '1 A1': [1, 'pion'] },
  });
  cast(s, 0, 'sleep');
  say(s, 0, 'dual-shot');
  cast(s, 1, 'spell-bounce');
  const bounce = theCard(s, 'spell-bounce');
  expect([engine.toAct(s), offers(s, 1)]).toEqual([[1], [bounce, { type: 'nothing' }]]);
  act(s, bounce);
  resolve(s);
  expect(s.hand[1]).toContain(cardOf(s, 'spell-bounce'));
});

test('SS-109: a Crystal Ball shows cards that must be spoken, too', () => {
  const s = at({ play: [['crystal-ball'], []] });
  s.must[1] = [cardOf(s, 'wisdom')];
  expect(engine.view(s, 0).must[1]).toEqual(s.must[1]);
  expect(engine.view(s, undefined).must[1]).toEqual([-1]);
});
