import { describe, expect, test } from 'vitest';
import { at, fight, inHand, inPlay, isAlive, isOffered, isSpent, where } from './cases/testing';
import { die } from './death';
import { draw } from './hands';
import { engine } from './index';
import { act, bury, cardOf, cast, closeWindows, goes, listen, looseDice, pieceOn } from './testing';
import { position, say, spotOf, theCard, thePiece, theSpot, turnTo } from './testing';
import { advance } from './advance';
import { put } from './pieces';
import { NEXUS, STOPPED, type SsState } from './state';

describe('the ring', () => {
  const three = (label: string): SsState =>
    position({
      house: { players: 3 },
      pieces: { '0 D3': [0, 'wizard'], '1 D3': [1, 'wizard'], '2 D3': [2, 'wizard'], [label]: [0, 'pion'] },
    });

  /** Where the pion may go in other domains. */
  const across = (label: string): readonly string[] => {
    const s = three(label);
    return goes(s, pieceOn(s, label)).filter((to) => !to.startsWith('0'));
  };

  test('SS-062, SS-063: the left Tx leads beside the right Rx of the next domain clockwise', () => {
    expect(across('0 A2')).toEqual(['1 G1', '1 G2']);
  });
  test('SS-064: the right Tx leads beside the left Rx of the next domain anti-clockwise', () => {
    expect(across('0 G4')).toEqual(['2 A4', '2 A5']);
  });
  test('SS-R78: a spot without a star gives no card for a double, whatever the domain has', () => {
    const s = position({ pieces: { '0 A1': [0, 'wizard'], '1 D3': [1, 'wizard'] } });
    s.game = { ...s.game, ground: s.game.ground.map((ground) => (ground === NEXUS ? 0 : ground)) };
    put(s, s.wizard[0]!, spotOf(s, '0 D3'));
    s.phase = 'roll';
    advance(s, { dice: looseDice(4, 2, 4), tell: undefined });
    expect(s.hand[0]).toEqual([]);
  });
});

describe('dice of the ranks', () => {
  test.each([
    ['SS-069', 'pion', 2],
    ['SS-069', 'wizard', 2],
    ['SS-070', 'guard', 3],
    ['SS-071', 'warrior', 4],
  ] as const)('%s: a %s rolls %i', (_rule, type, count) => {
    const s = position({ pieces: { '1 D3': [1, 'wizard'], '0 A1': [1, 'pion'], '0 A1*': [0, type] } });
    const { dice } = fight(s, [], 1, 1, 1, 1, 1, 1);
    expect(dice.map((faces) => faces.length)).toEqual([count, 2]);
  });
  test('SS-068: the initiator rolls first', () => {
    const s = at({ pieces: { '0 A1': [1, 'pion'], '0 A1*': [0, 'guard'] } });
    expect(fight(s, [], 6, 5, 4, 3, 2).dice).toEqual([
      [6, 5, 4],
      [3, 2],
    ]);
  });
  test('SS-074: 1 and 6 make 61 and beat 54 out of 4, 5, 4 and 2', () => {
    const s = at({ pieces: { '0 A1': [1, 'warrior'], '0 A1*': [0, 'pion'] } });
    const warrior = pieceOn(s, '0 A1');
    fight(s, [], 1, 6, 4, 5, 4, 2);
    expect(isAlive(s, warrior)).toBe(false);
  });
});

describe('cards and those they hit', () => {
  test('SS-R62: a demon can be a zombie in the window of its death', () => {
    const s = at({
      talk: true,
      hands: [['kamakazi', 'zombie'], []],
      pieces: { '0 A1': [0, 'pion'], '0 A2': [1, 'demon'] },
    });
    const demon = pieceOn(listen(s), '0 A2');
    cast(s, 0, 'kamakazi', [thePiece(pieceOn(s, '0 A1'))]);
    cast(s, 0, 'zombie', [thePiece(demon)]);
    expect([isAlive(s, demon), s.owner[demon]]).toEqual([true, 0]);
  });
  test('SS-R63: the dead of the own army come back, even those that died for somebody else', () => {
    const s = at({ talk: true, hands: [['raise-the-dead'], []], pieces: { '0 A1': [0, 'guard'] } });
    const guard = pieceOn(s, '0 A1');
    // Nobody else of the army is dead, and this one died for the other side.
    for (let piece = 0; piece < 10; piece++) if (s.at[piece] === -1) s.born[piece] = -1;
    s.owner[guard] = 1;
    bury(s, guard);
    cast(listen(s), 0, 'raise-the-dead');
    const raised = engine.choices(s, 0).flatMap((c) => (c.type === 'raise' ? [c.piece] : []));
    expect([...new Set(raised)]).toEqual([guard]);
  });
  test('SS-R64: whoever loses the last piece to a Traitor is out at the end of the turn', () => {
    const s = position({
      talk: true,
      hands: [['traitor'], []],
      pieces: { '0 D3': [0, 'wizard'], '1 A1': [1, 'pion'] },
    });
    cast(listen(s), 0, 'traitor', [thePiece(pieceOn(s, '1 A1'))]);
    expect(s.alive).toEqual([true, true]);
    closeWindows(s);
    act(s, { type: 'done' }, looseDice());
    closeWindows(s);
    expect(engine.outcome(s)).toMatchObject({ winners: [0] });
  });
  test('SS-R66: a demon outlives the wizard that called it', () => {
    const s = at({
      talk: true,
      hands: [['kamakazi'], []],
      pieces: { '1 C2': [0, 'pion'], '1 A1': [1, 'demon'] },
    });
    const demon = pieceOn(listen(s), '1 A1');
    cast(s, 0, 'kamakazi', [thePiece(pieceOn(s, '1 C2'))]);
    expect([isAlive(s, s.wizard[1]!), isAlive(s, demon), s.owner[demon]]).toEqual([false, true, 1]);
  });
  test('SS-R69: Spoilsport wakes sleepers and takes what is in play, but no hands', () => {
    const s = inHand(['sleep', 'spoilsport'], {
      hands: [['sleep', 'spoilsport'], ['horse']],
      play: [[], ['swords']],
      pieces: { '1 A1': [1, 'pion'] },
    });
    const pion = pieceOn(s, '1 A1');
    cast(s, 0, 'sleep', [thePiece(pion)]);
    cast(s, 0, 'spoilsport');
    expect([s.flags[pion], inPlay(s, 'swords', 1), s.hand[1]!.includes(cardOf(s, 'horse'))]).toEqual([
      0,
      false,
      true,
    ]);
  });
  test('SS-R70: a Thief needs a hand to steal from, and any kind of artifact can be stolen', () => {
    const poor = listen(at({ hands: [['thief', 'lever'], []] }));
    expect(isOffered(poor, 'thief')).toBe(false);
    for (const id of ['lever', 'swords', 'bear-trap']) {
      const s = inHand(['steal-artifact'], { play: [[], [id, 'crystal-ball']] });
      cast(s, 0, 'steal-artifact', [theCard(s, id)]);
      expect(inPlay(s, id, 0)).toBe(true);
    }
  });
  test('SS-R71: a Safe artifact that changes hands guards anew', () => {
    const s = inHand(['steal-artifact'], { play: [['swords'], ['safe-artifact', 'crystal-ball']] });
    s.safe[cardOf(s, 'safe-artifact')] = cardOf(s, 'crystal-ball');
    cast(s, 0, 'steal-artifact', [theCard(s, 'safe-artifact')]);
    expect(inPlay(s, 'safe-artifact', 0)).toBe(true);
    expect(s.safe[cardOf(s, 'safe-artifact')]).toBe(cardOf(s, 'swords'));
  });
  test('SS-R73: with neither pile nor discards nothing is drawn', () => {
    const s = at({});
    s.pile.length = 0;
    s.discards.length = 0;
    draw(s, 0, 1, 'SS-041', { dice: looseDice(), tell: undefined });
    expect(s.hand[0]).toEqual([]);
  });
  test('SS-R82: magic is spoken in the turn of another, but no Horse is called', () => {
    const s = listen(at({ talk: true, hands: [[], ['summon-rock', 'horse']] }));
    turnTo(s, 1);
    expect([isOffered(s, 'summon-rock', 1), isOffered(s, 'horse', 1)]).toEqual([true, false]);
    say(s, 1, 'summon-rock', [theSpot(s, '0 A1')]);
    expect(s.stack).toHaveLength(1);
  });
  test('SS-R83: a piece that changes its side while moving stops, and moves for its new owner', () => {
    const s = at({ talk: true, hands: [['traitor'], []], pieces: { '0 A1': [1, 'pion'] } });
    const pion = pieceOn(s, '0 A1');
    expect(goes(s, pieceOn(s, '0 A1'))).toEqual([]);
    cast(listen(s), 0, 'traitor', [thePiece(pion)]);
    closeWindows(s);
    expect(goes(s, pieceOn(s, '0 A1'))).toContain('0 B1');
    expect([where(s, pion), isSpent(s, 'traitor')]).toEqual(['0 A1', true]);
  });
  test('SS-R83: one that comes back to whoever moves may move again, within what it has made', () => {
    const s = at({
      talk: true,
      hands: [['traitor'], ['zombie']],
      pieces: { '0 A1': [0, 'pion'] },
    });
    const pion = pieceOn(s, '0 A1');
    act(s, { type: 'step', piece: pion, to: spotOf(s, '0 B1') });
    closeWindows(s);
    die(s, pion, 'jam', -1, { dice: looseDice(), tell: undefined });
    s.died = false;
    s.quiet.fill(false);
    listen(s, 'died');
    cast(s, 1, 'zombie');
    expect([s.owner[pion], goes(s, pieceOn(s, '0 B1'))]).toEqual([1, []]);
    cast(s, 0, 'traitor');
    closeWindows(s);
    expect([s.owner[pion], s.steps[pion], goes(s, pieceOn(s, '0 B1'))]).toEqual([
      0,
      1,
      ['0 A1', '0 A2', '0 C1'],
    ]);
  });
  test('SS-R15, SS-R83: a Traitor on an own piece frees it from nothing', () => {
    const s = inHand(['traitor'], { pieces: { '0 A1': [0, 'pion'] } });
    s.flags[pieceOn(s, '0 A1')] = STOPPED;
    cast(s, 0, 'traitor');
    closeWindows(s);
    expect(goes(s, pieceOn(s, '0 A1'))).toEqual([]);
  });
  test('SS-R84: whoever goes out in the own turn has no other one, triple or not', () => {
    const s = position({
      dice: [3, 3, 3],
      house: { players: 3 },
      pieces: { '0 A1': [0, 'pion'], '1 D3': [1, 'wizard'], '2 D3': [2, 'wizard'] },
    });
    bury(s, pieceOn(s, '0 A1'));
    act(s, { type: 'done' }, looseDice());
    closeWindows(s, looseDice());
    expect([s.alive[0], s.active]).toEqual([false, 1]);
  });
});
