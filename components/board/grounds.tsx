import { grounds, type SceneGround } from '@/lib/rules/kernel/game/scene';

/** What is drawn into a cell of ten by ten, so that each ground reads without its colour. */
const marks: Readonly<Record<SceneGround, string>> = {
  blank: '',
  grass: 'M2 8v-2.4M3.4 8l.9-2M7 4V1.8M8.4 4l.9-1.8',
  forest: 'M2.5 6.5L4.5 2l2 4.5zM4.500 6.500v2M8 9.500l1-2.600 1 2.600',
  hills: 'M.5 7q2-4 4 0M5 3.500q2-3 4 0',
  mountain: 'M.5 8.500L4 2l3.500 6.500M5.800 5L7.200 2.800 9.600 7',
  marsh: 'M1 3h4M6.500 3h2.500M3 6.500h5M1 6.500h.8M5.500 5V3.600',
  water: 'M0 3q1.250-1.700 2.500 0t2.500 0 2.500 0 2.500 0M0 8q1.250-1.700 2.500 0t2.500 0 2.500 0 2.500 0',
  desert: 'M2 2.500h.1M7 4.500h.1M3.500 7.500h.1M8.500 8.800h.1',
  stone: 'M0 .2h10M0 5.200h10M3 .2v5M8 5.200v5',
  gold: 'M3 1.500l1.500 1.500L3 4.500 1.500 3zM8 6l1.500 1.500L8 9 6.500 7.500z',
  portal: 'M5 1.500a3.500 3.500 0 1 1-.1 0M5 3.600a1.400 1.400 0 1 1-.1 0',
  trap: 'M2 2l6 6M8 2l-6 6',
  void: 'M0 10L10 0M-2 2L2-2M8 12l4-4',
};

/** The patterns of all grounds, once for each board on a page. `unit` is the middling room of a space. */
export function Grounds({ id, unit }: { readonly id: string; readonly unit: number }) {
  const cell = unit * 0.62;
  return (
    <defs>
      {grounds.map((ground) => (
        <pattern
          key={ground}
          id={`${id}-${ground}`}
          width={cell}
          height={cell}
          viewBox="0 0 10 10"
          patternUnits="userSpaceOnUse"
        >
          <rect x={-1} y={-1} width={12} height={12} fill={`var(--ground-${ground})`} />
          <path
            d={marks[ground]}
            fill="none"
            stroke="var(--ground-mark)"
            strokeWidth={ground === 'desert' ? 1 : 0.7}
            strokeLinecap="round"
          />
        </pattern>
      ))}
      <pattern id={`${id}-back`} width={cell / 3} height={cell / 3} patternUnits="userSpaceOnUse">
        <rect width={cell} height={cell} fill="var(--tone-solid)" />
        <path d={`M0 0L${cell / 3} ${cell / 3}`} stroke="var(--on-solid)" strokeWidth={cell / 18} />
      </pattern>
    </defs>
  );
}
