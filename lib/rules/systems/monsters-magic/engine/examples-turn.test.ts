import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/scripted-dice';
import { labelOf } from './board';
import type { MmEvent } from './events';
import { engine } from './index';
import type { MmState } from './state';
import { position } from './testing';
import { beginTurn } from './turn';
import { capOf } from './units';

const find = <K extends MmEvent['type']>(events: readonly MmEvent[], type: K) =>
  events.filter((event): event is Extract<MmEvent, { type: K }> => event.type === type);

/** Something far away for both, so that nobody is eliminated, and each has still something to do. */
const homes = { a8: [0, 'garrison', 'hero'], h1: [1, 'garrison', 'hero'] } as const;

describe('the turn', () => {
  const recruiting = (armies: readonly string[]): MmState =>
    position({
      units: {
        ...Object.fromEntries(armies.map((label) => [label, [0, 'army']] as const)),
        ...homes,
        b7: [0, 'garrison'],
      },
      control: [['village']],
    });
  const toRoll = (s: MmState, die: number): readonly MmEvent[] => {
    s.phase = 'allies';
    const events: MmEvent[] = [];
    engine.play(s, 0, { type: 'done' }, scriptedDice(die), (event) => events.push(event));
    return events;
  };

  test('MM-E17: a roll of 5 with villages is 6: a figure of choice', () => {
    const s = recruiting([]);
    toRoll(s, 5);
    const types = engine
      .choices(s, 0)
      .flatMap((c) => (c.type === 'recruit' ? [Math.trunc(c.figure / 5)] : []));
    expect([s.roll, types]).toEqual([6, [0, 1, 2, 3]]);
  });

  test('MM-E18: a roll of 1 with villages is 2: four armies stand already, so nothing, and no card', () => {
    const s = recruiting(['b1', 'c1', 'd1', 'e1']);
    expect(capOf(s, 0, 3)).toBe(4);
    const events = toRoll(s, 1);
    expect(find(events, 'recruitRoll')).toMatchObject([{ die: 1, result: 2 }]);
    expect([find(events, 'recruited'), find(events, 'drewCards').filter((e) => e.seat === 0)]).toEqual([
      [],
      [],
    ]);
  });

  const opening = (s: MmState): readonly MmEvent[] => {
    const events: MmEvent[] = [];
    beginTurn(s, scriptedDice(), (event) => events.push(event));
    return events;
  };
  const labels = Array.from({ length: 64 }, (_, i) => labelOf(i));

  test('MM-E19: four Temples with garrisons and one with a figure win before the markers', () => {
    const temples = labels.slice(0, 5);
    const s = position({
      ground: Object.fromEntries(temples.map((label) => [label, ['plains', 'temple']] as const)),
      units: {
        ...Object.fromEntries(temples.slice(0, 4).map((label) => [label, [0, 'garrison']] as const)),
        [temples[4]!]: [0, 'hero'],
        h1: [1, 'garrison'],
      },
    });
    expect(find(opening(s), 'marked')).toEqual([]);
    expect(engine.outcome(s)).toEqual({ winners: [0], by: 'V2', rules: ['MM-004'] });
  });

  test('MM-E20: 32 garrisons and a figure alone do not win now; its marker makes 33', () => {
    const s = position({
      units: {
        ...Object.fromEntries(labels.slice(0, 32).map((label) => [label, [0, 'garrison']] as const)),
        [labels[32]!]: [0, 'hero'],
        h1: [1, 'garrison'],
      },
    });
    opening(s);
    expect(engine.outcome(s)).toBeUndefined();
    expect(s.garrison.filter((owner) => owner === 0)).toHaveLength(33);
    opening(s);
    expect(engine.outcome(s)).toEqual({ winners: [0], by: 'V3', rules: ['MM-005'] });
  });

  test('MM-E21: after player-turn 80 the one with 18 spaces wins', () => {
    const spaces = [18, 17, 17, 12];
    const owners = spaces.flatMap((n, seat) => Array.from({ length: n }, () => seat));
    const s = position({
      house: { players: 4 },
      units: Object.fromEntries(labels.map((label, i) => [label, [owners[i]!, 'garrison']] as const)),
    });
    s.active = 3;
    s.turn = 80;
    s.round = 20;
    s.phase = 'end';
    engine.play(s, 3, { type: 'done' }, scriptedDice());
    expect(engine.outcome(s)).toEqual({ winners: [0], by: 'V4', rules: ['MM-006'] });
  });

  test.each([
    ['shared', [0, 1]],
    ['figuresThenGarrisons', [1]],
  ] as const)('MM-R07: a tie on spaces at the limit, %s', (v4Tie, winners) => {
    const owners = [18, 18, 17, 11].flatMap((n, seat) => Array.from({ length: n }, () => seat));
    const units = labels.map((label, i) => [label, [owners[i]!, 'garrison']] as const);
    // The second has a figure more in a space that he holds anyway.
    const more = [labels[owners.indexOf(1)]!, [1, 'garrison', 'army']] as const;
    const s = position({ house: { players: 4, v4Tie }, units: Object.fromEntries([...units, more]) });
    s.active = 3;
    s.turn = 80;
    s.round = 20;
    s.phase = 'end';
    engine.play(s, 3, { type: 'done' }, scriptedDice());
    expect(engine.outcome(s)).toMatchObject({ winners, by: 'V4' });
  });

  test('MM-E22: with Emperor seven cards may be kept', () => {
    const hand = ['treants', 'druids', 'rangers', 'giants', 'demons', 'dwarves'];
    const s = position({ units: homes, permanents: [['emperor']], hands: [hand] });
    s.phase = 'end';
    engine.play(s, 0, { type: 'done' }, scriptedDice());
    expect([s.active, s.hand[0]]).toMatchObject([1, { length: 6 }]);
    const poor = position({ units: homes, hands: [hand] });
    poor.phase = 'end';
    engine.play(poor, 0, { type: 'done' }, scriptedDice());
    expect([poor.active, poor.phase]).toEqual([0, 'discard']);
  });
});
