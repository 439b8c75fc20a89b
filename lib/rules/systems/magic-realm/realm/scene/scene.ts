import type { Seat } from '../../../../kernel/game/engine';
import type { Scene, SceneSpace } from '../../../../kernel/game/scene';
import type { RealmState } from '../engine/state';
import { fightScene, shownFight } from './fight';
import { groundNow } from './map';
import { phaseOf } from './phase';
import { dwellingWords, piecesOf } from './pieces';
import { seatsOf } from './seats';
import { traysOf } from './trays';

/** The map with all that stands on it, and what lies beside it. */
function mapNow(s: RealmState, viewer: Seat | undefined): Scene {
  const { scene: ground, racks } = groundNow(s);
  const dwellings = dwellingWords(s);
  const pieces = piecesOf(s, viewer);
  const taken = new Set(pieces.map(({ space }) => space));
  const named = (space: SceneSpace): SceneSpace => {
    const dwelling = dwellings.get(space.id);
    return dwelling === undefined ? space : { ...space, name: `${space.name}; ${dwelling}` };
  };
  return {
    ...ground,
    spaces: [...ground.spaces.map(named), ...[...racks.values()].filter(({ id }) => taken.has(id))],
    pieces,
    trays: traysOf(s, viewer),
    seats: seatsOf(s, viewer),
    phase: phaseOf(s, viewer),
  };
}

/** The position as its viewer may see it: the map, or while one is fought the combat of a clearing. */
export function scene(s: RealmState, viewer: Seat | undefined): Scene {
  const fight = shownFight(s);
  return fight ? fightScene(s, fight, viewer) : mapNow(s, viewer);
}
