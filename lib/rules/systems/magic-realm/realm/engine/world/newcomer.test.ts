import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import { spells } from '../../../catalogue';
import type { RealmChoice } from '../choices';
import { beginDay } from '../day/day';
import { chitsOf } from '../kit';
import { moverOf, moversOf, placeOf } from '../movers/individuals';
import { muster } from '../movers/muster';
import { questionOf } from '../questions';
import { COLOR, DEAD, LEFT, type RealmState } from '../state';
import { placeNamed, realmWith } from '../testing/realm';
import { callNewcomers } from './newcomer';

function killed(house: Readonly<Record<string, unknown>> = {}): RealmState {
  const s = realmWith(
    [
      { id: 'amazon', at: 'cliff-3' },
      { id: 'elf', at: 'cliff-3' },
    ],
    house,
  );
  s.who[0]!.life = DEAD;
  s.who[0]!.seen = [3];
  s.dwellings = [{ id: 'inn', place: placeNamed('curst-valley-5') }];
  s.piles = { order: [{ id: 'great-sword', state: 0 }] };
  return s;
}
const offered = (s: RealmState): readonly RealmChoice[] =>
  questionOf(s.asks.at(-1)!).choices(s, s.asks.at(-1)!);
/** Answers with the first choice that says so. */
function answer(s: RealmState, ...wanted: readonly Partial<Record<string, unknown>>[]): void {
  for (const one of wanted) {
    const choice = offered(s).find((c) =>
      Object.entries(one).every(([key, value]) => (c as Record<string, unknown>)[key] === value),
    );
    if (!choice) throw new Error(`not offered: ${JSON.stringify(one)}`);
    const ask = s.asks.pop()!;
    questionOf(ask).answer(s, ask, choice, scriptedDice(), undefined);
  }
}

describe('MR-186, MR-B67, MR-R41: a new start', () => {
  test('only the dead are asked, and whom others play is not free', () => {
    const s = killed();
    callNewcomers(s);
    expect(s.asks).toEqual([{ type: 'new-character', seat: 0 }]);
    const ids = offered(s).flatMap((one) => (one.type === 'come-anew' ? [one.id] : []));
    expect(ids).toHaveLength(15);
    expect(ids).toContain('amazon');
    expect(ids).not.toContain('elf');
  });

  test('character, points one by one, spells one by one; then he begins at the Inn', () => {
    const s = killed();
    callNewcomers(s);
    answer(s, { id: 'white-knight' });
    for (const category of [4, 4, 3, 2, 2]) answer(s, { category });
    const types = offered(s).map(
      (one) => one.type === 'record-spell' && spells.find(({ id }) => id === one.spell)!.type,
    );
    expect(new Set(types)).toEqual(new Set(['I']));
    answer(s, { spell: 'exorcise' });
    while (s.asks.at(-1)?.type === 'new-spell') answer(s, { spell: 'make-whole' });
    answer(s, { type: 'begin-play' });
    expect(s.who[0]).toMatchObject({
      id: 'white-knight',
      life: 0,
      hidden: 1,
      place: placeNamed('curst-valley-5'),
      victory: [0, 0, 2, 1, 2],
      seen: [3],
      recorded: 0,
    });
    expect(s.who[0]!.spells[0]).toEqual({ id: 'exorcise', learned: 0, bound: 0 });
  });

  test.each([
    ['the only one', 1, [1, 1, 1, 1, 1], 5],
    ['the first of three', 3, [1, 1, 1, 1, 1], 5],
    ['the third of three', 3, [3, 1, 1, 1, 1], 7],
    ['one whose list has other points', 3, [3, 3, 3, 1, 1], 5],
  ])('MR-L08, MR-B67: after %s as many points as he had', (_, most, victory, points) => {
    const s = killed({ 'party.charactersPerPlayer': most });
    s.who[0]!.victory = victory;
    callNewcomers(s);
    answer(s, { id: 'dwarf' });
    let given = 0;
    for (; s.asks.at(-1)?.type === 'new-point'; given++) answer(s, { category: 3 });
    expect(given).toBe(points);
  });

  test('MR-A26: a Witch who comes anew has her familiar with her from the first day', () => {
    const s = killed();
    beginDay(s, undefined);
    answer(s, { id: 'witch' });
    for (const category of [0, 1, 2, 3, 4]) answer(s, { category });
    while (s.asks.at(-1)?.type === 'new-spell') answer(s, { spell: 'fog' });
    answer(s, { type: 'begin-play' });
    const familiars = () => moversOf(s, 0).map((who) => [moverOf(s, who).kind, placeOf(s, who)]);
    expect(familiars()).toEqual([['familiar', s.who[0]!.place]]);
    muster(s);
    expect(familiars()).toHaveLength(1);
  });

  test('MR-B06, MR-B24: he may begin with color chits, as everybody else did', () => {
    const begun = (house: Readonly<Record<string, unknown>>): RealmState => {
      const s = killed(house);
      callNewcomers(s);
      answer(s, { id: 'white-knight' });
      for (let i = 0; i < 5; i++) answer(s, { category: 0 });
      answer(s, { spell: 'exorcise' });
      return s;
    };
    const s = begun({});
    const chits = () => offered(s).flatMap((one) => (one.type === 'turn-to-color' ? [one.chit] : []));
    const [first] = chits();
    answer(s, { type: 'turn-to-color', chit: first });
    // He has no other one, and begins.
    expect(s.asks).toEqual([]);
    expect(s.who[0]!.chits.flatMap((state, i) => (state === COLOR ? [i] : []))).toEqual([first]);
    expect(chitsOf(s, 0)[first!]).toMatchObject({ kind: 'MAGIC', magic: 'I' });
    expect(begun({ 'spells.enchantedStart': false }).asks).toEqual([]);
  });

  test('MR-B67: from the groups, from what lies abandoned, or in gold', () => {
    const s = killed();
    s.abandoned = { '8': [{ id: 'suit-of-armor', state: 4 }] };
    callNewcomers(s);
    answer(s, { id: 'white-knight' });
    for (let i = 0; i < 5; i++) answer(s, { category: 0 });
    while (s.asks.length > 0) answer(s, {});
    expect(s.who[0]!.items).toEqual([
      { id: 'great-sword', state: 1 },
      { id: 'suit-of-armor', state: 1 },
    ]);
    expect(s.piles.order).toEqual([]);
    expect(s.abandoned).toEqual({});
    const poor = killed();
    poor.piles = {};
    callNewcomers(poor);
    answer(poor, { id: 'amazon' });
    for (let i = 0; i < 5; i++) answer(poor, { category: 0 });
    expect(poor.who[0]!.items).toEqual([]);
    // What he did not get is paid for, so that it does not count as a loss.
    expect(poor.who[0]!.gold).toBe(poor.who[0]!.outlay);
  });

  test('whoever stays out is not asked again', () => {
    const s = killed();
    callNewcomers(s);
    answer(s, { type: 'stay-out' });
    expect(s.who[0]!.life).toBe(DEAD);
    callNewcomers(s);
    expect(s.asks).toEqual([]);
  });

  test('who left for good does not come back, and nobody does where that was agreed', () => {
    const s = killed();
    s.who[0]!.life = LEFT;
    callNewcomers(s);
    expect(s.asks).toEqual([]);
    const none = killed({ 'death.restart': 'none' });
    callNewcomers(none);
    expect(none.asks).toEqual([]);
  });

  test('MR-B64: a lower level has fewer points', () => {
    const s = killed({ 'party.level': 1 });
    callNewcomers(s);
    answer(s, { id: 'amazon' }, { category: 0 }, { category: 1 });
    expect(s.asks).toEqual([]);
    expect(s.who[0]).toMatchObject({ level: 1, victory: [1, 1, 0, 0, 0] });
  });
});
