import type { PrintOptions, PrintPart, Sources } from '@/lib/print';
import type { AnySystem } from '@/lib/rules';

/** Is it a part that not every game has, and this one not, as far as that is known? */
export const lacks = (sources: Pick<Sources, 'paper'> | undefined, part: PrintPart): boolean =>
  (part === 'plan' || part === 'match') && sources?.paper[part] === undefined;

/**
 * What was chosen for another game and says nothing here is left out: a size of its cards, a plan that this one has not. Until
 * its sources are here, what was chosen the last time waits for them.
 */
export function optionsFor(
  kept: PrintOptions,
  system: Pick<AnySystem, 'sizes'>,
  sources: Pick<Sources, 'paper'> | undefined,
): PrintOptions {
  const { size, ...rest } = kept;
  const sized = system.sizes.some((s) => s.id === size) ? kept : rest;
  const parts = kept.parts.filter((part) => !sources || !lacks(sources, part));
  if (parts.length === kept.parts.length) return sized;
  return { ...sized, parts: parts.length > 0 ? parts : ['cards'] };
}

/** What is chosen now, with what was left out here: the other game finds it as it was. */
export const withLeftOut = (next: PrintOptions, here: PrintOptions, kept: PrintOptions): PrintOptions => ({
  ...(next.size === undefined && here.size === undefined && kept.size !== undefined
    ? { size: kept.size }
    : {}),
  ...next,
  parts: [...next.parts, ...kept.parts.filter((part) => !here.parts.includes(part))],
});
