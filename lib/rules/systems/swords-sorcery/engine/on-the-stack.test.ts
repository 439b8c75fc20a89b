import { describe, expect, test } from 'vitest';
import { at, inHand, inPlay, isAlive, isSpent, where } from './cases/testing';
import { engine } from './index';
import {
  act,
  cardOf,
  cast,
  closeWindows,
  pieceOn,
  resolve,
  say,
  spotOf,
  thePiece,
  theSpot,
  listen,
} from './testing';
import { ROCK, type SsState } from './state';

describe('SS-121: Burn scrolls, against what waits for its resolution', () => {
  const waiting = (id: string, play: readonly (readonly string[])[], seat = 1): SsState => {
    const s = at({
      talk: true,
      hands: seat === 1 ? [['burn-scrolls'], [id]] : [['burn-scrolls', id], []],
      play,
    });
    say(listen(s), seat, id);
    cast(s, 0, 'burn-scrolls');
    resolve(s);
    return s;
  };
  test('burns scrolls alone', () => {
    expect(inPlay(waiting('swords', [[], []]), 'swords', 1)).toBe(true);
    expect(inPlay(waiting('trap-expertise', [[], []]), 'trap-expertise', 1)).toBe(false);
  });

  test('SS-102: a Safe scroll keeps none from the own player', () => {
    expect(inPlay(waiting('trap-expertise', [['safe-scroll'], []], 0), 'trap-expertise')).toBe(false);
    expect(inPlay(waiting('trap-expertise', [[], ['safe-scroll']]), 'trap-expertise', 1)).toBe(true);
  });

  test('SS-102: and no more than one scroll', () => {
    const s = at({
      talk: true,
      hands: [['burn-scrolls'], ['trap-expertise', 'domain-teleport']],
      play: [[], ['safe-scroll']],
    });
    say(listen(s), 1, 'trap-expertise');
    say(s, 1, 'domain-teleport');
    cast(s, 0, 'burn-scrolls');
    resolve(s);
    resolve(s);
    expect([inPlay(s, 'trap-expertise', 1), inPlay(s, 'domain-teleport', 1)]).toEqual([true, false]);
  });
});

describe('SS-123, SS-R61: a Spell Bounce', () => {
  test('lets a spell without targets do nothing, or happen for its new player', () => {
    const s = inHand(['burn-scrolls'], {
      hands: [['burn-scrolls'], ['spell-bounce']],
      play: [['domain-teleport'], ['trap-expertise']],
    });
    say(s, 0, 'burn-scrolls');
    cast(s, 1, 'spell-bounce');
    expect([engine.toAct(s), engine.choices(s, 1)]).toEqual([[1], [{ type: 'enough' }, { type: 'nothing' }]]);
    act(s, { type: 'nothing' });
    resolve(s);
    expect([inPlay(s, 'domain-teleport'), isSpent(s, 'burn-scrolls')]).toEqual([true, true]);
  });

  test('does nothing for a player whose wizard is a rock by then', () => {
    const s = at({
      talk: true,
      hands: [['burn-scrolls'], ['spell-bounce', 'rock-transform']],
      play: [['domain-teleport'], []],
    });
    say(listen(s), 0, 'burn-scrolls');
    say(s, 1, 'spell-bounce');
    cast(s, 1, 'rock-transform');
    resolve(s);
    expect(s.tasks.at(-1)?.kind).toBe('window');
    resolve(s);
    expect([inPlay(s, 'domain-teleport'), isSpent(s, 'burn-scrolls')]).toEqual([true, true]);
  });

  test('brings a demon beside the wizard of its new player, for that player', () => {
    const s = at({ talk: true, hands: [['summon-demon'], ['spell-bounce']] });
    say(listen(s), 0, 'summon-demon', [theSpot(s, '0 C2')]);
    cast(s, 1, 'spell-bounce');
    act(s, theSpot(s, '1 C2'));
    resolve(s);
    expect([s.on[spotOf(s, '0 C2')], s.owner[pieceOn(s, '1 C2')]]).toEqual([-1, 1]);
  });
});

describe('SS-133, SS-R69: Spoilsport', () => {
  test('ruins all that waits below it', () => {
    const s = at({ talk: true, hands: [['spoilsport', 'summon-rock'], ['swords']] });
    say(listen(s), 1, 'swords');
    say(s, 0, 'summon-rock', [theSpot(s, '1 A1')]);
    cast(s, 0, 'spoilsport');
    while (s.stack.length > 0) act(s, { type: 'pass' });
    expect([
      inPlay(s, 'swords', 1),
      s.on.includes(ROCK),
      isSpent(s, 'swords'),
      isSpent(s, 'summon-rock'),
    ]).toEqual([false, false, true, true]);
  });

  test('makes a wizard without its vapour give way', () => {
    const s = at({
      talk: true,
      hands: [['speed'], ['spoilsport']],
      pieces: { '0 C2': [1, 'pion'] },
      effects: [{ card: 'vapour', on: '0 D3', seat: 0 }],
    });
    const wizard = s.wizard[0]!;
    cast(listen(s), 0, 'speed', [], 1, 1);
    act(s, { type: 'step', piece: wizard, to: spotOf(s, '0 C2') });
    while (s.tasks.at(-1)?.window === 'step') act(s, { type: 'pass' });
    expect([where(s, wizard), s.hover]).toEqual(['0 C2', [wizard]]);
    cast(s, 1, 'spoilsport');
    expect([where(s, wizard), s.hover, isAlive(s, wizard)]).toEqual(['0 D3', [], true]);
  });

  test('leaves what is finished: a piece that was taken, and a demon', () => {
    const s = inHand(['traitor', 'summon-demon', 'spoilsport'], { pieces: { '1 A1': [1, 'pion'] } });
    const pion = pieceOn(s, '1 A1');
    cast(s, 0, 'traitor', [thePiece(pion)]);
    cast(s, 0, 'summon-demon', [theSpot(s, '0 C2')]);
    cast(s, 0, 'spoilsport');
    expect([s.owner[pion], s.owner[pieceOn(s, '0 C2')]]).toEqual([0, 0]);
  });
});

describe('SS-148: Wisdom', () => {
  test('each of its cards opens windows of its own', () => {
    const s = at({ talk: true, hands: [['wisdom'], ['anti-spell']] });
    for (const id of ['swords', 'sleep', 'summon-rock']) {
      s.pile.splice(s.pile.indexOf(cardOf(s, id)), 1);
      s.pile.push(cardOf(s, id));
    }
    cast(listen(s), 0, 'wisdom');
    act(s, { type: 'invoke', card: cardOf(s, 'summon-rock') });
    act(s, theSpot(s, '1 A1'));
    say(s, 1, 'anti-spell');
    closeWindows(s);
    expect([s.on.includes(ROCK), s.tasks.at(-1)?.kind, s.stack]).toEqual([false, 'must', []]);
  });
});
