import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { engine } from '../engine';
import type { MmsEvent } from '../engine/events';
import type { MmsChoice, MmsState } from '../engine/state';
import { at, position, type Put } from '../engine/drawn-position';
import { choiceWords } from './choice-words';
import { units } from './units';
import { entriesOf } from './entries-of';
import { eventWords } from './event-words';
import { scene } from './scene';

const seen = (s: MmsState, seat = 0): MmsState => engine.view(s, seat);
const put = (seat: number, card: string, x: number, y: number, more: Partial<Put> = {}): Put => ({
  seat,
  card,
  at: [x, y],
  ...more,
});
const pieceOf = (s: MmsState, id: string, viewer = 0) => {
  const piece = scene(seen(s, viewer), viewer).pieces.find((one) => one.id === id);
  if (!piece) throw new Error(`no ${id}`);
  return piece;
};
const wordsOf = (s: MmsState, choice: MmsChoice, seat = 0) => choiceWords(seen(s, seat), seat, choice);

/** Plays choices one after the other. @returns what happened in the last */
function played(s: MmsState, dice: readonly number[], ...choices: readonly MmsChoice[]): MmsEvent[] {
  const scripted = scriptedDice(...dice);
  let events: MmsEvent[] = [];
  for (const choice of choices) {
    events = [];
    engine.play(s, s.active, choice, scripted, (event) => events.push(event));
  }
  return events;
}
const sumOf = (events: readonly MmsEvent[], s: MmsState): string | undefined => {
  const fought = events.find(({ type }) => ['attacked', 'healed', 'detected'].includes(type));
  return fought && eventWords(fought, s).sum;
};

describe('pieces and squares', () => {
  test('a character with its CAP, what it carries, and whoever has not seen it', () => {
    const s = position({
      pieces: [
        put(0, 'krag', 5, 9, { carried: ['armor', 'war-axe'], lost: 3, known: [] }),
        put(1, 'goblin', 5, 12),
      ],
    });
    expect(pieceOf(s, 'piece-0')).toMatchObject({
      space: '5,9',
      seat: 0,
      label: '87',
      name: 'Red’s Krag – The Fighter, 87 of 90 CAP, carries Armor and War Axe, unknown to Blue',
    });
  });

  test('MMS-064: a marker shows its number and its outline, and nothing of what it stands for', () => {
    const s = position({
      pieces: [
        put(0, 'warrior', 1, 1),
        put(1, 'goblin', 19, 19, { known: [] }),
        put(1, 'tower', 10, 10, { known: [] }),
      ],
    });
    expect(pieceOf(s, 'piece-2')).toEqual({
      id: 'piece-2',
      space: '10,10',
      covers: ['10,10', '11,10', '10,11', '11,11'],
      seat: 1,
      name: 'Blue’s marker 2, not identified, 2 × 2 squares',
      icon: 'any/cut-diamond',
      label: '2',
      state: 'covered',
    });
    expect(pieceOf(s, 'piece-2', 1)).toMatchObject({
      flat: true,
      name: expect.stringContaining('Tower') as string,
    });
  });

  test('a long piece covers its squares, turned ones others (MMS-R14)', () => {
    const s = position({
      pieces: [
        put(0, 'horned-dragon', 3, 3),
        put(0, 'horned-dragon', 7, 7, { rot: 1 }),
        put(1, 'goblin', 1, 1),
      ],
    });
    expect(pieceOf(s, 'piece-0').covers).toEqual(['3,3', '3,4']);
    expect(pieceOf(s, 'piece-1').covers).toEqual(['7,7', '8,7']);
  });

  test('known Terrain is the ground of its square; a Defense work lies flat and has CAP', () => {
    const s = position({
      pieces: [
        put(0, 'warrior', 1, 1),
        put(0, 'woods', 5, 5),
        put(1, 'goblin', 9, 9),
        put(1, 'fort', 9, 9, { control: 0 }),
      ],
    });
    const { spaces, pieces } = scene(seen(s), 0);
    expect(spaces[at(s, 5, 5)]).toMatchObject({
      name: '(5,5), Woods, held by Red',
      ground: 'forest',
      icon: 'forest',
      seat: 0,
    });
    expect(pieces.map(({ id }) => id)).toEqual(['piece-0', 'piece-2', 'piece-3']);
    expect(pieces[2]).toMatchObject({
      flat: true,
      seat: 0,
      label: '200',
      name: 'Blue’s Fort, 3 × 3 squares, 200 of 200 CAP, held by Red',
    });
    expect(pieces[2]!.covers).toHaveLength(9);
  });

  test('the doomed are marked, and equal cards told apart by their markers (MMS-019, MMS-R26)', () => {
    const s = position({
      pieces: [put(0, 'archer', 1, 1), put(0, 'archer', 3, 1, { lost: 34 }), put(1, 'goblin', 9, 9)],
    });
    expect(pieceOf(s, 'piece-0').name).toBe('Red’s Archer 1, 22 of 22 CAP');
    expect(pieceOf(s, 'piece-1')).toMatchObject({
      name: 'Red’s Archer 2, −12 of 22 CAP, doomed',
      label: '−12',
    });
  });
});

describe('beside the mat', () => {
  const s = position({
    pieces: [
      put(0, 'krag', 1, 1, { carried: ['armor'] }),
      put(0, 'woods', 1, 2),
      put(1, 'goblin', 9, 9),
      put(1, 'tower', 12, 12, { known: [] }),
    ],
  });

  test('identified cards lie face up with what is carried, the others face down (MMS-065)', () => {
    const { trays } = scene(seen(s), 0);
    expect(trays.map(({ title, items, more = 0 }) => [title, items.map(({ entry }) => entry), more])).toEqual(
      [
        ['Your cards', ['krag', 'armor', 'woods'], 0],
        ['Blue’s cards', ['goblin'], 1],
      ],
    );
  });

  test('what is unknown of a seat is a question mark, never nothing', () => {
    const facts = (viewer: number) =>
      scene(seen(s, viewer), viewer).seats[1]!.facts.map(({ label, value }) => `${label} ${value}`);
    expect(facts(0)).toEqual([
      'Characters 1 + ?',
      'CAP 16 + ?',
      'Levels 23 + ?',
      'Defense ?',
      'Identified 1 of 2',
    ]);
    expect(facts(1)).toEqual(['Characters 1', 'CAP 16', 'Levels 175', 'Defense 1', 'Identified 1 of 2']);
  });
});

describe('choices', () => {
  test('an attack names its target and raises its question of chance (MMS-E20)', () => {
    const s = position({
      pieces: [
        put(0, 'orc', 5, 5, { carried: ['war-axe'] }),
        put(1, 'cleric', 6, 5, { carried: ['leather-jerkin'] }),
        put(1, 'fort', 5, 5),
      ],
    });
    played(s, [], { type: 'activate', piece: 0 });
    expect(wordsOf(s, { type: 'attack', target: 1 })).toMatchObject({
      text: 'Attack Blue’s Cleric at (6,5), 49 of 49 CAP',
      touches: ['piece-1'],
      odds: {
        kind: 'attack',
        attacker: 'orc',
        target: 'cleric',
        carries: ['war-axe'],
        targetCarries: ['leather-jerkin'],
        shelters: ['fort'],
      },
    });
  });

  test('what is carried twice is asked for twice (MMS-L11)', () => {
    const s = position({
      pieces: [put(0, 'orc', 5, 5, { carried: ['veteran', 'veteran'] }), put(1, 'cleric', 6, 5)],
    });
    played(s, [], { type: 'activate', piece: 0 });
    expect(wordsOf(s, { type: 'attack', target: 1 }).odds).toMatchObject({ carries: ['veteran', 'veteran'] });
  });

  test('an engine is touched before its target', () => {
    const s = position({
      pieces: [put(0, 'engineer', 5, 4), put(0, 'trebuchet', 3, 3), put(1, 'troll', 12, 8)],
    });
    played(s, [], { type: 'activate', piece: 0 });
    expect(wordsOf(s, { type: 'operate', engine: 1, target: 2 })).toMatchObject({
      text: 'With Trebuchet at (3,3) at Blue’s Troll at (12,8), 76 of 76 CAP',
      touches: ['piece-1', 'piece-2'],
      odds: { operates: 'trebuchet', carries: [] },
    });
  });

  test('a step leads where the piece is not yet, a turn is touched at the piece first', () => {
    const s = position({ pieces: [put(0, 'horned-dragon', 5, 5), put(1, 'goblin', 15, 15)] });
    played(s, [], { type: 'activate', piece: 0 }, { type: 'move' }, { type: 'byHand' });
    expect(wordsOf(s, { type: 'step', step: 4 })).toMatchObject({
      text: 'Step south to (5,6)–(5,7)',
      touches: ['5,7'],
    });
    expect(wordsOf(s, { type: 'step', step: 2 })).toMatchObject({ touches: ['6,5'] });
    const turns = engine
      .choices(s, 0)
      .map((choice) => wordsOf(s, choice))
      .filter(({ group }) => group === 'Turn');
    expect(turns.length).toBeGreaterThan(1);
    for (const { touches } of turns) expect(touches[0]).toBe('piece-0');
  });

  test('a long piece that ends turned is touched before its square', () => {
    const s = position({ pieces: [put(0, 'horned-dragon', 5, 5), put(1, 'goblin', 15, 15)] });
    played(s, [], { type: 'activate', piece: 0 }, { type: 'move' });
    expect(wordsOf(s, { type: 'go', at: at(s, 6, 6), rot: 1 })).toMatchObject({
      text: 'Go to (6,6)–(7,6)',
      touches: ['piece-0', '6,6'],
    });
  });

  test('who may heal himself and move is touched twice for the first', () => {
    const s = position({ pieces: [put(0, 'cleric', 5, 5, { lost: 9 }), put(1, 'goblin', 15, 15)] });
    played(s, [], { type: 'activate', piece: 0 });
    expect(wordsOf(s, { type: 'heal', target: 0 })).toMatchObject({
      text: 'Heal itself, 9 CAP below its original',
      touches: ['piece-0', 'piece-0'],
      odds: { kind: 'heal', missing: 9 },
    });
    expect(wordsOf(s, { type: 'move' }).touches).toEqual(['piece-0']);
  });

  test.each([
    [['seekers-lantern'], { lantern: true, threshold: 50 }],
    [['seekers-lantern', 'seekers-lantern'], { lantern: true, threshold: 30 }],
    [[], { lantern: false, threshold: 50 }],
  ])('MMS-R41, MMS-L11: the chances of a Detection with %j', (carried, odds) => {
    const s = position({
      pieces: [put(0, 'warrior', 5, 5, { carried }), put(1, 'goblin', 15, 15, { known: [] })],
    });
    played(s, [], { type: 'activate', piece: 0 });
    expect(wordsOf(s, { type: 'detect' }).odds).toMatchObject(odds);
    // What play asks for: with two lanterns ten and no less.
    const least = odds.threshold - (odds.lantern ? 20 : 0);
    for (const [roll, success] of [
      [least - 1, false],
      [least, true],
    ] as const)
      expect(played(engine.clone(s), [roll], { type: 'detect' })).toContainEqual(
        expect.objectContaining({ type: 'detected', success }),
      );
  });

  test('no chances of a healing by two staffs, of which the question knows one (MMS-L11)', () => {
    const odds = (...carried: string[]) => {
      const s = position({
        pieces: [put(0, 'cleric', 5, 5, { lost: 30, carried }), put(1, 'goblin', 15, 15)],
      });
      played(s, [], { type: 'activate', piece: 0 });
      return wordsOf(s, { type: 'heal', target: 0 }).odds;
    };
    expect(odds('healers-staff')).toMatchObject({ staff: true });
    expect(odds('healers-staff', 'healers-staff')).toBeUndefined();
  });

  test('what is reached is said without rounding (MMS-R35)', () => {
    const s = position({
      pieces: [put(0, 'warrior', 5, 5, { carried: ['looking-glass'] }), put(1, 'goblin', 15, 15)],
    });
    played(s, [], { type: 'activate', piece: 0 });
    expect(wordsOf(s, { type: 'detect' }).text).toBe('Look closely at everything within 19½ units');
    expect([0, 1, 3, 26, 27.3].map(units)).toEqual(['0', '½', '1½', '13', '13.65']);
  });
});

describe('events', () => {
  test('MMS-E21: the sum of a shot', () => {
    const s = position({
      pieces: [put(0, 'engineer', 5, 4), put(0, 'trebuchet', 3, 3), put(1, 'troll', 12, 8)],
    });
    const events = played(s, [36], { type: 'activate', piece: 0 }, { type: 'operate', engine: 1, target: 2 });
    expect(sumOf(events, s)).toBe('36 + 10 = 46: Hammer 5 + 16 = 21');
    const attacked = events.find(({ type }) => type === 'attacked')!;
    expect(eventWords(attacked, s)).toMatchObject({
      text: 'Red’s Engineer attacks Blue’s Troll with Trebuchet and takes 21 CAP.',
      dice: [{ seat: 0, sides: 100, face: 36 }],
    });
    expect(entriesOf(attacked, s)).toEqual(['engineer', 'trebuchet', 'troll']);
  });

  test.each([
    [
      'above a hundred',
      { carried: ['magical-long-sword'] },
      {},
      [99],
      '99 + 7 = 106, which counts as 100: Mighty blow 16 + 3 = 19',
    ],
    ['without effect', {}, { carried: ['armor'] }, [40], '40 − 25 = 15: no effect'],
    ['rolled again', { carried: ['pendant-of-chance'] }, {}, [12, 80], '12: no effect; again 80: Thrust 10'],
  ] as const)('an attack %s', (_, attacker, target, dice, sum) => {
    const s = position({ pieces: [put(0, 'warrior', 5, 5, attacker), put(1, 'troll', 5, 6, target)] });
    const here = { type: 'go', at: at(s, 5, 5), rot: 0 } as const;
    const events = played(s, dice, { type: 'activate', piece: 0 }, { type: 'attack', target: 1 }, here);
    expect(sumOf(events, s)).toBe(sum);
  });

  const told = (event: MmsEvent, house: object) =>
    eventWords(
      event,
      position({ house: { ...house }, pieces: [put(0, 'cleric', 5, 5), put(1, 'wall', 8, 8)] }),
    ).text;
  const doomed = (piece: number): MmsEvent => ({ type: 'doomed', rule: 'MMS-120', piece });
  test.each([
    ['MMS-R27', doomed(0), {}, 'at the end of the round unless it is healed.'],
    ['MMS-R27', doomed(0), { healDoomed: false }, 'at the end of the round.'],
    ['MMS-R29', doomed(1), {}, 'at the end of the round.'],
    ['MMS-067', { type: 'joined', rule: 'MMS-039' }, {}, '; what is in sight is revealed.'],
    ['MMS-R36', { type: 'joined', rule: 'MMS-039' }, { hiddenSetup: false }, '; everything is revealed.'],
  ] as const)('%s: what is told of %j under %j ends with “%s”', (_, event, house, words) =>
    expect(told(event, house).endsWith(words)).toBe(true),
  );

  test.each([
    ['endOfRound', 'leaves at its end.'],
    ['immediate', 'leaves at once.'],
  ])('MMS-R26, removalTiming %s: what leaves the game %s', (removalTiming, words) => {
    const s = position({ house: { removalTiming }, pieces: [put(0, 'cleric', 5, 5), put(1, 'orc', 8, 8)] });
    expect(scene(seen(s), 0).phase.explains).toContain(words);
  });

  test('MMS-053, attackUnidentified: a marker that stands for Terrain loses nothing, and the sum says so', () => {
    const s = position({
      house: { attackUnidentified: true },
      pieces: [put(0, 'warrior', 5, 5, { carried: ['war-axe'] }), put(1, 'woods', 5, 6, { known: [] })],
    });
    const here = { type: 'go', at: at(s, 5, 5), rot: 0 } as const;
    const events = played(s, [75], { type: 'activate', piece: 0 }, { type: 'attack', target: 1 }, here);
    expect(sumOf(events, s)).toBe('75: Thrust 10 + 4 = 14, but there is nothing to lose');
  });

  test('MMS-E18: what heals more than it needs', () => {
    const s = position({
      pieces: [put(0, 'cleric', 5, 5), put(0, 'warrior', 6, 6, { lost: 9 }), put(1, 'goblin', 15, 15)],
    });
    const events = played(s, [70], { type: 'activate', piece: 0 }, { type: 'heal', target: 1 });
    expect(sumOf(events, s)).toBe('70: Holy word 12, 3 more than it needs');
  });

  test.each([
    ['a staff adds to the row', ['healers-staff'], {}, 70, '70: Holy word 12 + 4 = 16, 2 more than it needs'],
    [
      'the own plus on the roll counts, above a hundred too',
      ['magical-long-sword'],
      { healUsesModifiers: true },
      99,
      '99 + 7 = 106, which counts as 100: Radiance 20, 6 more than it needs',
    ],
  ])('MMS-R28: %s', (_, carried, house, face, sum) => {
    const s = position({
      house,
      pieces: [
        put(0, 'cleric', 5, 5, { carried }),
        put(0, 'warrior', 6, 6, { lost: 14 }),
        put(1, 'goblin', 15, 15),
      ],
    });
    const events = played(s, [face], { type: 'activate', piece: 0 }, { type: 'heal', target: 1 });
    expect(sumOf(events, s)).toBe(sum);
  });
});
