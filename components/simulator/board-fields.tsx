'use client';

import { Save } from 'lucide-react';
import { useMemo } from 'react';
import { Board } from '@/components/board/board';
import { termsOf } from '@/components/builder/terms-of-draft';
import { saveFile } from '@/components/ui/save-file';
import { seededDice, type AnySystem } from '@/lib/rules';
import { boardOf, type AnyPlayable, type BoardFinding, type Fairness, type Scene } from '@/lib/rules/playing';
import { BoardChoice } from './board-choice';
import { boardText, boardWish, partsOf, type BoardPick } from './board-pick';
import { SeedChoice } from './seed-choice';
import type { Wish } from './wish';

interface Made {
  readonly board: unknown;
  readonly scene: Scene;
  readonly findings: readonly BoardFinding[];
  readonly fairness: readonly Fairness[];
}

/** The board that was chosen, judged; `why` it cannot be shown; undefined where the game deals it. */
function makeBoard(
  playable: AnyPlayable,
  pick: BoardPick,
  players: number,
  house: Readonly<Record<string, unknown>>,
): Made | { readonly why: string } | undefined {
  const wished = boardWish(pick);
  if (!wished) return undefined;
  const { boards } = playable;
  try {
    const read = boardOf(playable, wished, players, house, seededDice);
    if (!read.ok) return { why: read.problems[0]?.message ?? 'This is no board.' };
    return {
      board: read.value,
      scene: boards.scene(read.value),
      findings: boards.check(read.value, players, house),
      fairness: boards.fairness(read.value, players, house),
    };
  } catch {
    // Some ways have no board for so many players; a drawn one may hold together no better.
    return { why: 'There is no such board for so many players.' };
  }
}

/** The board of the game, shown and judged before it is played on. */
export function BoardFields({
  system,
  playable,
  wish,
  icon,
  onChange,
}: {
  readonly system: AnySystem;
  readonly playable: AnyPlayable;
  readonly wish: Wish;
  readonly icon: (name: string) => string;
  readonly onChange: (wish: Wish) => void;
}) {
  const { boards } = playable;
  const { board: pick, terms, seats } = wish;
  const players = seats.length;
  const house = useMemo(() => termsOf(system, terms).terms.house, [system, terms]);
  const made = useMemo(() => makeBoard(playable, pick, players, house), [playable, pick, players, house]);
  if (boards.named.length + boards.ways.length === 0) return null;
  const [kind, id] = partsOf(pick.from);
  const explains = (kind === 'way' ? boards.ways : boards.named).find((b) => b.id === id)?.explains;
  const set = (board: BoardPick) => onChange({ ...wish, board });
  return (
    <div className="space-y-3">
      <div className="grid gap-2 sm:grid-cols-2">
        <BoardChoice
          system={system}
          playable={playable}
          value={pick}
          players={players}
          house={house}
          onChange={set}
        />
        {kind === 'way' && (
          <div className="flex items-end gap-2">
            <SeedChoice
              label="Seed of the board"
              another="Another board"
              value={pick.seed}
              onChange={(seed) => set({ ...pick, seed })}
            />
          </div>
        )}
      </div>
      {explains && <p className="text-sm text-quiet">{explains}</p>}
      {made && 'why' in made && <p className="text-sm text-bad">{made.why}</p>}
      {made && 'scene' in made && (
        <div className="grid gap-3 sm:grid-cols-[minmax(0,20rem)_1fr]">
          <Board scene={made.scene} label="The board" icon={icon} />
          <div className="space-y-2 text-sm">
            {made.findings.map(({ code, severity, message }, i) => (
              <p key={i} className={severity === 'error' ? 'text-bad' : 'text-warn'}>
                {message} <span className="text-xs">({code})</span>
              </p>
            ))}
            {made.findings.length === 0 && <p className="text-good">It keeps all the rules of a board.</p>}
            <FairnessTable fairness={made.fairness} />
            <button
              type="button"
              className="button button-small"
              onClick={() =>
                saveFile(`${system.slug}-board.json`, boardText(system, made.board), 'application/json')
              }
            >
              <Save aria-hidden size={16} /> Save this board as text
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

function FairnessTable({ fairness }: { readonly fairness: readonly Fairness[] }) {
  if (fairness.length === 0) return null;
  return (
    <table className="w-full text-left">
      <caption className="text-left font-semibold">How even it is</caption>
      <tbody>
        {fairness.map(({ label, explains, bySeat, score }) => (
          <tr key={label} className="border-b border-line last:border-0">
            <th scope="row" className="py-1 pr-2 font-normal" title={explains}>
              {label}
            </th>
            <td className="py-1 pr-2 tabular-nums">
              {bySeat.map((n) => Math.round(n * 10) / 10).join(' : ')}
            </td>
            <td className="py-1 text-right font-semibold tabular-nums">{Math.round(score * 100)} %</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
