'use client';

import { useEffect, useState } from 'react';
import { Modal } from '@/components/ui/modal';
import { ask, sayProblem } from '@/lib/api/client';
import type { Verdict } from '@/lib/api/contract/shapes/verdict';
import type { Agreement, List } from '@/lib/rules';

/** The whole verdict on one list under one agreement, asked for when it is opened. */
export function CellVerdict({
  name,
  list,
  agreement,
  onClose,
}: {
  readonly name: string;
  readonly list: List;
  readonly agreement: Agreement;
  readonly onClose: () => void;
}) {
  const [verdict, setVerdict] = useState<Verdict>();
  const [failed, setFailed] = useState('');
  useEffect(() => {
    let here = true;
    void ask('POST /api/v1/validate', { body: { list, agreements: [agreement], repairs: false } }).then(
      (answer) => {
        if (!here) return;
        if (answer.ok) setVerdict(answer.data.verdicts[0]);
        else setFailed(sayProblem(answer.problem));
      },
    );
    return () => {
      here = false;
    };
  }, [list, agreement]);
  return (
    <Modal title={`${name} under “${agreement.name}”`} onClose={onClose}>
      {failed && <p className="text-bad">{failed}</p>}
      {!verdict && !failed && (
        <p role="status" className="animate-pulse text-quiet">
          Judging …
        </p>
      )}
      {verdict && (
        <>
          <p>
            <b className={verdict.legal ? 'text-good' : 'text-bad'}>
              {verdict.legal ? 'Legal' : 'Not legal'}
            </b>{' '}
            <span className="font-mono text-sm text-quiet">{verdict.agreementCode}</span>
          </p>
          {verdict.violations.length === 0 ? (
            <p className="mt-2 text-good">Nothing to say against it.</p>
          ) : (
            <ul className="mt-2 space-y-2 text-sm">
              {verdict.violations.map((v, i) => (
                <li key={i}>
                  <b className={v.severity === 'error' ? 'text-bad' : 'text-warn'}>
                    {v.severity === 'error' ? 'Error' : v.severity === 'warning' ? 'Warning' : 'Note'}:
                  </b>{' '}
                  {v.message} <span className="text-xs text-quiet">{v.code}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Modal>
  );
}
