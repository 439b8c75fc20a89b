import { useMemo } from 'react';
import { toast } from '@/components/ui/toast';
import type { AnyRules } from '@/lib/rules';
import { isSameValue } from '@/lib/rules/kernel/canonical-value';
import { agreementOf } from './terms-of-draft';
import type { DraftStore } from './use-draft';

export interface UndoSteps {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Undo and redo. Where one changes what the list is judged by, it says so: that may stand far from where the hand is. */
export function useUndo(system: AnyRules, { dispatch, now }: DraftStore): UndoSteps {
  return useMemo(() => {
    const go = (type: keyof UndoSteps) => () => {
      const before = now().terms;
      dispatch({ type });
      const { terms } = now();
      if (!isSameValue(terms, before))
        toast({ text: `The list is judged by “${agreementOf(system, terms).name}” again.` });
    };
    return { undo: go('undo'), redo: go('redo') };
  }, [system, dispatch, now]);
}
