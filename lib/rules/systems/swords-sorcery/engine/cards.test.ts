import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/scripted-dice';
import { cards } from '../catalogue/index';
import { beginConflict } from './fight';
import { advance } from './advance';
import { engine } from './index';
import {
  act,
  bury,
  cardOf,
  cast,
  closeWindows,
  employ,
  labelOf,
  listen,
  looseDice,
  pieceOn,
  position,
  resolve,
  say,
  spotOf,
  theCard,
  thePiece,
  theSpot,
  turnTo,
  wizards,
  type Position,
} from './testing';
import { attack, lift } from './pieces';
import { ASLEEP, CARRIER, CURSED, GHOST, HELD, PARALYSED, ROCK, STONE, type SsState } from './state';

/** A position with both wizards, and cards in seat 0's hand that nobody uses, so that windows open. */
const at = (given: Partial<Position>): SsState =>
  position({ ...given, pieces: { ...wizards, ...given.pieces } });
const inHand = (ids: readonly string[], given: Partial<Position> = {}): SsState =>
  listen(at({ hands: [ids, []], talk: true, ...given }));
const offers = (s: SsState, seat = 0): readonly string[] =>
  engine.choices(s, seat).map((choice) => JSON.stringify(choice));
const isOffered = (s: SsState, id: string, seat = 0): boolean =>
  offers(s, seat).includes(JSON.stringify({ type: 'invoke', card: cardOf(s, id) }));
const isAlive = (s: SsState, piece: number): boolean => s.at[piece]! >= 0;
const where = (s: SsState, piece: number): string => labelOf(s, s.at[piece]!);
const inPlay = (s: SsState, id: string, seat = 0): boolean => s.play[seat]!.includes(cardOf(s, id));
const isSpent = (s: SsState, id: string): boolean => s.discards.includes(cardOf(s, id));

/** A guard of seat 0 has moved in on a pion of seat 1; with these cards in play. */
const duel = (play: readonly (readonly string[])[], given: Partial<Position> = {}): SsState =>
  at({ play, pieces: { '0 A1': [1, 'pion'], '0 A1*': [0, 'pion'] }, ...given });

/** Fights it out: the modifiers named, and the dice. */
function fight(
  s: SsState,
  named: readonly (string | undefined)[],
  ...rest: readonly [string, ...number[]] | readonly number[]
) {
  const [first] = rest;
  const label = typeof first === 'string' ? first : '0 A1';
  const faces: number[] = [];
  for (const one of rest) if (typeof one === 'number') faces.push(one);
  const dice = looseDice(...faces);
  const run = { dice, tell: undefined };
  s.phase = 'fight';
  beginConflict(s, spotOf(s, label), run);
  const events = [];
  advance(s, { dice: named.length === 0 ? dice : scriptedDice(), tell: (event) => events.push(event) });
  for (const [k, id] of named.entries())
    events.push(
      ...act(
        s,
        { type: 'modifier', card: id === undefined ? -1 : cardOf(s, id) },
        k === named.length - 1 ? dice : scriptedDice(),
      ),
    );
  return events.find((event) => event.type === 'fought')!;
}

/** The weapon's side is the initiator: dice of its pion, then of the other. */
const armed = (id: string, mine: readonly number[]): number =>
  fight(duel([[id], []]), [id], ...mine, 1, 1).values[0];

/** A guard of seat 1 has just arrived on the trap spot A3. */
const sprung = (ids: readonly string[], given: Partial<Position> = {}): SsState => {
  const s = at({ hands: [ids, []], pieces: { '0 A3': [1, 'guard'] }, talk: true, ...given });
  return listen(s, 'arrive', pieceOn(s, '0 A3'), spotOf(s, '0 A3'));
};

const cases: Readonly<Record<string, () => void>> = {
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
  'lesser-death-trap'() {
    const s = sprung(['lesser-death-trap']);
    const guard = pieceOn(s, '0 A3');
    cast(s, 0, 'lesser-death-trap', [], 3, 3, 1);
    expect([isAlive(s, guard), isSpent(s, 'lesser-death-trap')]).toEqual([false, true]);
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
  'mindless-hulk'() {
    const s = inHand(['mindless-hulk']);
    cast(s, 0, 'mindless-hulk', [theSpot(s, '0 A1')]);
    const hulk = pieceOn(s, '0 A1');
    closeWindows(s);
    expect(s.owner[hulk]).toBe(-1);
    act(s, { type: 'step', piece: hulk, to: spotOf(s, '0 A2') });
    expect(where(s, hulk)).toBe('0 A2');
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
  'nermals-curse'() {
    const s = inHand(['nermals-curse'], { pieces: { '0 A1': [1, 'warrior'], '0 A1*': [0, 'pion'] } });
    const warrior = pieceOn(s, '0 A1');
    cast(s, 0, 'nermals-curse', [thePiece(warrior)]);
    expect(s.flags[warrior]).toBe(CURSED);
    closeWindows(s);
    expect(fight(s, [], 4, 1, 4).values).toEqual([41, 40]);
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

/** Dice that seat 0's wizard rolls against a pion that it has moved in on, potions counted. */
function wizardDice(s: SsState): number {
  closeWindows(s);
  const wizard = s.wizard[0]!;
  const spot = spotOf(s, '0 A1');
  const pion = 19 - 9;
  s.on[s.at[wizard]!] = -1;
  s.on[spot] = pion;
  s.at[pion] = spot;
  s.at[wizard] = spot;
  s.guest[spot] = wizard;
  s.conflicts.push(spot);
  const many = looseDice();
  s.phase = 'fight';
  beginConflict(s, spot, { dice: many, tell: undefined });
  let rolled = 0;
  advance(s, {
    dice: many,
    tell: (event) => (rolled = event.type === 'fought' ? event.dice[0].length : rolled),
  });
  return rolled;
}

describe('every card', () => {
  test.each(cards.map((card) => [card.rules[0]!, card.name, card.id] as const))(
    '%s %s',
    (_rule, _name, id) => {
      cases[id]!();
    },
  );

  test('has its case, and no case is without a card', () => {
    expect(Object.keys(cases).sort()).toEqual(cards.map((card) => card.id).sort());
  });
});
