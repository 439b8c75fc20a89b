'use client';

import { useEffect, useState } from 'react';
import type { Agreement, AnySystem } from '@/lib/rules';
import { CodeChip } from './code-chip';

/** The short code of an agreement where the arithmetic behind it is not loaded yet: it comes a moment later. */
export function LazyCode({
  system,
  agreement,
}: {
  readonly system: AnySystem;
  readonly agreement: Agreement;
}) {
  const [code, setCode] = useState('');
  useEffect(() => {
    let here = true;
    import('@/lib/seal').then(
      (seal) => here && setCode(seal.codeUnder(system, agreement)),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [system, agreement]);
  return code === '' ? null : <CodeChip code={code} />;
}
