import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../../kernel/game/dice';
import { engine as combatEngine } from '../../../combat/engine';
import type { MrChoice } from '../../../combat/engine/choices';
import type { MrState } from '../../../combat/engine/state';
import { advance, beginRound } from '../../../combat/engine/round';
import { foresight } from '../../bot/foresight';
import type { Field, RealmState } from '../state';
import { fieldAt } from '../testing/evening';
import { placeNamed, realmWith } from '../testing/realm';
import { view } from '../view';
import { combatOf } from './combat-of';
import { endFight } from './spoils';

const AT = 'cliff-1';
const PLACE = placeNamed(AT);
const dice = seededDice('laid');

function evening(): { s: RealmState; field: Field; combat: MrState } {
  const s = realmWith(
    [
      { id: 'amazon', at: AT },
      { id: 'elf', at: AT },
    ],
    { 'items.dropping': true },
  );
  s.who[0]!.items.push({ id: 'belt-of-strength', state: 0 });
  s.dropped[String(PLACE)] = [
    { id: 'blasted-jewel', state: 0 },
    { id: 'shoes-of-stealth', state: 0 },
  ];
  const field = fieldAt(s, PLACE, [0, 1]);
  const combat = (field.combat = combatOf(s, field));
  beginRound(combat);
  advance(combat, dice);
  return { s, field, combat };
}
/** Everybody does nothing until that seat acts, and then what is wanted. */
function play(combat: MrState, seat: number, wanted: Partial<Record<string, unknown>>): MrChoice {
  for (;;) {
    const [who] = combatEngine.toAct(combat);
    const all = combatEngine.choices(combat, who!);
    const isTurn = who === seat && combat.phase === 'act';
    const found = all.find((one) =>
      Object.entries(isTurn ? wanted : {}).every(([key, value]) => one[key as keyof MrChoice] === value),
    );
    const idle = all.find(({ type }) => ['lured', 'stay', 'done', 'enough'].includes(type)) ?? all[0]!;
    combatEngine.play(combat, who!, isTurn ? found! : idle, dice);
    if (isTurn) return found!;
  }
}
const nthOf = (combat: MrState, id: string): number =>
  combat.lying.findIndex(({ of, item }) => of < 0 && combat.game.lying![item]!.thing.id === id);
const ids = (s: RealmState, seat: number) => s.who[seat]!.items.map(({ id }) => id);

describe('MR-B70: things that lie open in an evening', () => {
  test('what lay there can be picked up with a MOVE chit, and is his when the combat is over', () => {
    const { s, field, combat } = evening();
    const taken = play(combat, 0, { type: 'take-up', nth: nthOf(combat, 'shoes-of-stealth'), worn: false });
    expect(taken).toMatchObject({ chit: expect.any(Number) });
    expect(taken.type === 'take-up' && taken.chit).toBeGreaterThanOrEqual(0);
    endFight(s, field, combat, undefined);
    expect(ids(s, 0)).toContain('shoes-of-stealth');
    expect(s.dropped[String(PLACE)]!.map(({ id }) => id)).toEqual(['blasted-jewel']);
  });

  test('what is laid down in the combat lies open after it, and nobody has it', () => {
    const { s, field, combat } = evening();
    const item = ids(s, 0).indexOf('belt-of-strength');
    play(combat, 0, { type: 'lay-down', item });
    endFight(s, field, combat, undefined);
    expect([...ids(s, 0), ...ids(s, 1)]).not.toContain('belt-of-strength');
    expect(s.abandoned[String(PLACE)]).toBeUndefined();
    expect(s.dropped[String(PLACE)]!.map(({ id }) => id)).toEqual([
      'blasted-jewel',
      'shoes-of-stealth',
      'belt-of-strength',
    ]);
  });

  test('what one lays down another takes up and takes home, in use', () => {
    const { s, field, combat } = evening();
    const item = ids(s, 0).indexOf('belt-of-strength');
    play(combat, 0, { type: 'lay-down', item });
    play(combat, 0, { type: 'done' });
    play(combat, 1, { type: 'take-up', nth: 2, worn: true });
    endFight(s, field, combat, undefined);
    expect(s.who[1]!.items.at(-1)).toEqual({ id: 'belt-of-strength', state: 1 });
    expect(ids(s, 0)).not.toContain('belt-of-strength');
  });

  test('a bot that knows no covered card of others can think the combat to its end', () => {
    const { s, field, combat } = evening();
    s.fields = [field];
    play(combat, 1, { type: 'take-up', nth: nthOf(combat, 'shoes-of-stealth'), worn: false });
    const seen = foresight.imagine(view(s, 1), 1, dice);
    expect(seen.fields[0]!.combat!.game.heroes[0]!.things.map(({ id }) => id)).toContain('');
    endFight(seen, seen.fields[0]!, seen.fields[0]!.combat!, undefined);
    expect(ids(seen, 0)).toHaveLength(s.who[0]!.items.length);
    expect(ids(seen, 1)).toContain('shoes-of-stealth');
    const other = foresight.imagine(view(s, 0), 0, dice);
    endFight(other, other.fields[0]!, other.fields[0]!.combat!, undefined);
    expect(ids(other, 1)).not.toContain('');
  });

  test('nobody sees what is awake in an artifact before he has it', () => {
    const { s, field } = evening();
    s.awake['blasted-jewel'] = ['power-of-the-pit'];
    field.combat = combatOf(s, field);
    s.fields = [field];
    expect(JSON.stringify(field.combat.game.lying)).toContain('power-of-the-pit');
    expect(JSON.stringify(view(s, 0).fields)).not.toContain('power-of-the-pit');
  });

  test('who falls leaves what he has picked up to the clearing', () => {
    const { s, field, combat } = evening();
    play(combat, 0, { type: 'take-up', nth: nthOf(combat, 'shoes-of-stealth') });
    combat.heroes[0]!.life = 1;
    endFight(s, field, combat, undefined);
    expect(s.abandoned[String(PLACE)]!.map(({ id }) => id)).toContain('shoes-of-stealth');
  });
});
