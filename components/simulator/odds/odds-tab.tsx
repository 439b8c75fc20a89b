'use client';

import dynamic from 'next/dynamic';
import { Fragment, useMemo, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Fields, ShapeFields } from '@/components/cards/fields';
import { cardValueOf, fieldsOf, type AnySystem } from '@/lib/rules';
import type { AnyPlayable, Chances, Situation } from '@/lib/rules/playing';
import { ChanceBars } from './chance-bars';
import { RuleLink } from '../log/rule-link';

const Spreads = dynamic(() => import('../batch/spreads').then((m) => m.Spreads), {
  ssr: false,
  loading: () => <p role="status">Drawing …</p>,
});

/** Questions of chance that the rules answer exactly. */
export function OddsTab({
  system,
  playable,
}: {
  readonly system: AnySystem;
  readonly playable: AnyPlayable;
}) {
  const { situations } = playable;
  const [kind, setKind] = useState(situations[0]?.kind ?? '');
  const situation = situations.find((s) => s.kind === kind);
  if (!situation)
    return <p className="sheet p-6 text-center text-quiet">This game has no questions of chance.</p>;
  return (
    <div className="space-y-4">
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
      <Question key={kind} system={system} situation={situation} />
    </div>
  );
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

function Question({ system, situation }: { readonly system: AnySystem; readonly situation: Situation }) {
  const field = useMemo(() => fieldsOf(situation.schema), [situation]);
  const form = useForm<{ v: unknown }>({ defaultValues: { v: situation.example } });
  const typed = useWatch({ control: form.control, name: 'v' });
  const text = JSON.stringify(cardValueOf(field, typed));
  const solved = useMemo(() => solve(situation, JSON.parse(text ?? 'null')), [situation, text]);
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
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
      <section aria-label="Answer" className="sheet min-w-0 space-y-4 p-4" aria-live="polite">
        {'problems' in solved ? (
          <ul className="space-y-1 text-bad">
            {solved.problems.map((p) => (
              <li key={p}>{p}</li>
            ))}
          </ul>
        ) : (
          <>
            <p className="text-lg">{solved.chances.explained}</p>
            <ChanceBars chances={solved.chances} />
            {solved.chances.spreads && solved.chances.spreads.length > 0 && (
              <Spreads spreads={solved.chances.spreads} />
            )}
          </>
        )}
      </section>
    </div>
  );
}
