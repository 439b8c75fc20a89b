'use client';

import { Boxes } from 'lucide-react';
import { useState } from 'react';
import type { PrintJob, Sources } from '@/lib/print';
import type { AnySystem } from '@/lib/rules';

const FACES = ["400 16px 'Inter Variable'", "700 16px 'Inter Variable'", "700 16px 'Almendra'"];

/** Makes the archive: decks from the layout of the print, pictures from the same drawings. */
async function archiveOf(
  system: AnySystem,
  job: PrintJob,
  name: string,
  sources: Sources | undefined,
): Promise<Uint8Array<ArrayBuffer> | string> {
  const [{ tableArchive, tableExport }, { pngOf }, { outlinesFor }] = await Promise.all([
    import('@/lib/print/table'),
    import('./paint'),
    import('./outlines'),
  ]);
  const made = tableExport(system, job, name, sources);
  if (!made.ok) return made.problems[0]?.message ?? '';
  const { pictures } = made.value;
  const [outlines] = await Promise.all([
    outlinesFor(
      system.slug,
      pictures.flatMap(({ sheet }) => sheet.ops),
    ),
    ...FACES.map((face) => document.fonts.load(face)),
  ]);
  const drawn: { name: string; data: Uint8Array }[] = [];
  for (const picture of pictures)
    drawn.push({ name: picture.name, data: await pngOf(picture.sheet, outlines) });
  return tableArchive(name, made.value, drawn);
}

/** The same cards as decks for a table simulator. */
export function TableButton({
  system,
  job,
  name,
  sources,
}: {
  readonly system: AnySystem;
  readonly job: PrintJob;
  readonly name: string;
  readonly sources: Sources | undefined;
}) {
  const [state, setState] = useState<'idle' | 'busy' | { readonly why: string }>('idle');
  const make = async () => {
    setState('busy');
    const made = await archiveOf(system, job, name, sources).catch(
      () => 'The pictures could not be made. Try again with the server in reach.',
    );
    if (typeof made === 'string') return setState({ why: made });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([made], { type: 'application/zip' }));
    link.download = `${name} table.zip`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    setState('idle');
  };
  return (
    <div>
      <button type="button" className="button w-full" disabled={state === 'busy'} onClick={() => void make()}>
        <Boxes aria-hidden size={18} /> {state === 'busy' ? 'Drawing the decks …' : 'For a table simulator'}
      </button>
      <p className="mt-1 text-xs text-quiet">
        Decks with their pictures as saved objects of Tabletop Simulator.
      </p>
      {typeof state === 'object' && (
        <p role="alert" className="text-sm text-bad">
          {state.why}
        </p>
      )}
    </div>
  );
}
