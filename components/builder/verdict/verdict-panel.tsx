'use client';

import { Wrench } from 'lucide-react';
import { useState } from 'react';
import { lazyPart, sparePart } from '@/components/ui/lazy-part';
import { lookForRepairs, type Violation } from '@/lib/rules';
import type { Building, Change } from '../draft/building';
import { nameOf } from '../draft/entry-of';
import { showLine } from '../lines/line-focus';
import { useQuietSteps } from '../pace/use-quiet';
import { byPlace, type Place } from './verdict-places';
import { ViolationText } from './violation-text';

const Because = sparePart(() => import('./because').then((m) => m.Because));
const RepairButtons = sparePart(() => import('./repair-buttons').then((m) => m.RepairButtons));
const RuleQuotes = lazyPart(() => import('./rule-quotes').then((m) => m.RuleQuotes));

/** Every violation at its place, with its reason, its rules and the smallest changes that mend it. */
export function VerdictPanel({
  building,
  violations = building.violations,
  onMend,
}: {
  readonly building: Building;
  /** Those to be shown; all of them, unless only a part of the list is looked at. */
  readonly violations?: readonly Violation[];
  readonly onMend: (change: Change) => void;
}) {
  const { verdict, untouched } = building;
  if (violations.length === 0)
    return <p className="text-good">Nothing to say against it under “{verdict.agreement}”.</p>;
  return (
    <div className="space-y-4">
      {untouched && <p>Nothing is chosen yet. This is what comes next:</p>}
      {byPlace(violations).map((place) => (
        <div key={place.key} role="group" aria-label={placeName(building, place)}>
          <h3 className="mb-1.5 text-lg">
            <PlaceHeading building={building} place={place} />
          </h3>
          <ul className="space-y-3">
            {place.violations.map((violation, i) => (
              <ViolationItem
                key={`${violation.code} ${i}`}
                building={building}
                violation={violation}
                onMend={onMend}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

const lineName = ({ system, terms, list }: Building, at: number): string => {
  const item = list.entries[at];
  if (!item) return `line ${at + 1}`;
  const name = nameOf(system, terms, item.entry);
  return item.designation === undefined ? name : `${name} (${item.designation})`;
};

const placeName = (building: Building, { entries }: Place): string =>
  entries.length === 0 ? 'The list as a whole' : entries.map((at) => lineName(building, at)).join(', ');

/** Names the lines that something is about; each name leads there. */
function PlaceHeading({
  building,
  place: { entries },
}: {
  readonly building: Building;
  readonly place: Place;
}) {
  if (entries.length === 0) return 'The list as a whole';
  return (
    <>
      {entries.slice(0, MOST_NAMES).map((at, i) => (
        <span key={at}>
          {i > 0 && ', '}
          <a
            className="hover:underline"
            href={`#line-${at}`}
            onClick={(event) => {
              event.preventDefault();
              showLine(at);
            }}
          >
            {lineName(building, at)}
          </a>
        </span>
      ))}
      {entries.length > MOST_NAMES && ` and ${entries.length - MOST_NAMES} more`}
    </>
  );
}

const MOST_NAMES = 6;

function ViolationItem({
  building,
  violation,
  onMend,
}: {
  readonly building: Building;
  readonly violation: Violation;
  readonly onMend: (change: Change) => void;
}) {
  const { system, whole, parsed, terms, untouched } = building;
  const isError = violation.severity === 'error';
  const [asked, setAsked] = useState<unknown>();
  const [why, setWhy] = useState(false);
  // A note is mended only where its check knows how, a warning by removals as well; what nobody has begun, not at all.
  const mendable =
    !untouched &&
    (violation.severity === 'warning' ||
      (whole ?? system).checks.some((c) => c.code === violation.code && c.mend));
  const wanted = isError || asked === parsed;
  // Looked for once the player pauses, so that a keystroke never waits for it, and once the schemas have come.
  const repairs = useQuietSteps(
    () => lookForRepairs(whole!, parsed, terms, violation),
    violation,
    wanted && whole !== undefined,
  );
  return (
    <ViolationText
      system={system}
      violation={violation}
      {...(violation.because
        ? {
            because: whole ? <Because system={whole} terms={terms} because={violation.because} /> : null,
          }
        : {})}
    >
      <details className="text-xs" onToggle={(e) => setWhy(e.currentTarget.open)}>
        <summary className="w-fit py-1 text-quiet hover:text-ink max-sm:py-2.5">What the rules say</summary>
        {why && <RuleQuotes system={system} ids={[violation.code, ...violation.rules]} />}
      </details>
      {!wanted && mendable && (
        <button
          type="button"
          className="button button-small mt-1.5 max-sm:min-h-11"
          onClick={() => setAsked(parsed)}
        >
          <Wrench aria-hidden size={15} /> Mend
        </button>
      )}
      {repairs?.length === 0 && (
        <p className="mt-1 text-quiet">No single change mends this; it is yours to decide.</p>
      )}
      {whole && repairs && repairs.length > 0 && (
        <RepairButtons building={building} whole={whole} repairs={repairs} onMend={onMend} />
      )}
    </ViolationText>
  );
}
