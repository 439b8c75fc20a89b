import { expect, test } from 'vitest';
import { seededDice, type Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import type { EventWords } from '../../../../../kernel/game/playable';
import { characters, entries, groups, spells } from '../../../catalogue';
import { clone as cloneCombat } from '../../../combat/engine/copy';
import { isItem } from '../../../sheet';
import { eveningChoiceWords, eveningEventWords } from '../../scene/words/evening';
import type { RealmChoice } from '../choices';
import { cloneWith } from '../copy';
import type { RealmEvent } from '../events';
import { chitsOf, itemOf } from '../kit';
import { ACTIVE, ALIVE, COLOR, COMMITTED, FATIGUED, PREPARED, WORN, type RealmState } from '../state';
import { eveningOf, type Evening } from '../testing/evening';
import { placeNamed, realmWith } from '../testing/realm';
import { ABSORBED, denizens, KILLED } from '../world/denizens';
import { discoveries } from '../world/ground';
import { viewOfField } from './covered-fight';
import { fightChoices } from './fight';

const clearings = ['cliff-1', 'cavern-3', 'borderland-2', 'deep-woods-1'];
const things = entries.filter(isItem).filter((one) => one.kind !== 'treasure' || one.weight !== undefined);

/** Characters, denizens and belongings anywhere, as no day would bring them. */
function randomRealm(dice: Dice): RealmState {
  const who = dice.shuffle(characters).slice(0, dice.roll(4));
  const s = realmWith(
    who.map(({ id }) => ({
      id,
      at: dice.pick(clearings),
      level: dice.roll(4),
      spells: [dice.pick(spells).id, dice.pick(spells).id, 'make-whole', 'fiery-blast'],
    })),
    {
      'order.mode': dice.pick(['seating', 'draw-order']),
      'combat.ambush': dice.below(2) === 0,
      'magic.preparedFatigueAt': dice.pick(['midnight', 'combat-end']),
      'combat.maxRounds': 10,
    },
  );
  s.first = dice.below(who.length);
  s.drawn = dice.shuffle(who.map((_, seat) => seat));
  s.day = dice.roll(28);
  for (const { id } of groups) s.piles[id] = [{ id: 'helmet', state: 0 }];
  s.who.forEach((one, seat) => {
    one.hidden = dice.below(2);
    one.found = dice.below(2);
    one.strong = dice.below(2);
    one.kills = dice.below(3);
    one.gold = dice.below(40);
    one.paths = dice.below(2) === 0 ? discoveries.map(({ code }) => code) : [];
    one.chits = chitsOf(s, seat).map(({ kind }) =>
      dice.pick(kind === 'MAGIC' ? [ACTIVE, PREPARED, COLOR] : [ACTIVE, ACTIVE, FATIGUED]),
    );
    for (let i = dice.below(6); i > 0; i--) {
      const { id } = dice.pick(things);
      one.items.push({ id, state: itemOf(id).effects.some((e) => e.kind === 'color') ? WORN : 0 });
    }
  });
  denizens.forEach(({ native }, i) => {
    if (dice.below(native ? 5 : 12) === 0) s.at[i] = placeNamed(dice.pick(clearings));
  });
  // Some serve somebody, who may be elsewhere; those who are with him are hidden or not.
  s.at.forEach((place, i) => {
    if (place < 0 || !denizens[i]!.native || dice.below(3) === 0) return;
    s.hirer[i] = dice.below(who.length);
    s.term[i] = s.day + dice.below(14);
    s.comes[i] = s.who[s.hirer[i]!]!.place === place ? 1 : 0;
    s.hiding[i] = dice.below(2);
  });
  return s;
}

const tally = (all: readonly { readonly id: string }[]): readonly string[] => all.map(({ id }) => id).sort();
/** Every belonging that is in the game. */
const belongings = (s: RealmState): readonly string[] =>
  tally([
    ...s.who.flatMap(({ items }) => items),
    ...Object.values(s.piles).flat(),
    ...Object.values(s.abandoned).flat(),
  ]);

const isOutOfGame = (event: RealmEvent): event is Extract<RealmEvent, { type: 'gear-lost' }> => {
  if (event.type !== 'gear-lost') return false;
  const item = itemOf(event.id);
  return item.kind !== 'armor' || item.returnsTo === undefined;
};

const wordsOf = eveningEventWords as Readonly<
  Record<string, ((event: RealmEvent, s: RealmState) => EventWords) | undefined>
>;
const choiceWordsOf = eveningChoiceWords as unknown as Readonly<
  Record<string, ((s: RealmState, seat: Seat, choice: RealmChoice) => { readonly text: string }) | undefined>
>;

/** What the seat may know of the evening gives the same choices, and words for them. */
function lookAt(s: RealmState, seat: Seat, choices: readonly RealmChoice[]): void {
  const seen = { ...s, fields: s.fields.map((field) => viewOfField(field, seat)) };
  if (choices[0]?.type === 'fight')
    expect(fightChoices(seen, seat)).toEqual(choices.map((one) => one.type === 'fight' && one.choice));
  for (const choice of choices) {
    const words = choiceWordsOf[choice.type]?.(seen, seat, choice);
    if (words) expect(words.text).not.toMatch(/undefined|NaN/);
  }
}

/** Plays on at random; things are arranged only now and then. */
function playOut({ s, events, offers, play }: Evening, dice: Dice): number {
  let decisions = 0;
  for (; ; decisions++) {
    const { seat, choices } = offers();
    if (seat < 0) return decisions;
    if (decisions > 5000) throw new Error('the evening does not end');
    if (choices.length === 0) throw new Error(`seat ${seat} has nothing to choose`);
    if (dice.below(20) === 0) lookAt(s, seat, choices);
    const told = events.length;
    play(dice, choices[0]!.type === 'evening-done' && dice.below(3) > 0 ? choices[0]! : dice.pick(choices));
    for (const event of events.slice(told)) {
      const words = wordsOf[event.type]?.(event, s);
      if (words) expect(`${words.text} ${words.sum ?? ''}`).not.toMatch(/undefined|NaN/);
    }
  }
}

test('random evenings end, lose nothing and leave everything as it must be', () => {
  for (let game = 0; game < 150; game++) {
    const dice = seededDice(`evening ${game}`);
    const s = randomRealm(dice);
    const before = belongings(s);
    const evening = eveningOf(s, dice);
    expect(JSON.parse(JSON.stringify(s)), `evening ${game}`).toEqual(s);
    expect(cloneWith(s, cloneCombat)).toEqual(s);
    playOut(evening, dice);
    const lost = tally(evening.events.filter(isOutOfGame));
    expect([...belongings(s), ...lost].sort(), `belongings of evening ${game}`).toEqual(before);
    for (const [seat, one] of s.who.entries()) {
      const isTied = (chit: number): boolean =>
        s.effects.some(({ by, chit: tied }) => by === seat && tied === chit);
      expect(one.chits.every((state, i) => (state !== COMMITTED || isTied(i)) && state <= PREPARED)).toBe(
        true,
      );
      if (one.life !== ALIVE) expect([one.items.length, one.gold]).toEqual([0, 0]);
      if (one.toward >= 0) expect(one.place).not.toBe(one.toward);
    }
    const fell = s.fields.flatMap(({ combat, denizens: all }) =>
      combat ? all.filter((_, i) => combat.foes[i]!.alive === 0) : [],
    );
    expect(fell.every((denizen) => s.at[denizen] === KILLED || s.at[denizen] === ABSORBED)).toBe(true);
    expect(s.fields.every(({ over }) => over === 1)).toBe(true);
    for (const [i, hirer] of s.hirer.entries())
      if (hirer >= 0) expect([s.at[i]! >= 0, s.who[hirer]!.life]).toEqual([true, ALIVE]);
      else expect([s.term[i], s.comes[i], s.hiding[i]]).toEqual([0, 0, 0]);
  }
}, 60_000);
