'use client';

import { useCallback, useRef } from 'react';
import { LazyCode } from '@/components/agreement/lazy-code';
import type { List } from '@/lib/rules';
import type { Building } from './building';
import { ListLinesEditor } from './list-lines-editor';
import { OptionFields } from './option-fields';
import { VerdictPanel } from './verdict-panel';

/** The list itself: its lines, what else it says, and what the rules say to it. */
export function ListPanel({ building }: { readonly building: Building }) {
  const { terms, form, list, parsed, verdict, change, type } = building;
  const fields = form.fields?.(parsed, terms.house) ?? [];
  // The button that mends goes with its problem: the focus stays at the verdict.
  const heading = useRef<HTMLHeadingElement>(null);
  const onMend = useCallback(
    (mended: List) => {
      change(mended);
      heading.current?.focus({ preventScroll: true });
    },
    [change],
  );
  return (
    <div className="space-y-5">
      <ListLinesEditor building={building} />
      {fields.length > 0 && (
        <OptionFields
          fields={fields}
          system={building.system}
          list={list}
          options={parsed.options}
          violations={verdict.violations}
          onChange={change}
          onType={type}
        />
      )}
      <section aria-labelledby="verdict">
        <h2 id="verdict" tabIndex={-1} ref={heading} className="mb-2 text-2xl">
          Verdict under “{verdict.agreement}”
        </h2>
        <p className="-mt-1 mb-2 min-h-6">
          <LazyCode system={building.system} agreement={building.agreement} />
        </p>
        <VerdictPanel building={building} onMend={onMend} />
      </section>
    </div>
  );
}
