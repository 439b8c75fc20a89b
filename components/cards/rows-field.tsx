'use client';

import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { blankOf, type CardField } from '@/lib/rules';
import { FieldInput, Fields, type FieldProps } from './fields';
import { GroupError } from './labelled';

type Rows = Extract<CardField, { input: 'rows' }>;

/** A list of rows or of effects: each can be added, moved and taken away. */
export function RowsField({ system, field, name }: FieldProps<Rows>) {
  const { control } = useFormContext();
  const { fields: rows, append, remove, move } = useFieldArray({ control, name });
  const id = useId();
  const full = field.most !== undefined && rows.length >= field.most;
  const { row } = field;
  return (
    <section aria-labelledby={id} className="space-y-2">
      <div>
        <p id={id} className="text-sm font-semibold">
          {field.title}
        </p>
        {field.help && <p className="text-xs text-quiet">{field.help}</p>}
      </div>
      <ol className="space-y-2">
        {rows.map((item, i) => (
          <li
            key={item.id}
            role="group"
            aria-label={`${field.title}, ${i + 1}`}
            className="rounded-lg border border-line p-3"
          >
            <div className="mb-2 flex items-center gap-1">
              <RowTitle field={row} name={`${name}.${i}`} at={i} />
              <RowButton label={`Move ${i + 1} up`} off={i === 0} onClick={() => move(i, i - 1)}>
                <ArrowUp aria-hidden size={16} />
              </RowButton>
              <RowButton
                label={`Move ${i + 1} down`}
                off={i === rows.length - 1}
                onClick={() => move(i, i + 1)}
              >
                <ArrowDown aria-hidden size={16} />
              </RowButton>
              <RowButton label={`Take ${i + 1} away`} onClick={() => remove(i)}>
                <X aria-hidden size={16} />
              </RowButton>
            </div>
            <RowFields system={system} field={row} name={`${name}.${i}`} />
          </li>
        ))}
      </ol>
      {row.input === 'shape' ? (
        <label className="block max-w-xs text-sm font-semibold">
          Add an effect<span className="sr-only">: {field.title}</span>
          <select
            className="input mt-0.5 font-normal"
            disabled={full}
            value=""
            onChange={(e) => append(blankOf(row, e.target.value))}
          >
            <option value="">Choose its kind …</option>
            {row.shapes.map((shape) => (
              <option key={shape.value} value={shape.value}>
                {shape.title}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <button
          type="button"
          className="button button-small"
          disabled={full}
          onClick={() => append(blankOf(row) ?? '')}
        >
          <Plus aria-hidden size={16} /> Add a row<span className="sr-only">: {field.title}</span>
        </button>
      )}
      <GroupError name={name} />
    </section>
  );
}

function RowTitle({
  field,
  name,
  at,
}: {
  readonly field: CardField;
  readonly name: string;
  readonly at: number;
}) {
  const kind = useWatch({ name: field.input === 'shape' ? `${name}.${field.by}` : name }) as unknown;
  const shape = field.input === 'shape' ? field.shapes.find((s) => s.value === kind) : undefined;
  return <span className="min-w-0 flex-1 text-sm font-semibold">{shape?.title ?? `${at + 1}`}</span>;
}

function RowButton({
  label,
  off = false,
  onClick,
  children,
}: {
  readonly label: string;
  readonly off?: boolean;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      className="button button-quiet button-small px-2"
      aria-label={label}
      disabled={off}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Fields of a row: those of its kind, without the choice of the kind, which stays what it was added as. */
function RowFields({ system, field, name }: FieldProps) {
  const kind = useWatch({ name: field.input === 'shape' ? `${name}.${field.by}` : name }) as unknown;
  if (field.input === 'shape') {
    const shape = field.shapes.find((s) => s.value === kind) ?? field.shapes[0]!;
    return (
      <>
        {shape.help && <p className="mb-2 text-xs text-quiet">{shape.help}</p>}
        {shape.fields.length === 0 && <p className="text-sm text-quiet">It has nothing to set.</p>}
        <Fields system={system} fields={shape.fields} at={name} />
      </>
    );
  }
  if (field.input === 'group')
    return (
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {field.fields.map((f) => (
          <FieldInput key={f.key} system={system} field={f} name={`${name}.${f.key}`} />
        ))}
      </div>
    );
  return <FieldInput system={system} field={field} name={name} />;
}
