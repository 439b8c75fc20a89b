import { NOBODY, type HeroState, type MrState, type Plot } from './state';

/** Nothing is plotted yet. */
export const freshPlot = (): Plot => ({
  step: 'attack',
  attack: NOBODY,
  direct: NOBODY,
  maneuver: NOBODY,
  toward: NOBODY,
  shield: NOBODY,
  boxes: [],
  posts: [],
});

const cloneHero = (h: HeroState): HeroState => ({
  ...h,
  chits: h.chits.slice(),
  used: h.used.slice(),
  items: h.items.slice(),
  oiled: h.oiled.slice(),
  stars: [h.stars[0], h.stars[1], h.stars[2]],
  targets: h.targets.slice(),
  slayers: h.slayers.slice(),
  plot: { ...h.plot, boxes: h.plot.boxes.slice(), posts: h.plot.posts.slice() },
});

export const clone = (s: MrState): MrState => ({
  ...s,
  order: s.order.slice(),
  drawn: s.drawn.slice(),
  heroes: s.heroes.map(cloneHero),
  foes: s.foes.map((f) => ({ ...f })),
  lying: s.lying.slice(),
  calls: s.calls.slice(),
  winners: s.winners.slice(),
});
