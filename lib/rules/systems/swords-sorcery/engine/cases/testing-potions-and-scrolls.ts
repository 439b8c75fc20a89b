import { expect } from 'vitest';
import { scriptedDice } from '../../../../kernel/game/scripted-dice';
import { advance } from '../advance';
import {
  act,
  cardOf,
  cast,
  closeWindows,
  employ,
  listen,
  pieceOn,
  resolve,
  say,
  spotOf,
  thePiece,
  theSpot,
  turnTo,
} from '../testing';
import { attack, lift } from '../pieces';
import { ROCK, STONE } from '../state';
import { at, fight, inHand, inPlay, isAlive, isOffered, isSpent, sprung, where, wizardDice } from './testing';

/** What each of these cards does, by its id. */
export const potionsAndScrolls: Readonly<Record<string, () => void>> = {
  'lesser-death-trap'() {
    const s = sprung(['lesser-death-trap']);
    const guard = pieceOn(s, '0 A3');
    cast(s, 0, 'lesser-death-trap', [], 3, 3, 1);
    expect([isAlive(s, guard), isSpent(s, 'lesser-death-trap')]).toEqual([false, true]);
  },
  horse() {
    const s = at({ talk: true, hands: [['horse'], []], pieces: { '0 A1': [0, 'pion'] } });
    const pion = pieceOn(s, '0 A1');
    act(s, { type: 'done' });
    expect(s.tasks.at(-1)?.window).toBe('moved');
    cast(s, 0, 'horse', [thePiece(pion)], 2);
    act(s, { type: 'step', piece: pion, to: spotOf(s, '0 A2') });
    closeWindows(s);
    act(s, { type: 'step', piece: pion, to: spotOf(s, '0 A3') });
    expect([where(s, pion), isSpent(s, 'horse')]).toEqual(['0 A3', true]);
  },
  'transform-to-dragon'() {
    const s = inHand(['transform-to-dragon'], { pieces: { '0 A1': [1, 'guard'] } });
    const guard = pieceOn(s, '0 A1');
    cast(s, 0, 'transform-to-dragon');
    closeWindows(s);
    lift(s, guard);
    attack(s, guard, spotOf(s, '0 D3'));
    const fought = fight(s, [], '0 D3', 6, 6, 6, 1, 1);
    expect([fought.winner, where(s, s.wizard[0]!), where(s, guard)]).toEqual(['initiator', '0 D3', '0 A1']);
  },
  'super-strength'() {
    const s = inHand(['super-strength'], { rocks: ['0 C2'] });
    cast(s, 0, 'super-strength');
    turnTo(s, 0);
    act(s, { type: 'smash', spot: spotOf(s, '0 C2') });
    expect(s.on[spotOf(s, '0 C2')]).toBe(-1);
    expect(wizardDice(s)).toBe(5);
  },
  speed() {
    const s = at({ talk: true, hands: [[], ['speed']] });
    listen(s);
    cast(s, 1, 'speed', [], 1, 1);
    const wizard = s.wizard[1]!;
    act(s, { type: 'step', piece: wizard, to: spotOf(s, '1 C2') });
    closeWindows(s);
    act(s, { type: 'step', piece: wizard, to: spotOf(s, '1 D1') });
    expect(where(s, wizard)).toBe('1 D1');
  },
  vapour() {
    const s = inHand(['vapour'], { rocks: ['0 C2'], pieces: { '0 D1': [1, 'pion'] } });
    cast(s, 0, 'vapour');
    closeWindows(s);
    const wizard = s.wizard[0]!;
    act(s, { type: 'step', piece: wizard, to: spotOf(s, '0 C2') });
    act(s, { type: 'step', piece: wizard, to: spotOf(s, '0 D1') });
    expect(s.conflicts).toEqual([]);
    act(s, { type: 'done' }, scriptedDice());
    expect(isAlive(s, wizard)).toBe(false);
  },
  'rock-transform'() {
    const s = inHand(['rock-transform', 'sleep']);
    cast(s, 0, 'rock-transform');
    expect([s.flags[s.wizard[0]!], isOffered(s, 'sleep')]).toEqual([STONE, false]);
    s.tasks.length = 0;
    s.phase = 'roll';
    advance(s, { dice: scriptedDice(2, 2, 2), tell: undefined });
    expect(s.flags[s.wizard[0]!]).toBe(0);
  },
  wisdom() {
    const s = inHand(['wisdom']);
    const take = (id: string): void => {
      s.pile.splice(s.pile.indexOf(cardOf(s, id)), 1);
      s.pile.push(cardOf(s, id));
    };
    for (const id of ['swords', 'horse', 'daggers']) take(id);
    cast(s, 0, 'wisdom');
    act(s, { type: 'invoke', card: cardOf(s, 'daggers') });
    closeWindows(s);
    act(s, { type: 'invoke', card: cardOf(s, 'swords') });
    closeWindows(s);
    expect([inPlay(s, 'daggers'), inPlay(s, 'swords'), isSpent(s, 'horse')]).toEqual([true, true, true]);
  },
  strength() {
    const s = inHand(['strength']);
    cast(s, 0, 'strength');
    expect(wizardDice(s)).toBe(3);
    expect(s.lasting).toEqual([]);
  },
  'giants-strength'() {
    const s = inHand(['giants-strength'], { rocks: ['0 C2'] });
    cast(s, 0, 'giants-strength');
    turnTo(s, 0);
    act(s, { type: 'push', spot: spotOf(s, '0 C2'), to: spotOf(s, '0 D1') });
    expect(s.on[spotOf(s, '0 D1')]).toBe(ROCK);
    expect(wizardDice(s)).toBe(4);
  },
  'domain-teleport'() {
    const s = at({
      talk: true,
      play: [['domain-teleport']],
      pieces: { '0 A1': [1, 'guard'], '1 A1': [0, 'pion'] },
    });
    listen(s);
    const guard = pieceOn(s, '0 A1');
    employ(s, 0, 'domain-teleport', [thePiece(guard), theSpot(s, '0 G1')]);
    expect([where(s, guard), s.used[cardOf(s, 'domain-teleport')]]).toEqual(['0 G1', 1]);
  },
  'trap-expertise'() {
    const s = sprung(['major-death-trap'], { play: [[], ['trap-expertise']] });
    const guard = pieceOn(s, '0 A3');
    say(s, 0, 'major-death-trap');
    employ(s, 1, 'trap-expertise', [], 4, 1);
    resolve(s);
    expect([isAlive(s, guard), isSpent(s, 'major-death-trap')]).toEqual([true, true]);
  },
};
