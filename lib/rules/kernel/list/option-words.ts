import type { AnyRules, AnySystem } from '../system';
import type { Field } from './field';
import type { List } from './list';
import { writePath } from './option-paths';
import { formOf, parseList, plainTerms, type AnyTerms } from './prepare';

/** What the options of a list are called. */
export interface OptionWords {
  /** The option at a path (`writePath`) as its field in the builder is headed; the path where no field is about it. */
  nameOf(path: string): string;
  /** A value at the path, given as JSON, as the field shows it. */
  sayValue(path: string, json: string): string;
}

/** Where no form is known: paths and JSON. */
const bare: OptionWords = { nameOf: (path) => path, sayValue: (_, json) => json };

const show = (field: Field, value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((one) => show(field, one)).join(', ') || 'none';
  const choices = field.input === 'choice' || field.input === 'choices' ? field.choices : [];
  return choices.find((choice) => choice.value === value)?.label ?? String(value);
};

/**
 * What the options of a list are called by the form that the list has under these terms, or under the rules as printed. Without
 * the schemas of the system, or where they refuse the list, nothing is known of it.
 */
export function optionWords(system: AnyRules | AnySystem, list: List, terms?: AnyTerms): OptionWords {
  if (!('options' in system)) return bare;
  const under = terms ?? plainTerms('', system.house.parse({}));
  const read = parseList(system, list, under);
  if (!read.ok) return bare;
  const fields = formOf(system, read.value).fields?.(read.value, under.house) ?? [];
  const byPath = new Map(fields.map((field) => [writePath(field.path), field]));
  return {
    nameOf(path) {
      const field = byPath.get(path);
      return field ? (field.group ? `${field.group} – ${field.label}` : field.label) : path;
    },
    sayValue(path, json) {
      const field = byPath.get(path);
      return field ? show(field, JSON.parse(json)) : json;
    },
  };
}
