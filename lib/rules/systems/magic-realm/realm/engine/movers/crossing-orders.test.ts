import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import { advance } from '../day/day';
import { midnight } from '../day/midnight';
import { ILL_HEALTH, SQUEAK } from '../kit';
import { FATIGUED, type RealmState } from '../state';
import { putDenizens } from '../testing/evening';
import { dayOfTheirOwn } from '../testing/movers';
import { answer, carryOut, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { turnOf } from '../testing/turn';
import { hireAt } from '../testing/warband';
import { dayOf } from './individuals';

const AT = 'cliff-3';
const MARKET = 'borderland-1';
const HIDE = { type: 'hide' } as const;
const two = (at = AT): RealmState => realmWith(['captain', 'wizard'].map((id) => ({ id, at })));
/** The turn of the Captain, whom the Wizard follows. */
function led(): RealmState {
  const s = two();
  s.part = 'daylight';
  s.who[1]!.guide = 0;
  for (const who of s.who) who.recorded = 1;
  s.turn = turnOf(0);
  return s;
}

describe('who follows whom', () => {
  test('MR-010: a character and a leader of another who follow one another follow nobody', () => {
    const s = two();
    const [rhq = -1] = hireAt(s, 0, AT, 'rhq');
    const leader = dayOfTheirOwn(s, { [rhq]: [{ type: 'follow', guide: 1 }] }, [
      [HIDE],
      [{ type: 'follow', guide: 2 }],
    ])[rhq]!;
    dayOf(s, leader).guide = 1;
    s.who[1]!.guide = leader;
    advance(s, scriptedDice(1, 1), undefined);
    expect([dayOf(s, leader).guide, s.who[1]!.guide]).toEqual([-1, -1]);
  });

  test.each([
    [1, 0],
    [0, 1],
  ])(
    'MR-081, MR-B46: a monster blocks a guide, and his follower who is hidden (%i) or not: %i',
    (hidden, blocked) => {
      const s = led();
      putDenizens(s, AT, 'giant');
      Object.assign(s.who[0]!, { hidden: 0, record: [HIDE, HIDE], phases: ['basic', 'basic'] });
      s.who[1]!.hidden = hidden;
      s.turn!.step = 'end';
      advance(s, scriptedDice(), undefined);
      expect(s.who.map((who) => who.blocked)).toEqual([1, blocked]);
    },
  );

  test('MR-B46: who hides takes along into hiding whoever follows him, of another employer too, and nobody else', () => {
    const s = two();
    const [r1 = -1, r2 = -1] = hireAt(s, 1, AT, 'r1', 'r2');
    s.after[r1] = 0;
    s.turn = turnOf(0);
    s.who[0]!.hidden = 0;
    carryOut(s, 0, HIDE, 1, 1);
    expect([s.who[0]!.hidden, s.hiding[r1], s.hiding[r2]]).toEqual([1, 1, 0]);
  });

  test('MR-X02, MR-B46: a squeaking guide hides others, and not himself', () => {
    const s = led();
    Object.assign(s.who[0]!, { hidden: 0, curses: 1 << SQUEAK });
    s.who[1]!.hidden = 0;
    carryOut(s, 0, HIDE, 1, 1);
    expect(s.who.map(({ hidden }) => hidden)).toEqual([0, 1]);
  });

  test.each([0, 1])(
    'MR-X04, MR-B46: of guide and follower the one in ill health does not rest: %i',
    (ill) => {
      const s = led();
      for (const who of s.who) who.chits.fill(FATIGUED, 0, 3);
      s.who[ill]!.curses = 1 << ILL_HEALTH;
      carryOut(s, 0, { type: 'rest' });
      expect(s.asks.map(({ seat }) => seat)).toEqual([1 - ill]);
    },
  );
});

describe('who serves whom', () => {
  test('MR-B63: whose term ends is free where he stands, whomever he followed', () => {
    const s = two();
    const [l1 = -1] = hireAt(s, 0, 'cliff-2', 'l1');
    s.after[l1] = 1;
    s.day = s.term[l1]!;
    midnight(s, undefined);
    expect([s.hirer[l1], s.after[l1], s.at[l1]]).toEqual([-1, -1, placeNamed('cliff-2')]);
  });

  test('MR-B44: hired again on his last day he stays for fourteen more', () => {
    const s = two(MARKET);
    s.who[0]!.gold = 500;
    const all = hireAt(s, 0, MARKET, 'ghq', 'g1', 'g2');
    s.day = 14;
    carryOut(s, 0, { type: 'hire' });
    answer(s, { type: 'ask-to-hire', again: 1 }, 2, 2);
    answer(s, { type: 'pay-wages' });
    midnight(s, undefined);
    expect(all.map((i) => [s.hirer[i], s.term[i]])).toEqual(all.map(() => [0, 28]));
  });

  test('MR-056, MR-053: of a group of which one serves another the others are hired, for their own drinks and wages', () => {
    const s = two(MARKET);
    s.who[1]!.gold = 50;
    const all = putDenizens(s, MARKET, 'ghq', 'g1', 'g2');
    Object.assign(s, { hirer: s.hirer.with(all[1]!, 0), term: s.term.with(all[1]!, 20) });
    carryOut(s, 1, { type: 'hire' });
    answer(s, { type: 'ask-to-hire' });
    // Friendly, and by drinks allies: a 2 is the basic price, 4 for each of two.
    answer(s, { type: 'hire-drinks', buy: true }, 2, 2);
    answer(s, { type: 'pay-wages', gold: 8 });
    expect([s.who[1]!.gold, all.map((i) => s.hirer[i])]).toEqual([50 - 2 - 8, [1, 0, 1]]);
  });

  test('MR-051: with a group whose leader serves another nobody trades, and the rest of it is still for hire', () => {
    const s = two(MARKET);
    const [ghq = -1] = putDenizens(s, MARKET, 'ghq', 'g1', 'g2');
    Object.assign(s, { hirer: s.hirer.with(ghq, 0), term: s.term.with(ghq, 20) });
    expect(carryOut(s, 1, { type: 'trade' })).toMatchObject([{ type: 'no-trader' }]);
    carryOut(s, 1, { type: 'hire' });
    expect(offered(s)).toContainEqual({ type: 'ask-to-hire', group: 'guard', again: 0 });
  });
});
