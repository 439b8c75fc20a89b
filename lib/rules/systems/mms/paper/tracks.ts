import type { PaperBoard, PaperDrawing } from '../../../kernel/catalogue/paper';
import type { MmsHouse } from '../house';

/** A field holds one of the round markers. */
const FIELD_MM = 15;
/** As many in a row as lie on a sheet of A5 with its margins. */
const ACROSS = 8;
const HEAD_MM = 8;
/** Rounds on the track; a longer game goes round again (ledger chapter 9). */
const ROUNDS = 40;

interface Track {
  readonly id: string;
  readonly name: string;
  readonly numbers: readonly number[];
}

const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const tracksOf = ({ maxRounds, stalemateRounds }: MmsHouse): readonly Track[] => [
  { id: 'round', name: 'Round', numbers: upTo(1, Math.min(ROUNDS, maxRounds)) },
  // None at the end of the round in which the condition first holds (MMS-R45).
  { id: 'fruitless', name: 'Fruitless rounds', numbers: upTo(0, stalemateRounds) },
];

const heightOf = ({ numbers }: Track): number => HEAD_MM + Math.ceil(numbers.length / ACROSS) * FIELD_MM;

function draw(house: MmsHouse): PaperDrawing {
  const wMm = ACROSS * FIELD_MM;
  let top = 0;
  const drawn = tracksOf(house).map((track) => {
    const begin = top;
    top += heightOf(track);
    const fields = track.numbers.map((number, i) => {
      const x = (i % ACROSS) * FIELD_MM;
      const y = begin + HEAD_MM + Math.floor(i / ACROSS) * FIELD_MM;
      return { number, x, y };
    });
    return {
      spaces: fields.map(({ number, x, y }) => ({
        id: `${track.id}-${number}`,
        name: `${track.name} ${number}`,
        shape: [x, y, x + FIELD_MM, y, x + FIELD_MM, y + FIELD_MM, x, y + FIELD_MM],
        ground: 'blank' as const,
      })),
      marks: [
        { x: wMm / 2, y: begin + HEAD_MM / 2, label: track.name, sizeMm: 4 },
        ...fields.map(({ number, x, y }) => ({
          x: x + FIELD_MM / 2,
          y: y + FIELD_MM / 2,
          label: String(number),
          sizeMm: 5,
        })),
      ],
    };
  });
  return {
    name: 'Tracks',
    wMm,
    hMm: top,
    spaces: drawn.flatMap(({ spaces }) => spaces),
    lines: [],
    marks: drawn.flatMap(({ marks }) => marks),
  };
}

/** Where the table counts its rounds, and those without an elimination, as far as the agreement lets them go. */
export const tracks: PaperBoard<MmsHouse> = {
  id: 'tracks',
  name: 'Tracks of rounds',
  explains:
    'Fields of 15 mm for the round and for the fruitless rounds before a stalemate; a game longer than the track goes round again.',
  asks: [],
  rules: ['MMS-075', 'MMS-087', 'MMS-R45', 'MMS-R47'],
  draw: (_, house) => [draw(house)],
};
