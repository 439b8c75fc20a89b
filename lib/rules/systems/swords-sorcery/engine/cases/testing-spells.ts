import { expect } from 'vitest';
import { scriptedDice } from '../../../../kernel/game/scripted-dice';
import {
  act,
  bury,
  cardOf,
  cast,
  closeWindows,
  listen,
  pieceOn,
  resolve,
  say,
  spotOf,
  thePiece,
  theSpot,
  turnTo,
} from '../testing';
import { CARRIER, GHOST, ROCK } from '../state';
import { at, inHand, isAlive, isSpent, offers, sprung, where } from './testing';

/** What each of these cards does, by its id. */
export const spells: Readonly<Record<string, () => void>> = {
  'summon-rock'() {
    const s = inHand(['summon-rock']);
    cast(s, 0, 'summon-rock', [theSpot(s, '1 A1')]);
    expect(s.on[spotOf(s, '1 A1')]).toBe(ROCK);
  },
  'summon-rocks'() {
    const s = inHand(['summon-rocks']);
    cast(s, 0, 'summon-rocks', [], 2);
    act(s, theSpot(s, '1 A1'));
    act(s, theSpot(s, '0 G1'));
    expect([s.on[spotOf(s, '1 A1')], s.on[spotOf(s, '0 G1')]]).toEqual([ROCK, ROCK]);
    expect(s.tasks.at(-1)?.kind).not.toBe('rocks');
  },
  'summon-demon'() {
    const s = inHand(['summon-demon']);
    cast(s, 0, 'summon-demon', [theSpot(s, '0 C2')]);
    const demon = pieceOn(s, '0 C2');
    expect([s.type[demon], s.owner[demon]]).toEqual([4, 0]);
  },
  kamakazi() {
    const s = inHand(['kamakazi'], {
      pieces: { '0 A1': [0, 'pion'], '0 A2': [1, 'warrior'], '0 B1': [0, 'guard'], '0 C1': [1, 'pion'] },
    });
    const [pion, warrior, guard, far] = ['0 A1', '0 A2', '0 B1', '0 C1'].map((one) => pieceOn(s, one));
    cast(s, 0, 'kamakazi', [thePiece(pion!)]);
    expect([pion, warrior, guard, far].map((piece) => isAlive(s, piece!))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  },
  'exorcise-ghosts'() {
    const s = inHand(['ghost-army', 'exorcise-ghosts'], {
      pieces: { '1 A1': [1, 'pion'], '1 A2': [1, 'pion'] },
    });
    const [one, two] = [pieceOn(s, '1 A1'), pieceOn(s, '1 A2')];
    cast(s, 0, 'ghost-army', [thePiece(one), thePiece(two), { type: 'enough' }]);
    cast(s, 0, 'exorcise-ghosts', [thePiece(one), { type: 'enough' }]);
    expect([isAlive(s, one), isAlive(s, two), s.flags[two]]).toEqual([false, true, GHOST]);
  },
  'dual-shot'() {
    const s = inHand(['summon-rock', 'dual-shot']);
    cast(s, 0, 'summon-rock', [theSpot(s, '1 A1')]);
    cast(s, 0, 'dual-shot');
    expect([s.hand[0], isSpent(s, 'dual-shot')]).toEqual([
      expect.arrayContaining([cardOf(s, 'summon-rock')]),
      true,
    ]);
  },
  zombie() {
    const s = at({
      hands: [['zombie', 'kamakazi'], []],
      pieces: { '0 A1': [0, 'pion'], '0 A2': [1, 'guard'] },
    });
    listen(s);
    const guard = pieceOn(s, '0 A2');
    cast(s, 0, 'kamakazi', [thePiece(pieceOn(s, '0 A1'))]);
    expect(s.tasks.at(-1)?.window).toBe('died');
    cast(s, 0, 'zombie', [thePiece(guard)]);
    expect([where(s, guard), s.owner[guard]]).toEqual(['0 A2', 0]);
  },
  'burn-scrolls'() {
    const s = inHand(['burn-scrolls'], { play: [['trap-expertise'], ['domain-teleport', 'swords']] });
    cast(s, 0, 'burn-scrolls');
    expect([s.play[0], s.play[1]]).toEqual([[], [cardOf(s, 'swords')]]);
  },
  'teleport-trap'() {
    const s = sprung(['teleport-trap']);
    const guard = pieceOn(s, '0 A3');
    cast(s, 0, 'teleport-trap', [theSpot(s, '1 G1')]);
    expect(where(s, guard)).toBe('1 G1');
  },
  'spell-bounce'() {
    const s = inHand(['traitor'], {
      hands: [['traitor'], ['spell-bounce']],
      pieces: { '0 A1': [0, 'pion'], '1 A1': [1, 'pion'] },
    });
    say(s, 0, 'traitor', [thePiece(pieceOn(s, '1 A1'))]);
    cast(s, 1, 'spell-bounce');
    act(s, thePiece(pieceOn(s, '0 A1')));
    resolve(s);
    expect([s.owner[pieceOn(s, '1 A1')], s.owner[pieceOn(s, '0 A1')]]).toEqual([1, 1]);
  },
  doppelganger() {
    const s = inHand(['doppelganger'], { pieces: { '0 A1': [0, 'pion'] } });
    const pion = pieceOn(s, '0 A1');
    cast(s, 0, 'doppelganger', [thePiece(pion)]);
    const token = pieceOn(s, '0 A2');
    expect([s.type[token], s.twin[token], s.type[pieceOn(s, '0 B1')]]).toEqual([6, pion, 6]);
    turnTo(s, 0);
    act(s, { type: 'swap', piece: pion, token });
    expect([where(s, pion), where(s, token)]).toEqual(['0 A2', '0 A1']);
  },
  'shatter-rocks'() {
    const s = inHand(['shatter-rocks'], { rocks: ['0 A1', '1 A1'] });
    cast(s, 0, 'shatter-rocks');
    expect([s.on[spotOf(s, '0 A1')], s.on[spotOf(s, '1 A1')]]).toEqual([-1, ROCK]);
  },
  'raise-the-dead'() {
    const s = at({ talk: true, hands: [['raise-the-dead'], []], pieces: { '0 A1': [0, 'guard'] } });
    const guard = pieceOn(s, '0 A1');
    for (let piece = 0; piece < 10; piece++) if (s.at[piece] === -1) s.born[piece] = -1;
    bury(s, guard);
    cast(listen(s), 0, 'raise-the-dead');
    act(s, { type: 'raise', piece: guard, spot: spotOf(s, '0 G1') });
    expect([where(s, guard), s.owner[guard]]).toEqual(['0 G1', 0]);
  },
  'destroy-rock'() {
    const s = inHand(['destroy-rock'], { rocks: ['0 C2', '0 A1'] });
    cast(s, 0, 'destroy-rock');
    expect([s.on[spotOf(s, '0 C2')], s.on[spotOf(s, '0 A1')]]).toEqual([-1, ROCK]);
  },
  'black-plague'() {
    const s = inHand(['black-plague'], {
      pieces: { '1 A1': [1, 'warrior'], '1 A2': [1, 'pion'], '1 B1': [0, 'pion'] },
    });
    const [warrior, near, own] = ['1 A1', '1 A2', '1 B1'].map((one) => pieceOn(s, one));
    cast(s, 0, 'black-plague', [thePiece(warrior!)], 5, 1, 4, 4);
    expect([warrior, near, own].map((piece) => isAlive(s, piece!))).toEqual([false, false, true]);
  },
  'magic-shield'() {
    const s = inHand(['magic-shield'], { pieces: { '0 A1': [0, 'pion'], '0 A2': [1, 'pion'] } });
    cast(s, 0, 'magic-shield', [thePiece(pieceOn(s, '0 A2'))]);
    closeWindows(s);
    const step = { type: 'step', piece: pieceOn(s, '0 A1'), to: spotOf(s, '0 A2') };
    expect(offers(s)).not.toContain(JSON.stringify(step));
  },
  'typhoid-mary'() {
    const s = inHand(['typhoid-mary'], {
      pieces: { '1 A1': [1, 'pion'], '1 A2': [1, 'pion'], '1 C1': [0, 'pion'] },
    });
    const [mary, near, comer] = ['1 A1', '1 A2', '1 C1'].map((one) => pieceOn(s, one));
    cast(s, 0, 'typhoid-mary', [thePiece(mary!)], 3, 4);
    expect([s.flags[mary!], isAlive(s, near!)]).toEqual([CARRIER, true]);
    closeWindows(s);
    const to = spotOf(s, '1 B1');
    act(s, { type: 'step', piece: comer!, to }, scriptedDice(2, 3));
    expect(isAlive(s, comer!)).toBe(false);
  },
};
