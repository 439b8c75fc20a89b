import { PrintOptions } from '@/lib/print';

const OPTIONS = 'muster.print';
const PLAYER = 'muster.print.player';

/** How this browser printed the last time; the defaults where nothing readable was kept. */
export function keptOptions(): PrintOptions {
  try {
    const read = PrintOptions.safeParse(JSON.parse(localStorage.getItem(OPTIONS) ?? '{}'));
    if (read.success) return read.data;
  } catch {
    // Begin with the defaults.
  }
  return PrintOptions.parse({});
}

export const keepOptions = (options: PrintOptions): void =>
  localStorage.setItem(OPTIONS, JSON.stringify(options));

/** Whose name stood in the foot the last time. */
export function keptPlayer(): string {
  try {
    return localStorage.getItem(PLAYER) ?? '';
  } catch {
    return '';
  }
}

export const keepPlayer = (name: string): void => localStorage.setItem(PLAYER, name);
