import { expect } from 'vitest';
import {
  act,
  cardOf,
  cast,
  closeWindows,
  listen,
  pieceOn,
  resolve,
  say,
  spotOf,
  theCard,
  thePiece,
  theSpot,
} from '../testing';
import { ASLEEP, CURSED, PARALYSED } from '../state';
import { at, fight, inHand, inPlay, isAlive, isSpent, offers, sprung, where } from './testing';

/** What each of these cards does, by its id. */
export const moreSpells: Readonly<Record<string, () => void>> = {
  'magic-missile'() {
    const s = inHand(['magic-missile'], { pieces: { '0 D1': [1, 'warrior'] } });
    const warrior = pieceOn(s, '0 D1');
    cast(s, 0, 'magic-missile', [theSpot(s, '0 C2')], 1, 1);
    act(s, theSpot(s, '0 D1'));
    expect(isAlive(s, warrior)).toBe(false);
  },
  'steal-artifact'() {
    const s = inHand(['steal-artifact'], { play: [[], ['swords', 'bear-trap']] });
    cast(s, 0, 'steal-artifact', [theCard(s, 'swords')]);
    expect([inPlay(s, 'swords', 0), inPlay(s, 'bear-trap', 1)]).toEqual([true, true]);
  },
  spoilsport() {
    const s = inHand(['sleep', 'spoilsport'], {
      play: [['swords'], ['trap-expertise']],
      pieces: { '1 A1': [1, 'pion'] },
    });
    const pion = pieceOn(s, '1 A1');
    cast(s, 0, 'sleep', [thePiece(pion)]);
    cast(s, 0, 'spoilsport');
    expect([s.flags[pion], s.play[0], s.play[1]]).toEqual([0, [], []]);
  },
  teleport() {
    const s = inHand(['teleport'], { pieces: { '1 A1': [1, 'pion'] } });
    const pion = pieceOn(s, '1 A1');
    cast(s, 0, 'teleport', [thePiece(pion), theSpot(s, '0 G1')]);
    expect(where(s, pion)).toBe('0 G1');
  },
  'major-death-trap'() {
    const s = sprung(['major-death-trap']);
    const guard = pieceOn(s, '0 A3');
    cast(s, 0, 'major-death-trap', [], 5, 2, 2);
    expect(isAlive(s, guard)).toBe(false);
  },
  sleep() {
    const s = inHand(['sleep'], { pieces: { '0 A1': [0, 'pion'], '0 C1': [0, 'guard'] } });
    const [pion, guard] = [pieceOn(s, '0 A1'), pieceOn(s, '0 C1')];
    cast(s, 0, 'sleep', [thePiece(pion)]);
    expect(s.flags[pion]).toBe(ASLEEP);
    closeWindows(s);
    expect(offers(s).some((one) => one.startsWith(`{"type":"step","piece":${pion},`))).toBe(false);
    act(s, { type: 'step', piece: guard, to: spotOf(s, '0 B1') });
    expect(s.flags[pion]).toBe(0);
  },
  traitor() {
    const s = inHand(['traitor'], { pieces: { '0 A1': [1, 'pion'], '0 A1*': [0, 'guard'] } });
    const pion = pieceOn(s, '0 A1');
    const guard = pieceOn(s, '0 A1*');
    s.from[guard] = spotOf(s, '0 A2');
    cast(s, 0, 'traitor', [thePiece(pion)]);
    expect([s.owner[pion], where(s, guard), s.conflicts]).toEqual([0, '0 A2', []]);
  },
  paralysis() {
    const s = inHand(['paralysis'], { pieces: { '0 A1': [1, 'warrior'], '0 A1*': [0, 'pion'] } });
    const warrior = pieceOn(s, '0 A1');
    cast(s, 0, 'paralysis', [thePiece(warrior)]);
    expect(s.flags[warrior]).toBe(PARALYSED);
    closeWindows(s);
    expect(fight(s, []).winner).toBe('initiator');
  },
  reteleport() {
    const s = at({ talk: true, hands: [[], ['reteleport']], pieces: { '1 G1': [0, 'pion'] } });
    const pion = pieceOn(s, '1 G1');
    listen(s, 'arrive', pion, spotOf(s, '1 G1'), true);
    cast(s, 1, 'reteleport', [theSpot(s, '0 A1')]);
    expect(where(s, pion)).toBe('0 A1');
  },
  'ghost-army'() {
    const s = inHand(['ghost-army'], { pieces: { '0 C2': [0, 'pion'], '0 E2': [1, 'pion'] } });
    const [mine, theirs] = [pieceOn(s, '0 C2'), pieceOn(s, '0 E2')];
    cast(s, 0, 'ghost-army', [thePiece(mine), thePiece(theirs), { type: 'enough' }]);
    closeWindows(s);
    const wizard = s.wizard[0]!;
    act(s, { type: 'step', piece: wizard, to: spotOf(s, '0 C2') });
    act(s, { type: 'step', piece: wizard, to: spotOf(s, '0 D1') });
    expect([s.flags[mine], where(s, mine)]).toEqual([0, '0 C2']);
    act(s, { type: 'step', piece: wizard, to: spotOf(s, '0 E2') });
    expect([isAlive(s, theirs), where(s, wizard)]).toEqual([false, '0 E2']);
  },
  thief() {
    const s = inHand(['thief'], { talk: false, hands: [['thief'], ['swords', 'horse']] });
    cast(s, 0, 'thief', [], 2);
    expect([s.hand[0], s.hand[1], s.known[1]]).toEqual([
      [cardOf(s, 'horse')],
      [cardOf(s, 'swords')],
      [cardOf(s, 'horse')],
    ]);
  },
  'mindless-hulk'() {
    const s = inHand(['mindless-hulk']);
    cast(s, 0, 'mindless-hulk', [theSpot(s, '0 A1')]);
    const hulk = pieceOn(s, '0 A1');
    closeWindows(s);
    expect(s.owner[hulk]).toBe(-1);
    act(s, { type: 'step', piece: hulk, to: spotOf(s, '0 A2') });
    expect(where(s, hulk)).toBe('0 A2');
  },
  'nermals-curse'() {
    const s = inHand(['nermals-curse'], { pieces: { '0 A1': [1, 'warrior'], '0 A1*': [0, 'pion'] } });
    const warrior = pieceOn(s, '0 A1');
    cast(s, 0, 'nermals-curse', [thePiece(warrior)]);
    expect(s.flags[warrior]).toBe(CURSED);
    closeWindows(s);
    expect(fight(s, [], 4, 1, 4).values).toEqual([41, 40]);
  },
  'evade-trap'() {
    const s = sprung(['major-death-trap'], { hands: [['major-death-trap'], ['evade-trap']] });
    const guard = pieceOn(s, '0 A3');
    say(s, 0, 'major-death-trap');
    cast(s, 1, 'evade-trap');
    resolve(s);
    expect([isAlive(s, guard), isSpent(s, 'major-death-trap')]).toEqual([true, true]);
  },
  'anti-spell'() {
    const s = inHand(['traitor'], { hands: [['traitor'], ['anti-spell']], pieces: { '1 A1': [1, 'pion'] } });
    say(s, 0, 'traitor', [thePiece(pieceOn(s, '1 A1'))]);
    cast(s, 1, 'anti-spell');
    resolve(s);
    expect([s.owner[pieceOn(s, '1 A1')], isSpent(s, 'traitor')]).toEqual([1, true]);
  },
};
