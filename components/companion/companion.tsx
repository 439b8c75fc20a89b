'use client';

import { ArrowLeft, ArrowRight, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  besidePlace,
  stepsOfRound,
  type CompanionMark,
  type CompanionPlace,
  type CompanionState,
  type CompanionStep,
} from '@/lib/rules/kernel/companion/companion-state';
import type { CompanionSheet } from '@/lib/rules/kernel/companion/companion';
import { capital } from '@/lib/rules/kernel/words/words';
import { DiceTray } from './dice-tray';
import { LogList } from './log-list';
import { Lines, PhaseList } from './phase-list';
import { Players } from './players';
import { sayMark } from './say-mark';
import { Trackers } from './trackers';
import { WakeLock } from './wake-lock';

/** A game at the table: the step that it is at, what may be done, trackers, dice. It keeps nothing itself. */
export function Companion({
  sheet,
  slug,
  state,
  nameOf,
  disabled,
  note,
  log,
  children,
  onStep,
}: {
  readonly sheet: CompanionSheet;
  readonly slug: string;
  readonly state: CompanionState;
  readonly nameOf: (seat: number) => string;
  /** Only looking on. */
  readonly disabled: boolean;
  readonly note: string;
  /** Of a log that is only in part here: what was fetched of it, and how much of it there is. */
  readonly log?: {
    readonly earlier: readonly CompanionMark[];
    readonly count: number;
    readonly more: () => void;
  };
  readonly children?: ReactNode;
  readonly onStep: (step: CompanionStep) => void;
}) {
  const [sure, setSure] = useState(false);
  const { place } = state;
  const phase = sheet.phases.find((p) => p.id === place.phase);
  const [back, next] = [besidePlace(sheet, state, -1), besidePlace(sheet, state, 1)];
  const go = (to: CompanionPlace | undefined) => {
    if (to) onStep({ do: 'go', from: place, to });
  };
  const goTo = (id: string) => {
    const steps = stepsOfRound(sheet, state.order).filter((s) => s.phase === id);
    const to = steps.find((s) => s.seat === place.seat) ?? steps.find((s) => !state.out.includes(s.seat));
    if (to) go({ round: place.round, ...to });
  };
  const nextName = next && sheet.phases.find((p) => p.id === next.phase)?.name;
  const rolled = state.log.findLast((m) => m.step.do === 'roll');
  return (
    <div className="space-y-5 pb-24">
      <p role="status" aria-live="polite" className="text-xl">
        <b>
          {capital(sheet.cycle)} {place.round}
        </b>
        , {phase?.name}
        {place.seat > 0 && (
          <>
            : <b className="text-tone-ink">{nameOf(place.seat)}</b>
          </>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <WakeLock />
        <button
          type="button"
          className="button"
          disabled={disabled || !state.log.some((m) => m.step.do !== 'roll')}
          onClick={() => onStep({ do: 'undo' })}
        >
          <Undo2 aria-hidden size={18} /> Undo
        </button>
        <span role="status" className="text-sm text-quiet">
          {note}
        </span>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <PhaseList sheet={sheet} slug={slug} place={place} disabled={disabled} onGo={goTo} />
        <div className="min-w-0 space-y-5">
          <Trackers sheet={sheet} state={state} nameOf={nameOf} disabled={disabled} onStep={onStep} />
          <DiceTray
            dice={sheet.dice}
            last={rolled && { n: rolled.n, text: sayMark(sheet, rolled, nameOf) }}
            disabled={disabled}
            onRoll={(dice, faces, byHand) =>
              onStep({ do: 'roll', dice, faces, ...(byHand ? { byHand } : {}) })
            }
          />
          {children}
          <Players
            sheet={sheet}
            slug={slug}
            state={state}
            nameOf={nameOf}
            disabled={disabled}
            onStep={onStep}
          />
          <details className="sheet p-4">
            <summary className="text-xl font-semibold">How it ends</summary>
            <Lines lines={sheet.ends} slug={slug} />
          </details>
          <details className="sheet p-4">
            <summary className="text-xl font-semibold">What happened</summary>
            <LogList
              marks={[...(log?.earlier ?? []), ...state.log]}
              hidden={(log?.count ?? 0) - (log?.earlier.length ?? 0)}
              say={(mark) => sayMark(sheet, mark, nameOf)}
              {...(log ? { onEarlier: log.more } : {})}
            />
            <button
              type="button"
              className="button button-danger mt-3"
              disabled={disabled}
              onClick={() => {
                if (sure) onStep({ do: 'restart' });
                setSure(!sure);
              }}
            >
              {sure ? 'Yes, everything from the start' : 'Start again'}
            </button>
          </details>
        </div>
      </div>
      <div className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 border-t border-line bg-paper/95 p-2 backdrop-blur sm:bottom-0 lowest:bottom-0 print:hidden">
        <div className="mx-auto flex max-w-7xl gap-2 sm:px-4">
          <button
            type="button"
            className="button min-h-14 px-5"
            aria-label="One step back"
            disabled={disabled || !back}
            onClick={() => go(back)}
          >
            <ArrowLeft aria-hidden size={22} />
          </button>
          <button
            type="button"
            className="button button-primary min-h-14 min-w-0 flex-1 text-lg"
            disabled={disabled || !next}
            onClick={() => go(next)}
          >
            <span className="truncate">
              Next: {nextName}
              {next && next.seat > 0 && next.seat !== place.seat && `, ${nameOf(next.seat)}`}
            </span>
            <ArrowRight aria-hidden size={22} className="shrink-0" />
          </button>
        </div>
      </div>
    </div>
  );
}
