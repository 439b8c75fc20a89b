'use client';

import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import {
  brokenBy,
  formOf,
  sentence,
  type AnyForm,
  type AnyList,
  type AnyRules,
  type AnyTerms,
  type Entry,
} from '@/lib/rules';
import { later, useLater } from '@/components/ui/later';
import { useOwned } from '@/components/print/use-owned';
import { nameOf } from '../draft/entry-of';
import { KindChoice } from './kind-choice';
import { useHeldStill } from '../pace/use-held-still';
import { isSpare, missingOf } from './missing';
import { OwnedNote } from './owned-note';
import { PickerLimits } from './picker-limits';
import { PickerRow } from './picker-row';
import { useGrowing } from '../pace/use-growing';

const searching = later(() => import('@/lib/search'));

/** What may be added: entries that the form takes, as far as the agreement knows them. */
const offered = (system: AnyRules, form: AnyForm, terms: AnyTerms): readonly Entry[] => {
  const all = [...terms.cards.values(), ...system.entries];
  return all.filter(
    (e) => form.accepts(e) && !terms.banned.has(e.id) && (!terms.allowed || terms.allowed.has(e.id)),
  );
};

const ROW_PX = 68;
/**
 * Rows that come with the first drawing, as many as the lower half of the screen shows; the rest follows. The
 * window's own height is told only after all that has changed is laid out, which takes a phone its time.
 */
const firstRows = (): number => Math.ceil(window.screen.height / 2 / ROW_PX);
/** Rows that come with each frame after it. */
const MORE_ROWS = 10;

const focusFirst = (rows: HTMLElement | null): void =>
  rows?.querySelector<HTMLElement>('[data-add]')?.focus();

/** The catalogue beside the list: type to search, one tap adds. */
export function Picker({
  system,
  list,
  terms,
  left,
  unit,
  fits,
  counts,
  draftId,
  onAdd,
  onRemoveOne,
}: {
  readonly system: AnyRules;
  readonly list: AnyList;
  readonly terms: AnyTerms;
  readonly left: number | undefined;
  readonly unit: string;
  /** Entries of which one more breaks nothing; absent until that is known. */
  readonly fits: ReadonlySet<string> | undefined;
  readonly counts: ReadonlyMap<string, number>;
  /** The draft that is built: of it the rest can be printed. */
  readonly draftId: string;
  readonly onAdd: (id: string) => void;
  readonly onRemoveOne: (id: string) => void;
}) {
  const [onlyFitting, setOnlyFitting] = useState(false);
  const owned = useOwned(system.slug);
  const [limitsToOwn, setLimitsToOwn] = useState(false);
  const onlyOwned = limitsToOwn && owned.size > 0;
  // Why something does not fit is said of the one row that is looked at.
  const [looked, setLooked] = useState('');
  const why = useMemo(() => {
    if (looked === '' || !fits || fits.has(looked)) return undefined;
    const [first] = brokenBy(system, list, terms, looked);
    if (first) return sentence(system, first);
    return left !== undefined && left <= 0 ? 'Nothing is left to spend.' : undefined;
  }, [looked, fits, system, list, terms, left]);
  const fitting = onlyFitting ? fits : undefined;
  const searchId = useId();
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState('');
  const wanted = useDeferredValue(query);
  // Fetched when the hand is at the field: without words everything is shown, and nothing is looked for.
  const [seeking, setSeeking] = useState(false);
  const search = useLater(searching, seeking, () => setSeeking(false));
  const form = formOf(system, list);
  const offer = useMemo(() => offered(system, form, terms), [system, form, terms]);
  const kinds = system.kinds.filter((k) => offer.some((e) => e.kind === k.id));
  const { shown, problem } = useMemo(() => {
    const found = wanted.trim() === '' ? undefined : search?.catalogueSearch(system).search(wanted);
    const words = wanted.replaceAll('"', '').trim().toLowerCase();
    const own = offer.filter((e) => e.id.startsWith('own:') && e.name.toLowerCase().includes(words));
    const inOrder = found ? [...own, ...found.entries.filter((e) => offer.includes(e))] : offer;
    return {
      shown: inOrder.filter(
        (e) =>
          (kind === '' || e.kind === kind) &&
          (!fitting || fitting.has(e.id)) &&
          (!onlyOwned || isSpare(counts, owned, e.id)),
      ),
      problem: found?.problems[0]?.message,
    };
  }, [system, search, offer, wanted, kind, fitting, onlyOwned, counts, owned]);

  const drawn = useGrowing(shown.length, firstRows, MORE_ROWS);
  // Down pressed before the rows answer what was typed waits for them: the row under the focus would go.
  const isAnswered = wanted === query && (search !== undefined || wanted.trim() === '');
  const { still, hold } = useHeldStill(shown);
  const rows = useRef<HTMLUListElement>(null);
  const goesDown = useRef(false);
  useEffect(() => {
    if (!isAnswered || !goesDown.current) return;
    goesDown.current = false;
    focusFirst(rows.current);
  }, [isAnswered]);

  const onKey = (event: KeyboardEvent<HTMLUListElement>) => {
    const row = event.target instanceof HTMLElement ? event.target.closest('[data-entry]') : undefined;
    const id = row?.getAttribute('data-entry');
    if (!row || !id || event.ctrlKey || event.metaKey || event.altKey) return;
    const to =
      event.key === 'ArrowDown'
        ? row.nextElementSibling
        : event.key === 'ArrowUp'
          ? (row.previousElementSibling ?? undefined)
          : null;
    if (to !== null) {
      event.preventDefault();
      const add = to?.querySelector<HTMLElement>('[data-add]');
      if (add) add.focus();
      else if (event.key === 'ArrowUp') document.getElementById(searchId)?.focus();
    } else if (event.key === '+' || event.key === '=') onAdd(id);
    else if (event.key === '-') onRemoveOne(id);
  };

  return (
    <section aria-label="Catalogue" className="space-y-3">
      <div>
        <label htmlFor={searchId} className="sr-only">
          Search the catalogue
        </label>
        <input
          id={searchId}
          type="search"
          className="input"
          placeholder={
            offer.some((e) => e.cost !== undefined) ? `Search, or ${system.unit.one}<20` : 'Search'
          }
          value={query}
          onFocus={() => setSeeking(true)}
          onChange={(e) => {
            goesDown.current = false;
            setSeeking(true);
            setQuery(e.target.value);
          }}
          onKeyDown={(e) => {
            if (e.key !== 'ArrowDown') return;
            e.preventDefault();
            if (isAnswered) focusFirst(rows.current);
            else goesDown.current = true;
          }}
          aria-describedby={`${searchId}-status`}
        />
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-2">
          <p id={`${searchId}-status`} role="status" className="text-sm text-quiet">
            {problem ?? `${shown.length} to choose from`}
          </p>
          <PickerLimits
            limits={[
              { label: 'Only what still fits', isOn: onlyFitting, onSwitch: setOnlyFitting },
              ...(owned.size > 0
                ? [{ label: 'Only what I own', isOn: onlyOwned, onSwitch: setLimitsToOwn }]
                : []),
            ]}
          />
        </div>
        {onlyOwned && (
          <OwnedNote
            uses={[...counts.values()].reduce((sum, n) => sum + n, 0)}
            missing={missingOf(counts, owned, (id) => nameOf(system, terms, id))}
            print={`/print?system=${system.slug}&draft=${draftId}&rest=1`}
          />
        )}
      </div>
      {kinds.length > 1 && <KindChoice kinds={kinds} chosen={kind} onChoose={setKind} />}
      <ul className="space-y-1.5" data-picker ref={rows} onKeyDown={onKey} onPointerDown={hold}>
        {still.slice(0, drawn).map((entry) => (
          <PickerRow
            key={entry.id}
            system={system.slug}
            entry={entry}
            cost={form.costOf(entry, terms.house)}
            unit={unit}
            fits={left === undefined || (form.costOf(entry, terms.house) ?? 0) <= left}
            count={counts.get(entry.id) ?? 0}
            why={entry.id === looked ? why : undefined}
            onAdd={onAdd}
            onLook={setLooked}
          />
        ))}
      </ul>
      {shown.length === 0 && (
        <p className="text-quiet">
          {onlyOwned
            ? 'Nothing like that is printed beyond what the list uses.'
            : onlyFitting
              ? 'Nothing more fits, or nothing that fits is called that.'
              : 'Nothing here is called that.'}
        </p>
      )}
    </section>
  );
}
