import { toast } from '@/components/ui/toast';
import { looksOfJob, type PrintJob, type Sources } from '@/lib/print';
import type { AnySystem } from '@/lib/rules';
import { forgetPrint, notePrinted } from './print-book';

/** Tells the account of whoever is signed in, now rather than at the next page. Without a network it hears of it later. */
const tellAccount = (): void => {
  const { owner } = document.documentElement.dataset;
  if (owner) void import('./print-sync').then(({ syncPrinted }) => syncPrinted(owner)).catch(() => undefined);
};

/** Counts cards and pieces of a job that was made as printed, and offers to take that back. */
export function noteMade(system: AnySystem, job: PrintJob, name: string, sources: Sources | undefined): void {
  const looks = looksOfJob(system, job, sources);
  if (!looks.ok) return;
  const id = notePrinted({ system: system.slug, name, looks: looks.value });
  if (id === undefined) return;
  tellAccount();
  const cards = looks.value.reduce((sum, { count }) => sum + count, 0);
  toast({
    text: `${cards} ${cards === 1 ? 'card counts' : 'cards count'} as printed.`,
    action: {
      label: 'Undo',
      onAction: () => {
        forgetPrint(id);
        tellAccount();
      },
    },
  });
}
