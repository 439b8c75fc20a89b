import { useEffect, useRef, useState } from 'react';
import { ownerHere } from '@/components/offline/owner';
import { keepPrint } from '@/components/offline/prints';
import { ask, sayProblem } from '@/lib/api/client';
import type { PrintJob } from '@/lib/print';

/** How long to wait before a job is asked for again. */
const PAUSE_MS = 400;
const OUT_OF_REACH =
  'The server cannot be reached. The preview below can be printed by the browser, and what you made before is at hand.';

export type PdfState =
  | { readonly is: 'idle' }
  | { readonly is: 'asked' }
  /** A job of many pages is under way. */
  | { readonly is: 'drawing'; readonly id: string; readonly pages: number; readonly of: number }
  | { readonly is: 'failed'; readonly why: string };

const detailOf = async (response: Response | undefined): Promise<string> => {
  const problem = (await response?.json().catch(() => undefined)) as { detail?: string } | undefined;
  return problem?.detail ?? OUT_OF_REACH;
};

/** Has the server make a PDF, at once or as a job whose progress is shown, and hands it to the browser. */
export function usePdf(onMade: () => void): {
  readonly state: PdfState;
  make(job: PrintJob, name: string): Promise<void>;
  cancel(): void;
} {
  const [state, setState] = useState<PdfState>({ is: 'idle' });
  const gone = useRef<AbortController>(undefined);
  // Who leaves the page no longer waits; the job is forgotten by itself.
  useEffect(() => () => gone.current?.abort(), []);

  const handOver = async (pdf: Blob, name: string) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(pdf);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    setState({ is: 'idle' });
    // Nobody waits for what the browser keeps beside it: it may take its time, or refuse.
    await ownerHere()
      .then((owner) => keepPrint(owner, name, pdf))
      .then(onMade)
      .catch(() => undefined);
  };

  /** Follows a job to its end; answers with its file, or why there is none. */
  const follow = async (id: string, signal: AbortSignal): Promise<Blob | string> => {
    while (!signal.aborted) {
      const now = await ask('GET /api/v1/print/{id}', { params: { id }, signal });
      if (!now.ok) return sayProblem(now.problem);
      const { file, pages, of, state: at } = now.data;
      if (at === 'failed') return 'The sheets could not be drawn. Try again, or print fewer at a time.';
      if (file) {
        const response = await fetch(file, { signal }).catch(() => undefined);
        return response?.ok ? response.blob() : detailOf(response);
      }
      setState({ is: 'drawing', id, pages, of });
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    return '';
  };

  const make = async (job: PrintJob, name: string): Promise<void> => {
    const { signal } = (gone.current = new AbortController());
    setState({ is: 'asked' });
    const response = await fetch('/api/v1/print', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(job),
      signal,
    }).catch(() => undefined);
    let made: Blob | string;
    if (response?.status === 202) {
      const { id } = (await response.json()) as { id: string };
      made = await follow(id, signal).catch(() => OUT_OF_REACH);
    } else made = response?.ok ? await response.blob() : await detailOf(response);
    if (signal.aborted) return;
    if (typeof made === 'string') setState({ is: 'failed', why: made });
    else await handOver(made, name);
  };

  const cancel = () => {
    if (state.is !== 'drawing') return;
    gone.current?.abort();
    setState({ is: 'idle' });
    void ask('DELETE /api/v1/print/{id}', { params: { id: state.id } });
  };
  return { state, make, cancel };
}
