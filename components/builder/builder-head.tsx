'use client';

import { Keyboard, Redo2, Undo2 } from 'lucide-react';
import { memo } from 'react';
import type { Sample } from '@/lib/rules';
import { AgreementChoice, type KnownAgreement } from './start/agreement-choice';
import type { Building } from './draft/building';
import type { Draft } from './draft/drafts';
import { rename } from './draft/edits';
import { FormChoice } from './start/form-choice';
import { SaveBar } from './saving/save-bar';
import { StartMenu } from './start/start-menu';
import type { DraftStore } from './draft/use-draft';
import type { UndoSteps } from './draft/use-undo';

interface Props {
  readonly building: Building;
  readonly draft: Draft;
  /** It is typed in, and follows each letter, where the draft may lag behind. */
  readonly name: string;
  readonly store: DraftStore;
  readonly steps: UndoSteps;
  /** Does this browser keep the draft? */
  readonly kept: boolean;
  readonly signedIn: boolean;
  readonly agreements: readonly KnownAgreement[];
  readonly onSample: (sample: Sample) => void;
  readonly onSheet: () => void;
}

/** The name, what it is judged by, and the ways to keep, begin and take back. */
export function BuilderHead({ building, later, ...props }: Props & { readonly later: Building }) {
  // What is begun from here depends on form and agreement: where one of them is new, the head is drawn with it.
  const isAsBefore = later.form === building.form && later.terms === building.terms;
  return <HeadRows {...props} building={isAsBefore ? later : building} />;
}

const HeadRows = memo(function HeadRows({
  building,
  draft,
  name,
  store,
  steps,
  kept,
  signedIn,
  agreements,
  onSample,
  onSheet,
}: Props) {
  const { system, whole, terms, form, parsed } = building;
  const { dispatch, change, type } = store;
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <label className="min-w-0 flex-1 basis-64 text-sm font-semibold">
          <span className="max-sm:sr-only">Name of the list</span>
          <input
            className="input mt-0.5 font-display text-xl font-bold"
            maxLength={120}
            placeholder="Name of the list"
            value={name}
            onChange={(e) => {
              const typed = e.target.value;
              type((list) => rename(list, typed), 'name');
            }}
            aria-invalid={name.trim() === ''}
          />
        </label>
        <SaveBar
          draft={draft}
          store={store}
          system={system}
          whole={whole}
          terms={terms}
          signedIn={signedIn}
          kept={kept}
        />
      </div>
      <div className="flex flex-wrap items-end gap-2 sm:gap-3">
        {system.forms.length > 1 && <FormChoice building={building} />}
        <AgreementChoice
          system={system}
          value={draft.terms}
          known={agreements}
          onChange={(terms) => dispatch({ type: 'agree', terms })}
        />
        <div className="flex gap-1">
          <button
            type="button"
            className="button px-3"
            aria-label="Undo"
            title="Undo"
            disabled={draft.past.length === 0}
            onClick={steps.undo}
          >
            <Undo2 aria-hidden size={18} />
          </button>
          <button
            type="button"
            className="button px-3"
            aria-label="Redo"
            title="Redo"
            disabled={draft.future.length === 0}
            onClick={steps.redo}
          >
            <Redo2 aria-hidden size={18} />
          </button>
          <button
            type="button"
            className="button px-3 max-sm:hidden"
            aria-label="Keys"
            title="Keys"
            onClick={onSheet}
          >
            <Keyboard aria-hidden size={18} />
          </button>
        </div>
        <StartMenu
          system={system}
          whole={whole}
          form={form}
          list={parsed}
          terms={terms}
          onChange={change}
          onSample={onSample}
        />
      </div>
    </>
  );
});
