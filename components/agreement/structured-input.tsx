'use client';

import { useMemo, useState } from 'react';
import { LiveFields } from '@/components/cards/live-fields';
import { fieldsOf, type AnySystem, type CardField } from '@/lib/rules';

const trees = new WeakMap<AnySystem, CardField>();

/** The inputs of all variations of a system; made once. */
const houseFields = (system: AnySystem): readonly CardField[] => {
  let tree = trees.get(system);
  if (!tree) trees.set(system, (tree = fieldsOf(system.house)));
  return tree.input === 'group' ? tree.fields : [];
};

interface Props {
  readonly system: AnySystem;
  readonly variation: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** A variation that is a list or a record, such as limits by category: its parts as inputs of their own. */
export function StructuredInput({ value, onChange, ...rest }: Props) {
  const outside = JSON.stringify(value);
  const [mine, setMine] = useState(outside);
  const [round, setRound] = useState(0);
  // Set from elsewhere, as by the way back to the default or by a pasted text: the inputs begin anew.
  if (outside !== mine) {
    setMine(outside);
    setRound(round + 1);
  }
  return (
    <Parts
      key={round}
      {...rest}
      value={value}
      onChange={(made) => {
        setMine(JSON.stringify(made));
        onChange(made);
      }}
    />
  );
}

function Parts({ system, variation, value, onChange }: Props) {
  const field = useMemo(() => partsOf(system, variation), [system, variation]);
  return field ? <LiveFields system={system} field={field} value={value} onChange={onChange} /> : null;
}

/** Can this variation be asked for part by part? A list that may name one thing twice cannot be ticked off. */
export function isStructured(system: AnySystem, variation: string): boolean {
  const field = partsOf(system, variation);
  if (field?.input === 'group') return field.fields.length > 0;
  if (field?.input !== 'choices') return false;
  const usual = Array.isArray(field.standard) ? field.standard : [];
  return new Set(usual).size === usual.length;
}

/** The parts of one variation, asked for as if it had to be there: whether it is agreed at all is asked beside it. */
function partsOf(system: AnySystem, key: string): CardField | undefined {
  const found = houseFields(system).find((f) => f.key === key);
  if (found?.input !== 'choices') return found && { ...found, required: true };
  const nameOf = new Map<unknown, string>(system.entries.map(({ id, name }) => [id, name]));
  // Where entries are chosen among, they are called by their names.
  const choices = found.choices.map((c) => ({ ...c, label: nameOf.get(c.value) ?? c.label }));
  return { ...found, choices, required: true };
}
