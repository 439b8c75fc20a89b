'use client';

import { useMemo, useState } from 'react';
import { TrialDoor } from '@/components/list/trial/trial-door';
import {
  judge,
  resolveList,
  showBudget,
  switchModule,
  unitOf,
  type LineCost,
  type Verdict,
} from '@/lib/rules';
import { isPlayable, isSystemSlug } from '@/lib/rules/registry';
import type { Building } from '../draft/building';
import { renameModule } from '../draft/edits';
import { useQuiet } from '../pace/use-quiet';

const inWords = ({ legal, budget, violations }: Verdict): string => {
  const errors = violations.filter((v) => v.severity === 'error').length;
  const problems = errors === 1 ? '1 problem' : `${errors} problems`;
  return `${showBudget(budget)}, ${legal ? 'legal' : problems}`;
};

/** A module's name and total, the switch, and what the list would be with the switch turned. */
export function ModuleHead({
  building: { system, terms, agreement, list, parsed, verdict, change },
  module,
  places,
  costs,
  out,
}: {
  readonly building: Building;
  readonly module: string;
  /** Where its lines stand in the list. */
  readonly places: readonly number[];
  readonly costs: ReadonlyMap<number, LineCost> | undefined;
  readonly out: boolean;
}) {
  const uses = places.reduce((sum, at) => sum + list.entries[at]!.count, 0);
  const spent = places.reduce((sum, at) => sum + (costs?.get(at)?.spent ?? 0), 0);
  const other = useQuiet(() => {
    const turned = resolveList(system, switchModule(list, module, out), parsed.options, terms);
    return inWords(judge(system, turned, terms));
  }, verdict);
  const unit = verdict.budget.name;
  const sides = useMemo(
    () =>
      [
        { name: `Without ${module}`, list: switchModule(list, module, false) },
        { name: `With ${module}`, list: switchModule(list, module, true) },
      ] as const,
    [list, module],
  );
  return (
    <div className="mb-2 flex flex-wrap items-end gap-x-3 gap-y-1">
      <ModuleName
        key={module}
        name={module}
        onName={(name) => change((l) => renameModule(l, module, name))}
      />
      <label className="flex min-h-11 items-center gap-2 font-semibold">
        <input
          type="checkbox"
          role="switch"
          className="size-5"
          checked={!out}
          aria-label={`${module} is in the list`}
          onChange={(e) => {
            const goesIn = e.target.checked;
            change((l) => switchModule(l, module, goesIn));
          }}
        />
        {out ? 'Out' : 'In'}
      </label>
      <p className="min-w-0 flex-1 basis-52 py-1.5 text-sm text-quiet">
        {spent > 0 && `${spent} ${unitOf(unit, spent)}, `}
        {uses === 1 ? '1 use' : `${uses} uses`}.{' '}
        {other && (
          <span>
            {out ? 'With it in' : 'Without it'}: {other}.
          </span>
        )}
      </p>
      {isSystemSlug(system.slug) && isPlayable(system.slug) && (
        <div className="basis-full empty:hidden">
          <TrialDoor
            label={`Play with and without ${module}`}
            lists={sides}
            agreements={[agreement]}
            ways={['change', 'duel']}
          />
        </div>
      )}
    </div>
  );
}

/** The name takes hold when it is left or Enter is pressed: half a name is no name. */
function ModuleName({ name, onName }: { readonly name: string; readonly onName: (name: string) => void }) {
  const [typed, setTyped] = useState(name);
  const done = () => (typed.trim() === '' ? setTyped(name) : onName(typed));
  return (
    <label className="block text-sm font-semibold">
      <span className="block">Module</span>
      <input
        className="input mt-0.5 w-44 font-display text-lg font-bold"
        maxLength={40}
        value={typed}
        onChange={(e) => setTyped(e.target.value)}
        onBlur={done}
        onKeyDown={(e) => e.key === 'Enter' && done()}
      />
    </label>
  );
}
