import { describe, expect, test } from 'vitest';
import { price } from '../../../odds/price';
import type { RealmEvent } from '../../engine/events';
import type { RealmState } from '../../engine/state';
import { putDenizens } from '../../engine/testing/evening';
import { answer, carryOut, offered } from '../../engine/testing/play';
import { placeNamed, realmWith } from '../../engine/testing/realm';
import { hireAt } from '../../engine/testing/warband';
import { view } from '../../engine/view';
import { choiceWords } from '../choice-words';
import { eventWords } from '../event-words';

const AT = 'borderland-1';

const read = (s: RealmState) => offered(s).map((choice) => choiceWords(view(s, 0), 0, choice));
const texts = (s: RealmState): readonly string[] => read(s).map(({ text }) => text);
const log = (s: RealmState, events: readonly RealmEvent[]): readonly string[] =>
  events.map((event) => eventWords(event, view(s, undefined)).text);

const among = (): RealmState => {
  const s = realmWith([{ id: 'amazon', at: AT }]);
  putDenizens(s, AT, 'p1', 'p2');
  hireAt(s, 0, AT, 'r1');
  s.who[0]!.gold = 50;
  return s;
};

describe('Words of hiring', () => {
  test('a whole bargain, and what others read of it', () => {
    const s = among();
    carryOut(s, 0, { type: 'hire' });
    expect(texts(s)).toEqual([
      'Ask Short Swordsman P1 and Short Swordsman P2 of the Patrol to serve (wages 4 gold)',
      'Ask Great Axeman R1 of the Rogues to serve 14 days more (wages 4 gold)',
      'Hire nobody',
    ]);
    answer(s, { type: 'ask-to-hire', group: 'patrol' });
    expect(texts(s)[0]).toBe(
      'Buy drinks for the Patrol: 2 gold, and they are one level friendlier for this roll',
    );
    const met = answer(s, { type: 'hire-drinks', buy: false }, 2, 2);
    expect(log(s, met)).toEqual(['The Amazon meets the Patrol on the friendly column: 2 times their wages.']);
    expect(texts(s)).toEqual([
      'Pay 8 gold, 2 times their wages, for Short Swordsman P1 and Short Swordsman P2 of the Patrol',
      'Decline the offer of the Patrol',
    ]);
    expect(log(s, answer(s, { type: 'pay-wages' }))).toEqual([
      'The Amazon hires Short Swordsman P1 and Short Swordsman P2 of the Patrol for 8 gold, until day 14.',
    ]);
  });

  test('before the roll the chance is known that they come for his gold (W17)', () => {
    const s = among();
    carryOut(s, 0, { type: 'hire' });
    const { kind, ...fields } = read(s)[0]!.odds!;
    expect(kind).toBe('price');
    expect(price.schema.parse(fields)).toMatchObject({
      purpose: 'hire',
      relation: 'friendly',
      price: 4,
      gold: 50,
    });
  });

  test('who comes along and who serves no longer', () => {
    const s = among();
    const [r2] = hireAt(s, 0, AT, 'r2');
    expect(choiceWords(view(s, 0), 0, { type: 'leave-hired', denizen: r2! }).text).toBe(
      'Leave Great Axeman R2 behind',
    );
    expect(choiceWords(view(s, 0), 0, { type: 'call-hired', denizen: -1 }).text).toBe(
      'Take all hirelings along',
    );
    const told: readonly RealmEvent[] = [
      { type: 'hired-left', rule: 'MR-065', seat: 0, denizens: [r2!], place: placeNamed(AT) },
      { type: 'service-ended', rule: 'MR-B63', seat: 0, denizens: [r2!], why: 'term', fame: 0 },
      { type: 'hireling-lost', rule: 'MR-185', seat: 0, denizen: r2!, notoriety: 2 },
    ];
    expect(log(s, told)).toEqual([
      'Great Axeman R2 of the Rogues stays in Borderland 1, without the Amazon.',
      'Great Axeman R2 of the Rogues serves the Amazon no longer: their term is over.',
      'The Amazon loses Great Axeman R2, and 2 notoriety with him.',
    ]);
  });
});
