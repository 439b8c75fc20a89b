import * as fc from 'fast-check';
import { test } from 'vitest';
import { proveBeside } from '../../../../conformance/beside';
import { seededDice, type Dice } from '../../../../kernel/game/dice';
import { armor, characters, horses, monsters, natives, spells, treasures, weapons } from '../../catalogue';
import { line } from '../../testing';
import type { MrChoice } from './choices';
import { engine } from '.';
import { magicFights } from './testing/magic';
import { tableOf, type Fight } from './testing/table';
import { choiceAt, seenAt, turnedCombat } from './testing/turned';

const STEPS = 250;
const MAX_ROUNDS = 10;

const idsOf = (all: readonly { readonly id: string }[]): readonly string[] => all.map(({ id }) => id);
const cards = idsOf(treasures.filter(({ form, size }) => form !== 'site-card' && size !== 'twt'));
const arms = idsOf([...weapons, ...armor, ...horses]);

/** Two to four characters with whatever they may have, against one another and whatever is there. */
function fightOf(chance: Dice): Fight {
  const some = (ids: readonly string[], most: number): readonly string[] =>
    chance.shuffle(ids).slice(0, chance.below(most + 1));
  const who = chance.shuffle(idsOf(characters)).slice(0, 2 + chance.below(3));
  const folk = chance.shuffle(idsOf(natives));
  const [own, dealt] = [chance.shuffle(arms), chance.shuffle(cards)];
  return {
    heroes: who.map((id) => {
      const items = [...dealt.splice(0, chance.below(3)), ...own.splice(0, chance.below(3))];
      const hired = folk.splice(0, chance.below(3));
      return {
        entries: [line(id, ...some(idsOf(spells), 4), ...items), ...hired],
        options: {
          form: 'roster',
          members: { [id]: { inventory: Object.fromEntries(items.map((one) => [one, { active: true }])) } },
          hires: Object.fromEntries(hired.map((one) => [one, {}])),
        },
      };
    }),
    denizens: Object.fromEntries([...some(idsOf(monsters), 3), ...folk.splice(0, 2)].map((id) => [id, 1])),
    board: {
      clearing: chance.pick(['woods', 'cave', 'mountain']),
      rivals: true,
      hidden: chance.below(3) === 0,
      colors: ['white', 'grey', 'gold', 'purple', 'black'],
    },
    house: {
      'combat.maxRounds': MAX_ROUNDS,
      'combat.seriousWounds': chance.below(4) === 0,
      'combat.ambush': chance.below(4) === 0,
      'magic.pitAsAttack': chance.below(4) === 0,
    },
  };
}

const idle: readonly MrChoice['type'][] = ['lured', 'stay', 'done', 'let-be', 'enough', 'run', 'abandon'];
/** Casts and strikes, mostly; half of what could be lured is left to the dice. */
function pickFrom(choices: readonly MrChoice[], chance: Dice): MrChoice {
  const lured = choices.find(({ type }) => type === 'lured');
  if (lured && chance.below(2) === 0) return lured;
  const busy = choices.filter((one) => !idle.includes(one.type) && !('chit' in one && one.chit < 0));
  const casts = choices.filter(({ type }) => type === 'cast');
  if (casts.length > 0 && chance.below(2) === 0) return chance.pick(casts);
  return chance.pick(busy.length > 0 && chance.below(6) > 0 ? busy : choices);
}

/** Plays the same combat with its players on other seats beside it. */
function compare(fight: Fight, seed: string): void {
  const table = tableOf(fight);
  const chance = seededDice(seed);
  const all = table.heroes.map((_, seat) => seat);
  const seats = chance.shuffle(all);
  const order = chance.shuffle(all);
  proveBeside(
    {
      engine,
      one: turnedCombat(table, all, order, seed),
      other: turnedCombat(table, seats, order, seed),
      seats,
      to: seats,
      stay: all,
      seen: (s, to) => seenAt(to, s),
      choice: (choice, _s, to) => choiceAt(to, choice),
      choose: pickFrom,
    },
    seed,
    STEPS,
  );
}

test('MR-102, MR-R20: on whatever seats the players sit, a combat is the same but for the order of their turns', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), (seed) => compare(fightOf(seededDice(seed)), seed)),
    { numRuns: 6 },
  );
});

test.each(magicFights)('MR-R26, MR-R28: so it is with %s', (_, fight) => {
  compare(fight, 'seats');
});
