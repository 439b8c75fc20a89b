'use client';

import { useEffect, useState } from 'react';
import type { Agreement, List } from '@/lib/rules';
import { packList, WHOLE_LINK_PATH } from './whole-link';

/** The address that holds a list and its agreement by itself; empty until it is packed. */
export function useWholeLink(list: List, agreement: Agreement): string {
  const [link, setLink] = useState('');
  useEffect(() => {
    let wanted = true;
    void packList(list, agreement).then(
      (fragment) => wanted && setLink(`${window.location.origin}${WHOLE_LINK_PATH}#${fragment}`),
    );
    return () => {
      wanted = false;
    };
  }, [list, agreement]);
  return link;
}
