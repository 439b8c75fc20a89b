'use client';

import { FolderOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { lazyDialog } from '@/components/ui/lazy-part';
import type { AnySystem, Refusal } from '@/lib/rules';
import type { AnyBoards } from '@/lib/rules/playing';
import { partsOf, readBoardText, type BoardPick } from './board-pick';
import { fetchOwnBoard, type OwnBoard } from './use-own-boards';

const OpenText = lazyDialog(() => import('../keep/open-text').then((m) => m.OpenText));

/** So many faults of a text are told at once. */
const FIRST = 6;

/** The board: one of the system's own, one that is dealt, or one that somebody saved or drew. */
export function BoardChoice({
  system,
  game,
  label = 'Board',
  value,
  each = false,
  isNeeded = false,
  mine = [],
  onChange,
}: {
  readonly system: AnySystem;
  readonly game: AnyBoards;
  readonly label?: string;
  readonly value: BoardPick;
  /** What is dealt is dealt anew for each of many games. */
  readonly each?: boolean;
  /** It cannot be left to the game. */
  readonly isNeeded?: boolean;
  /** Those of the account that fit. */
  readonly mine?: readonly OwnBoard[];
  readonly onChange: (value: BoardPick) => void;
}) {
  const [opening, setOpening] = useState(false);
  const [problems, setProblems] = useState<readonly Refusal[]>([]);
  const { named, ways } = game.boards;
  const asked = useRef('');
  const take = (board: unknown, name?: string) =>
    onChange({ from: 'own', seed: value.seed, own: board as z.core.util.JSONType, name });
  const open = (text: string) => {
    const read = readBoardText(system, game, text);
    setProblems(read.ok ? [] : read.problems);
    if (!read.ok) return;
    setOpening(false);
    take(read.value);
  };
  const choose = async (from: string) => {
    asked.current = from;
    const [kind, id] = partsOf(from);
    if (kind !== 'saved') return onChange({ ...value, from });
    const kept = await fetchOwnBoard(id);
    // While it was on its way another one may have been chosen.
    if (kept && asked.current === from) take(kept.board, kept.name);
  };
  return (
    <div className="flex items-end gap-2 self-start">
      <label className="min-w-0 flex-1 text-sm font-semibold">
        {label}
        <select
          className="input mt-0.5 font-normal"
          value={value.from}
          onChange={(e) => void choose(e.target.value)}
        >
          {!isNeeded && <option value="">{each ? 'As each game deals it' : 'As the game deals it'}</option>}
          {value.own !== undefined && <option value="own">{value.name ?? 'Your own'}</option>}
          {mine.length > 0 && (
            <optgroup label="My boards">
              {mine.map(({ id, name }) => (
                <option key={id} value={`saved ${id}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          {named.length > 0 && (
            <optgroup label="Ready boards">
              {named.map((b) => (
                <option key={b.id} value={`named ${b.id}`}>
                  {b.name}
                </option>
              ))}
            </optgroup>
          )}
          {ways.length > 0 && (
            <optgroup label={each ? 'Dealt, another for each game' : 'Dealt from a seed'}>
              {ways.map((b) => (
                <option key={b.id} value={`way ${b.id}`}>
                  {b.name}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </label>
      <button
        type="button"
        className="button"
        aria-label="Open a board of your own"
        title="Open a board of your own"
        onClick={() => {
          setProblems([]);
          setOpening(true);
        }}
      >
        <FolderOpen aria-hidden size={18} />
      </button>
      {opening && (
        <OpenText
          title="Open a board"
          says={`A board of ${system.name} as text. Choose one that is dealt and save it to see how it is written; change what you like, and open it here.`}
          pasted="Or its text"
          onText={open}
          onClose={() => setOpening(false)}
          refused={
            problems.length > 0 && (
              <ul className="space-y-1">
                {problems.slice(0, FIRST).map(({ path, message }, i) => (
                  <li key={i}>
                    {path.length > 2 && <b>{path.slice(2).join(' › ')}: </b>}
                    {message}
                  </li>
                ))}
                {problems.length > FIRST && <li>… and {problems.length - FIRST} more.</li>}
              </ul>
            )
          }
        />
      )}
    </div>
  );
}
