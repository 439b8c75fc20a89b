import { parentPort } from 'node:worker_threads';
import { gameIcon } from '@/lib/print/icons';
import { drawPdf } from '@/lib/print/pdf';
import type { PrintPlan } from '@/lib/print/plan';

/** What the thread draws. */
export interface ToPress {
  readonly pages: PrintPlan['pages'];
  readonly title: string;
}
/** How many pages are drawn, and in the end the sheets. */
export type FromPress =
  { readonly drawn: number } | { readonly pdf: Uint8Array<ArrayBuffer> } | { readonly why: string };

const port = parentPort;
port?.once('message', ({ pages, title }: ToPress) => {
  const say = (message: FromPress, move: ArrayBuffer[] = []): void => port.postMessage(message, move);
  const onPage = (drawn: number): Promise<void> => {
    say({ drawn });
    return Promise.resolve();
  };
  drawPdf({ pages }, title, gameIcon, { onPage }).then(
    (drawn) => {
      const pdf = new Uint8Array(drawn);
      say({ pdf }, [pdf.buffer]);
    },
    (error: unknown) => say({ why: String(error) }),
  );
});
