import type { Scene, SceneGround, SceneLine, ScenePiece, SceneSpace } from '../../../kernel/game/scene';
import { drawingArea, type Board, type PadId, type SpotType } from '../boards/board';
import { linkOf, spaceId, type Realm } from '../boards/realm';
import { seatName } from './seats';

const GAP = 12;
const SPOT = 11;
const PAD = 9;

/** Where each domain lies in the scene: one below the other, from four players in two columns. */
function domainPlaces(count: number): {
  readonly width: number;
  readonly height: number;
  readonly at: readonly (readonly [x: number, y: number])[];
} {
  const columns = count > 3 ? 2 : 1;
  const rows = Math.ceil(count / columns);
  const { wMm, hMm } = drawingArea;
  // Down the first column and up the second, so that neighbours of the ring lie side by side.
  const at = Array.from({ length: count }, (_, seat): readonly [number, number] => {
    const column = seat < rows ? 0 : 1;
    const row = column === 0 ? seat : count - 1 - seat;
    return [GAP + column * (wMm + GAP), GAP + row * (hMm + GAP)];
  });
  return { width: GAP + columns * (wMm + GAP), height: GAP + rows * (hMm + GAP), at };
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** Corners of a regular figure, the first one half a side off the top so that it stands flat. */
const figure = (x: number, y: number, radius: number, corners: number): number[] =>
  Array.from({ length: corners }, (_, i) => {
    const turn = ((2 * i + 1) * Math.PI) / corners - Math.PI / 2;
    return [round(x + radius * Math.cos(turn)), round(y + radius * Math.sin(turn))];
  }).flat();

type Point = readonly [x: number, y: number];

/** The line between two figures from rim to rim, so that it crosses neither them nor their names. */
function between([x, y]: Point, radius: number, [toX, toY]: Point, toRadius: number): number[] {
  const long = Math.hypot(toX - x, toY - y) || 1;
  const along = (by: number): number[] => [
    round(x + ((toX - x) * by) / long),
    round(y + ((toY - y) * by) / long),
  ];
  return [...along(radius), ...along(long - toRadius)];
}

const grounds: Readonly<Record<SpotType, SceneGround>> = { plain: 'stone', trap: 'trap', nexus: 'gold' };
const spotWords: Readonly<Record<SpotType, string>> = { plain: '', trap: ', trap spot', nexus: ', nexus' };

const padWords = (pad: PadId, place: number, ring: readonly number[]): string => {
  const side = pad.endsWith('L') ? 'left' : 'right';
  const here = seatName(ring[place]!);
  if (pad === 'TXL' || pad === 'TXR')
    return `Transmitter on the ${side} of ${here}, leads to ${seatName(ring[linkOf(pad, place, ring.length).seat]!)}`;
  const from = (place + (pad === 'RXR' ? ring.length - 1 : 1)) % ring.length;
  return `Receiver on the ${side} of ${here}, from ${seatName(ring[from]!)}`;
};

/** The drawn ground of all domains: spots, pads and the lines between them. (SS-R77, SS-R19) */
export function groundOf(
  boards: readonly (Board | undefined)[],
  ring: readonly number[] = boards.map((_, seat) => seat),
): {
  readonly width: number;
  readonly height: number;
  readonly spaces: readonly SceneSpace[];
  readonly lines: readonly SceneLine[];
} {
  const { width, height, at } = domainPlaces(ring.length);
  const spaces: SceneSpace[] = [];
  const lines: SceneLine[] = [];
  boards.forEach((board, seat) => {
    const place = ring.indexOf(seat);
    if (!board || place < 0) return;
    const [left, top] = at[place]!;
    const { wMm, hMm } = drawingArea;
    const [right, bottom] = [left + wMm, top + hMm];
    lines.push({ kind: 'border', points: [left, top, right, top, right, bottom, left, bottom, left, top] });
    const places = new Map(board.spots.map((s) => [s.id, [left + s.x, top + s.y] as const]));
    for (const [a, b] of board.lines) {
      const [from, to] = [places.get(a), places.get(b)];
      if (from && to) lines.push({ kind: 'road', points: between(from, SPOT, to, SPOT) });
    }
    for (const pad of board.pads)
      for (const spot of pad.attached) {
        const to = places.get(spot);
        if (to) lines.push({ kind: 'link', points: between([left + pad.x, top + pad.y], PAD, to, SPOT) });
      }
    for (const { id, x, y, type } of board.spots)
      spaces.push({
        id: spaceId(seat, id),
        name: `${id} of ${seatName(seat)}${spotWords[type]}`,
        shape: figure(left + x, top + y, SPOT, 12),
        ground: grounds[type],
        label: id,
        seat,
        ...(type === 'nexus' ? { icon: 'star-swirl' } : {}),
      });
    for (const { id, x, y } of board.pads)
      spaces.push({
        id: spaceId(seat, id),
        name: padWords(id, place, ring),
        shape: figure(left + x, top + y, PAD, 6),
        ground: 'portal',
        label: id.startsWith('TX') ? 'Tx' : 'Rx',
        icon: id.startsWith('TX') ? 'portal' : 'magic-portal',
        seat,
      });
  });
  return { width, height, spaces, lines };
}

/** Domains before anybody has placed a piece, with their optional rocks. */
export function openBoard({ domains }: Realm): Scene {
  const pieces: ScenePiece[] = domains.flatMap((board, seat) =>
    board.rocks.map((spot) => ({
      id: `rock-${spaceId(seat, spot)}`,
      space: spaceId(seat, spot),
      name: `Optional rock on ${spot}`,
      icon: 'rock',
      state: 'spent' as const,
    })),
  );
  return {
    ...groundOf(domains),
    pieces,
    trays: [],
    seats: [],
    phase: {
      title: domains.length === 1 ? 'An empty domain' : 'Empty domains',
      explains: 'Rocks are shown pale: they stand there only where the table agreed on rocks at the start.',
      rule: 'SS-R77',
    },
  };
}
