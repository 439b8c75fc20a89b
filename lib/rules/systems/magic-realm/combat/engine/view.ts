import type { Seat } from '../../../../kernel/game/engine';
import { freshPlot } from './copy';
import type { MrState } from './state';

/** The state as one seat may know it: of others' plots only whether they are complete. (MR-146, MR-160) */
export const view = (s: MrState, seat: Seat | undefined): MrState =>
  s.phase === 'plot'
    ? {
        ...s,
        heroes: s.heroes.map((hero, i) =>
          i === seat
            ? hero
            : {
                ...hero,
                plot: {
                  ...freshPlot(),
                  step: hero.plot.step === 'ready' ? ('ready' as const) : ('attack' as const),
                },
              },
        ),
      }
    : s;
