'use client';

import type { Building } from '../draft/building';
import { entryOf } from '../draft/entry-of';

/** What is built: an army, a deck, a party. What the new form takes stays in the list. */
export function FormChoice({
  building: { system, terms, form, list, change },
}: {
  readonly building: Building;
}) {
  const choose = (id: string) => {
    const next = system.forms.find((f) => f.id === id)!;
    const start = next.start(terms.house);
    const keep = list.entries.filter((item) => {
      const entry = entryOf(system, terms, item.entry);
      return entry && next.accepts(entry);
    });
    change({ ...list, entries: keep.length > 0 ? keep : [...start.entries], options: start.options });
  };
  return (
    <label className="min-w-0 text-sm font-semibold max-sm:w-full">
      <span className="max-sm:sr-only">What you build</span>
      <select className="input mt-0.5 w-full" value={form.id} onChange={(e) => choose(e.target.value)}>
        {system.forms.map((f) => (
          <option key={f.id} value={f.id}>
            {f.name}
          </option>
        ))}
      </select>
    </label>
  );
}
