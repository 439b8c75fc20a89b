'use client';

import { memo, useCallback, useMemo, useRef } from 'react';
import { CodeChip } from '@/components/agreement/code-chip';
import { LazyCode } from '@/components/agreement/lazy-code';
import type { Field } from '@/lib/rules';
import type { Building, Change } from '../draft/building';
import { ListLinesEditor } from './list-lines-editor';
import { OptionFields } from '../options/option-fields';
import { VerdictPanel } from '../verdict/verdict-panel';

const NONE: readonly Field[] = [];

/** The list itself: its lines, what else it says, and what the rules say to it. */
export const ListPanel = memo(function ListPanel({
  building,
  later,
}: {
  readonly building: Building;
  readonly later: Building;
}) {
  return (
    <div className="space-y-5">
      <ListLinesEditor building={building} later={later} />
      {/* Whoever answers a question sees his answer at once; to what is done elsewhere the questions may follow. */}
      <Questions building={later.list.options === building.list.options ? later : building} />
      <VerdictSection building={later} />
    </div>
  );
});

/** What the list says besides its lines. */
const Questions = memo(function Questions({ building }: { readonly building: Building }) {
  const { system, terms, form, list, parsed, violations, change, type } = building;
  const fields = useMemo(() => form.fields?.(parsed, terms.house) ?? NONE, [form, parsed, terms]);
  if (fields.length === 0) return null;
  return (
    <OptionFields
      fields={fields}
      system={system}
      list={list}
      options={parsed.options}
      violations={violations}
      onChange={change}
      onType={type}
    />
  );
});

/** What the rules say, in full. The bar above has said already whether the list is legal. */
const VerdictSection = memo(function VerdictSection({ building }: { readonly building: Building }) {
  const { whole, agreement, plainCode, verdict, change } = building;
  // The button that mends goes with its problem: the focus stays at the verdict.
  const heading = useRef<HTMLHeadingElement>(null);
  const onMend = useCallback(
    (mended: Change) => {
      change(mended);
      heading.current?.focus({ preventScroll: true });
    },
    [change],
  );
  return (
    <section aria-labelledby="verdict">
      <h2 id="verdict" tabIndex={-1} ref={heading} className="mb-2 text-2xl">
        Verdict under “{verdict.agreement}”
      </h2>
      <p className="-mt-1 mb-2 min-h-6">
        {plainCode !== undefined ? (
          <CodeChip code={plainCode} />
        ) : (
          whole && <LazyCode system={whole} agreement={agreement} />
        )}
      </p>
      <VerdictPanel building={building} onMend={onMend} />
    </section>
  );
});
