import { keepText, keptJson, keptText } from '@/components/ui/kept-text';
import { PrintOptions } from '@/lib/print';

const OPTIONS = 'muster.print';
const PLAYER = 'muster.print.player';

/** How this browser printed the last time; the defaults where nothing readable was kept. */
export const keptOptions = (): PrintOptions =>
  PrintOptions.safeParse(keptJson(OPTIONS)).data ?? PrintOptions.parse({});

export const keepOptions = (options: PrintOptions): boolean => keepText(OPTIONS, JSON.stringify(options));

/** Whose name stood in the foot the last time. */
export const keptPlayer = (): string => keptText(PLAYER) ?? '';

export const keepPlayer = (name: string): boolean => keepText(PLAYER, name);
