import { useEffect, useMemo, useState } from 'react';
import { readDraft } from '@/components/builder/draft/drafts';
import { agreementOf } from '@/components/builder/draft/terms-of-draft';
import type { PrintWhat } from '@/lib/print';
import type { AnySystem } from '@/lib/rules';
import { askedFor, type PrintWish } from './print-wish';

const NO_DRAFT = 'This browser has no such draft. Open the list again and print from there.';
const DAMAGED =
  'The board in this address is damaged or was cut off. Open the board again and print from there.';

/** What is to be printed, once the rules and this browser have been asked; in words what is missing, undefined while it is sought. */
export function useAsked(system: AnySystem | undefined, given: PrintWish): PrintWhat | string | undefined {
  // Once the rules are here we are in the browser, and the address says what is asked for.
  const wish = useMemo(() => (system ? askedFor(given) : given), [system, given]);
  const carried = useCarried('carried' in wish);
  return useMemo(() => {
    if (!system) return undefined;
    if ('carried' in wish) return carried;
    if ('what' in wish) return wish.what;
    const draft = readDraft(wish.draft);
    return draft ? { kind: 'list', list: draft.list, agreement: agreementOf(system, draft.terms) } : NO_DRAFT;
  }, [system, wish, carried]);
}

/** The board behind the `#` of the address. */
function useCarried(isAsked: boolean): PrintWhat | string | undefined {
  const [carried, setCarried] = useState<PrintWhat | string>();
  useEffect(() => {
    if (!isAsked) return;
    let wanted = true;
    void import('./carried-board').then(async ({ boardOfHash, printOfBoard }) => {
      const board = await boardOfHash(window.location.hash);
      if (wanted) setCarried(board ? printOfBoard(board) : DAMAGED);
    });
    return () => {
      wanted = false;
    };
  }, [isAsked]);
  return carried;
}
