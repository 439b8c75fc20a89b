import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react';

const steps = [
  ['Closer', ZoomIn, 1.6],
  ['Farther', ZoomOut, 1 / 1.6],
  ['The whole board', Maximize2, 0.001],
] as const;

/** Nearer to the board and back, without wheel or pinch. */
export const ZoomButtons = ({
  whole,
  onZoom,
}: {
  /** All of it is seen: there is no farther. */
  readonly whole: boolean;
  readonly onZoom: (by: number) => void;
}) => (
  <div className="absolute right-2 bottom-2 flex gap-1">
    {steps.map(([name, Icon, by]) => (
      <button
        key={name}
        type="button"
        aria-label={name}
        title={name}
        disabled={by < 1 && whole}
        className="grid size-10 place-items-center rounded-lg border border-line-strong bg-sheet/90 disabled:hidden"
        onClick={() => onZoom(by)}
      >
        <Icon aria-hidden size={18} />
      </button>
    ))}
  </div>
);
