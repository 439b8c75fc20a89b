'use client';

import { useState } from 'react';

/** The way back and forth through the changes of a board; absent where there is none. */
export interface BoardSteps {
  /** `joins`: it goes on with the change before, and is taken back together with it. */
  readonly change: (board: unknown, joins: boolean) => void;
  readonly undo?: (() => void) | undefined;
  readonly redo?: (() => void) | undefined;
  /** Another board is begun with. */
  readonly forget: () => void;
}

interface Kept {
  readonly past: readonly unknown[];
  readonly future: readonly unknown[];
}
const NONE: Kept = { past: [], future: [] };
const MOST = 200;

/** Remembers how a board was; `show` puts one on the page. */
export function useSteps(board: unknown, show: (board: unknown) => void): BoardSteps {
  const [{ past, future }, setKept] = useState(NONE);
  const go = (next: unknown, kept: Kept) => () => {
    setKept(kept);
    show(next);
  };
  return {
    change: (next, joins) => go(next, { past: joins ? past : [...past, board].slice(-MOST), future: [] })(),
    forget: () => setKept(NONE),
    undo:
      past.length > 0 ? go(past.at(-1), { past: past.slice(0, -1), future: [board, ...future] }) : undefined,
    redo: future.length > 0 ? go(future[0], { past: [...past, board], future: future.slice(1) }) : undefined,
  };
}
