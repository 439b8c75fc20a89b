import { useEffect, useState } from 'react';
import type { Waiting } from '@/components/offline/outbox/waiting';
import { useWaiting } from '@/components/offline/use-waiting';
import type { AnyRules, List } from '@/lib/rules';
import { newDraftId, writeDraft } from '../draft/draft-store';
import type { Draft } from '../draft/drafts';
import type { Conflict } from './save-draft';
import type { DraftStore } from '../draft/use-draft';

const saving = () => import('./save-draft');

/** Saves a draft to the account: what came of it, what waits for the network, and what to do where two versions meet. */
export function useSaving(draft: Draft, { dispatch, now }: DraftStore, system: AnyRules, signedIn: boolean) {
  const [busy, setBusy] = useState(false);
  const [said, say] = useState('');
  const [gone, setGone] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const waiting = useWaiting(draft.id);
  // Sent while nobody looked, it met a newer version: the question is put now.
  const [met, setMet] = useState<Waiting>();
  if (waiting !== met) {
    setMet(waiting);
    if (waiting?.state === 'conflict' && waiting.theirs && !conflict) setConflict(waiting.theirs);
  }

  // Whoever has an account may save at any moment, without a network too; nobody else carries what saves.
  useEffect(() => {
    if (signedIn) saving().catch(() => undefined);
  }, [signedIn]);

  /** @param over the version that it replaces, where that is not the one it was made from */
  const save = async (list: List = now().list, over?: number) => {
    const mine = now();
    setBusy(true);
    say('');
    setGone(false);
    const result = await saving()
      .then(({ saveDraft }) => saveDraft(system, { ...mine, list }, over))
      .finally(() => setBusy(false));
    if (result.kind === 'saved') {
      if (list !== mine.list) dispatch({ type: 'change', list });
      dispatch({ type: 'saved', saved: result.saved, list, terms: result.terms });
      setConflict(undefined);
      say('Saved.');
    } else if (result.kind === 'conflict') setConflict(result.conflict);
    else if (result.kind === 'later') {
      if (list !== mine.list) dispatch({ type: 'change', list });
      setConflict(undefined);
    } else {
      say(`Not saved: ${result.message}`);
      setGone(result.gone);
    }
  };
  const takeTheirs = ({ saved, list }: Conflict) => {
    dispatch({ type: 'change', list });
    dispatch({ type: 'saved', saved, list });
    void saving().then(({ takeOut }) => takeOut(draft.id));
    setConflict(undefined);
  };
  /** What stands here becomes a draft of its own. */
  const keepBoth = (theirs: Conflict) => {
    writeDraft({
      ...draft,
      id: newDraftId(),
      list: { ...draft.list, name: `${draft.list.name} (other)`.slice(0, 120) },
      saved: undefined,
      past: [],
      future: [],
    });
    takeTheirs(theirs);
    say('Yours is now a draft of its own.');
  };
  /** What stands here has nothing to do any more with the list that it was a version of. */
  const setApart = () => {
    dispatch({ type: 'apart' });
    void saving().then(({ takeOut }) => takeOut(draft.id));
    say('');
  };
  return { busy, said, say, gone, setApart, conflict, setConflict, waiting, save, takeTheirs, keepBoth };
}
