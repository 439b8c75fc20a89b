import type { Dice } from '../../../../kernel/game/dice';
import type { Seat } from '../../../../kernel/game/engine';
import type { Foresight } from '../../../../kernel/game/playable';
import { takesPart } from '../engine/fighters/hirelings';
import { playPlot, plotChoices, settlePlot } from '../engine/melee/plot';
import type { MrChoice } from '../engine/choices';
import { clone, freshPlot } from '../engine/copy';
import { ALIVE, DEAD, type MrState } from '../engine/state';
import { isHeld } from '../engine/who';
import { activeChits } from '../scene/trays';
import { steady } from './steady';

/** Complete plots of the others are made as a steady bot would; what else is hidden stays unknown. (MR-146, MR-B22) */
function imagine(view: MrState, seat: Seat, dice: Dice): MrState {
  const world = clone(view);
  if (world.phase !== 'plot') return world;
  world.heroes.forEach((hero, other) => {
    if (other === seat || !takesPart(world, other)) return;
    const isReady = hero.plot.step === 'ready';
    hero.plot = freshPlot();
    settlePlot(world, other);
    while (isReady && world.heroes[other]!.plot.step !== 'ready')
      playPlot(world, other, steady(world, other, plotChoices(world, other), dice));
  });
  return world;
}

const weight = (s: MrState, i: number): number => s.game.foes[i]!.vulnerability + 1;

/** How much of what lived there is dead, by size. */
function cleared(s: MrState): number {
  let all = 0;
  let dead = 0;
  s.foes.forEach(({ alive, owner }, i) => {
    if (owner >= 0) return;
    all += weight(s, i);
    if (alive === 0) dead += weight(s, i);
  });
  return all === 0 ? 0 : dead / all;
}

/** How much of those who serve the seat is left, by size; all of it where nobody does. */
function served(s: MrState, seat: Seat): number {
  let all = 0;
  let left = 0;
  s.foes.forEach(({ alive, owner }, i) => {
    if (owner !== seat) return;
    all += weight(s, i);
    if (alive === 1) left += weight(s, i);
  });
  return all === 0 ? 1 : left / all;
}

/** Dead is nothing, away is little; in the clearing chits, armor and what is slain count. */
function worth(s: MrState, seat: Seat): number {
  const { life, items } = s.heroes[seat]!;
  if (life === DEAD) return 0;
  if (life !== ALIVE) return AWAY;
  const { active, all } = activeChits(s, seat);
  const lost = items.filter((state) => (state & 12) !== 0).length / Math.max(1, items.length);
  const rivals = s.game.rivals
    ? s.heroes.filter((hero, other) => other !== seat && hero.life !== ALIVE).length /
      Math.max(1, s.heroes.length - 1)
    : 0;
  const slain = s.foes.some(({ owner }) => owner < 0) ? cleared(s) : rivals;
  const grip = isHeld(s, seat) ? 0.25 : 0;
  const value = 0.35 + 0.3 * (active / all) + 0.4 * slain - 0.1 * lost - 0.1 * (1 - served(s, seat)) - grip;
  return Math.min(1, Math.max(0, value));
}
const AWAY = 0.2;
const QUIET = 0.4;

/** What the searching bot knows of the combat. */
export const foresight: Foresight<MrState, MrChoice> = {
  imagine,
  worth,
  gained: (s, seat) =>
    s.winners.includes(seat)
      ? 1
      : s.heroes[seat]!.life === DEAD
        ? 0
        : s.heroes[seat]!.life === ALIVE
          ? QUIET
          : AWAY,
  depth: 3,
  clock: (s) => s.round,
  sure: 1,
};
