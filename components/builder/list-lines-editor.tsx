'use client';

import type { Building } from './building';
import { entryOf } from './entry-of';
import { LineCard } from './line-card';

/** The lines of the list, or how to begin one. */
export function ListLinesEditor({ building }: { readonly building: Building }) {
  const { system, terms, form, list, verdict, change, type } = building;
  const bad = new Set(verdict.violations.filter((v) => v.severity === 'error').flatMap((v) => v.entries));
  const everything = [...system.entries, ...terms.cards.values()];
  return (
    <section aria-label="The list">
      {list.entries.length === 0 ? (
        <div className="sheet p-6 text-center text-quiet">
          <p className="font-display text-xl text-ink">An empty {form.name.toLowerCase()}</p>
          <p className="mt-1">{form.explains}</p>
          <p className="mt-1">Add from the catalogue, start from an example, or draw one at random.</p>
        </div>
      ) : (
        <ol className="space-y-2">
          {list.entries.map((item, at) => {
            const entry = entryOf(system, terms, item.entry);
            const parts =
              entry && form.attaches ? everything.filter((p) => form.attaches!(entry, p, terms.house)) : [];
            return (
              <LineCard
                key={at}
                system={system}
                form={form}
                terms={terms}
                list={list}
                at={at}
                entry={entry}
                parts={parts}
                unit={verdict.budget.name}
                bad={bad.has(at)}
                onChange={change}
                onType={type}
              />
            );
          })}
        </ol>
      )}
    </section>
  );
}
