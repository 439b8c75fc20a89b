import { describe, expect, test } from 'vitest';
import type { NativeGroupId } from '../../../catalogue/vocabulary';
import {
  COMMITTED,
  FOE,
  GONE,
  DEAD as KILLED_HERO,
  LEFT_BEHIND,
  type MrState,
} from '../../../combat/engine/state';
import { ruin } from '../../../combat/engine/fighters/playing';
import { killBy } from '../../../combat/engine/melee/kills';
import type { RealmEvent } from '../events';
import { ACTIVE, ALIVE, DAMAGED, DEAD, FATIGUED, PREPARED, WORN, type RealmState } from '../state';
import { fieldAt, putDenizens } from '../testing/evening';
import { placeNamed, realmWith } from '../testing/realm';
import { KILLED } from '../world/denizens';
import { combatOf } from './combat-of';
import { endFight } from './spoils';

const place = placeNamed('cliff-1');
const key = String(place);

interface Over {
  readonly s: RealmState;
  readonly denizens: readonly number[];
  readonly events: readonly RealmEvent[];
}

/** A combat in which happened what the test says, and its end. */
function over(
  who: readonly string[],
  foes: readonly string[],
  happened: (combat: MrState) => void,
  before: (s: RealmState) => void = () => {},
  house: Readonly<Record<string, unknown>> = {},
): Over {
  const s = realmWith(
    who.map((id) => ({ id, at: 'cliff-1' })),
    house,
  );
  before(s);
  const denizens = putDenizens(s, 'cliff-1', ...foes);
  const seats = who.map((_, seat) => seat);
  const field = fieldAt(s, place, seats, denizens);
  const combat = combatOf(s, field);
  happened(combat);
  const events: RealmEvent[] = [];
  endFight(s, field, combat, (event) => events.push(event));
  return { s, denizens, events };
}
const kill = (combat: MrState, at: number, ...slayers: readonly number[]): void => {
  combat.heroes[at]!.life = KILLED_HERO;
  combat.heroes[at]!.slayers = [...slayers];
};
const ids = (all: readonly { readonly id: string }[] = []): readonly string[] => all.map(({ id }) => id);
const itemOf = (combat: MrState, id: string): number =>
  combat.game.heroes[0]!.things.findIndex((one) => one.id === id);

describe('what a combat leaves', () => {
  test('MR-B25, MR-T28: a carpet that got its color in it has it until midnight', () => {
    const light = (lit: number) => over(['captain'], [], ({ heroes }) => (heroes[0]!.lit = lit)).s.lit;
    expect([light(0), light(1)]).toEqual([0, 1]);
  });

  test('MR-179, MR-180, MR-182: victims leave the map, and what they bring is recorded, counted over the day', () => {
    const { s, denizens } = over(
      ['amazon'],
      ['ogre', 'wolf-a'],
      (combat) => {
        expect(combat.heroes[0]!.kills).toBe(2);
        combat.foes[0]!.alive = 0;
        Object.assign(combat.heroes[0]!, { kills: 3, fame: 4, notoriety: 6, gold: 2 });
      },
      (realm) => (realm.who[0]!.kills = 2),
    );
    expect(denizens.map((denizen) => s.at[denizen])).toEqual([KILLED, place]);
    expect(s.who[0]).toMatchObject({ kills: 3, fame: 4, notoriety: 6, gold: 12 });
  });

  test('MR-R48, MR-126, MR-R39: chits of spells tire, and a prepared one stays so until midnight', () => {
    const chits = (house = {}) =>
      over(
        ['wizard'],
        [],
        (combat) => {
          expect(combat.heroes[0]!.prepared).toBe(0b110);
          combat.heroes[0]!.chits[0] = COMMITTED;
          combat.heroes[0]!.chits[1] = FATIGUED;
        },
        (s) => s.who[0]!.chits.splice(0, 3, ACTIVE, PREPARED, PREPARED),
        house,
      ).s.who[0]!.chits.slice(0, 3);
    expect(chits()).toEqual([FATIGUED, FATIGUED, PREPARED]);
    expect(chits({ 'magic.preparedFatigueAt': 'combat-end' })).toEqual([FATIGUED, FATIGUED, FATIGUED]);
  });

  test('MR-177, MR-R31: destroyed armor goes back to its group, damaged armor stays, a dead horse is gone', () => {
    const { s, events } = over(
      ['amazon'],
      [],
      (combat) => {
        const { items } = combat.heroes[0]!;
        items[itemOf(combat, 'helmet')]! |= GONE;
        items[itemOf(combat, 'shield')]! |= DAMAGED;
        items[itemOf(combat, 'warhorse-h4-h6')]! |= GONE;
      },
      (realm) => realm.who[0]!.items.push({ id: 'warhorse-h4-h6', state: WORN }),
    );
    expect(s.piles['soldiers']).toEqual([{ id: 'helmet', state: 0 }]);
    expect(ids(s.who[0]!.items)).not.toContain('helmet');
    expect(s.who[0]!.items).toContainEqual({ id: 'shield', state: WORN | DAMAGED });
    expect(events.filter(({ type }) => type === 'gear-lost')).toMatchObject([
      { id: 'helmet', gold: 0 },
      { id: 'warhorse-h4-h6', gold: 0 },
    ]);
  });

  test('MR-B58: destroyed treasure armor leaves the game for its gold', () => {
    const { s } = over(
      ['amazon'],
      [],
      (combat) => {
        for (const id of ['tremendous-armor', 'golden-crown']) ruin(combat, 0, itemOf(combat, id));
      },
      (realm) => {
        realm.who[0]!.items.push(
          { id: 'tremendous-armor', state: WORN },
          { id: 'golden-crown', state: WORN },
        );
      },
    );
    expect(s.who[0]!.gold).toBe(10 + 5 + 48);
    expect(Object.values(s.piles).flat()).toEqual([]);
  });

  test('MR-B58, MR-181: whoever kills its owner takes that gold with all other', () => {
    const { s } = over(
      ['amazon', 'elf'],
      [],
      (combat) => {
        ruin(combat, 0, itemOf(combat, 'golden-crown'));
        killBy(combat, 0, [1], 'MR-181');
      },
      (realm) => {
        realm.who[0]!.items.push({ id: 'golden-crown', state: WORN });
      },
    );
    expect(s.who.map(({ gold }) => gold)).toEqual([0, 10 + 10 + 48]);
  });

  test('MR-130, MR-B16, MR-B19: what was abandoned lies below in the clearing; a potion that was drunk is used', () => {
    const { s } = over(
      ['amazon'],
      [],
      (combat) => {
        combat.heroes[0]!.items[itemOf(combat, 'short-sword')]! |= GONE | LEFT_BEHIND;
        combat.heroes[0]!.items[itemOf(combat, 'oil-of-poison')]! |= WORN;
      },
      (realm) => {
        realm.who[0]!.items.push({ id: 'oil-of-poison', state: 0 });
        realm.abandoned[key] = [{ id: 'axe', state: 0 }];
      },
    );
    expect(ids(s.abandoned[key])).toEqual(['axe', 'short-sword']);
    expect(s.who[0]!.used).toEqual(['oil-of-poison']);
  });
});

describe('what the dead leave', () => {
  test('MR-181, MR-183: a character who killed gets everything, and says what becomes of it', () => {
    const { s } = over(['amazon', 'dwarf'], [], (combat) => {
      kill(combat, 0, 1);
      combat.heroes[1]!.gold = 10;
    });
    expect(s.who[0]).toMatchObject({ life: DEAD, items: [], gold: 0 });
    expect(ids(s.who[1]!.items)).toEqual(expect.arrayContaining(['short-sword', 'breastplate', 'shield']));
    expect(s.who[1]!.gold).toBe(20);
    expect(s.asks.map(({ type, seat }) => [type, seat])).toContainEqual(['keep-item', 1]);
  });

  test('MR-183, MR-B61: killed by a monster, all lies in the clearing and the gold is lost', () => {
    const { s } = over(['amazon'], ['giant'], (combat) => kill(combat, 0, FOE));
    expect(ids(s.abandoned[key])).toHaveLength(4);
    expect(s.who[0]!.gold).toBe(0);
  });

  test('MR-183, MR-B61: killed by natives, his goods go to their group', () => {
    const { s, events } = over(['amazon'], ['r1'], (combat) => kill(combat, 0, FOE));
    expect(ids(s.piles['rogues'])).toHaveLength(4);
    expect(events.at(-1)).toMatchObject({ type: 'estate', group: 'rogues' satisfies NativeGroupId });
  });

  test('MR-184: what a leader of natives won who fell afterwards lies in the clearing with the goods of his group', () => {
    const { s } = over(['amazon', 'dwarf'], ['rhq'], (combat) => {
      kill(combat, 0, FOE);
      killBy(combat, FOE, [1], 'MR-174');
    });
    expect(ids(s.abandoned[key])).toContain('short-sword');
    expect(ids(s.piles['rogues'] ?? [])).toEqual([]);
  });

  test('MR-183: natives who kill him that killed another get the goods of both', () => {
    const { s } = over(['amazon', 'dwarf'], ['r1'], (combat) => {
      kill(combat, 0, 1);
      kill(combat, 1, FOE);
    });
    expect(ids(s.piles['rogues'])).toEqual(
      expect.arrayContaining(['short-sword', 'breastplate', 'great-axe']),
    );
    expect(s.abandoned[key]).toBeUndefined();
  });

  test('MR-183: who killed and was killed later leaves both estates to his own killer; who killed one another, to the clearing', () => {
    const chain = over(['amazon', 'dwarf', 'elf'], [], (combat) => {
      kill(combat, 0, 1);
      kill(combat, 1, 2);
    });
    expect(chain.s.who[2]!.items.length).toBeGreaterThan(6);
    expect(chain.s.who[2]!.life).toBe(ALIVE);
    const mutual = over(['amazon', 'dwarf'], [], (combat) => {
      kill(combat, 0, 1);
      kill(combat, 1, 0);
    });
    expect(mutual.s.abandoned[key]!.length).toBeGreaterThan(5);
  });

  test('MR-B60: who killed together take the things in turns', () => {
    const { s } = over(['amazon', 'dwarf', 'elf'], [], (combat) => kill(combat, 0, 1, 2));
    const asked = s.asks.filter(({ type }) => type === 'keep-item').map(({ seat }) => seat);
    expect(asked).toEqual([1, 2, 1, 2]);
  });

  test('MR-184: the goods of a group whose unhired leader fell lie in the clearing', () => {
    const goods = (who: string): RealmState =>
      over(
        ['amazon'],
        [who],
        (combat) => (combat.foes[0]!.alive = 0),
        (s) => (s.piles['rogues'] = [{ id: 'axe', state: 0 }]),
      ).s;
    expect(goods('r1').abandoned[key]).toBeUndefined();
    expect(ids(goods('rhq').abandoned[key])).toEqual(['axe']);
    expect(goods('rhq').piles['rogues']).toEqual([]);
  });
});
