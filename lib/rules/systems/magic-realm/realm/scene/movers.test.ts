import { expect, test } from 'vitest';
import { proveReading, underTest } from '../../../../conformance/playable';
import { seededDice } from '../../../../kernel/game/dice';
import type { AnyPlayable } from '../../../../kernel/game/playable';
import { magicRealm } from '../../index';
import { steady } from '../bot/steady';
import { engine } from '../engine';
import type { RealmChoice } from '../engine/choices';
import type { RealmState } from '../engine/state';
import type { RealmTable } from '../engine/world/setup';
import { days } from '../play';

/** Kinds of choice by which leaders act on their own. */
const isForMover = (choice: RealmChoice): boolean =>
  choice.type === 'leave-hired' || choice.type === 'send-hired' || 'mover' in choice;

/** A Witch with her familiar, and natives of the first clearing who serve; their days are left to chance, all else to the bot. */
const withMovers = (seed: string): AnyPlayable => {
  const chooser = seededDice(`${seed} movers`);
  return {
    ...days,
    foresight: { ...days.foresight, imagine: (view: RealmState) => engine.clone(view) },
    engine: {
      ...engine,
      setup(table: RealmTable, dice, tell) {
        const [first, ...others] = table.who;
        const witch = { ...first!, id: 'witch', start: 'inn', spells: [] };
        const s = engine.setup({ ...table, who: [witch, ...others] }, dice, tell);
        s.at.forEach((place, i) => {
          if (place !== s.who[0]!.place) return;
          s.hirer[i] = 0;
          s.term[i] = 9;
          s.comes[i] = 1;
        });
        s.who[0]!.gold = 90;
        return s;
      },
      play(state: RealmState, seat, choice: RealmChoice, dice, tell) {
        const choices = engine.choices(state, seat);
        const own = choices.filter(isForMover);
        const ask = state.asks.at(-1);
        const isAsked = ask !== undefined && ask.seat >= state.who.length;
        const random = isAsked || chooser.below(5) === 0 ? choice : undefined;
        const bot = () => steady(engine.view(state, seat), seat, choices, chooser);
        const wanted = own.length > 0 && chooser.below(3) > 0 ? chooser.pick(own) : (random ?? bot());
        engine.play(state, seat, wanted, dice, tell);
      },
    },
  };
};

test.each([
  ['one alone', 1],
  ['two', 2],
])('%s: the days of hired leaders and familiars can be read and touched', async (name, players) => {
  const under = await underTest(magicRealm, withMovers(name), {});
  const told = new Set<string>();
  for (const type of proveReading(under, players, name, 40, 500).types) told.add(type);
  for (const type of ['hired-left', 'moved', 'searched', 'hide-roll']) expect(told).toContain(type);
});
