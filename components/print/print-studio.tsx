'use client';

import { useMemo, useState } from 'react';
import { readDraft, type Draft } from '@/components/builder/drafts';
import { agreementOf } from '@/components/builder/terms-of-draft';
import { CheckGroup } from '@/components/ui/check-group';
import { useSystem } from '@/components/catalogue/use-system';
import { KeptPrints } from '@/components/offline/kept-prints';
import { planPrint, PrintOptions, type PrintJob, type PrintPlan, type PrintWhat } from '@/lib/print';
import type { AnySystem } from '@/lib/rules';
import { NamesForm, withNames } from './names-form';
import { noteMade } from './note-made';
import { PagePreview } from './page-preview';
import { PdfButton } from './pdf-button';
import { PrintOptionsForm } from './print-options-form';
import { askedFor, type PrintWish } from './print-wish';

const REMEMBERED = 'muster.print';
const PLAYER = 'muster.print.player';
const SHOWN = 6;

const remembered = (): PrintOptions => {
  try {
    const read = PrintOptions.safeParse(JSON.parse(localStorage.getItem(REMEMBERED) ?? '{}'));
    if (read.success) return read.data;
  } catch {
    // Nothing readable was kept: begin with the defaults.
  }
  return PrintOptions.parse({});
};

const rememberedPlayer = (): string => {
  try {
    return localStorage.getItem(PLAYER) ?? '';
  } catch {
    return '';
  }
};

/** `Sheet 2 of 3`, and which of its sides where it has two. */
const labelOf = ({ pages }: PrintPlan, i: number): string =>
  pages.some(({ side }) => side === 'back')
    ? `Sheet ${Math.floor(i / 2) + 1} of ${pages.length / 2}, ${pages[i]!.side}`
    : `Sheet ${i + 1} of ${pages.length}`;

/** True pages on screen and the PDF that is cut from the same layout. */
export function PrintStudio({
  wish: given,
  name,
}: {
  readonly wish: PrintWish;
  /** What the file is called after; absent: the list or the system. */
  readonly name?: string;
}) {
  const system = useSystem(given.slug);
  // Once the rules are here we are in the browser, and the address says what is asked for.
  const wish = useMemo(() => (system ? askedFor(given) : given), [system, given]);
  const draftId = 'draft' in wish ? wish.draft : undefined;
  // Read once the rules are here, and so in the browser only.
  const draft = useMemo(
    (): Draft | 'missing' | undefined =>
      system && draftId !== undefined ? (readDraft(draftId) ?? 'missing') : undefined,
    [system, draftId],
  );
  if (draft === 'missing')
    return (
      <p className="mt-4 text-bad">
        This browser has no such draft. Open the list again and print from there.
      </p>
    );
  if (!system || (draftId !== undefined && !draft))
    return (
      <p role="status" className="mt-4 animate-pulse text-quiet">
        Laying out the pages …
      </p>
    );
  const what: PrintWhat =
    'what' in wish
      ? wish.what
      : { kind: 'list', list: draft!.list, agreement: agreementOf(system, draft!.terms) };
  return <Studio system={system} what={what} name={name ?? nameOf(system, what)} />;
}

const nameOf = (system: AnySystem, what: PrintWhat): string =>
  what.kind === 'list' ? what.list.name : system.name;

function Studio({
  system,
  what,
  name,
}: {
  readonly system: AnySystem;
  readonly what: PrintWhat;
  readonly name: string;
}) {
  const [kept, setOptions] = useState(remembered);
  // A size that was chosen for another game's cards says nothing here.
  const options = useMemo((): PrintOptions => {
    const { size, ...rest } = kept;
    return system.sizes.some((s) => s.id === size) ? kept : rest;
  }, [kept, system]);
  const [kinds, setKinds] = useState<readonly string[]>(() => system.kinds.slice(0, 1).map((k) => k.id));
  const [shown, setShown] = useState(SHOWN);
  const [player, setPlayer] = useState(rememberedPlayer);
  const [names, setNames] = useState(true);
  const [made, setMade] = useState(0);
  const job: PrintJob = useMemo(
    () => ({
      what: what.kind === 'catalogue' ? { ...what, kinds: [...kinds] } : withNames(what, player, names),
      options,
    }),
    [what, kinds, options, player, names],
  );
  const plan = useMemo(() => planPrint(system, job), [system, job]);

  const change = (next: PrintOptions) => {
    setOptions(next);
    localStorage.setItem(REMEMBERED, JSON.stringify(next));
  };
  const onMade = () => {
    setMade((n) => n + 1);
    noteMade(system, job, name);
  };
  return (
    <div className="mt-4 grid grid-cols-1 items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="sheet space-y-4 p-4 lg:sticky lg:top-20 print:hidden">
        {what.kind === 'catalogue' && (
          <fieldset>
            <legend className="text-sm font-semibold">What to print of {system.name}</legend>
            <CheckGroup
              stacked
              choices={system.kinds.map(({ id, plural }) => ({ value: id, label: plural }))}
              chosen={kinds}
              onChange={setKinds}
            />
          </fieldset>
        )}
        <PrintOptionsForm system={system} options={options} onChange={change} />
        <NamesForm
          what={what}
          player={player}
          names={names}
          onPlayer={(name) => {
            setPlayer(name);
            localStorage.setItem(PLAYER, name);
          }}
          onNames={setNames}
        />
        <PdfButton job={job} plan={plan} name={`${name} cards.pdf`} onMade={onMade} />
      </div>
      <div className="min-w-0 space-y-4">
        {plan.ok && plan.value.misfits.length > 0 && (
          <div role="alert" className="sheet border-warn p-4 text-sm">
            <p className="font-semibold text-warn">Look at these before you print:</p>
            <ul className="mt-1 list-disc pl-5">
              {plan.value.misfits.slice(0, 20).map((misfit, i) => (
                <li key={i}>
                  {misfit.title}: {misfit.message}
                </li>
              ))}
            </ul>
          </div>
        )}
        {plan.ok && (
          <ol className="grid gap-4 sm:grid-cols-2">
            {plan.value.pages.slice(0, shown).map((page, i) => (
              <li key={i}>
                <PagePreview system={system.slug} page={page} label={labelOf(plan.value, i)} />
              </li>
            ))}
          </ol>
        )}
        {plan.ok && shown < plan.value.pages.length && (
          <button type="button" className="button w-full" onClick={() => setShown(shown + 12)}>
            Show more of the {plan.value.pages.length} pages
          </button>
        )}
        <KeptPrints renewed={made} />
      </div>
    </div>
  );
}
