'use client';

import { useCallback, useEffect, useMemo, useRef } from 'react';
import { sparePart } from '@/components/ui/lazy-part';
import { toast } from '@/components/ui/toast';
import {
  isOut,
  lineCosts,
  modulesOf,
  allIn,
  resolveList,
  type AnyForm,
  type AnyRules,
  type AnyTerms,
  type Entry,
  type List,
  type Violation,
} from '@/lib/rules';
import type { Building } from '../draft/building';
import { putBack, removeLine } from '../draft/edits';
import { entryOf } from '../draft/entry-of';
import { LineCard } from './line-card';

// Few lists have modules.
const ModuleHead = sparePart(() => import('./module-head').then((m) => m.ModuleHead), {
  loading: () => <div className="min-h-16" />,
  instead: ({ module }) => <h3 className="min-h-16">{module}</h3>,
});

const NO_PARTS: readonly Entry[] = [];

/** What the rules say to one line. */
interface Said {
  bad: boolean;
  readonly own: Violation[];
  readonly shared: string[];
}
const NOTHING: Readonly<Said> = { bad: false, own: [], shared: [] };

/** Violations by the line that they are about; notes stay with the verdict. */
const byLine = (violations: readonly Violation[]): ReadonlyMap<number, Said> => {
  const lines = new Map<number, Said>();
  for (const violation of violations) {
    if (violation.severity === 'note') continue;
    for (const at of violation.entries) {
      let said = lines.get(at);
      if (!said) lines.set(at, (said = { bad: false, own: [], shared: [] }));
      said.bad ||= violation.severity === 'error';
      if (violation.entries.length === 1) said.own.push(violation);
      else if (!said.shared.includes(violation.code)) said.shared.push(violation.code);
    }
  }
  return lines;
};

/** Does each entry stand in the same place in both? */
const standAlike = (a: List, b: List): boolean =>
  a.entries.length === b.entries.length && a.entries.every((item, at) => item.entry === b.entries[at]!.entry);

/** What a line of an entry may carry; reckoned once for each entry. */
function partsFinder(system: AnyRules, terms: AnyTerms, form: AnyForm) {
  const everything = [...system.entries, ...terms.cards.values()];
  const known = new Map<string, readonly Entry[]>();
  return (entry: Entry | undefined): readonly Entry[] => {
    if (!entry || !form.attaches) return NO_PARTS;
    let parts = known.get(entry.id);
    if (!parts)
      known.set(entry.id, (parts = everything.filter((p) => form.attaches!(entry, p, terms.house))));
    return parts;
  };
}

/** The lines of the list, module by module, or how to begin one. */
export function ListLinesEditor({
  building,
  later,
}: {
  readonly building: Building;
  readonly later: Building;
}) {
  const { system, terms, form, list, parsed, verdict, change, type } = building;
  // The bar above says at once whether the list is legal; what is said beside its lines may follow.
  const { violations } = standAlike(later.list, list) ? later : building;
  const lines = useMemo(() => byLine(violations), [violations]);
  // What is switched out shows what it would cost.
  const costs = useMemo(() => {
    const whole = list.out ? resolveList(system, allIn(list), parsed.options, terms) : parsed;
    return lineCosts(system, whole, terms);
  }, [system, list, parsed, terms]);
  const partsFor = useMemo(() => partsFinder(system, terms, form), [system, terms, form]);
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  }, [list]);
  const onRemove = useCallback(
    (at: number, name: string) => {
      const before = latest.current;
      const item = before.entries[at];
      if (!item) return;
      change((now) => removeLine(now, at));
      toast({
        text: `${name} removed.`,
        action: { label: 'Undo', onAction: () => change((now) => putBack(now, at, item, before)) },
      });
    },
    [change],
  );

  const modules = modulesOf(list);
  const groups: readonly (string | undefined)[] = [undefined, ...modules];
  const first = list.entries.findIndex((item) => item.module === undefined);
  const stop = first < 0 ? 0 : first;
  return (
    <section aria-label="The list" data-lines tabIndex={-1} className="outline-none">
      {list.entries.length === 0 && (
        <div className="sheet p-6 text-center text-quiet">
          <p className="font-display text-xl font-bold text-ink">An empty {form.name.toLowerCase()}</p>
          <p className="mt-1">{form.explains}</p>
          <p className="mt-1">Add from the catalogue, start from an example, or draw one at random.</p>
        </div>
      )}
      {groups.map((module) => {
        const places = list.entries.flatMap((item, at) => (item.module === module ? [at] : []));
        if (places.length === 0) return null;
        const out = isOut(list, module === undefined ? {} : { module });
        return (
          <div key={module ?? ''} className={module === undefined ? '' : 'mt-4'}>
            {module !== undefined && (
              <ModuleHead building={building} module={module} places={places} costs={costs} out={out} />
            )}
            <ol
              className={`space-y-2 ${out ? '[&>li]:border-dashed [&>li]:bg-transparent [&>li]:shadow-none' : ''}`}
            >
              {places.map((at) => {
                const item = list.entries[at]!;
                const entry = entryOf(system, terms, item.entry);
                const said = lines.get(at) ?? NOTHING;
                return (
                  <LineCard
                    key={at}
                    system={system}
                    form={form}
                    terms={terms}
                    item={item}
                    at={at}
                    isStop={at === stop}
                    entry={entry}
                    parts={partsFor(entry)}
                    cost={costs?.get(at)}
                    unit={verdict.budget.name}
                    bad={said.bad}
                    own={said.own}
                    shared={said.shared}
                    modules={modules}
                    onChange={change}
                    onType={type}
                    onRemove={onRemove}
                  />
                );
              })}
            </ol>
          </div>
        );
      })}
    </section>
  );
}
