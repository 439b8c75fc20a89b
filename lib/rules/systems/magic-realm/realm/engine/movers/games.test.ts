import { expect, test } from 'vitest';
import { proveGame } from '../../../../../conformance/engine';
import { groups } from '../../../catalogue';
import { House, type House as RealmHouse } from '../../../house';
import type { RealmChoice } from '../choices';
import type { RealmState } from '../state';
import { underTest } from '../testing/engine';
import type { RealmUnderTest } from '../testing/games';
import { testingMap } from '../testing/realm';
import { under } from '../testing/spells';
import { denizens } from '../world/denizens';
import type { RealmTable } from '../world/setup';
import { dayOf } from './individuals';

const { engine } = underTest;
/** What ends a combat soon. */
const CALM: readonly string[] = ['lured', 'stay', 'done', 'enough'];
const isCalm = (one: RealmChoice): boolean => one.type === 'fight' && CALM.includes(one.choice.type);

/** Leaders of all groups serve, bats are controlled, and all play as if they liked peace, and leaders who act alone. */
function likely(s: RealmState, all: readonly RealmChoice[]): readonly RealmChoice[] {
  const calm = all.filter(isCalm);
  if (calm.length > 0) return calm;
  const open = all.filter(
    (one) =>
      one.type !== 'stay-out' &&
      (one.type !== 'call-hired' || s.day % 2 === 0) &&
      (one.type !== 'record' || one.deed.type !== 'leave') &&
      (one.type !== 'evening-wish' || !one.rounds),
  );
  const busy = open.filter((one) => one.type === 'record' && one.mover !== undefined);
  const { mover = -1 } = busy[0]?.type === 'record' ? busy[0] : {};
  return busy.length > 0 && dayOf(s, mover).record.length < 3 ? busy : open;
}

const withMovers: RealmUnderTest = {
  ...underTest,
  engine: {
    ...engine,
    setup(table, dice, tell) {
      const s = engine.setup(table, dice, tell);
      const serve = (i: number, seat: number): void => {
        s.at[i] = s.who[seat]!.place;
        s.hirer[i] = seat;
        s.term[i] = 8;
        s.comes[i] = 1;
      };
      denizens.forEach(({ native }, i) => {
        if (native && (native.leader || native.number === 1)) serve(i, groupOf(i) % s.who.length);
      });
      const bats = denizens.flatMap(({ id }, i) => (id === 'giant-bat' ? [i] : [])).slice(0, 2);
      for (const i of bats) {
        serve(i, 0);
        s.term[i] = 2;
      }
      under(s, 'control-bats', { denizens: bats });
      under(s, 'phantasm', { by: 1, seat: 1 });
      for (const one of s.who) one.gold = 60;
      return s;
    },
    choices: (s, seat) => likely(s, engine.choices(s, seat)),
  },
};
const groupOf = (i: number): number => groups.findIndex(({ id }) => id === denizens[i]!.native!.group);

test('MR-B32: random games with leaders, controlled monsters, a familiar and a phantasm keep every promise', () => {
  const told = new Set<string>();
  for (let i = 0; i < 6; i++) {
    const table: RealmTable = {
      map: testingMap,
      house: House.parse({ 'game.days': 7 }) as RealmHouse,
      who: [
        ['witch', 'inn'],
        ['captain', 'house'],
        ['black-knight', 'guardhouse'],
      ].map(([id, start]) => ({
        id: id!,
        level: 4,
        start: start!,
        victory: [1, 1, 1, 1, 1],
        spells: [],
        colorChits: [],
      })),
    };
    for (const event of proveGame(withMovers, table, `movers ${i}`, 37).events) {
      const seat = 'seat' in event ? (event.seat as number) : -1;
      if (seat >= table.who.length) told.add(event.type);
    }
  }
  for (const type of ['turn', 'moved', 'hide-roll', 'searched']) expect([...told]).toContain(type);
});
