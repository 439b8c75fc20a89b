import { describe, expect, test } from 'vitest';
import { beginPhase } from '../day/phase-start';
import { totalsOf } from '../day/score-of';
import { ASHES, DISGUST, EYEMIST } from '../kit';
import type { RealmState } from '../state';
import { putDenizens } from '../testing/evening';
import { dayOfTheirOwn } from '../testing/movers';
import { answer, carryOut, offered } from '../testing/play';
import { realmWith } from '../testing/realm';
import { turnOf } from '../testing/turn';
import { hireAt } from '../testing/warband';

const AT = 'borderland-1';
const TRADE = { type: 'trade' } as const;

/** An Amazon under a curse before the Guard, who have an amulet, with these things. */
function market(curse: number, ...things: readonly string[]): RealmState {
  const s = realmWith([{ id: 'amazon', at: AT }]);
  putDenizens(s, AT, 'ghq', 'g1', 'g2');
  s.piles['guard'] = [{ id: 'amulet', state: 0 }];
  Object.assign(s.who[0]!, { curses: 1 << curse, gold: 90, fame: 9 });
  s.who[0]!.items = things.map((id) => ({ id, state: 0 }));
  return s;
}
const types = (s: RealmState): readonly string[] => offered(s).map(({ type }) => type);

describe('trade under a curse', () => {
  test('MR-X05: what is sold is recorded, and counts for nothing as long as gold is ashes', () => {
    const s = market(ASHES, 'short-sword');
    carryOut(s, 0, TRADE);
    answer(s, { type: 'sell' });
    expect([s.who[0]!.gold, totalsOf(s, 0).gold]).toEqual([94, -1 - s.who[0]!.outlay]);
  });

  test('MR-X06, MR-B41: a fame reward is recorded, and counts for nothing', () => {
    const s = market(DISGUST, 'royal-sceptre');
    carryOut(s, 0, TRADE);
    answer(s, { type: 'sell' });
    expect([s.who[0]!.fame, totalsOf(s, 0).fame]).toEqual([29, -1]);
  });

  test('MR-X01: eyemist hinders nobody from trading', () => {
    const s = market(EYEMIST);
    carryOut(s, 0, TRADE);
    expect(types(s)).toContain('look-at-goods');
  });

  test('MR-X06, MR-X24: who is disgusted settles no challenge, and is blocked at once', () => {
    const s = market(DISGUST);
    s.who[0]!.owes = { guard: 1 };
    carryOut(s, 0, TRADE);
    answer(s, { type: 'look-at-goods' });
    answer(s, { type: 'name-good' });
    answer(s, { type: 'no-drinks' }, 5, 1);
    expect([types(s), s.who[0]!.fame, s.who[0]!.blocked]).toEqual([[], 9, 1]);
  });

  test('MR-X05, MR-B32: a leader whose employer has ashes pays nothing in gold', () => {
    const s = market(ASHES);
    const [rhq = -1] = hireAt(s, 0, AT, 'rhq');
    const who = dayOfTheirOwn(s, { [rhq]: [TRADE] })[rhq]!;
    s.turn = turnOf(who);
    carryOut(s, who, TRADE);
    answer(s, { type: 'look-at-goods' });
    answer(s, { type: 'name-good' }, 2, 2);
    expect(types(s)).not.toContain('pay-price');
  });

  test('MR-X05, MR-B44: nor are natives hired for ashes', () => {
    const s = market(ASHES);
    carryOut(s, 0, { type: 'hire' });
    expect(answer(s, { type: 'ask-to-hire' }, 3, 3)).toContainEqual(
      expect.objectContaining({ type: 'too-dear' }),
    );
  });

  test('MR-075, MR-X05: ashes are neither given nor bid, and buy nothing of another; things do', () => {
    const s = realmWith(['captain', 'amazon'].map((id) => ({ id, at: AT })));
    for (const who of s.who) Object.assign(who, { hidden: 0, gold: 20 });
    s.who[0]!.curses = 1 << ASHES;
    const begin = (seat: number): void => {
      s.who[seat]!.record = [{ type: 'hide' }];
      s.turn = turnOf(seat);
      s.asks = [];
      beginPhase(s, seat, undefined);
    };
    begin(0);
    expect([...new Set(types(s))]).toEqual(expect.arrayContaining(['offer-deal', 'give-item']));
    expect(types(s)).not.toContain('give-gold');
    expect(types(s)).not.toContain('seek-deal');
    begin(1);
    answer(s, { type: 'offer-deal', to: 0 });
    answer(s, { type: 'name-price', gold: 1 });
    expect(types(s)).toEqual(['refuse-deal']);
  });
});
