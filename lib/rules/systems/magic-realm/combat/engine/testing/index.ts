import type { EngineUnderTest } from '../../../../../conformance/engine';
import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import type { MrEvent } from '../events';
import { engine } from '..';
import type { MrChoice } from '../choices';
import { freshPlot } from '../copy';
import { FOE, LAID, type MrState } from '../state';
import type { MrTable } from '../setup';

/** For tests only. Chits, things and denizens: none may appear or vanish. */
function count(s: MrState): string {
  s.foes.forEach(({ on, alive }, i) => {
    if (alive === 0 && on >= 0) throw new Error(`the dead denizen ${i} stands on a sheet`);
    if (on >= s.heroes.length && !s.foes[on - FOE]) throw new Error(`denizen ${i} stands on no sheet`);
    if (alive === 1 && on === FOE + i) throw new Error(`denizen ${i} attacks itself`);
  });
  s.heroes.forEach(({ stars, chits }, seat) => {
    if (stars.some((n) => n < 0)) throw new Error(`seat ${seat} played fewer than no asterisks`);
    if (chits.some((state) => state < 0 || state > 4)) throw new Error(`seat ${seat} has a chit in no state`);
  });
  const things = s.heroes.flatMap(({ items }) => items.filter((state) => (state & LAID) === 0)).length;
  const own = s.game.heroes.map(({ playings }) => playings.filter(({ item }) => item < 0).length);
  return `${own.join()} ${things + s.lying.length} ${s.foes.length}`;
}

/** Other plots of the others, complete or not as before. */
function conceal(s: MrState, seat: Seat, dice: Dice): MrState {
  if (s.phase === 'plot')
    s.heroes.forEach((hero, other) => {
      if (other === seat) return;
      const { step } = hero.plot;
      hero.plot =
        step === 'ready'
          ? {
              ...hero.plot,
              direct: dice.below(3),
              toward: dice.below(3),
              shield: dice.below(3),
              posts: hero.plot.posts.map(() => dice.below(2)),
            }
          : freshPlot();
    });
  return s;
}

export const underTest: EngineUnderTest<MrTable, MrState, MrChoice, MrEvent, MrState> = {
  engine,
  count,
  conceal,
  bound: 20_000,
  constant: 'game',
};
