'use client';

import { Save } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Board } from '@/components/board/board';
import { BoardInWords } from '@/components/board/board-in-words';
import { BoardKey } from '@/components/board/board-key';
import { boardText } from '../setup/board-pick';
import { saveFile } from '@/components/ui/save-file';
import type { AnySystem } from '@/lib/rules';
import type { Fairness, JudgedBoard } from '@/lib/rules/playing';

/** What of a drawing may be picked, and what is. */
export type ByHand = Pick<ComponentProps<typeof Board>, 'lit' | 'picked' | 'marked' | 'onPick'>;

const NOTHING: ReadonlySet<string> = new Set();
const ignore = () => undefined;

/** A board as a picture, with what its rules find and how even it is. */
export function JudgedBoardView({
  system,
  judged: { board, scene, findings, fairness },
  icon,
  large = false,
  hand,
  beside,
  children,
}: {
  readonly system: AnySystem;
  readonly judged: JudgedBoard;
  readonly icon: (name: string) => string;
  readonly large?: boolean;
  readonly hand?: ByHand | undefined;
  /** Stands first beside the drawing. */
  readonly beside?: ReactNode;
  /** More that can be done with it. */
  readonly children?: ReactNode;
}) {
  return (
    <div
      className={
        large
          ? 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]'
          : 'grid gap-3 sm:grid-cols-[minmax(0,20rem)_1fr]'
      }
    >
      <div className="space-y-3">
        <Board scene={scene} label="The board" icon={icon} {...hand} />
        {large && <BoardInWords scene={scene} lit={hand?.lit ?? NOTHING} onPick={hand?.onPick ?? ignore} />}
      </div>
      <div className="space-y-3 text-sm">
        {beside}
        {findings.map(({ code, severity, message }, i) => (
          <p key={i} className={severity === 'error' ? 'text-bad' : 'text-warn'}>
            {message} <span className="text-xs">({code})</span>
          </p>
        ))}
        {findings.length === 0 && <p className="text-good">It keeps all the rules of a board.</p>}
        <FairnessTable fairness={fairness} />
        {scene.key && <BoardKey of={scene.key} />}
        <p className="flex flex-wrap gap-2">
          <button
            type="button"
            className="button button-small"
            onClick={() =>
              saveFile(`${system.slug}-board.json`, boardText(system, board), 'application/json')
            }
          >
            <Save aria-hidden size={16} /> Save this board as text
          </button>
          {children}
        </p>
      </div>
    </div>
  );
}

function FairnessTable({ fairness }: { readonly fairness: readonly Fairness[] }) {
  if (fairness.length === 0) return null;
  return (
    <table className="w-full text-left">
      <caption className="text-left font-semibold">
        {fairness.every(({ whole }) => whole !== undefined) ? 'The board in figures' : 'How even it is'}
      </caption>
      <tbody>
        {fairness.map(({ label, explains, bySeat, whole, score }) => (
          <tr key={label} className="border-b border-line last:border-0">
            <th scope="row" className="py-1 pr-2 font-normal" title={explains}>
              {label}
            </th>
            <td className="py-1 pr-2 tabular-nums">
              {(whole === undefined ? bySeat : [whole]).map((n) => Math.round(n * 10) / 10).join(' : ')}
            </td>
            <td className="py-1 text-right font-semibold tabular-nums">
              {score !== undefined && `${Math.round(score * 100)} %`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
