'use client';

import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Fields, ShapeFields } from '@/components/cards/fields';
import { lazyPart } from '@/components/ui/lazy-part';
import { writeAddress } from '@/components/ui/write-address';
import { cardValueOf, fieldsOf, type AnySystem } from '@/lib/rules';
import type { Chances, Situation } from '@/lib/rules/playing';
import { AnswerStrip } from './answer-strip';
import { addressOf, readAddress, type Asked } from './asked';
import { ChanceBars } from './chance-bars';
import { CopyOddsLink } from './copy-odds-link';
import { RuleLink } from '../log/rule-link';

const Spreads = lazyPart(
  () => import('../batch/spreads').then((m) => m.Spreads),
  () => <p role="status">Drawing …</p>,
);

/** Questions of chance that the rules answer exactly. The one asked stands in the address, so that its link keeps it. */
export function OddsTab({
  system,
  situations,
  shown = true,
}: {
  readonly system: AnySystem;
  readonly situations: readonly Situation[];
  /** Is it in view? The address tells of nothing that is not. */
  readonly shown?: boolean;
}) {
  const [linked] = useState(() => readAddress(window.location.search, situations));
  const [kind, setKind] = useState(linked?.kind ?? situations[0]?.kind ?? '');
  const situation = situations.find((s) => s.kind === kind);
  if (!situation)
    return <p className="sheet p-6 text-center text-quiet">This game has no questions of chance.</p>;
  return (
    <div className="space-y-4">
      {linked && <LinkNotes linked={linked} version={system.version} />}
      <label className="block max-w-md text-sm font-semibold">
        Situation
        <select className="input mt-0.5 font-normal" value={kind} onChange={(e) => setKind(e.target.value)}>
          {situations.map((s) => (
            <option key={s.kind} value={s.kind}>
              {s.title}
            </option>
          ))}
        </select>
      </label>
      <p className="prose-measure text-quiet">
        {situation.explains}
        {situation.rules.map((rule) => (
          <Fragment key={rule}>
            {' '}
            <RuleLink slug={system.slug} rule={rule} />
          </Fragment>
        ))}
      </p>
      <Question
        key={kind}
        system={system}
        situation={situation}
        start={linked?.kind === kind ? linked.question : situation.example}
        shown={shown}
      />
    </div>
  );
}

/** What whoever came by a link ought to know of it. */
function LinkNotes({ linked, version }: { readonly linked: Asked; readonly version: string }) {
  if (linked.fault)
    return (
      <p role="status" className="sheet p-3 text-sm">
        The link asks for something that these rules do not know. Here is an example instead.
      </p>
    );
  return linked.version !== undefined && linked.version !== version ? (
    <p role="status" className="sheet p-3 text-sm">
      The link was made under the rules {linked.version}. These are the chances under {version}.
    </p>
  ) : null;
}

type Solved = { readonly chances: Chances } | { readonly problems: readonly string[] };

function solve(situation: Situation, question: unknown): Solved {
  const read = situation.schema.safeParse(question);
  if (!read.success)
    return {
      problems: read.error.issues.map(
        (i) => `${i.path.join(' › ')}${i.path.length > 0 ? ': ' : ''}${i.message}`,
      ),
    };
  try {
    return { chances: situation.solve(read.data) };
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : 'This cannot be reckoned.'] };
  }
}

function Question({
  system,
  situation,
  start,
  shown,
}: {
  readonly system: AnySystem;
  readonly situation: Situation;
  readonly start: unknown;
  readonly shown: boolean;
}) {
  const answer = useRef<HTMLElement>(null);
  const field = useMemo(() => fieldsOf(situation.schema), [situation]);
  const form = useForm<{ v: unknown }>({ defaultValues: { v: start } });
  const typed = useWatch({ control: form.control, name: 'v' });
  const text = JSON.stringify(cardValueOf(field, typed));
  const solved = useMemo(() => solve(situation, JSON.parse(text ?? 'null')), [situation, text]);
  const isSolved = 'chances' in solved;
  useEffect(() => {
    if (!shown || !isSolved) return;
    const asked = addressOf(situation, JSON.parse(text ?? 'null'), system.version);
    // A game that somebody shared stands behind the `#`, and is still looked at on the other tab.
    writeAddress(asked + window.location.hash);
  }, [shown, isSolved, situation, text, system.version]);
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      {/* On a phone one asks first, and the words of the answer stay in sight below the fields. */}
      <div className="min-w-0 space-y-3 max-lg:[&_form_*]:scroll-mb-48">
        <FormProvider {...form}>
          <form
            className="sheet space-y-3 p-4"
            onSubmit={(e) => e.preventDefault()}
            aria-label={situation.title}
          >
            {field.input === 'group' && <Fields system={system} fields={field.fields} at="v" />}
            {field.input === 'shape' && <ShapeFields system={system} field={field} name="v" />}
          </form>
        </FormProvider>
        {isSolved && <AnswerStrip words={solved.chances.explained} answer={answer} />}
      </div>
      <section
        ref={answer}
        tabIndex={-1}
        aria-label="Answer"
        className="sheet min-w-0 space-y-4 p-4 max-lg:-mt-2 lg:sticky lg:top-20"
        aria-live="polite"
      >
        {'problems' in solved ? (
          <ul className="space-y-1 text-bad">
            {solved.problems.map((p) => (
              <li key={p}>{p}</li>
            ))}
          </ul>
        ) : (
          <>
            <p className="text-lg max-lg:hidden print:block">{solved.chances.explained}</p>
            <ChanceBars chances={solved.chances} />
            {solved.chances.spreads && solved.chances.spreads.length > 0 && (
              <Spreads spreads={solved.chances.spreads} />
            )}
            <CopyOddsLink key={text} />
          </>
        )}
      </section>
    </div>
  );
}
