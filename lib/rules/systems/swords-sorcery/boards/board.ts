/** A domain: a graph of spots with one nexus, trap spots and four teleport pads. (SS-057, SS-066) */
export const spotTypes = ['plain', 'trap', 'nexus'] as const;
export type SpotType = (typeof spotTypes)[number];

/** Transmitter and receiver, at the left and at the right side. */
export const padIds = ['TXL', 'RXL', 'TXR', 'RXR'] as const;
export type PadId = (typeof padIds)[number];

/** Places in millimetres on the drawing area, from its top left corner. */
export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly type: SpotType;
}

/** Two spots that a drawn line joins. */
export type Line = readonly [string, string];

/** A pad is no spot: nobody stands on it. It names the spots beside it. */
export interface Pad {
  readonly id: PadId;
  readonly x: number;
  readonly y: number;
  readonly attached: readonly string[];
}

export interface Board {
  readonly spots: readonly Spot[];
  readonly lines: readonly Line[];
  readonly pads: readonly Pad[];
  /** Spots of the rocks that stand there at the start, where a table plays with them. */
  readonly rocks: readonly string[];
}

/** The drawing area of a domain sheet, on A4 landscape. */
export const drawingArea = { wMm: 270, hMm: 180 } as const;

type Row = readonly [id: string, x: number, y: number, neighbours: string];

interface Plan {
  readonly nexus: string;
  readonly traps: string;
  readonly rocks: string;
  readonly pads: readonly (readonly [PadId, number, number, string])[];
  readonly spots: readonly Row[];
}

const words = (text: string): readonly string[] => text.split(' ');

/** A board from its plan: rows name their neighbours, each line stands in both rows. */
export function drawBoard(plan: Plan): Board {
  const traps = new Set(words(plan.traps));
  return {
    spots: plan.spots.map(([id, x, y]) => ({
      id,
      x,
      y,
      type: id === plan.nexus ? 'nexus' : traps.has(id) ? 'trap' : 'plain',
    })),
    lines: plan.spots.flatMap(([id, , , neighbours]) =>
      words(neighbours)
        .filter((other) => id < other)
        .map((other) => [id, other] as const),
    ),
    pads: plan.pads.map(([id, x, y, attached]) => ({ id, x, y, attached: words(attached) })),
    rocks: words(plan.rocks),
  };
}
