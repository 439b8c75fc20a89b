import { describe, expect, test } from 'vitest';
import type { Dice } from '../../../../../kernel/game/dice';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import { victoryCategories } from '../../../sheet-words';
import type { RealmChoice } from '../choices';
import { engine } from '../index';
import { chitsOf } from '../kit';
import { ACTIVE, DEAD, FATIGUED, LEFT, WORN, type RealmState } from '../state';
import { eveningOf, putDenizens } from '../testing/evening';
import { ofFight } from '../testing/games';
import { placeNamed, realmWith } from '../testing/realm';
import { ON_CARD } from '../world/denizens';
import { advance } from './day';
import { scoreNow, totalsOf } from './score-of';

const HERE = 'cliff-1';
/** Somebody with these points, and as much more than he began with. */
function scoring(victory: readonly number[], fame: number, notoriety: number, gold: number): RealmState {
  const s = realmWith([{ id: 'captain', at: HERE, victory }]);
  Object.assign(s.who[0]!, { fame, notoriety, gold: s.who[0]!.outlay + gold, items: [] });
  return s;
}
/** The last evening is over. */
function endAt(s: RealmState, day: number): void {
  Object.assign(s, { day, part: 'evening', ahead: [] });
  advance(s, scriptedDice(), undefined);
}

describe('MR-B65, MR-B66: more than was needed', () => {
  test('counts once for every factor, and again for each point that was assigned', () => {
    // 19 fame, 39 notoriety and 59 gold too many are one factor each.
    const { categories, total } = scoreNow(scoring([0, 0, 2, 2, 1], 39, 79, 89), 0);
    expect(victoryCategories.map((one) => categories.get(one)!.basic)).toEqual([0, 0, 1, 1, 1]);
    expect(total).toBe(3 + 2 + 2 + 1);
  });

  test('makes up for what is lacking elsewhere, which counts three times', () => {
    // -33 fame are -4 factors without a point, 45 notoriety are 2.
    expect(scoreNow(scoring([0, 0, 0, 0, 5], -11, 45, 150), 0)).toMatchObject({ total: -2, won: false });
    expect(scoreNow(scoring([0, 0, 0, 0, 5], -11, 85, 150), 0)).toMatchObject({ total: 0, won: true });
  });

  test('MR-B36: of who has left too, who may be the victor', () => {
    const s = realmWith(['captain', 'amazon'].map((id) => ({ id, at: HERE, victory: [0, 0, 0, 0, 5] })));
    for (const who of s.who) Object.assign(who, { items: [], gold: who.outlay + 200 });
    Object.assign(s.who[0]!, { life: LEFT, gold: s.who[0]!.outlay + 300 });
    endAt(s, 28);
    expect(s.winners).toEqual([0]);
  });
});

describe('the last day', () => {
  test('MR-R43, MR-012: of five weeks is the 35th, on which the prowling row goes back as in any week', () => {
    const s = realmWith([{ id: 'captain', at: HERE }], { 'game.days': 35 });
    endAt(s, 28);
    expect([s.part, s.day]).toEqual(['birdsong', 29]);
    const [wolf = -1] = putDenizens(s, 'borderland-1', 'wolf-a');
    Object.assign(s, { day: 35, asks: [] });
    for (const who of s.who) who.recorded = 1;
    advance(s, scriptedDice(3, 1), undefined);
    expect(s.at[wolf]).toBe(ON_CARD);
    endAt(Object.assign(s, { asks: [], turn: null }), 35);
    expect(s.part).toBe('over');
  });

  test('MR-200, MR-B63: at the chapel frees fame and gold from their curses before they are counted', () => {
    const s = scoring([0, 0, 1, 0, 4], 10, 0, 120);
    s.who[0]!.curses = 0b111111;
    s.dwellings = [{ id: 'chapel', place: placeNamed(HERE) }];
    endAt(s, 28);
    expect([s.winners, scoreNow(s, 0).total]).toEqual([[0], 0]);
  });

  test('MR-B65: without a MOVE chit in play whatever has a weight is dropped, and its values with it', () => {
    const s = scoring([0, 0, 0, 5, 0], 0, 100, 0);
    s.who[0]!.chits = chitsOf(s, 0).map(({ kind }) => (kind === 'MOVE' ? FATIGUED : ACTIVE));
    s.who[0]!.items = ['royal-sceptre', 'cloven-hoof'].map((id) => ({ id, state: WORN }));
    // The hoof weighs nothing.
    expect(totalsOf(s, 0)).toMatchObject({ greatTreasures: 1, fame: -20, notoriety: 140 });
  });

  test('MR-R45, MR-B66: a grip that its last round leaves is death, and a hundred below zero', () => {
    const s = realmWith([{ id: 'captain', at: HERE }], { 'combat.maxRounds': 10, 'game.days': 35 });
    putDenizens(s, HERE, 'tremendous-troll');
    Object.assign(s, { day: 35 });
    s.who[0]!.hidden = 0;
    eveningOf(s, scriptedDice());
    const dice: Dice = { ...scriptedDice(), roll: () => 3, below: () => 0 };
    const idle = (all: readonly RealmChoice[]): RealmChoice =>
      all.find((one) => ofFight(one) === 'done' || ofFight(one) === 'enough') ?? all[0]!;
    for (let [seat] = engine.toAct(s); seat !== undefined; [seat] = engine.toAct(s))
      engine.play(s, seat, idle(engine.choices(s, seat)), dice);
    expect([s.part, s.who[0]!.life, scoreNow(s, 0).total]).toEqual(['over', DEAD, -100]);
  });
});
