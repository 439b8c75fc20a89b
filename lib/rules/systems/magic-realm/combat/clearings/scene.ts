import type { Scene, ScenePiece, SceneSpace } from '../../../../kernel/game/scene';
import { listed } from '../../../../kernel/words/words';
import { entries } from '../../catalogue';
import { clearingGrounds } from '../scene/layout';
import type { MrBoard } from './board';
import { rows, spaceOf } from './rows';

const byId = new Map(entries.map((one) => [one.id, one]));

const WIDTH = 600;
const TOP = 90;
const ROW = 96;
const columns = 2;
const at = (i: number): readonly [number, number] => [
  (i % columns) * (WIDTH / columns),
  TOP + Math.floor(i / columns) * ROW,
];

const rectangle = (x: number, y: number, w: number, h: number): readonly number[] => [
  x,
  y,
  x + w,
  y,
  x + w,
  y + h,
  x,
  y + h,
];

const placeWords = ({ clearing, colors, rivals, hidden }: MrBoard): string =>
  [
    `a ${clearing} clearing`,
    colors.length > 0 ? `${listed(colors)} magic` : 'no color magic',
    rivals ? 'the characters are rivals' : 'the characters stand together',
    ...(hidden ? ['hidden at first'] : []),
  ].join(', ');

const signs: Readonly<Record<string, string>> = { ghosts: 'Gh' };

const spacesOf = (board: MrBoard): SceneSpace[] => [
  {
    id: 'clearing',
    name: `The clearing: ${placeWords(board)}`,
    shape: rectangle(0, 0, WIDTH, TOP),
    ground: clearingGrounds[board.clearing],
  },
  ...rows.map(({ id, name }, i): SceneSpace => {
    const [x, y] = at(i);
    const isWide = i === rows.length - 1 && rows.length % columns === 1;
    return {
      id,
      name: `${name} of the appearance chart`.replace('Ghosts of the appearance chart', 'Ghosts'),
      shape: rectangle(x, y, isWide ? WIDTH : WIDTH / columns, ROW),
      ground: i % 2 === Math.floor(i / columns) % 2 ? 'grass' : 'blank',
      label: signs[id] ?? id.replace('row-', ''),
    };
  }),
];

const piecesOf = ({ denizens }: MrBoard): ScenePiece[] =>
  Object.entries(denizens).map(([id, count]) => ({
    id: `denizen-${id}`,
    space: spaceOf(id),
    name: `${byId.get(id)?.name ?? id}, ${count}`,
    icon: byId.get(id)?.icon ?? 'hazard-sign',
    ...(count > 1 ? { label: String(count) } : {}),
  }));

/** The clearing, and what lives in it by rows of the appearance chart. */
export const boardScene = (board: MrBoard): Scene => ({
  width: WIDTH,
  height: TOP + Math.ceil(rows.length / columns) * ROW,
  spaces: spacesOf(board),
  lines: [],
  pieces: piecesOf(board),
  trays: [],
  seats: [],
  phase: { title: 'Clearing', explains: `This is ${placeWords(board)}.`, rule: 'MR-090' },
});
