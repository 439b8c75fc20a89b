import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react';

const steps = [
  ['Closer', ZoomIn, 1.6],
  ['Farther', ZoomOut, 1 / 1.6],
  ['The whole board', Maximize2, 0.001],
] as const;

/** Nearer to the board and back, without wheel or pinch. They stand beside the board: on it they would cover spaces. */
export const ZoomButtons = ({
  whole,
  onZoom,
}: {
  /** All of it is seen: there is no farther. */
  readonly whole: boolean;
  readonly onZoom: (by: number) => void;
}) => (
  <div className="flex shrink-0 gap-1 text-ink print:hidden">
    {steps.map(([name, Icon, by]) => (
      <button
        key={name}
        type="button"
        aria-label={name}
        title={name}
        disabled={by < 1 && whole}
        className="grid size-10 place-items-center rounded-lg border border-line-strong bg-sheet disabled:hidden"
        onClick={() => onZoom(by)}
      >
        <Icon aria-hidden size={18} />
      </button>
    ))}
  </div>
);
