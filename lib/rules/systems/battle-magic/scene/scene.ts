import type { Seat } from '../../../kernel/game/engine';
import type { Scene, ScenePiece, SceneSeat, SceneSpace } from '../../../kernel/game/scene';
import { counted } from '../../../kernel/words/words';
import { groundScene } from '../boards/map-scene';
import { ATTACHED, CUP, type BmGame, type BmState } from '../engine/state';
import { iconOf, idOf, kindOf, ownedBy, seatName, seatTone, unitName } from './names';
import { phaseOf } from './phase';
import { traysOf } from './trays';

const grounds = new WeakMap<BmGame, ReturnType<typeof groundScene>>();

/** What of the map does not change, made once for a game. */
function groundOf(game: BmGame): ReturnType<typeof groundScene> {
  let found = grounds.get(game);
  if (!found) grounds.set(game, (found = groundScene(game.map, game.house.minBorderMm)));
  return found;
}

/** Artifacts on a unit. */
const artifactsOn = (s: BmState, unit: number): number[] => {
  const { first, ownerOf } = s.game;
  const seat = ownerOf[unit]!;
  const found: number[] = [];
  for (let chit = first[seat]!; chit < first[seat + 1]!; chit++)
    if (s.at[chit] === ATTACHED && s.on[chit] === unit) found.push(chit);
  return found;
};

function nameOf(s: BmState, unit: number, artifacts: number): string {
  const seat = s.game.ownerOf[unit]!;
  const said = [
    `${ownedBy(seat)} ${unitName(s, unit)}`,
    ...(artifacts > 0 ? [`with ${counted(artifacts, 'artifact')}`] : []),
    ...(s.on[unit]! >= 0 ? [`aboard ${unitName(s, s.on[unit]!)}`] : []),
    ...(s.attacked[unit] ? ['has attacked'] : []),
    ...(s.leader === unit ? [`${counted(s.pool, 'move point')} left`] : []),
  ];
  return said.join(', ');
}

/** Units with their strength: cards in battle, and what artifacts add (3.3 of the ledger). Castles are large, the carried small. */
function pieceOf(s: BmState, unit: number): ScenePiece {
  const kind = kindOf(s, unit);
  const adds = artifactsOn(s, unit).reduce((sum, chit) => sum + kindOf(s, chit).adds, 0);
  const size = kind.keepsAlive ? 'large' : s.on[unit]! >= 0 ? 'small' : undefined;
  return {
    id: idOf.unit(unit),
    space: idOf.space(s.at[unit]!),
    seat: s.game.ownerOf[unit]!,
    name: nameOf(s, unit, artifactsOn(s, unit).length),
    icon: iconOf(s, unit),
    label: adds > 0 ? `${kind.draws}+${adds}` : String(kind.draws),
    ...(s.attacked[unit] ? { state: 'spent' as const } : {}),
    ...(size === undefined ? {} : { size }),
  };
}

const piecesOf = (s: BmState): ScenePiece[] =>
  s.at.flatMap((at, unit) => (at >= 0 ? [pieceOf(s, unit)] : []));

function seatOf(s: BmState, seat: Seat): SceneSeat {
  const { first } = s.game;
  let [units, cup] = [0, 0];
  for (let chit = first[seat]!; chit < first[seat + 1]!; chit++) {
    if (s.at[chit]! >= 0) units++;
    if (s.at[chit] === CUP) cup++;
  }
  return {
    seat,
    name: seatName(seat),
    tone: seatTone(seat),
    alive: s.alive[seat] === 1,
    facts: [
      { label: 'Castles', value: String(s.castles[seat]) },
      { label: 'Units on the map', value: String(units) },
      { label: 'Cards', value: String(s.hand[seat]!.length) },
      { label: 'Recruit pile', value: String(s.pile[seat]!.length) },
      { label: 'Draw cup', value: String(cup) },
    ],
  };
}

/** The position as the view shows it; hands of others stay covered. */
export function scene(s: BmState, viewer: Seat | undefined): Scene {
  const ground = groundOf(s.game);
  const spent = new Set(s.ruined);
  const spaces = ground.spaces.map((space, at): SceneSpace => {
    const seat = s.holder[at]!;
    const name = spent.has(at) ? `${space.name}, searched already` : space.name;
    return seat < 0 && name === space.name ? space : { ...space, name, ...(seat < 0 ? {} : { seat }) };
  });
  return {
    ...ground,
    spaces,
    pieces: piecesOf(s),
    trays: traysOf(s, viewer),
    seats: Array.from({ length: s.game.players }, (_, seat) => seatOf(s, seat)),
    phase: phaseOf(s),
  };
}
