import { capital } from '../words/words';
import { z } from 'zod';
import type { Choice } from '../list/field';

interface FieldHead {
  /** Its key within the field above it; of a pair of numbers, the position. */
  readonly key: string;
  readonly title: string;
  readonly help?: string;
  readonly required: boolean;
  /** What holds where it is left open. */
  readonly standard?: unknown;
}

/** One input of the designer, made from the schema of a system’s custom cards. */
export type CardField = FieldHead &
  (
    | { readonly input: 'text'; readonly max?: number }
    | {
        readonly input: 'number';
        readonly min?: number;
        readonly max?: number;
        readonly step: number | 'any';
      }
    | { readonly input: 'toggle' }
    | { readonly input: 'choice'; readonly choices: readonly Choice[] }
    /** Any number of the choices. */
    | {
        readonly input: 'choices';
        readonly choices: readonly Choice[];
        readonly least: number;
        /** Rarely needed, and long: only what is chosen is shown until somebody opens it. */
        readonly folded?: true;
      }
    /** An entry of the catalogue, of one of these kinds where they are named. */
    | { readonly input: 'entry'; readonly kinds?: readonly string[] }
    /** A picture of the game-icons set. */
    | { readonly input: 'icon' }
    | { readonly input: 'fixed'; readonly value: unknown }
    | { readonly input: 'group'; readonly fields: readonly CardField[]; readonly tuple: boolean }
    | { readonly input: 'rows'; readonly row: CardField; readonly least: number; readonly most?: number }
    /** A number, or one of a few words instead. */
    | {
        readonly input: 'either';
        readonly min?: number;
        readonly max?: number;
        readonly words: readonly Choice[];
      }
    /** One of several shapes; the value of `by` says which. */
    | { readonly input: 'shape'; readonly by: string; readonly shapes: readonly CardShape[] }
  );

export interface CardShape {
  readonly value: string;
  readonly title: string;
  readonly help?: string;
  readonly fields: readonly CardField[];
}

/** What a schema of custom cards may say of a field in `.meta()`, besides title and description. */
export interface CardFieldMeta {
  readonly input?: 'entry' | 'icon';
  readonly kinds?: readonly string[];
  /** Choices that are rarely needed, and many. */
  readonly folded?: true;
  /** Words for the values of an enum; the others are told by themselves. */
  readonly labels?: Readonly<Record<string, string>>;
}
/** Types the meta of a field of a custom card. */
export const cardField = (meta: CardFieldMeta & { readonly title: string; readonly description?: string }) =>
  meta as typeof meta & Record<string, unknown>;

interface Schema extends CardFieldMeta {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly (string | number)[];
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** `notBetweenTwo`, `artifact-weapon` and `single use` as people write them. */
export const inWords = (value: string): string => {
  const words = value
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/-(?=[a-z])/g, ' ')
    .toLowerCase();
  return capital(words);
};

const choicesOf = (
  values: readonly (string | number)[],
  labels: CardFieldMeta['labels'],
): readonly Choice[] =>
  values.map((value) => ({ value, label: labels?.[String(value)] ?? inWords(String(value)) }));

const numbers = ({ minimum, maximum }: Schema) => ({
  ...(minimum === undefined ? {} : { min: minimum }),
  ...(maximum === undefined ? {} : { max: maximum }),
});

class Walker {
  readonly #defs: Readonly<Record<string, Schema>>;
  constructor(defs: Readonly<Record<string, Schema>>) {
    this.#defs = defs;
  }

  field(key: string, given: Schema, required: boolean): CardField {
    const name = given.$ref?.replace('#/$defs/', '');
    const schema = name === undefined ? given : { ...this.#defs[name], ...given };
    const head: FieldHead = {
      key,
      title: schema.title ?? inWords(key),
      ...(schema.description === undefined ? {} : { help: schema.description }),
      required: required && schema.default === undefined,
      ...(schema.default === undefined ? {} : { standard: schema.default }),
    };
    return this.#shaped(head, schema);
  }

  fields(schema: Schema, but?: string): readonly CardField[] {
    const { propertyNames, additionalProperties: value } = schema;
    // A record whose keys are a closed set is as good as an object of them.
    if (propertyNames?.enum && typeof value === 'object')
      return propertyNames.enum.map((key) => this.field(String(key), value, false));
    return Object.entries(schema.properties ?? {})
      .filter(([key]) => key !== but)
      .map(([key, property]) => this.field(key, property, schema.required?.includes(key) ?? false));
  }

  #shaped(head: FieldHead, schema: Schema): CardField {
    if (schema.input === 'icon') return { ...head, input: 'icon' };
    if (schema.input === 'entry')
      return { ...head, input: 'entry', ...(schema.kinds ? { kinds: schema.kinds } : {}) };
    if (schema.const !== undefined) return { ...head, input: 'fixed', value: schema.const };
    if (schema.enum) return { ...head, input: 'choice', choices: choicesOf(schema.enum, schema.labels) };
    const members = schema.oneOf ?? schema.anyOf;
    if (members) return this.#union(head, schema, members);
    switch (schema.type) {
      case 'boolean':
        return { ...head, input: 'toggle' };
      case 'integer':
      case 'number':
        return {
          ...head,
          input: 'number',
          ...numbers(schema),
          step: schema.multipleOf ?? (schema.type === 'integer' ? 1 : 'any'),
        };
      case 'object':
        return { ...head, input: 'group', fields: this.fields(schema), tuple: false };
      case 'array':
        return this.#array(head, schema);
      case undefined:
      default:
        return {
          ...head,
          input: 'text',
          ...(schema.maxLength === undefined ? {} : { max: schema.maxLength }),
        };
    }
  }

  #array(head: FieldHead, schema: Schema): CardField {
    if (schema.prefixItems)
      return {
        ...head,
        input: 'group',
        tuple: true,
        fields: schema.prefixItems.map((item, i) => this.field(String(i), item, true)),
      };
    const item = schema.items || {};
    const least = schema.minItems ?? 0;
    if (item.enum)
      return {
        ...head,
        input: 'choices',
        choices: choicesOf(item.enum, schema.labels ?? item.labels),
        least,
        ...(schema.folded ? { folded: true } : {}),
      };
    return {
      ...head,
      input: 'rows',
      row: this.field('row', item, true),
      least,
      ...(schema.maxItems === undefined ? {} : { most: schema.maxItems }),
    };
  }

  #union(head: FieldHead, schema: Schema, given: readonly Schema[]): CardField {
    const members = given.filter((m) => m.type !== 'null');
    // None is asked for beside the field, and not by it.
    if (members.length === 1 && members.length < given.length) return this.#shaped(head, members[0]!);
    const by = Object.keys(members[0]?.properties ?? {}).find((key) =>
      members.every((m) => m.properties?.[key]?.const !== undefined),
    );
    if (by !== undefined)
      return {
        ...head,
        input: 'shape',
        by,
        shapes: members.map((m) => {
          const value = String(m.properties![by]!.const);
          return {
            value,
            title: m.title ?? inWords(value),
            ...(m.description === undefined ? {} : { help: m.description }),
            fields: this.fields(m, by),
          };
        }),
      };
    const number = members.find((m) => m.type === 'integer' || m.type === 'number');
    const words = members.flatMap((m) => m.enum ?? []);
    return number
      ? { ...head, input: 'either', ...numbers(number), words: choicesOf(words, schema.labels) }
      : { ...head, input: 'choice', choices: choicesOf(words, schema.labels) };
  }
}

/** The inputs of a custom card, from its schema alone: titles, ranges and choices are those of the schema. */
export function fieldsOf(schema: z.ZodType): CardField {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return new Walker(whole.$defs ?? {}).field('card', whole, true);
}
