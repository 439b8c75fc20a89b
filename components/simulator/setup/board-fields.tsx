'use client';

import { useMemo, type ReactNode } from 'react';
import { JudgedBoardView, type ByHand } from '../table/judged-board';
import { termsOf } from '@/components/builder/draft/terms-of-draft';
import { seededDice, type AnySystem } from '@/lib/rules';
import { judgeBoard, type AnyBoards, type JudgedBoard } from '@/lib/rules/playing';
import { BoardChoice } from './board-choice';
import { boardWish, partsOf, type BoardPick } from './board-pick';
import { SeedChoice } from './seed-choice';
import type { OwnBoard } from './use-own-boards';
import type { Wish } from './wish';

/** For which game a board is wished, and which. */
export type WishedBoard = Pick<Wish, 'board' | 'terms'> & { readonly players: number };

/** The choice of a board, which is shown and judged at once. */
export function BoardFields({
  system,
  game,
  wish: { board: pick, terms, players },
  icon,
  mine,
  finding,
  large = false,
  hand,
  beside,
  more,
  onChange,
}: {
  readonly system: AnySystem;
  readonly game: AnyBoards;
  readonly wish: WishedBoard;
  readonly icon: (name: string) => string;
  /** Those of the account that fit. */
  readonly mine?: readonly OwnBoard[];
  /** How others of the account are found. */
  readonly finding?: ReactNode;
  /** It is what the page is about: there is always one, and it is drawn as large as there is room. */
  readonly large?: boolean;
  /** How its drawing is taken in hand. */
  readonly hand?: (judged: JudgedBoard) => ByHand;
  /** What stands first beside its drawing. */
  readonly beside?: (judged: JudgedBoard) => ReactNode;
  /** More that can be done with the board that is shown. */
  readonly more?: (judged: JudgedBoard) => ReactNode;
  readonly onChange: (board: BoardPick) => void;
}) {
  const { boards } = game;
  const agreed = useMemo(() => termsOf(system, terms).terms, [system, terms]);
  const made = useMemo(() => {
    const wished = boardWish(pick);
    return wished && judgeBoard(game, wished, players, agreed, seededDice);
  }, [game, pick, players, agreed]);
  if (boards.named.length + boards.ways.length === 0) return null;
  const [kind, id] = partsOf(pick.from);
  const explains = (kind === 'way' ? boards.ways : boards.named).find((b) => b.id === id)?.explains;
  return (
    <div className="space-y-3">
      <div className="grid gap-2 sm:grid-cols-2">
        <BoardChoice
          system={system}
          game={game}
          value={pick}
          isNeeded={large}
          {...(mine ? { mine } : {})}
          onChange={onChange}
        />
        {kind === 'way' && (
          <div className="flex items-end gap-2">
            <SeedChoice
              label="Seed of the board"
              another="Another board"
              value={pick.seed}
              onChange={(seed) => onChange({ ...pick, seed })}
            />
          </div>
        )}
      </div>
      {finding}
      {explains && <p className="text-sm text-quiet">{explains}</p>}
      {made?.ok === false && <p className="text-sm text-bad">{made.problems[0]?.message}</p>}
      {made?.ok && (
        <JudgedBoardView
          system={system}
          judged={made.value}
          icon={icon}
          large={large}
          hand={hand?.(made.value)}
          beside={beside?.(made.value)}
        >
          {more?.(made.value)}
        </JudgedBoardView>
      )}
    </div>
  );
}
