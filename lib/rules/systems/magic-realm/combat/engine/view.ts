import type { Seat } from '../../../../kernel/game/engine';
import { freshPlot } from './copy';
import type { HeroState, MrState } from './state';
import { gameAsKnown } from './strangers';

/** Of another's plot only whether it is complete. (MR-146, MR-160) */
const unplotted = (hero: HeroState): HeroState => ({
  ...hero,
  plot: {
    ...freshPlot(),
    step: hero.plot.step === 'ready' ? ('ready' as const) : ('attack' as const),
  },
});

/** The state as one seat may know it: others’ spells, gold and packed cards are covered, and so are their plots. (MR-B16, MR-B22, MR-146) */
export const view = (s: MrState, seat: Seat | undefined): MrState => ({
  ...s,
  game: gameAsKnown(s, seat),
  heroes: s.phase === 'plot' ? s.heroes.map((hero, i) => (i === seat ? hero : unplotted(hero))) : s.heroes,
});
