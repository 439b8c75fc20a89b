'use client';

import { useMemo, useState } from 'react';
import { CheckGroup } from '@/components/ui/check-group';
import { KeptPrints } from '@/components/offline/kept-prints';
import {
  fileNameOf,
  needsSources,
  planPrint,
  printParts,
  type PrintJob,
  type PrintOptions,
  type PrintPlan,
  type PrintWhat,
} from '@/lib/print';
import type { AnySystem } from '@/lib/rules';
import { BoardForm, OverlapField } from './board-form';
import { ColoursForm, withColours, type Colours } from './colours-form';
import { NamesForm, withNames } from './names-form';
import { PagePreview } from './page-preview';
import { PartsForm } from './parts-form';
import { PdfButton } from './pdf-button';
import { PrintOptionsForm } from './print-options-form';
import { noteMade } from './note-made';
import { lacks, optionsFor, withLeftOut } from './options-for';
import { keepOptions, keepPlayer, keptOptions, keptPlayer } from './remembered';
import { RestForm, useOnPaper } from './rest-form';
import { TableButton } from './table-button';
import { usePrepared } from './use-prepared';
import { useSources } from './use-sources';

const SHOWN = 6;

/** `Sheet 2 of 3`, and which of its sides where it has two. */
const labelOf = ({ pages }: PrintPlan, i: number): string =>
  pages.some(({ side }) => side === 'back')
    ? `Sheet ${Math.floor(i / 2) + 1} of ${pages.length / 2}, ${pages[i]!.side}`
    : `Sheet ${i + 1} of ${pages.length}`;

/** What is chosen on the left, and its true pages on the right. */
export function Studio({
  system,
  what: given,
  name,
}: {
  readonly system: AnySystem;
  readonly what: PrintWhat;
  readonly name: string;
}) {
  const [kept, setOptions] = useState(keptOptions);
  const [kinds, setKinds] = useState<readonly string[]>(() => system.kinds.slice(0, 1).map((k) => k.id));
  const [board, setBoard] = useState<PrintWhat>();
  const what = given.kind === 'board' && board ? board : given;
  const isList = what.kind === 'list' || what.kind === 'lists';
  const [sources, comes] = useSources(system, isList || what.kind === 'board' || what.kind === 'drawn');
  const options = useMemo(() => optionsFor(kept, system, sources), [kept, system, sources]);
  const [shown, setShown] = useState(SHOWN);
  const [player, setPlayer] = useState(keptPlayer);
  const [names, setNames] = useState(true);
  const [colours, setColours] = useState<Colours>({});
  const [made, setMade] = useState(0);
  const onPaper = useOnPaper(system.slug);
  const [rest, setRest] = useState(() => new URLSearchParams(window.location.search).get('rest') === '1');
  const job: PrintJob = useMemo(
    () => ({
      what:
        what.kind === 'catalogue'
          ? { ...what, kinds: [...kinds] }
          : withColours(withNames(what, player, names), system, colours),
      options,
      ...(rest && onPaper.length > 0 ? { without: onPaper } : {}),
    }),
    [system, what, kinds, options, player, names, colours, rest, onPaper],
  );
  // Cards alone wait for nothing, and are not laid out anew once the rest is here.
  const needed = needsSources(job) ? (sources ?? 'awaited') : undefined;
  const isReady = usePrepared(system, job, needed);
  const plan = useMemo(
    () => (needed === 'awaited' || !isReady ? undefined : planPrint(system, job, needed)),
    [system, job, needed, isReady],
  );

  const change = (next: PrintOptions) => {
    const whole = withLeftOut(next, options, kept);
    setOptions(whole);
    keepOptions(whole);
  };
  const onMade = () => {
    setMade((n) => n + 1);
    noteMade(system, job, name, sources);
  };
  return (
    <div className="mt-4 grid grid-cols-1 items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      {/* Which parts there are, or which boards, is not known before: what came then would push away what is pressed. */}
      <div
        aria-busy={comes}
        className={`${comes ? '[&>*]:invisible ' : ''}sheet space-y-4 p-4 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:scroll-pb-36 lg:overflow-y-auto max-lg:[&_:is(a,input,select)]:scroll-mb-36 print:hidden`}
      >
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
        {isList && (
          <PartsForm
            system={system}
            parts={printParts.filter((part) => !lacks(sources, part))}
            options={options}
            onChange={change}
          />
        )}
        {what.kind === 'board' && sources && (
          <BoardForm
            boards={sources.paper.boards}
            aids={sources.paper.aids}
            what={what}
            options={options}
            onWhat={setBoard}
            onOptions={change}
          />
        )}
        {what.kind === 'drawn' && <OverlapField options={options} onOptions={change} />}
        {what.kind !== 'board' && what.kind !== 'drawn' && onPaper.length > 0 && (
          <RestForm rest={rest} onChange={setRest} />
        )}
        <PrintOptionsForm
          system={system}
          options={options}
          marksInRim={plan?.ok === true && plan.value.pages.some(({ marksInRim }) => marksInRim)}
          onChange={change}
        />
        <NamesForm
          what={what}
          player={player}
          names={names}
          onPlayer={(name) => {
            setPlayer(name);
            keepPlayer(name);
          }}
          onNames={setNames}
        />
        <ColoursForm system={system} what={what} options={options} colours={colours} onChange={setColours} />
        {plan && <PdfButton job={job} plan={plan} name={fileNameOf(job, name)} onMade={onMade} />}
        {plan?.ok && plan.value.cards > 0 && (
          <TableButton system={system} job={job} name={name} sources={sources} />
        )}
      </div>
      <div className="min-w-0 space-y-4">
        {!plan && (
          <p role="status" className="animate-pulse text-quiet">
            Laying out the pages …
          </p>
        )}
        {plan?.ok && plan.value.misfits.length > 0 && (
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
        {plan?.ok && (
          <ol className="grid gap-4 sm:grid-cols-2">
            {plan.value.pages.slice(0, shown).map((page, i) => (
              <li key={i}>
                <PagePreview system={system.slug} page={page} label={labelOf(plan.value, i)} />
              </li>
            ))}
          </ol>
        )}
        {plan?.ok && shown < plan.value.pages.length && (
          <button type="button" className="button w-full" onClick={() => setShown(shown + 12)}>
            Show more of the {plan.value.pages.length} pages
          </button>
        )}
        <KeptPrints renewed={made} />
      </div>
    </div>
  );
}
