'use client';

import { useMemo } from 'react';
import { Board } from '@/components/board/board';
import { termsOf } from '@/components/builder/terms-of-draft';
import { seededDice, type AnySystem } from '@/lib/rules';
import { boardOf, type AnyPlayable } from '@/lib/rules/playing';
import { boardWish, type Wish } from './wish';
import { SeedChoice } from './seed-choice';

/** The board: one of the system's own, one dealt from a seed, or the one that the game deals. Shown before it is played on. */
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
  const { board, boardSeed, terms, seats } = wish;
  const players = seats.length;
  const made = useMemo(() => {
    const wished = boardWish({ board, boardSeed });
    if (!wished) return undefined;
    const { house } = termsOf(system, terms).terms;
    try {
      const read = boardOf(playable, wished, players, house, seededDice);
      if (!read.ok) return undefined;
      return {
        scene: boards.scene(read.value),
        findings: boards.check(read.value, players, house),
        fairness: boards.fairness(read.value, players, house),
      };
    } catch {
      // Some ways have no board for so many players; starting the game says why.
      return undefined;
    }
  }, [system, playable, boards, board, boardSeed, terms, players]);
  if (boards.named.length + boards.ways.length === 0) return null;
  const [kind, id = ''] = board.split(/ (.*)/s);
  const explains = (kind === 'way' ? boards.ways : boards.named).find((b) => b.id === id)?.explains;
  return (
    <div className="space-y-3">
      <div className="grid gap-2 sm:grid-cols-2">
        <label className="text-sm font-semibold">
          Board
          <select
            className="input mt-0.5 font-normal"
            value={board}
            onChange={(e) => onChange({ ...wish, board: e.target.value })}
          >
            <option value="">As the game deals it</option>
            {boards.named.length > 0 && (
              <optgroup label="Ready boards">
                {boards.named.map((b) => (
                  <option key={b.id} value={`named ${b.id}`}>
                    {b.name}
                  </option>
                ))}
              </optgroup>
            )}
            {boards.ways.length > 0 && (
              <optgroup label="Dealt from a seed">
                {boards.ways.map((b) => (
                  <option key={b.id} value={`way ${b.id}`}>
                    {b.name}
                  </option>
                ))}
              </optgroup>
            )}
          </select>
        </label>
        {kind === 'way' && (
          <div className="flex items-end gap-2">
            <SeedChoice
              label="Seed of the board"
              another="Another board"
              value={boardSeed}
              onChange={(seed) => onChange({ ...wish, boardSeed: seed })}
            />
          </div>
        )}
      </div>
      {explains && <p className="text-sm text-quiet">{explains}</p>}
      {made && (
        <div className="grid gap-3 sm:grid-cols-[minmax(0,20rem)_1fr]">
          <Board scene={made.scene} label="The board" icon={icon} />
          <div className="space-y-2 text-sm">
            {made.findings.map(({ code, severity, message }, i) => (
              <p key={i} className={severity === 'error' ? 'text-bad' : 'text-warn'}>
                {message} <span className="text-xs">({code})</span>
              </p>
            ))}
            {made.fairness.length > 0 && (
              <table className="w-full text-left">
                <caption className="text-left font-semibold">How even it is</caption>
                <tbody>
                  {made.fairness.map(({ label, explains: why, bySeat, score }) => (
                    <tr key={label} className="border-b border-line last:border-0">
                      <th scope="row" className="py-1 pr-2 font-normal" title={why}>
                        {label}
                      </th>
                      <td className="py-1 pr-2 tabular-nums">
                        {bySeat.map((n) => Math.round(n * 10) / 10).join(' : ')}
                      </td>
                      <td className="py-1 text-right font-semibold tabular-nums">
                        {Math.round(score * 100)} %
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
