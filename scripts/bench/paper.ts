import { PrintJob, planPrint, type PrintPlan } from '../../lib/print/index';
import { gameIcon } from '../../lib/print/icons';
import { drawPdf } from '../../lib/print/pdf';
import type { AnySystem } from '../../lib/rules/index';
import { cost, kept, print, processorMs } from './measure';

const planOf = (system: AnySystem, what: object): PrintPlan => {
  const read = planPrint(system, PrintJob.parse({ what: { system: system.slug, ...what } }));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

/** From the names of the cards to the bytes of the file. */
const pdfOf = (system: AnySystem, what: object): Promise<Buffer> =>
  drawPdf(planOf(system, what), 'Bench', gameIcon);

async function benchJob(name: string, system: AnySystem, what: object): Promise<void> {
  const { cards } = planOf(system, what);
  print(`pdf.${name}`, (1000 / (await cost(() => pdfOf(system, what)))) * cards, 'cards/s');
}

export async function benchPaper(systems: readonly AnySystem[]): Promise<void> {
  const mms = systems.find((s) => s.slug === 'mms')!;
  const first = (count: number) => ({
    kind: 'entries',
    entries: mms.entries.slice(0, count).map((e) => e.id),
  });
  // Nothing was drawn before: fonts are read and code is compiled.
  const from = processorMs();
  kept.value = await pdfOf(mms, first(9));
  print('pdf.first-page.cold', processorMs() - from, 'ms');

  await benchJob('mms.81-cards', mms, first(81));
  for (const system of systems) await benchJob(`${system.slug}.catalogue`, system, { kind: 'catalogue' });
  print('pdf.first-page.warm', await cost(() => pdfOf(mms, first(9))), 'ms');
  // The page shows the same layout without drawing it into a file.
  print('preview.mms.81-cards', await cost(() => planOf(mms, first(81))), 'ms');
}
