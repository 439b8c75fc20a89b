import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import { killBy } from '../../../combat/engine/melee/kills';
import { FOE } from '../../../combat/engine/state';
import { combatOf } from '../evening/combat-of';
import { endFight } from '../evening/spoils';
import type { RealmState } from '../state';
import { eveningOf, fieldAt, putDenizens } from '../testing/evening';
import { dayOfTheirOwn } from '../testing/movers';
import { placeNamed, realmWith } from '../testing/realm';
import { hireAt } from '../testing/warband';
import { release } from '../world/warband';
import { dayOf } from './individuals';

const knight = (): RealmState => realmWith([{ id: 'black-knight', at: 'cliff-5' }]);
const there = placeNamed('cliff-3');

describe('combat without a character', () => {
  test('MR-090, MR-107: a hired leader fights alone with what is there', () => {
    const s = knight();
    const [rhq] = hireAt(s, 0, 'cliff-3', 'rhq');
    dayOfTheirOwn(s, { [rhq!]: [] });
    putDenizens(s, 'cliff-3', 'giant');
    const evening = eveningOf(s, scriptedDice(1));
    expect(s.fields.some(({ place, combat }) => place === there && combat !== undefined)).toBe(true);
    expect(evening.offers().seat).toBe(0);
  });

  test('MR-091: where he is hidden his employer may still wish for rounds', () => {
    const s = knight();
    const [rhq] = hireAt(s, 0, 'cliff-3', 'rhq');
    dayOfTheirOwn(s, { [rhq!]: [] });
    s.hiding[rhq!] = 1;
    putDenizens(s, 'cliff-3', 'giant');
    const evening = eveningOf(s, scriptedDice());
    const asked: string[] = [];
    for (let { seat, choices } = evening.offers(); seat >= 0; { seat, choices } = evening.offers()) {
      asked.push(choices[0]!.type);
      const no = choices.find((one) => one.type === 'evening-wish' && !one.rounds);
      evening.play(scriptedDice(), no ?? choices[0]!);
    }
    expect(asked).toContain('evening-wish');
  });

  test('MR-111, MR-R07: only what he has found himself counts', () => {
    const s = knight();
    const [rhq, r1] = hireAt(s, 0, 'cliff-3', 'rhq', 'r1');
    const acting = dayOfTheirOwn(s, { [rhq!]: [] });
    s.who[0]!.found = 1;
    const found = () => combatOf(s, fieldAt(s, there, [0], [rhq!, r1!])).foes.map((foe) => foe.found);
    expect(found()).toEqual([0, 0]);
    dayOf(s, acting[rhq!]!).found = 1;
    expect(found()).toEqual([1, 0]);
  });
});

test('MR-198: in the evening his employer takes from him what could serve tomorrow', () => {
  const s = realmWith([{ id: 'black-knight', at: 'cliff-3' }]);
  s.who[0]!.items = [];
  const [rhq] = hireAt(s, 0, 'cliff-3', 'rhq');
  const acting = dayOfTheirOwn(s, { [rhq!]: [] });
  dayOf(s, acting[rhq!]!).items = [{ id: 'cloak-of-mist', state: 0 }];
  const { choices } = eveningOf(s, scriptedDice()).offers();
  expect(choices).toContainEqual({ type: 'pass-item', from: acting[rhq!], item: 0, to: 0 });
});

describe('what he carried', () => {
  const carrying = () => {
    const s = realmWith([
      { id: 'black-knight', at: 'cliff-5' },
      { id: 'elf', at: 'cliff-3' },
    ]);
    const [rhq] = hireAt(s, 0, 'cliff-3', 'rhq');
    const acting = dayOfTheirOwn(s, { [rhq!]: [] });
    dayOf(s, acting[rhq!]!).items = [{ id: 'breastplate', state: 0 }];
    return { s, rhq: rhq!, who: acting[rhq!]! };
  };
  const lying = (s: RealmState) => (s.abandoned[String(placeNamed('cliff-3'))] ?? []).map(({ id }) => id);

  test('MR-184: goes to the character who kills him', () => {
    const { s, rhq } = carrying();
    const field = fieldAt(s, there, [1, 0], [rhq]);
    const combat = (field.combat = combatOf(s, field));
    killBy(combat, FOE, [0], 'MR-174');
    endFight(s, field, combat, undefined);
    expect(s.who[1]!.items.some(({ id }) => id === 'breastplate')).toBe(true);
    expect(s.movers.flatMap(({ items }) => items)).toEqual([]);
  });

  test('MR-183, MR-184: goes on with all else that his killer had, if that one is dead too', () => {
    const { s, rhq } = carrying();
    const [giant] = putDenizens(s, 'cliff-3', 'giant');
    const field = fieldAt(s, there, [1, 0], [rhq, giant!]);
    const combat = (field.combat = combatOf(s, field));
    killBy(combat, FOE, [0], 'MR-174');
    killBy(combat, 0, [FOE + 1], 'MR-174');
    endFight(s, field, combat, undefined);
    expect(lying(s)).toContain('breastplate');
    expect(s.asks).toEqual([]);
  });

  test('MR-183, MR-184: of a leader who took what a character had, whoever kills him gets both', () => {
    const { s, rhq } = carrying();
    const third = realmWith([{ id: 'dwarf', at: 'cliff-3' }]).who[0]!;
    s.who.push(third);
    const movers = dayOfTheirOwn(s, { [rhq]: [] });
    dayOf(s, movers[rhq]!).items = [{ id: 'cloak-of-mist', state: 0 }];
    const field = fieldAt(s, there, [1, 2, 0], [rhq]);
    const combat = (field.combat = combatOf(s, field));
    killBy(combat, 0, [FOE], 'MR-174');
    killBy(combat, FOE, [1], 'MR-174');
    endFight(s, field, combat, undefined);
    expect(s.who[2]!.items.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['cloak-of-mist', 'light-bow']),
    );
    expect(lying(s)).toEqual([]);
  });

  test('MR-183: lies in the clearing when a monster kills him', () => {
    const { s, rhq } = carrying();
    const [giant] = putDenizens(s, 'cliff-3', 'giant');
    const field = fieldAt(s, there, [0], [rhq, giant!]);
    const combat = (field.combat = combatOf(s, field));
    killBy(combat, FOE, [FOE + 1], 'MR-174');
    endFight(s, field, combat, undefined);
    expect(lying(s)).toEqual(['breastplate']);
  });

  test('MR-183: of a character whom he kills he takes all himself, if his employer is elsewhere', () => {
    const { s, rhq, who } = carrying();
    const field = fieldAt(s, there, [1, 0], [rhq]);
    const combat = (field.combat = combatOf(s, field));
    const things = s.who[1]!.items.length;
    killBy(combat, 0, [FOE], 'MR-174');
    endFight(s, field, combat, undefined);
    expect(dayOf(s, who).items).toHaveLength(1 + things);
  });

  test('MR-B45: stays where he is when he serves no longer', () => {
    const { s, rhq } = carrying();
    release(s, [rhq]);
    expect(lying(s)).toEqual(['breastplate']);
  });
});
