import type { Agreement, VariationSchema } from '@/lib/rules';
import { isChanged } from './is-changed';

/** A part of the form, and what its heading tells. */
export interface Part {
  readonly title: string;
  readonly variations: readonly VariationSchema[];
  /** Those that are set otherwise than printed. */
  readonly changed: readonly VariationSchema[];
  /** Those that do not hold as they are. */
  readonly faulty: readonly VariationSchema[];
}

/** The parts of a system’s agreement, in its order. */
export function partsOf(
  variations: readonly VariationSchema[],
  agreement: Agreement,
  problemOf: (key: string) => string | undefined,
): readonly Part[] {
  const titles = [...new Set(variations.map(({ group = 'Other' }) => group))];
  return titles.map((title) => {
    const own = variations.filter(({ group = 'Other' }) => group === title);
    return {
      title,
      variations: own,
      changed: own.filter((variation) => isChanged(variation, agreement)),
      faulty: own.filter(({ key }) => problemOf(key) !== undefined),
    };
  });
}

const hasNew = (before: readonly VariationSchema[] = [], now: readonly VariationSchema[]): boolean =>
  now.some(({ key }) => before.every((one) => one.key !== key));

/**
 * Which parts open by themselves as an agreement becomes another. What does not hold is never folded away, and neither is a
 * change that is alone in coming; where several parts change at once, as by a preset, their headings tell it: opened all
 * together they were the whole form again.
 */
export function partsToOpen(before: readonly Part[], now: readonly Part[]): readonly string[] {
  const past = new Map(before.map((part) => [part.title, part]));
  const changed = now.filter((part) => hasNew(past.get(part.title)?.changed, part.changed));
  const faulty = now.filter((part) => hasNew(past.get(part.title)?.faulty, part.faulty));
  return [...(changed.length === 1 ? changed : []), ...faulty].map(({ title }) => title);
}
