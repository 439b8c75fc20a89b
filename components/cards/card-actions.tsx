'use client';

import { Copy, FilePlus2, Pencil, Printer, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { sayDeleted } from '@/components/ui/bring-back';
import { Link } from '@/components/ui/link';
import { sendOnce } from '@/components/ui/ask-once';
import { ask, sayProblem } from '@/lib/api/client';
import type { OwnCard } from '@/lib/rules';

/** Tells buttons of many cards apart for those who hear them. */
const Named = ({ name, children }: { readonly name: string; readonly children: string }) => (
  <span>
    {children}
    <span className="sr-only">: {name}</span>
  </span>
);

/** What its owner may do with a card. */
export function CardActions({
  id,
  version,
  system,
  name,
  card,
}: {
  readonly id: string;
  readonly version: number;
  readonly system: string;
  readonly name: string;
  readonly card: OwnCard;
}) {
  const router = useRouter();
  const [said, setSaid] = useState('');
  const duplicate = async () => {
    // A copy is told apart by name and by id; the name is the shorter of the two for it.
    const copy = { ...card, id: `${card.id.slice(0, 70)}-copy`, name: `${name.slice(0, 18)} (copy)` };
    const made = await sendOnce(`copy.${id}`, { system, card: copy }, (body, idempotencyKey) =>
      ask('POST /api/v1/cards', { body, idempotencyKey }),
    );
    if (made.ok) router.refresh();
    else setSaid(sayProblem(made.problem));
  };
  const remove = async () => {
    const gone = await ask('DELETE /api/v1/cards/{id}', { params: { id }, ifMatch: `"${version}"` });
    if (!gone.ok) return setSaid(sayProblem(gone.problem));
    sayDeleted('cards', id, name, () => router.refresh());
    router.refresh();
  };
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        <Link className="button button-small" href={`/cards/${id}/edit`}>
          <Pencil aria-hidden size={15} /> <Named name={name}>Edit</Named>
        </Link>
        <Link className="button button-small" href={`/agreements/new?system=${system}&card=${id}`}>
          <FilePlus2 aria-hidden size={15} /> <Named name={name}>Use in an agreement</Named>
        </Link>
        <Link className="button button-small" href={`/print?system=${system}&cards=${id}`}>
          <Printer aria-hidden size={15} /> <Named name={name}>Print</Named>
        </Link>
        <button type="button" className="button button-small" onClick={() => void duplicate()}>
          <Copy aria-hidden size={15} /> <Named name={name}>Duplicate</Named>
        </button>
        <button type="button" className="button button-small button-danger" onClick={() => void remove()}>
          <Trash2 aria-hidden size={15} /> <Named name={name}>Delete</Named>
        </button>
      </div>
      <p role="status" className="text-sm text-bad">
        {said}
      </p>
    </>
  );
}
