'use client';

import { useState } from 'react';
import type { AnyPlayable } from '@/lib/rules/playing';
import { narrow, onlyChoice, touch, type Offered } from './narrow';
import { chancesOf } from './odds-before';

/** What is picked so far of a choice, and which choice waits for its odds to be read. */
export interface Picking {
  readonly picked: readonly string[];
  readonly lit: ReadonlySet<string>;
  readonly left: readonly Offered[];
  readonly asked: Offered | undefined;
  readonly pick: (id: string) => void;
  readonly choose: (choice: Offered) => void;
  readonly clear: () => void;
}

interface Kept {
  readonly key: number;
  readonly picked: readonly string[];
  readonly asked?: Offered;
}

/** Things are touched one after the other until one choice is left; `key` changes with every decision. */
export function usePicking(
  playable: AnyPlayable,
  key: number,
  offered: readonly Offered[],
  onChoose: (choice: Offered) => void,
): Picking {
  const [kept, setKept] = useState<Kept>({ key, picked: [] });
  const { picked, asked } = kept.key === key ? kept : { picked: [], asked: undefined };
  const choose = (choice: Offered) => {
    if (asked === undefined && chancesOf(playable, choice.words)) setKept({ key, picked, asked: choice });
    else {
      setKept({ key, picked: [] });
      onChoose(choice);
    }
  };
  return {
    picked,
    asked,
    ...narrowed(offered, picked),
    choose,
    pick: (id) => {
      const next = touch(offered, picked, id);
      const only = onlyChoice(offered, next);
      if (!only) return setKept({ key, picked: next });
      if (chancesOf(playable, only.words)) setKept({ key, picked: next, asked: only });
      else choose(only);
    },
    clear: () => setKept({ key, picked: [] }),
  };
}

const narrowed = (offered: readonly Offered[], picked: readonly string[]) => {
  const { lit, left } = narrow(offered, picked);
  return { lit, left };
};
