'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { sayProblem, type Refused } from '@/lib/api/client';

type Problem = Refused['problem'];

/** Nothing was written here that could be lost. */
const sayRefusal = (problem: Problem): string =>
  problem.code === 'unreachable'
    ? 'The server cannot be reached. Try again in a moment.'
    : sayProblem(problem);

/** Makes an old version the newest one, and says why where that is refused. */
export function RestoreButton({
  version,
  restore,
}: {
  readonly version: number;
  /** Answers with what went wrong; undefined where all went well. */
  readonly restore: () => Promise<Problem | undefined>;
}) {
  const router = useRouter();
  const [said, setSaid] = useState('');
  const press = async () => {
    const problem = await restore();
    if (problem === undefined) router.refresh();
    else setSaid(sayRefusal(problem));
  };
  return (
    <div>
      <button type="button" className="button button-small" onClick={() => void press()}>
        Make version {version} the newest
      </button>
      <p role="status" className="text-sm text-bad">
        {said}
      </p>
    </div>
  );
}
