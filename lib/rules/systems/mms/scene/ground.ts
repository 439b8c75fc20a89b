import type { SceneGround, SceneLine, SceneSpace } from '../../../kernel/game/scene';
import { CAN, CLOSED, OPEN, type GameCard } from '../engine/cards';
import type { MmsState } from '../engine/state';
import { cornersOf, rimLabel, SIDE } from './mat';
import { cardName, pieceName, seatName, squareId, squareName } from './names';

/** What the starter set's Terrain looks like; cards of an agreement are painted by their letters. */
const grounds: Readonly<Record<string, SceneGround>> = {
  woods: 'forest',
  'haunted-forest': 'forest',
  thicket: 'forest',
  hill: 'hills',
  rocks: 'mountain',
  swamp: 'marsh',
  'mist-hollow': 'marsh',
  river: 'water',
  moat: 'water',
  chasm: 'void',
  'old-road': 'desert',
  'standing-stones': 'stone',
};

/** What Terrain of the starter set looks like. */
export const terrainGround = (id: string): SceneGround => grounds[id] ?? 'grass';

function groundOf(card: GameCard): SceneGround {
  const known = grounds[card.id];
  if (known) return known;
  if (card.kind !== 'terrain') return 'stone';
  if (card.can & CAN.trap || card.closesFree === CLOSED) return 'trap';
  if (card.closesFree !== OPEN) return 'water';
  if (card.can & CAN.conceals) return 'forest';
  return card.freeMod < 0 ? 'hills' : 'desert';
}

/** Whose an area is, in words; of nobody nothing is said. */
const held = (s: MmsState, area: number): string =>
  s.control[area]! < 0 ? '' : `, held by ${seatName(s.control[area]!)}`;

/** What fell on a square with its bearers (`dropArtifacts`). */
function droppedAt(s: MmsState, at: number): string {
  const there: string[] = [];
  for (let i = 0; i < s.dropped.length; i += 2)
    if (s.dropped[i] === at) there.push(cardName(s, s.dropped[i + 1]!));
  return there.length === 0 ? '' : `, on the ground: ${there.join(', ')}`;
}

/** Nothing is joined yet: the parts of the players still matter. */
const isLaidOut = (s: MmsState): boolean => s.phase !== 'layout';

function squareOf(s: MmsState, at: number): SceneSpace {
  const { cards, part, width } = s.game;
  const under = s.areaOn[at]!;
  const bridge = s.bridgeOn[at]!;
  const card = under < 0 ? undefined : cards[s.card[under]!];
  const terrain = card?.kind === 'terrain' ? card : undefined;
  const owner = terrain ? s.control[under]! : -1;
  const what = under < 0 ? '' : `, ${pieceName(s, under)}${held(s, under)}`;
  const over = bridge < 0 ? '' : `, ${pieceName(s, bridge)}${held(s, bridge)}`;
  const whose = part[at]! < 0 ? ', neutral' : `, part of ${seatName(part[at]!)}`;
  return {
    id: squareId(at, width),
    name: `${squareName(s, at)}${what}${over}${isLaidOut(s) ? '' : whose}${droppedAt(s, at)}`,
    shape: cornersOf(at, width),
    ground:
      card && card.kind !== 'engine' ? groundOf(card) : isLaidOut(s) || part[at]! >= 0 ? 'grass' : 'void',
    ...(terrain ? { icon: terrain.icon } : {}),
    ...rimLabel(at, width),
    ...(owner < 0 ? {} : { seat: owner }),
  };
}

/** Every square of the mat with what the viewer knows to lie there. */
export const squaresOfScene = (s: MmsState): SceneSpace[] =>
  Array.from({ length: s.game.part.length }, (_, at) => squareOf(s, at));

/** The borders between the parts of a mat. */
export function bordersOf(parts: readonly number[], width: number): SceneLine[] {
  const lines: SceneLine[] = [];
  parts.forEach((part, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const [left, top] = [x * SIDE, y * SIDE];
    if (x + 1 < width && parts[at + 1] !== part)
      lines.push({ kind: 'border', points: [left + SIDE, top, left + SIDE, top + SIDE] });
    if (parts[at + width] !== undefined && parts[at + width] !== part)
      lines.push({ kind: 'border', points: [left, top + SIDE, left + SIDE, top + SIDE] });
  });
  return lines;
}
