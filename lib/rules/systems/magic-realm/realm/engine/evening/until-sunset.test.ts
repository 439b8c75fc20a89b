import { expect, test } from 'vitest';
import { seededDice } from '../../../../../kernel/game/dice';
import { midnight } from '../day/midnight';
import { endDaySpells } from '../magic/enspell';
import { COMMITTED, FATIGUED, type RealmState } from '../state';
import { eveningOf, putDenizens } from '../testing/evening';
import { poisonerAt } from '../testing/poisoner';

const AT = 'cliff-1';
const idle: readonly string[] = ['lured', 'stay', 'enough', 'done'];

/** A Witch among soldiers who are her allies poisons the staff in her hand, and the evening is played to its end. */
function poisoning(house: Readonly<Record<string, unknown>> = {}): RealmState {
  const s = poisonerAt(AT, house);
  putDenizens(s, AT, 'shq');
  const made = eveningOf(s, seededDice('on'));
  for (let n = 0; n < 90; n++) {
    const { choices } = made.offers();
    const first = choices[0];
    if (!first) break;
    const inFight = (...types: readonly string[]) =>
      choices.find(
        (one) =>
          one.type === 'fight' &&
          types.includes(one.choice.type) &&
          (one.choice.type !== 'target' || one.choice.who === 0),
      );
    const wish = choices.find((one) => one.type === 'evening-wish' && one.rounds && s.fields.length < 3);
    made.play(seededDice('on'), inFight('cast', 'target') ?? inFight(...idle) ?? wish ?? first);
  }
  expect(made.offers().choices).toEqual([]);
  midnight(s, undefined);
  return s;
}
const tied = ({ who }: RealmState) => who[0]!.chits.filter((state) => state === COMMITTED).length;

test('MR-S45, MR-B25, MR-R48: Poison lasts to the next sunset, and its chit and box are tied up till then', () => {
  const s = poisoning();
  expect(s.effects).toMatchObject([{ spell: 'poison', by: 0, seat: 0, box: 0 }]);
  expect([s.who[0]!.spells[0]!.bound, tied(s)]).toEqual([1, 1]);
  const { chit } = s.effects[0]!;
  s.day++;
  endDaySpells(s, undefined);
  expect([s.effects, s.who[0]!.spells[0]!.bound, tied(s)]).toEqual([[], 0, 0]);
  expect(s.who[0]!.chits[chit]).toBe(FATIGUED);
});

test('MR-S45, MR-B70: with enhanced magic nothing is tied up', () => {
  const s = poisoning({ 'magic.enhanced': true });
  expect([s.effects, s.who[0]!.spells[0]!.bound, tied(s)]).toEqual([[], 0, 0]);
});
