import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../kernel/game/scripted-dice';
import type { Position } from '../../scenario/position';
import type { MrEvent } from './events';
import { FOE, type MrState } from './state';
import { engine } from './index';
import { tableOf } from './testing/table';
import { combat, eventOf, plot, toPlot } from './testing/play';

const foe = (s: MrState, id: string): number => FOE + s.game.foes.findIndex((one) => one.id === id);
const has = (events: readonly MrEvent[], type: MrEvent['type']): boolean =>
  events.some((event) => event.type === type);

const duel = (hero: string, monster: string, tables = true): Position => ({
  house: { 'combat.optionalTables': tables },
  heroes: [{ id: hero }],
  foes: [{ id: monster, on: 0 }],
});
const SHIELD = { type: 'shield', to: 'SWING' };

describe('MR-B70: the adjusted tables', () => {
  test('a blow that matches adds its time less that of the maneuver', () => {
    const game = toPlot(duel('black-knight', 'wolf-a'));
    // Time 3 against 3, and a 2: one level more, so that the mace does heavy harm and one level for its FIGHT chit is not needed.
    game.play(0, [4, 1, 1, 2, 1], ...plot('FIGHT M3**', 'THRUST', 'MOVE H6', 'DUCK'), SHIELD);
    expect(eventOf(game.events, 'adjusted')).toMatchObject({ table: 'fumble', total: 2, shift: 1 });
    expect(eventOf(game.events, 'struck')).toMatchObject({
      effect: 'killed',
      force: { rolled: 0, levels: 3 },
    });
  });

  test('4 more where it was only faster', () => {
    const game = toPlot(duel('black-knight', 'wolf-a'));
    // It moves away from the mace, and bites with 4 against 6: 2 and the 5 of the roll take a level away.
    game.play(0, [3, 1, 1, 5, 3], ...plot('FIGHT M3**', 'THRUST', 'MOVE H6', 'DUCK'), SHIELD);
    const { total, shift } = eventOf(game.events, 'adjusted', ({ by }) => by === FOE);
    expect([total, shift]).toEqual([7, -1]);
  });

  test('ten and more leave nothing of it', () => {
    const game = toPlot(duel('white-knight', 'giant-bat'));
    game.play(0, [4, 6, 1, 6, 6, 3, 3], ...plot('FIGHT H6', 'THRUST', 'MOVE H6', 'DUCK'));
    expect(eventOf(game.events, 'adjusted')).toMatchObject({ total: 10 });
    expect(eventOf(game.events, 'struck')).toMatchObject({ effect: 'none', force: { levels: 0 } });
  });

  test('who plays no maneuver is hit as hard as can be', () => {
    const game = toPlot(duel('black-knight', 'wolf-a'));
    game.play(0, [4, 1, 1, 6, 6], ...plot(null, '', null, ''), SHIELD);
    expect(eventOf(game.events, 'adjusted')).toMatchObject({ by: FOE, total: -2, shift: 2 });
  });

  test('missiles roll on their own table', () => {
    const game = toPlot(duel('elf', 'giant'));
    game.play(0, [4, 6, 6, 6, 3, 3], ...plot('FIGHT L3*', 'THRUST', null, ''));
    expect(eventOf(game.events, 'adjusted', ({ by }) => by === 0)).toMatchObject({ table: 'missile' });
  });

  test('without the option nobody rolls on them', () => {
    const game = toPlot(duel('black-knight', 'wolf-a', false));
    game.play(0, [4, 1, 1], ...plot('FIGHT M3**', 'THRUST', 'MOVE H6', 'DUCK'), SHIELD);
    expect(has(game.events, 'adjusted')).toBe(false);
  });

  test.each([
    ['stumbles', [5, 1], 7, true],
    ['gets away', [4, 4], 6, false],
  ] as const)('a slow runner tries, and %s', (_, faces, total, falls) => {
    expect(
      combat(duel('amazon', 'wolf-a', false))
        .offers(0)
        .filter(({ type }) => type === 'run'),
    ).toEqual([]);
    const game = combat(duel('amazon', 'wolf-a'));
    // 4 against 3, and one wolf.
    game.play(0, faces, { type: 'run', chit: 'MOVE M4' });
    expect(eventOf(game.events, 'stumbled')).toMatchObject({ total, falls });
    expect(has(game.events, 'ran')).toBe(!falls);
    expect(game.s.phase).toBe(falls ? 'target' : 'over');
  });
});

describe('MR-B70: alerted monsters', () => {
  const begin = (alerted: string, hidden: boolean, ...faces: readonly number[]) => {
    const events: MrEvent[] = [];
    const dice = scriptedDice(...faces);
    const s = engine.setup(
      tableOf({
        heroes: ['amazon'],
        denizens: { giant: 1, 'wolf-a': 2, r1: 1 },
        board: { hidden },
        house: { 'monsters.alerted': alerted },
      }),
      dice,
      (event) => events.push(event),
    );
    expect(dice.spent()).toBe(true);
    return { events, dark: s.foes.flatMap(({ side }, i) => (side === 1 ? [s.game.foes[i]!.id] : [])) };
  };

  test('who sees somebody begins dark side up, but no Tremendous one', () => {
    expect(begin('on', false).dark).toEqual(['wolf-a', 'wolf-a', 'r1']);
    expect(begin('off', false).dark).toEqual([]);
  });

  test('nobody is on guard where all are hidden', () => {
    expect(begin('on', true).dark).toEqual([]);
  });

  test('each rolls for itself, and a 6 turns it', () => {
    const { dark, events } = begin('roll', true, 6, 1, 5, 5, 2, 6);
    expect(dark).toEqual(['wolf-a', 'r1']);
    expect(events.filter(({ type }) => type === 'guard-rolled')).toHaveLength(3);
  });
});

describe('MR-B70: watchful natives', () => {
  const ambush = (watchful: boolean): Position => ({
    house: { 'natives.watchful': watchful },
    heroes: [{ id: 'amazon', hidden: true }],
    foes: [{ id: 'r1' }, { id: 'r2' }, { id: 'o1' }],
  });
  const onSheet = ({ foes }: MrState): readonly number[] => foes.map(({ on }) => on);

  test('who is aimed at out of hiding comes, and so do his fellows, but no other group', () => {
    const game = combat(ambush(true));
    game.play(0, [], { type: 'lured' }, { type: 'done' }, { type: 'target', who: 'r1' });
    const { s } = game;
    expect(onSheet(s)).toEqual(s.game.foes.map(({ group }) => (group === 'rogues' ? 0 : -1)));
    expect(eventOf(game.events, 'watched').foes).toHaveLength(2);
  });

  test('without the option they are surprised', () => {
    const game = combat(ambush(false));
    game.play(0, [], { type: 'lured' }, { type: 'done' }, { type: 'target', who: 'r1' });
    expect(onSheet(game.s)).toEqual([-1, -1, -1]);
  });
});

describe('MR-B70: extended treachery', () => {
  const band = (treachery: boolean): Position => ({
    house: { 'natives.extendedTreachery': treachery },
    heroes: [{ id: 'captain', hidden: true }],
    foes: [{ id: 'l1' }, { id: 'l2', hirer: 0, hidden: true }, { id: 'l3', hirer: 0, hidden: true }],
  });

  test('a hireling who is sent against his own group turns with all his fellows', () => {
    const game = combat(band(true));
    game.play(0, [], { type: 'lured' }, { type: 'deploy', by: 'l2', who: 'l1', side: 0 });
    expect(game.s.foes.map(({ owner }) => owner)).toEqual([-1, -1, -1]);
    expect(eventOf(game.events, 'rebelled').foes).toHaveLength(2);
    expect(has(game.events, 'deployed')).toBe(false);
  });

  test('and so does one who shall lure a fellow', () => {
    const game = combat(band(true));
    game.play(0, [], { type: 'lure', by: 'l3', who: 'l1' });
    expect(game.s.foes.map(({ owner }) => owner)).toEqual([-1, -1, -1]);
  });

  test('without the option he does it', () => {
    const game = combat(band(false));
    game.play(0, [], { type: 'lured' }, { type: 'deploy', by: 'l2', who: 'l1', side: 0 });
    expect(game.s.foes[foe(game.s, 'l2') - FOE]!.on).toBe(foe(game.s, 'l1'));
    expect(has(game.events, 'rebelled')).toBe(false);
  });
});
