'use client';

import { useMemo } from 'react';
import { readDraft, type Draft } from '@/components/builder/drafts';
import { agreementOf } from '@/components/builder/terms-of-draft';
import { useSystem } from '@/components/catalogue/use-system';
import type { PrintWhat } from '@/lib/print';
import type { AnySystem } from '@/lib/rules';
import { askedFor, type PrintWish } from './print-wish';
import { Studio } from './studio';

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
  // Once the rules are here we are in the browser, and the address says what is asked for.
  const wish = useMemo(() => (system ? askedFor(given) : given), [system, given]);
  const draftId = 'draft' in wish ? wish.draft : undefined;
  // Read once the rules are here, and so in the browser only.
  const draft = useMemo(
    (): Draft | 'missing' | undefined =>
      system && draftId !== undefined ? (readDraft(draftId) ?? 'missing') : undefined,
    [system, draftId],
  );
  if (draft === 'missing')
    return (
      <p className="mt-4 text-bad">
        This browser has no such draft. Open the list again and print from there.
      </p>
    );
  if (!system || (draftId !== undefined && !draft))
    return (
      <p role="status" className="mt-4 animate-pulse text-quiet">
        Laying out the pages …
      </p>
    );
  const what: PrintWhat =
    'what' in wish
      ? wish.what
      : { kind: 'list', list: draft!.list, agreement: agreementOf(system, draft!.terms) };
  return <Studio system={system} what={what} name={name ?? nameOf(system, what)} />;
}

const nameOf = (system: AnySystem, what: PrintWhat): string =>
  what.kind === 'list' ? what.list.name : system.name;
