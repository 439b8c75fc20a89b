import 'server-only';
import { setImmediate as breathe } from 'node:timers/promises';
import { readJobFile } from '@/lib/db/jobs';
import type { PrintJob } from '@/lib/print';
import { gameIcon } from '@/lib/print/icons';
import { drawPdf } from '@/lib/print/pdf';
import { planPrint, systemOfJob, type PrintPlan } from '@/lib/print/plan';
import { preparePrint } from '@/lib/print/prepare';
import { loadSources, needsSources } from '@/lib/print/sources';
import { isSystemSlug, loadSystem, type AnySystem, type Result } from '@/lib/rules';
import { drawBeside } from './draw-beside';
import { beginJob, findJob } from './jobs';
import type { Job, Work } from './office';
import { inTurn } from './turns';

/** From what sheets can be drawn anew. */
export interface PrintTask {
  readonly job: PrintJob;
  readonly title: string;
  /** Pages, and what is on them. */
  readonly about: { readonly of: number; readonly cards: number; readonly misfits: number };
}
/** How many pages are drawn. */
export type Printed = { readonly pages: number };
export type PrintingJob = Job<Printed, PrintTask>;

/** Lays out what was asked for. Others are heard while chances are reckoned. */
export async function layOut(system: AnySystem, job: PrintJob): Promise<Result<PrintPlan>> {
  const sources = needsSources(job) ? await loadSources(system) : undefined;
  for (const _ of preparePrint(system, job, sources) ?? []) await breathe();
  return planPrint(system, job, sources);
}

const draw =
  (plan: PrintPlan, title: string): Work<Printed> =>
  async ({ signal, onProgress }) => {
    onProgress({ pages: 0 });
    const onPage = (pages: number): void => onProgress({ pages });
    /** Where there is no thread for it, others are heard between pages. */
    const drawHere = async (): Promise<Uint8Array<ArrayBuffer>> =>
      new Uint8Array(
        await drawPdf(plan, title, gameIcon, {
          onPage: async (pages) => {
            signal.throwIfAborted();
            onPage(pages);
            await breathe();
          },
        }),
      );
    const file = await inTurn(
      'the press',
      async () => (await drawBeside({ pages: plan.pages, title }, { signal, onPage })) ?? drawHere(),
    );
    return { result: { pages: plan.pages.length }, file };
  };

/** Takes up sheets from what was asked for. @throws where the rules here refuse it */
export async function resumePrint({ job, title }: PrintTask): Promise<Work<Printed>> {
  const slug = systemOfJob(job.what);
  const plan = isSystemSlug(slug) ? await layOut(await loadSystem(slug), job) : undefined;
  if (!plan?.ok) throw new Error('the rules of this server refuse it');
  return draw(plan.value, title);
}

/** Begins a PDF of many pages; undefined where the caller, or all, have too many jobs under way. */
export const beginPrint = (
  { plan, job, title }: { readonly plan: PrintPlan; readonly job: PrintJob; readonly title: string },
  caller: string,
  owner: string | undefined,
): Promise<PrintingJob | undefined> =>
  beginJob<Printed, PrintTask>({
    kind: 'print',
    caller,
    owner,
    task: {
      job,
      title,
      about: { of: plan.pages.length, cards: plan.cards, misfits: plan.misfits.length },
    },
    work: () => draw(plan, title),
  });

/** A print job of this owner, or one without an owner. */
export const findPrint = (id: string, owner: string | undefined): Promise<PrintingJob | undefined> =>
  findJob('print', id, owner);

/** Its sheets, once all are drawn. */
export const sheetsOf = ({ id, state }: PrintingJob): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  state === 'done' ? readJobFile(id) : Promise.resolve(undefined);
