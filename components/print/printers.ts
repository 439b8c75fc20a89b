import { z } from 'zod';
import { keepText, keptJson } from '@/components/ui/kept-text';

/** A printer by the name that its owner gave it, and how far it lays the second side amiss. */
export const Printer = z.object({
  name: z.string().min(1).max(60),
  backRightMm: z.number().min(-10).max(10),
  backDownMm: z.number().min(-10).max(10),
});
export type Printer = z.infer<typeof Printer>;

const Kept = z.object({ printers: z.array(Printer), chosen: z.string().optional() });
/** The printers of this browser, and the one that is used. */
export type Printers = z.infer<typeof Kept>;

const KEY = 'muster.printers';
const NONE: Printers = { printers: [] };

export const keptPrinters = (): Printers => Kept.safeParse(keptJson(KEY)).data ?? NONE;

/** Where the browser refuses, the shift stays in the options of this page. */
export const keepPrinters = (printers: Printers): boolean => keepText(KEY, JSON.stringify(printers));

export const chosenPrinter = ({ printers, chosen }: Printers): Printer | undefined =>
  printers.find(({ name }) => name === chosen);

/** With this one among them, in place of the one of its name, and used from now on. */
export const withPrinter = ({ printers }: Printers, printer: Printer): Printers => ({
  printers: [...printers.filter(({ name }) => name !== printer.name), printer].sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  ),
  chosen: printer.name,
});

export const withoutPrinter = ({ printers }: Printers, gone: string): Printers => ({
  printers: printers.filter(({ name }) => name !== gone),
});
