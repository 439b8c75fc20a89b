import { describe, expect, test } from 'vitest';
import { at, duel, fight, sprung } from './cases/testing';
import {
  act,
  bury,
  cast,
  layOn,
  looseDice,
  pieceOn,
  position,
  resolve,
  rulesOf,
  say,
  spotOf,
  tableOf,
} from './testing';
import { newTask } from './task';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { seededDice } from '../../../kernel/game/dice';
import { choiceWords } from '../scene/choice-words';
import { phaseOf } from '../scene/phase';
import { die } from './death';
import { draw } from './hands';
import type { SsEvent } from './events';
import { engine } from './index';
import type { SsState } from './state';

describe('what is told names the rule that decided', () => {
  const paralysed: Partial<Parameters<typeof duel>[1]> = {
    effects: [{ card: 'paralysis', on: '0 A1', seat: 0 }],
  };
  test.each([
    ['SS-073', 'the higher value', duel([]), [6, 5, 2, 1]],
    ['SS-075', 'the initiative on equal ones', duel([]), [3, 3, 3, 3]],
    ['SS-105', 'a Lucky Charm on equal ones', duel([[], ['lucky-charm']]), [3, 3, 3, 3]],
    ['SS-R25', 'that a paralysed piece always loses', duel([], paralysed), []],
  ] as const)('%s: of a conflict, %s', (rule, _what, s, faces) => {
    expect(fight(s, [], ...faces).rule).toBe(rule);
  });

  /** A Bear Trap is used on the guard at A3, and this answers it. */
  const trapped = (answer: (s: SsState) => void, hand: readonly string[], play: readonly string[] = []) => {
    const s = sprung([], { play: [['bear-trap'], play], hands: [[], hand] });
    say(s, 0, 'bear-trap', [], 'use');
    answer(s);
    return rulesOf(resolve(s), 'failed');
  };
  test('SS-R67: a power is gone with its card, whoever took it', () => {
    expect(trapped((s) => void cast(s, 1, 'steal-artifact'), ['steal-artifact'])).toEqual(['SS-R67']);
  });
  test('SS-154, SS-162: a trap is stopped by an expertise or by an Evade trap', () => {
    const expert = (s: SsState): void => {
      say(s, 1, 'trap-expertise', [], 'use');
      resolve(s, 4, 1);
    };
    expect(trapped(expert, [], ['trap-expertise'])).toEqual(['SS-154']);
    expect(trapped((s) => void cast(s, 1, 'evade-trap'), ['evade-trap'])).toEqual(['SS-162']);
  });

  test.each([
    ['SS-046', '0 A1', '0 A2'],
    ['SS-066', '0 A2', '1 G1'],
    ['SS-055', '0 A1', '0 B1'],
  ])('%s: a step from %s to %s', (rule, from, to) => {
    const s = at({ pieces: { [from]: [0, 'guard'], '0 B1': [1, 'pion'] } });
    const step = { type: 'step', piece: pieceOn(s, from), to: spotOf(s, to) } as const;
    expect(rulesOf(act(s, step), 'stepped')).toEqual([rule]);
  });

  test.each([
    ['SS-140', 'horse', '0 A1', '0 A2', [3]],
    ['SS-145', 'speed', '0 D3', '0 C2', [3, 3]],
  ] as const)('%s: a step that %s gives', (rule, id, from, to, faces) => {
    const s = at({
      hands: [[id], []],
      talk: true,
      pieces: { '0 A1': [0, 'guard'] },
      window: { name: 'moved' },
    });
    const piece = pieceOn(s, from);
    cast(s, 0, id, [{ type: 'piece', piece }], ...faces);
    const step = { type: 'step', piece, to: spotOf(s, to) } as const;
    expect(choiceWords(s, 0, step).rule).toBe(rule);
    const events = [...act(s, step)];
    while (s.tasks.at(-1)?.kind === 'window') events.push(...act(s, { type: 'pass' }));
    expect(rulesOf(events, 'stepped')).toEqual([rule]);
  });

  test.each([
    ['SS-136', 'is attacked', '0 A1', '0 A2'],
    ['SS-R48', 'hears a step', '0 C1', '0 B1'],
  ] as const)('%s: a sleeper wakes who %s', (rule, _why, from, to) => {
    const s = at({
      pieces: { [from]: [0, 'guard'], '0 A2': [1, 'pion'] },
      effects: [{ card: 'sleep', on: '0 A2', seat: 0 }],
    });
    const step = { type: 'step', piece: pieceOn(s, from), to: spotOf(s, to) } as const;
    expect(rulesOf(act(s, step), 'woke')).toEqual([rule]);
  });

  test.each([
    ['SS-128', 'black-plague'],
    ['SS-130', 'typhoid-mary'],
  ])('%s: who of several unlike ones saves first from a %s', (rule, id) => {
    const pieces = { '0 A1': [1, 'pion'], '0 A2': [0, 'pion'], '0 B1': [0, 'guard'] } as const;
    const s = at({ hands: [[id], []], talk: true, pieces, window: { name: 'start' } });
    say(s, 0, id, [{ type: 'piece', piece: pieceOn(s, '0 A1') }]);
    while (s.tasks.at(-1)?.kind !== 'saves') act(s, { type: 'pass' });
    const [first] = engine.choices(s, 0);
    expect(choiceWords(s, 0, first!)).toMatchObject({ group: 'Saving throws', rule });
    expect(phaseOf(s).rule).toBe(rule);
  });

  test.each([
    ['SS-148', 'of a Wisdom', 0],
    ['SS-R13', 'without a wizard', 1],
  ])('%s: cards that must be invoked, %s', (rule, _why, seat) => {
    const s = at({});
    if (seat === 1) bury(s, s.wizard[1]!);
    s.tasks.push(newTask('must', seat));
    expect(phaseOf(s).rule).toBe(rule);
  });

  test.each([
    ['SS-R79', 'that was counted', { '0 A1': [0, 'pion'], '1 A1': [1, 'pion'] }, 'draw'],
    ['SS-R79', 'that the count decides', { '0 A1': [0, 'guard'], '1 A1': [1, 'pion'] }, 'score'],
    ['SS-R01', 'in which all fell', { '0 A1': [0, 'hulk'] }, 'draw'],
  ] as const)('%s: of the end of a game %s', (rule, _what, pieces, by) => {
    const s = position({ house: { roundLimit: 1 }, pieces });
    s.had.fill(true);
    expect(rulesOf(act(s, { type: 'done' }, looseDice()), 'ended')).toEqual([rule]);
    expect(s.by).toBe(by);
  });

  test('SS-018, SS-025: the first turn is the first player’s, every other follows one', () => {
    const s = engine.setup(tableOf({ cardSource: 'dealt' }), seededDice('turns'));
    const dice = seededDice('turns');
    const events: SsEvent[] = [];
    for (let i = 0; i < 400 && s.turn < 3; i++) {
      const seat = engine.toAct(s)[0]!;
      const choices = engine.choices(s, seat);
      const quiet = choices.find(({ type }) => type === 'quiet' || type === 'done') ?? choices[0]!;
      engine.play(s, seat, quiet, dice, (event) => events.push(event));
    }
    expect(rulesOf(events, 'turnBegan')).toEqual(['SS-018', 'SS-025', 'SS-025']);
  });

  test.each([
    ['SS-R43', 'off an own ghost', [0, 'pion']],
    ['SS-R24', 'out of a conflict that nobody could win', [1, 'pion']],
  ] as const)('%s: a wizard goes back %s', (rule, _from, piece) => {
    const s = at({ pieces: { '0 C2': piece } });
    if (piece[0] === 0) layOn(s, '0 C2', 'ghost-army');
    else layOn(s, '0 D3', 'magic-shield');
    act(s, { type: 'step', piece: s.wizard[0]!, to: spotOf(s, '0 C2') });
    expect(rulesOf(act(s, { type: 'done' }, looseDice(1, 1, 6, 6)), 'bounced')).toEqual([rule]);
    expect(s.at[s.wizard[0]!]).toBe(spotOf(s, '0 D3'));
  });

  test('all hear how many cards a seat draws, and it alone which (ledger 7.1)', () => {
    const s = at({});
    const events: SsEvent[] = [];
    draw(s, 1, 2, 'SS-041', { dice: scriptedDice(), tell: (event) => events.push(event) });
    expect(events).toEqual([
      ...s.hand[1]!.map((card) => ({ type: 'drew', rule: 'SS-041', seat: 1, card, only: 1 })),
      { type: 'drewCards', rule: 'SS-041', seat: 1, count: 2 },
    ]);
  });

  test('SS-127: a rock is broken by the card that names it', () => {
    const s = at({ talk: true, hands: [['destroy-rock'], []], rocks: ['0 C2'], window: { name: 'start' } });
    expect(rulesOf(cast(s, 0, 'destroy-rock'), 'rockGone')).toEqual(['SS-127']);
  });

  test('SS-R43: a ghost is freed when a wizard of its owner has passed through', () => {
    const s = at({
      pieces: { '0 C2': [0, 'pion'] },
      effects: [{ card: 'ghost-army', on: '0 C2', seat: 1 }],
    });
    const ghost = pieceOn(s, '0 C2');
    const step = (label: string) =>
      act(s, { type: 'step', piece: s.wizard[0]!, to: spotOf(s, label) }, scriptedDice());
    expect(rulesOf(step('0 C2'), 'freed')).toEqual([]);
    expect(step('0 D1')).toContainEqual({ type: 'freed', rule: 'SS-R43', piece: ghost });
  });

  test('SS-065, SS-R85: a death by a jam is told as one, any other as a death', () => {
    const s = at({ pieces: { '0 A2': [0, 'pion'], '0 B1': [0, 'pion'] }, rocks: ['1 G1', '1 G2'] });
    expect(rulesOf(act(s, { type: 'jam', piece: pieceOn(s, '0 A2'), pad: 0 }), 'died')).toEqual(['SS-065']);
    const events: SsEvent[] = [];
    die(s, pieceOn(s, '0 B1'), 'card', 1, { dice: scriptedDice(), tell: (event) => events.push(event) });
    expect(rulesOf(events, 'died')).toEqual(['SS-R85']);
  });
});
