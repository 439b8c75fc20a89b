import 'server-only';
import { gameIcon } from '@/lib/print/icons';
import { drawPdf } from '@/lib/print/pdf';
import type { PrintPlan } from '@/lib/print/plan';
import { drawBeside } from './draw-beside';
import { beginJob, dropJob, findJob, jobsOf, type Job } from './office';

/** What all kept files may weigh together; the oldest go first. */
const MOST_BYTES = 256 * 1024 * 1024;

export interface Printed {
  /** Pages drawn by now. */
  readonly pages: number;
  readonly of: number;
  readonly cards: number;
  readonly misfits: number;
  readonly name: string;
  /** The sheets, once all are drawn. */
  readonly pdf?: Uint8Array<ArrayBuffer>;
}
export type PrintingJob = Job<Printed>;

const bytesOf = ({ soFar }: PrintingJob): number => soFar?.pdf?.byteLength ?? 0;

function makeRoom(): void {
  const kept = jobsOf<Printed>('print').filter(({ state }) => state === 'done');
  let bytes = kept.reduce((sum, job) => sum + bytesOf(job), 0);
  // The newest stays, however large it is.
  for (const job of kept.slice(0, -1)) {
    if (bytes <= MOST_BYTES) return;
    bytes -= bytesOf(job);
    dropJob(job);
  }
}

// Each route is bundled with its own copy of this module; they draw one after the other.
const shared = globalThis as typeof globalThis & { musterPress?: Promise<unknown> };

/** Where there is no thread for it, others are heard between pages. */
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Begins a PDF of many pages; undefined where the caller, or all, have too many jobs under way. */
export function beginPrint(
  plan: PrintPlan,
  title: string,
  caller: string,
  owner: string | undefined,
): PrintingJob | undefined {
  const about = {
    of: plan.pages.length,
    cards: plan.cards,
    misfits: plan.misfits.length,
    name: `${title} cards.pdf`,
  };
  return beginJob<Printed>({
    kind: 'print',
    caller,
    owner,
    work: ({ signal, onProgress }) => {
      onProgress({ ...about, pages: 0 });
      const drawHere = async (onPage: (pages: number) => void): Promise<Uint8Array<ArrayBuffer>> =>
        new Uint8Array(
          await drawPdf(plan, title, gameIcon, {
            onPage: async (pages) => {
              signal.throwIfAborted();
              onPage(pages);
              await breathe();
            },
          }),
        );
      const draw = async (): Promise<Printed> => {
        const onPage = (pages: number): void => onProgress({ ...about, pages });
        const pdf =
          (await drawBeside({ pages: plan.pages, title }, { signal, onPage })) ?? (await drawHere(onPage));
        // Room is made when this one counts as done.
        setImmediate(makeRoom);
        return { ...about, pages: plan.pages.length, pdf };
      };
      const turn = (shared.musterPress ?? Promise.resolve()).then(draw);
      shared.musterPress = turn.catch(() => undefined);
      return turn;
    },
  });
}

/** A print job of this owner, or one without an owner. */
export const findPrint = (id: string, owner: string | undefined): PrintingJob | undefined =>
  findJob<Printed>('print', id, owner);
