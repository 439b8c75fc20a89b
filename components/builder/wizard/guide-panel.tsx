'use client';

import { ArrowLeft, ArrowRight } from 'lucide-react';
import { memo, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { AnyForm, Step, Violation } from '@/lib/rules';
import type { Building } from '../draft/building';
import { Waiting } from '../statistics/waiting';
import { VerdictPanel } from '../verdict/verdict-panel';
import { StepNav } from './step-nav';
import { Part } from './part';

type LoadedGuide = Awaited<ReturnType<NonNullable<AnyForm['guide']>['load']>>;

/** What stands against a step; what no step speaks of stands with the last one. */
function violationsOf(
  steps: readonly Step[],
  step: Step,
  violations: readonly Violation[],
): readonly Violation[] {
  const named = new Set(steps.flatMap((s) => s.checks));
  const isLast = step === steps.at(-1);
  return violations.filter((v) => step.checks.includes(v.code) || (isLast && !named.has(v.code)));
}

/** A form step by step. Every step writes the ordinary list; it may be left and entered at any time. */
export function GuidePanel({ building }: { readonly building: Building }) {
  const { form, parsed, terms, violations, untouched } = building;
  const id = useId();
  const [guide, setGuide] = useState<{ readonly of: AnyForm; readonly loaded: LoadedGuide }>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    let gone = false;
    form.guide
      ?.load()
      .then((loaded) => !gone && setGuide({ of: form, loaded }))
      .catch(() => !gone && setFailed(true));
    return () => {
      gone = true;
    };
  }, [form, attempt]);
  const steps = useMemo(
    () => (guide?.of === form ? guide.loaded.steps(parsed, terms.house, terms) : []),
    [guide, form, parsed, terms],
  );
  // What is said to a step may follow what is done in it; the bar above says at once whether the list is legal.
  const later = useDeferredValue(building);
  const laterSteps = useDeferredValue(steps);
  if (steps.length === 0)
    return (
      <Waiting
        failed={failed}
        again={() => {
          setFailed(false);
          setAttempt(attempt + 1);
        }}
      />
    );
  const here = Math.min(at, steps.length - 1);
  const step = steps[here]!;
  const go = (to: number) => {
    setAt(to);
    // Who steps on reads on from the top of the next step.
    requestAnimationFrame(() => heading.current?.focus());
  };
  return (
    <section aria-labelledby={id} className="space-y-4">
      {steps.length > 1 && (
        <StepNav
          steps={steps.map((s) => ({
            ...s,
            errors: violationsOf(steps, s, violations).filter((v) => v.severity === 'error').length,
          }))}
          at={here}
          untouched={untouched}
          onGo={go}
        />
      )}
      <div>
        <h2 id={id} ref={heading} tabIndex={-1} className="text-2xl">
          {steps.length > 1 && <span className="text-quiet">{here + 1}. </span>}
          {step.title}
        </h2>
        <p className="text-quiet">{step.explains}</p>
      </div>
      {step.parts.map((part, i) => (
        <Part key={`${step.id} ${i} ${part.part}`} building={building} part={part} />
      ))}
      <StepVerdict building={later} steps={laterSteps} at={here} />
      {steps.length > 1 && (
        <div className="flex justify-between gap-3">
          <button type="button" className="button" disabled={here === 0} onClick={() => go(here - 1)}>
            <ArrowLeft aria-hidden size={18} /> Back
          </button>
          {here < steps.length - 1 && (
            <button type="button" className="button button-primary" onClick={() => go(here + 1)}>
              {steps[here + 1]!.title} <ArrowRight aria-hidden size={18} />
            </button>
          )}
        </div>
      )}
    </section>
  );
}

const StepVerdict = memo(function StepVerdict({
  building,
  steps,
  at,
}: {
  readonly building: Building;
  readonly steps: readonly Step[];
  readonly at: number;
}) {
  const step = steps[at];
  if (!step) return null;
  const found = violationsOf(steps, step, building.violations);
  return (
    <section aria-label={`Verdict on ${step.title.toLowerCase()}`}>
      {found.length === 0 ? (
        <p className="text-good">Nothing to say against this {steps.length > 1 ? 'step' : 'list'}.</p>
      ) : (
        <VerdictPanel building={building} violations={found} onMend={building.change} />
      )}
    </section>
  );
});
