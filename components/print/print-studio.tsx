'use client';

import { useSystem } from '@/components/catalogue/use-system';
import type { PrintWhat } from '@/lib/print';
import type { AnySystem } from '@/lib/rules';
import { OfWhat } from './of-what';
import type { PrintWish } from './print-wish';
import { Studio } from './studio';
import { useAsked } from './use-asked';

/** True pages on screen and the PDF that is cut from the same layout. */
export function PrintStudio({
  wish: given,
  name,
}: {
  readonly wish: PrintWish;
  /** What the file is called after; absent: the list or the system. */
  readonly name?: string;
}) {
  const system = useSystem(given.slug);
  const what = useAsked(system, given);
  if (typeof what === 'string') return <p className="mt-4 text-bad">{what}</p>;
  if (!system || !what)
    return (
      <p role="status" className="mt-4 animate-pulse text-quiet">
        Laying out the pages …
      </p>
    );
  return (
    <>
      {/* The page of a table says itself of what. */}
      {name === undefined && <OfWhat system={system} what={what} />}
      <Studio system={system} what={what} name={name ?? nameOf(system, what)} />
    </>
  );
}

const nameOf = (system: AnySystem, what: PrintWhat): string =>
  what.kind === 'list' ? what.list.name : what.kind === 'drawn' ? what.name : system.name;
