import type { SceneMark } from '@/lib/rules/kernel/game/scene';
import { Print } from './print';
import { CAPITAL } from './printed';

/** Words printed on a board. */
export const Marks = ({ marks = [] }: { readonly marks?: readonly SceneMark[] | undefined }) =>
  marks.map(({ x, y, size, label }) => (
    <Print key={`${x} ${y}`} x={x} y={y} size={size / CAPITAL}>
      {label}
    </Print>
  ));
