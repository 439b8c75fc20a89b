import type { CardField } from './own-fields';

type Values = Readonly<Record<string, unknown>>;

const isOpen = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (typeof value === 'number' && Number.isNaN(value));

const asValues = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {};

const withKeys = (fields: readonly CardField[], value: unknown): Record<string, unknown> => {
  const of = asValues(value);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const made = cardValueOf(field, of[field.key]);
      return made === undefined ? [] : [[field.key, made] as const];
    }),
  );
};

/**
 * What is typed into a form, as the schema wants it: only keys that belong there, and nothing for a field left open. Whether
 * it holds together, the schema says.
 */
export function cardValueOf(field: CardField, value: unknown): unknown {
  switch (field.input) {
    case 'fixed':
      return field.value;
    case 'toggle':
      return typeof value === 'boolean' ? value : field.standard;
    case 'choices':
      if (!Array.isArray(value)) return field.standard ?? (field.required ? [] : undefined);
      return value.length === 0 && !field.required && field.standard === undefined ? undefined : value;
    case 'rows':
      return Array.isArray(value) ? value.map((row) => cardValueOf(field.row, row)) : (field.standard ?? []);
    case 'shape': {
      const chosen = asValues(value)[field.by];
      const shape = field.shapes.find((s) => s.value === chosen) ?? field.shapes[0];
      return shape && { [field.by]: shape.value, ...withKeys(shape.fields, value) };
    }
    case 'group': {
      const made = withKeys(field.fields, value);
      if (!field.required && Object.keys(made).length === 0) return undefined;
      return field.tuple ? field.fields.map((f) => made[f.key]) : made;
    }
    case 'number':
    case 'either':
    case 'text':
    case 'choice':
    case 'entry':
    case 'icon':
      return isOpen(value) ? undefined : value;
  }
}

/** What a new card, row or effect begins with: what the schema takes for granted, and nothing invented. */
export function blankOf(field: CardField, shape?: string): unknown {
  if (field.standard !== undefined) return field.standard;
  switch (field.input) {
    case 'fixed':
      return field.value;
    case 'toggle':
      return false;
    case 'choices':
      return [];
    case 'rows':
      return Array.from({ length: field.least }, () => blankOf(field.row));
    case 'shape': {
      const chosen = field.shapes.find((s) => s.value === shape) ?? field.shapes[0];
      return chosen && { [field.by]: chosen.value, ...blanks(chosen.fields) };
    }
    case 'group':
      return field.tuple ? field.fields.map((f) => blankOf(f)) : blanks(field.fields);
    case 'number':
    case 'either':
    case 'text':
    case 'choice':
    case 'entry':
    case 'icon':
      return undefined;
  }
}

const blanks = (fields: readonly CardField[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const made = blankOf(field);
      return made === undefined ? [] : [[field.key, made] as const];
    }),
  );
