'use client';

import { Dices } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Modal } from '@/components/ui/modal';
import {
  judge,
  resolveList,
  showBudget,
  type AnyRules,
  type AnySystem,
  type AnyTerms,
  type List,
} from '@/lib/rules';
import { drawnList } from '@/lib/rules/filling';
import { freshSeed } from '@/components/ui/seed-field';
import { nameOf } from '../draft/entry-of';

/** A random legal list from a seed that can be typed again, seen before it takes the place of the list. */
export function SeedDialog({
  system,
  form,
  list,
  terms,
  onTake,
  onClose,
}: {
  readonly system: AnyRules;
  readonly form: AnySystem['forms'][number];
  readonly list: List;
  readonly terms: AnyTerms;
  readonly onTake: (list: List) => void;
  readonly onClose: () => void;
}) {
  const [seed, setSeed] = useState(freshSeed);
  const plain = seed.trim();
  const drawn = useMemo(
    () => (plain === '' ? undefined : drawnList(form, list, terms, plain)),
    [form, list, terms, plain],
  );
  const verdict = drawn && judge(system, resolveList(system, drawn.list, drawn.options, terms), terms);
  return (
    <Modal title={`Random legal ${form.name.toLowerCase()}`} onClose={onClose}>
      <div className="flex flex-wrap items-end gap-2">
        <label className="min-w-0 flex-1 basis-40 text-sm font-semibold">
          Seed
          <input
            className="input mt-0.5 font-mono font-normal"
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            value={seed}
            onChange={(e) => setSeed(e.target.value)}
          />
        </label>
        <button type="button" className="button" onClick={() => setSeed(freshSeed())}>
          <Dices aria-hidden size={18} /> Another seed
        </button>
      </div>
      <p className="mt-1 text-sm text-quiet">The same seed draws the same list under the same agreement.</p>
      {plain !== '' && !drawn && (
        <p className="mt-3 text-bad">No legal list was found under this agreement.</p>
      )}
      {drawn && (
        <>
          <ul className="mt-3 max-h-64 list-disc overflow-y-auto pl-5 text-sm">
            {drawn.list.entries.map((item, i) => (
              <li key={i}>
                {item.count} × {nameOf(system, terms, item.entry)}
                {item.with && ` with ${item.with.map((id) => nameOf(system, terms, id)).join(', ')}`}
              </li>
            ))}
          </ul>
          {verdict && <p className="mt-2 font-semibold">{showBudget(verdict.budget)}.</p>}
          <button type="button" className="button button-primary mt-3" onClick={() => onTake(drawn.list)}>
            Take this list
          </button>
        </>
      )}
    </Modal>
  );
}
