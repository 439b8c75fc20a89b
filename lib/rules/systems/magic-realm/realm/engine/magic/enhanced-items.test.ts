import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import { mayLearn } from '../activities/runes';
import { offers } from '../day/offers';
import { midnight } from '../day/midnight';
import { heroAt } from '../evening/as-hero';
import { chitsOf } from '../kit';
import { COLOR, FATIGUED, WORN, type RealmState } from '../state';
import { eveningOf } from '../testing/evening';
import { answer, carryOut, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { turnOf } from '../testing/turn';
import { tileAt } from '../world/ground';

const AT = 'borderland-1';
const ITEMS = { 'magic.enhancedItems': true };
const ENCHANT = { type: 'enchant' } as const;
const ARTIFACT = 'glimmering-ring';

/** A Captain, who has no MAGIC chits, in the second of two SPELL phases. */
function captain(house: Readonly<Record<string, unknown>> = ITEMS): RealmState {
  const s = realmWith([{ id: 'captain', at: AT }], house);
  s.who[0]!.items = [{ id: ARTIFACT, state: WORN }];
  s.who[0]!.record = [{ type: 'prepare' }, ENCHANT];
  s.turn = turnOf(0, { phase: 1, step: 'end' });
  return s;
}
const first = (s: RealmState): number => chitsOf(s, 0).length;

describe('MR-B70: enhanced artifacts and books', () => {
  test('whoever uses one may record SPELL phases, and learn spells of its type', () => {
    const s = captain();
    s.turn = null;
    s.who[0]!.record = [];
    expect(offers(s, 0).map(({ type }) => type)).toContain('prepare');
    expect(mayLearn(s, 0, 'elven-grace')).toBe(true);
    const plain = captain({});
    expect(mayLearn(plain, 0, 'elven-grace')).toBe(false);
  });

  test('it gives its color once, and then serves for nothing until midnight', () => {
    const s = captain();
    carryOut(s, 0, ENCHANT);
    answer(s, { type: 'enchant-chit', chit: first(s) });
    expect(s.who[0]!.colored).toEqual([ARTIFACT]);
    const playing = (): number => heroAt(s, 0).chits.at(-1)!;
    expect(playing()).toBe(COLOR);
    s.who[0]!.items.push({ id: 'good-book', state: WORN });
    carryOut(s, 0, ENCHANT);
    const turned = offered(s).filter(({ type }) => type === 'enchant-tile');
    expect(turned.every((one) => one.type === 'enchant-tile' && one.chit !== first(s))).toBe(true);
    s.who[0]!.used = [ARTIFACT];
    s.who[0]!.colored = [];
    expect(heroAt(s, 0).chits.includes(FATIGUED)).toBe(true);
    midnight(s, undefined);
    expect(s.who[0]!.used).toEqual([]);
  });

  test('MR-071: it turns a tile over with the color that is there, and stays in play', () => {
    const s = captain();
    s.day = 28;
    carryOut(s, 0, ENCHANT);
    answer(s, { type: 'enchant-tile', chit: first(s), color: -1 });
    expect([s.sides[tileAt(placeNamed(AT))], s.who[0]!.used]).toEqual([1, []]);
  });

  test('MR-124, MR-B26: a recorded spell is cast with it, and ties it up', () => {
    const s = realmWith([{ id: 'captain', at: 'cliff-1', spells: ['fog'] }], ITEMS);
    s.who[0]!.items = [{ id: 'eye-of-the-idol', state: WORN }];
    s.day = 14;
    const evening = eveningOf(s, scriptedDice());
    const say = (type: string): void => {
      const found = evening
        .offers()
        .choices.find((one) => one.type === type || (one.type === 'fight' && one.choice.type === type));
      evening.play(scriptedDice(), found!);
    };
    evening.play(scriptedDice(), { type: 'evening-wish', rounds: true });
    say('cast');
    expect(s.effects).toMatchObject([{ spell: 'fog', box: 0, chit: -1, item: 'eye-of-the-idol' }]);
    expect(s.who[0]!.spells[0]!.bound).toBe(1);
    const plain = realmWith([{ id: 'captain', at: 'cliff-1', spells: ['fog'] }]);
    plain.who[0]!.items = [{ id: 'eye-of-the-idol', state: WORN }];
    plain.day = 14;
    const { choices } = eveningOf(plain, scriptedDice()).offers();
    expect(choices.some(({ type }) => type === 'evening-wish')).toBe(false);
  });
});
