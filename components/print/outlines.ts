import { iconHref } from '@/components/ui/icon-href';
import { drawnOps, type Op } from '@/lib/print';
import type { Outlines } from './paint';

/** Outlines of the pictures that ops show, read from the same files as the page’s. */
export async function outlinesFor(system: string, ops: readonly Op[]): Promise<Outlines> {
  const names = new Set(drawnOps(ops).flatMap((op) => (op.op === 'icon' ? [op.name] : [])));
  const files = new Map<string, string[]>();
  for (const name of names) {
    const [file = ''] = iconHref(system, name).split('#');
    files.set(file, [...(files.get(file) ?? []), name]);
  }
  const found = new Map<string, string>();
  await Promise.all(
    [...files].map(async ([file, wanted]) => {
      const response = await fetch(file);
      if (!response.ok) return;
      const svg = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
      for (const name of wanted) {
        const [, id = ''] = iconHref(system, name).split('#');
        const outline = svg.querySelector(`#${CSS.escape(id)} path`)?.getAttribute('d');
        if (outline) found.set(name, outline);
      }
    }),
  );
  return found;
}
