import { expect } from 'vitest';
import { scriptedDice } from '../../../../kernel/game/scripted-dice';
import { advance } from '../advance';
import { engine } from '../index';
import { act, cardOf, cast, employ, pieceOn, spotOf, theCard, thePiece } from '../testing';
import { HELD, ROCK } from '../state';
import { armed, at, duel, fight, inHand, inPlay, isOffered, isSpent, offers, sprung, where } from './testing';

/** What each of these cards does, by its id. */
export const artifacts: Readonly<Record<string, () => void>> = {
  lever() {
    const s = at({ play: [['lever']], pieces: { '0 A1': [0, 'pion'] }, rocks: ['0 A2'] });
    const shift = {
      type: 'shift' as const,
      card: cardOf(s, 'lever'),
      spot: spotOf(s, '0 A2'),
      to: spotOf(s, '0 B3'),
    };
    act(s, shift);
    expect([s.on[spotOf(s, '0 B3')], s.on[spotOf(s, '0 A2')]]).toEqual([ROCK, -1]);
    expect(offers(s).some((one) => one.includes('shift'))).toBe(false);
  },
  'safe-scroll'() {
    const s = inHand(['safe-scroll', 'domain-teleport', 'trap-expertise']);
    cast(s, 0, 'domain-teleport');
    cast(s, 0, 'safe-scroll');
    cast(s, 0, 'trap-expertise');
    s.hand[1]!.push(s.pile.splice(s.pile.indexOf(cardOf(s, 'burn-scrolls')), 1)[0]!);
    cast(s, 1, 'burn-scrolls');
    expect([inPlay(s, 'domain-teleport'), inPlay(s, 'trap-expertise')]).toEqual([true, false]);
  },
  'trap-proof'() {
    const s = sprung(['lesser-death-trap'], { play: [[], ['trap-proof']] });
    expect(isOffered(s, 'lesser-death-trap')).toBe(false);
  },
  'orb-of-power'() {
    const s = at({ play: [['orb-of-power']] });
    s.phase = 'roll';
    advance(s, { dice: scriptedDice(4, 4, 4), tell: undefined });
    expect(s.hand[0]).toHaveLength(2);
  },
  'lucky-charm'() {
    expect(fight(duel([[], ['lucky-charm']]), [], 5, 3, 5, 3).winner).toBe('defender');
    expect(fight(duel([['lucky-charm'], []]), [], 5, 3, 5, 3).winner).toBe('initiator');
  },
  'safe-artifact'() {
    const s = inHand(['swords', 'safe-artifact']);
    cast(s, 0, 'swords');
    cast(s, 0, 'safe-artifact');
    s.hand[1]!.push(s.pile.splice(s.pile.indexOf(cardOf(s, 'steal-artifact')), 1)[0]!);
    cast(s, 1, 'steal-artifact', [theCard(s, 'swords')]);
    expect([inPlay(s, 'swords'), isSpent(s, 'steal-artifact')]).toEqual([true, true]);
  },
  'seven-league-boots'() {
    const s = at({ play: [['seven-league-boots']], dice: [5, 2, 2] });
    act(s, { type: 'boots', card: cardOf(s, 'seven-league-boots'), die: 1 });
    expect([s.move, s.dice]).toEqual([
      [5, 7, 2],
      [5, 2, 2],
    ]);
    expect(offers(s).some((one) => one.includes('boots'))).toBe(false);
  },
  protection() {
    const s = inHand(['sleep'], { play: [[], ['protection']], pieces: { '1 A1': [1, 'pion'] } });
    const pion = pieceOn(s, '1 A1');
    cast(s, 0, 'sleep', [thePiece(pion)]);
    expect([s.flags[pion], isSpent(s, 'sleep'), inPlay(s, 'protection', 1)]).toEqual([0, true, true]);
  },
  'crystal-ball'() {
    const s = at({ play: [['crystal-ball']], hands: [[], ['swords']] });
    expect(engine.view(s, 0).hand[1]).toEqual([cardOf(s, 'swords')]);
    expect(engine.view(s, 1).hand[0]).toEqual([]);
    s.play[0] = [];
    expect(engine.view(s, 0).hand[1]).toEqual([-1]);
  },
  'belt-of-levitation'() {
    const s = at({ play: [['belt-of-levitation']], pieces: { '0 A1': [0, 'pion'] }, rocks: ['0 B1'] });
    const pion = pieceOn(s, '0 A1');
    act(s, { type: 'fly', piece: pion, over: spotOf(s, '0 B1'), to: spotOf(s, '0 C1') });
    expect([where(s, pion), s.steps[pion]]).toEqual(['0 C1', 2]);
    expect(offers(s).some((one) => one.includes('fly'))).toBe(false);
  },
  'bear-trap'() {
    const s = sprung([], { play: [['bear-trap']] });
    const guard = pieceOn(s, '0 A3');
    employ(s, 0, 'bear-trap');
    expect([s.flags[guard]! & HELD, inPlay(s, 'bear-trap')]).toEqual([HELD, true]);
  },
  'gauntlet-of-might'() {
    expect(armed('gauntlet-of-might', [5, 4])).toBe(56);
  },
  swords: () => expect(armed('swords', [5, 4])).toBe(65),
  armour: () =>
    expect(fight(duel([['swords'], ['armour']]), ['swords'], 5, 4, 5, 5).values).toEqual([54, 55]),
  spears: () => expect(armed('spears', [6, 6])).toBe(72),
  hammers() {
    const s = duel([['hammers'], ['swords']]);
    expect(fight(s, ['hammers', 'swords'], 6, 2, 6, 6).values).toEqual([67, 77]);
    expect(inPlay(s, 'swords', 1)).toBe(false);
  },
  'twin-forks': () => expect([armed('twin-forks', [4, 4]), armed('twin-forks', [5, 4])]).toEqual([46, 54]),
  daggers: () => expect(armed('daggers', [5, 4])).toBe(55),
  'morning-star': () =>
    expect([armed('morning-star', [5, 4]), armed('morning-star', [6, 5])]).toEqual([80, 88]),
};
