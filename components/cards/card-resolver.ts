import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { cardValueOf, type AnySystem, type CardField, type OwnCard } from '@/lib/rules';

export type CardValues = Record<string, unknown>;

/** The commonest faults in plain words; the schema's own messages stay as they are. */
const plainWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is needed.' : undefined;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? Number(issue.minimum) <= 1
          ? 'This is needed.'
          : `At least ${String(issue.minimum)}.`
        : `At least ${String(issue.minimum)}.`;
    case 'too_big':
      return `At most ${String(issue.maximum)}.`;
    case 'invalid_value':
    case 'invalid_union':
      return 'Choose one of them.';
    default:
      return undefined;
  }
};

/** The card that the form holds, in the shape of its schema; it need not be sound yet. */
export const cardOf = (field: CardField, values: CardValues, id: string): OwnCard =>
  cardValueOf(field, { ...values, id }) as OwnCard;

/** Judges the form by the schema of the system's cards; keys of another shape do not count. */
export const cardResolver =
  (system: AnySystem, field: CardField, idOf: (values: CardValues) => string): Resolver<CardValues> =>
  (values, context, options) =>
    zodResolver(system.own!.schema as unknown as z.ZodType<CardValues, CardValues>, { error: plainWords })(
      cardOf(field, values, idOf(values)),
      context,
      options,
    );
