'use client';

import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import {
  defaultAgreement,
  saysNothing,
  type Agreement,
  type AnyRules,
  type AnySystem,
  type Sample,
} from '@/lib/rules';
import { lazyDialog, lazyPart } from '@/components/ui/lazy-part';
import type { KnownAgreement } from './start/agreement-choice';
import { Announcer } from './announcer';
import { BuilderHead } from './builder-head';
import { BuilderOutline } from './builder-outline';
import { BuilderBody } from './builder-body';
import type { Building, Change } from './draft/building';
import type { Draft } from './draft/drafts';
import type { Plain } from './draft/plain';
import { SideSwitch, type Side } from './side-switch';
import { useDrag } from './lines/use-drag';
import { isUntouched, saidTo } from './draft/untouched';
import { useDraft } from './draft/use-draft';
import { useUndo } from './draft/use-undo';
import { useJudged } from './verdict/use-judged';
import { useShortcuts } from './keys/use-shortcuts';
import { useWhole } from './draft/use-whole';

const ShortcutsSheet = lazyDialog(() => import('./keys/shortcuts-sheet').then((m) => m.ShortcutsSheet));
const TabsMergeDialog = lazyPart(() => import('./saving/tabs-merge-dialog').then((m) => m.TabsMergeDialog));

const focusOn = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
};

/**
 * Catalogue and list side by side; on a phone one of the two. The verdict follows every keystroke: what a key changes under
 * the hand is drawn with it, everything else is drawn of `later`.
 */
export function Builder({
  system,
  known,
  plain,
  initial,
  signedIn,
  agreements,
}: {
  readonly system: AnyRules;
  /** The system with its schemas, where the draft took them to be read. */
  readonly known: AnySystem | undefined;
  readonly plain: Plain | undefined;
  readonly initial: Draft;
  readonly signedIn: boolean;
  readonly agreements: readonly KnownAgreement[];
}) {
  const { draft, store, kept, clash, settle } = useDraft(initial);
  const { dispatch, change, type } = store;
  const { list, saved, past, future } = draft;
  const root = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<Side>(initial.list.entries.length > 0 ? 'list' : 'catalogue');
  const [sheet, setSheet] = useState(false);
  const whole = useWhole(system.slug, known);
  const judged = useJudged(system, whole, plain, list, draft.terms);
  const problems = judged?.problems ?? [];

  const steps = useUndo(system, store);
  const agree = useCallback(
    (next: Agreement, list?: Change) => {
      // What was changed is no longer the preset whose name it bears.
      const name = draft.terms.kind === 'preset' ? 'House rules' : next.name;
      dispatch({ type: 'agree', terms: { kind: 'agreement', agreement: { ...next, name } }, list });
    },
    [dispatch, draft.terms.kind],
  );
  const building = useMemo((): Building | undefined => {
    if (!judged?.read) return undefined;
    const { agreement, terms, read } = judged;
    const plainCode = saysNothing(agreement) ? plain?.code : undefined;
    // What is legal as it begins lacks nothing.
    const untouched =
      !read.verdict.legal && isUntouched({ list, saved, past, future }, read.form, terms.house);
    const violations = saidTo(read.verdict, untouched);
    const said = { ...read, untouched, violations };
    return { system, whole, terms, agreement, plainCode, list, ...said, change, type, agree };
  }, [system, whole, plain, judged, list, saved, past, future, change, type, agree]);
  const now = useMemo(() => ({ draft, building }), [draft, building]);
  const rested = useDeferredValue(now);
  const onSample = useCallback(
    (sample: Sample) => {
      // An example of a house rule says nothing without that rule; any other is judged by what the table agreed.
      if (Object.keys(sample.house).length === 0) return change(sample.list);
      const agreement = defaultAgreement(system, sample.house);
      dispatch({ type: 'agree', terms: { kind: 'agreement', agreement }, list: sample.list });
    },
    [change, dispatch, system],
  );
  const onSheet = useCallback(() => setSheet(true), []);
  const onFilled = useCallback(() => setSide('list'), []);

  // The side that is asked for is drawn before the focus goes there.
  const goTo = (where: Side, selector: string) => () => {
    setSide(where);
    requestAnimationFrame(() => focusOn(selector));
  };
  useShortcuts({
    ...steps,
    save: () => document.querySelector<HTMLButtonElement>('#builder-save:not(:disabled)')?.click(),
    search: goTo('catalogue', '#builder-catalogue input[type=search]'),
    sheet: onSheet,
    go: {
      c: goTo('catalogue', '#builder-catalogue [data-add]'),
      l: goTo('list', '[data-lines] [data-line][tabindex="0"]'),
      v: goTo('list', '#verdict'),
    },
  });
  useDrag(root, building);

  if (!judged) return <BuilderOutline form={system.forms.find((f) => f.id === list.options.form)} />;
  if (!building) return <p className="text-bad">This list cannot be read: {problems[0]?.message}</p>;
  const later = rested.building ?? building;
  return (
    <div ref={root} className="space-y-4 max-lg:pb-20" data-tone={system.accent}>
      <BuilderHead
        building={building}
        later={later}
        draft={rested.draft}
        name={list.name}
        store={store}
        steps={steps}
        kept={kept}
        signedIn={signedIn}
        agreements={agreements}
        onSample={onSample}
        onSheet={onSheet}
      />
      {judged?.broken && (
        <p role="alert" className="text-bad">
          The agreement no longer holds together; the list is judged by the rules as printed until it is
          mended.
        </p>
      )}
      {problems.length > 0 && (
        <p role="alert" className="text-bad">
          Some choices cannot be used:{' '}
          {problems.map((p) => `${p.path.slice(1).join(' ')}: ${p.message}`).join('; ')}
        </p>
      )}
      <BuilderBody building={building} later={later} draftId={draft.id} side={side} onFilled={onFilled} />
      <Announcer verdict={building.verdict} />
      <SideSwitch side={side} lines={list.entries.length} onSide={setSide} />
      {sheet && <ShortcutsSheet onClose={() => setSheet(false)} />}
      {clash && <TabsMergeDialog building={building} clash={clash} onSettle={settle} />}
    </div>
  );
}
