'use client';

import { Keyboard, Redo2, Undo2 } from 'lucide-react';
import type { Sample } from '@/lib/rules';
import { AgreementChoice, type KnownAgreement } from './agreement-choice';
import type { Building } from './building';
import { rename } from './edits';
import { FormChoice } from './form-choice';
import { SaveBar } from './save-bar';
import { StartMenu } from './start-menu';
import type { DraftStore } from './use-draft';

/** The name, what it is judged by, and the ways to keep, begin and take back. */
export function BuilderHead({
  building,
  store,
  signedIn,
  agreements,
  onSample,
  onSheet,
}: {
  readonly building: Building;
  readonly store: DraftStore;
  readonly signedIn: boolean;
  readonly agreements: readonly KnownAgreement[];
  readonly onSample: (sample: Sample) => void;
  readonly onSheet: () => void;
}) {
  const { system, terms, form, list, parsed, change } = building;
  const { draft, dispatch } = store;
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <label className="min-w-0 flex-1 basis-64 text-sm font-semibold">
          <span className="max-sm:sr-only">Name of the list</span>
          <input
            className="input mt-0.5 font-display text-xl font-bold"
            maxLength={120}
            placeholder="Name of the list"
            value={list.name}
            onChange={(e) => building.type(rename(list, e.target.value), 'name')}
            aria-invalid={list.name.trim() === ''}
          />
        </label>
        <SaveBar store={store} system={system} terms={terms} signedIn={signedIn} kept={store.kept} />
      </div>
      <div className="flex flex-wrap items-end gap-2 sm:gap-3">
        {system.forms.length > 1 && <FormChoice building={building} />}
        <AgreementChoice
          system={system}
          value={draft.terms}
          known={agreements}
          onChange={(next) => dispatch({ type: 'terms', terms: next })}
        />
        <div className="flex gap-1">
          <button
            type="button"
            className="button px-3"
            aria-label="Undo"
            disabled={draft.past.length === 0}
            onClick={() => dispatch({ type: 'undo' })}
          >
            <Undo2 aria-hidden size={18} />
          </button>
          <button
            type="button"
            className="button px-3"
            aria-label="Redo"
            disabled={draft.future.length === 0}
            onClick={() => dispatch({ type: 'redo' })}
          >
            <Redo2 aria-hidden size={18} />
          </button>
          <button type="button" className="button px-3 max-sm:hidden" aria-label="Keys" onClick={onSheet}>
            <Keyboard aria-hidden size={18} />
          </button>
        </div>
        <StartMenu
          system={system}
          form={form}
          list={parsed}
          terms={terms}
          onChange={change}
          onSample={onSample}
        />
      </div>
    </>
  );
}
