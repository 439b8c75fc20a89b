'use client';

import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Modal } from '@/components/ui/modal';
import { saveFile } from '@/components/ui/save-file';
import { assemblePack, judgePack, packName, picturesOf, pickSymbols, type Pack } from '@/lib/pack';
import type { Agreement, AnySystem, List } from '@/lib/rules';
import { codeUnder } from '@/lib/seal';
import { showBytes } from './show-bytes';

const textOf = async (address: string): Promise<string> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
};

/** Puts the file together out of what the app serves anyway. */
async function makeFile(system: AnySystem, list: List, agreement: Agreement): Promise<Blob | string> {
  const judged = judgePack(system, list, agreement);
  if (!judged.ok) return judged.problems[0]?.message ?? 'This list cannot be read.';
  const [code, fonts, sprite] = await Promise.all(
    [`/pack/${system.slug}.js`, '/pack/fonts.css', `/icons/${system.slug}`].map(textOf),
  );
  const pack: Pack = {
    format: 'muster-pack/1',
    list,
    agreement,
    code: codeUnder(system, agreement),
    made: new Date().toISOString().slice(0, 10),
  };
  const file = assemblePack(pack, {
    code: code!,
    fonts: fonts!,
    symbols: pickSymbols(sprite!, picturesOf(system, judged.value)),
    systemName: system.name,
  });
  return new Blob([file], { type: 'text/html;charset=utf-8' });
}

/** The list as one file, with its size said before it is saved. */
export function TakeAlong({
  system,
  list,
  agreement,
  onClose,
}: {
  readonly system: AnySystem;
  readonly list: List;
  readonly agreement: Agreement;
  readonly onClose: () => void;
}) {
  const [made, setMade] = useState<Blob | string>();
  useEffect(() => {
    let wanted = true;
    makeFile(system, list, agreement).then(
      (file) => wanted && setMade(file),
      () =>
        wanted && setMade('What the file needs could not be fetched. Try again when the network is back.'),
    );
    return () => {
      wanted = false;
    };
  }, [system, list, agreement]);
  const save = (file: Blob) => {
    saveFile(packName(list), file);
    onClose();
  };
  return (
    <Modal title="Take along as one file" onClose={onClose}>
      <p>
        One file with the list, its cards, the rules behind it and the judge of {system.name}. It opens from a
        disk, a stick or a chat, without a network: counts can be changed in it, the verdict follows, and the
        cards print at true size.
      </p>
      <p className="mt-2 text-sm text-quiet">Notes and everything else in the list are in the file.</p>
      <p role="status" className={`mt-3 min-h-6 ${typeof made === 'string' ? 'text-bad' : ''}`}>
        {made === undefined
          ? 'Putting it together …'
          : typeof made === 'string'
            ? made
            : `${packName(list)}, ${showBytes(made.size)}`}
      </p>
      <button
        type="button"
        className="button button-primary mt-2"
        disabled={!(made instanceof Blob)}
        onClick={() => made instanceof Blob && save(made)}
      >
        <Download aria-hidden size={18} /> Save the file
      </button>
    </Modal>
  );
}
