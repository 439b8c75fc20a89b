import type { Seat } from '../../../../kernel/game/engine';
import type { Scene, SceneSeat } from '../../../../kernel/game/scene';
import { weaponOf } from '../engine/fighters/playing';
import { ALERTED, AWAY, DEAD, FLED, type MrState } from '../engine/state';
import { sizeOf, spacesOf } from './layout';
import { heroName, seatTone, thingName } from './names';
import { phaseOf } from './phase';
import { piecesOf } from './pieces';
import { activeChits, traysOf } from './trays';

const stands = (life: number, hidden: number): string =>
  life === DEAD
    ? 'dead'
    : life === AWAY
      ? 'elsewhere'
      : life === FLED
        ? 'ran away'
        : hidden === 1
          ? 'hidden'
          : 'in the clearing';

/** How a character stands. */
function seatOf(s: MrState, seat: Seat): SceneSeat {
  const { life, hidden, wounds, fame, notoriety, gold, items, berserk } = s.heroes[seat]!;
  const { active, all } = activeChits(s, seat);
  const weapon = weaponOf(s, seat);
  const alerted = weapon >= 0 && (items[weapon]! & ALERTED) !== 0 ? ', alerted' : '';
  return {
    seat,
    name: heroName(s, seat),
    tone: seatTone(seat),
    alive: life !== DEAD,
    facts: [
      { label: 'Stands', value: stands(life, hidden) },
      { label: 'Chits in play', value: `${active} of ${all}` },
      { label: 'Weapon', value: `${thingName(s, seat, weapon)}${alerted}` },
      ...(wounds > 0 ? [{ label: 'Wounds to take', value: String(wounds) }] : []),
      ...(berserk === 1 ? [{ label: 'Vulnerability', value: 'T, berserk' }] : []),
      { label: 'Fame', value: String(fame) },
      { label: 'Notoriety', value: String(notoriety) },
      ...(gold > 0 ? [{ label: 'Gold won', value: String(gold) }] : []),
    ],
  };
}

/** The position as its viewer may see it: the clearing, and a melee sheet for each character. */
export const scene = (s: MrState, viewer: Seat | undefined): Scene => ({
  ...sizeOf(s),
  spaces: spacesOf(s),
  lines: [],
  pieces: piecesOf(s),
  trays: traysOf(s, viewer),
  seats: s.heroes.map((_, seat) => seatOf(s, seat)),
  phase: phaseOf(s),
});
