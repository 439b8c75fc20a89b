import { RuleLinks } from '@/components/rules/rule-links';
import type { CompanionLine, CompanionSheet } from '@/lib/rules/kernel/companion/companion';
import type { CompanionPlace } from '@/lib/rules/kernel/companion/companion-state';

/** The phases of a round in their order, the present one with all that may be done in it. */
export function PhaseList({
  sheet,
  slug,
  place,
  disabled,
  onGo,
}: {
  readonly sheet: CompanionSheet;
  readonly slug: string;
  readonly place: CompanionPlace;
  readonly disabled: boolean;
  readonly onGo: (phase: string) => void;
}) {
  return (
    <ol aria-label={`Phases of a ${sheet.cycle}`} className="space-y-2">
      {sheet.phases.map((phase) => {
        const here = phase.id === place.phase;
        return (
          <li key={phase.id} aria-current={here ? 'step' : undefined}>
            {here ? (
              <div className="sheet border-l-4 border-tone p-4">
                <h2 className="text-2xl">{phase.name}</h2>
                <p className="text-sm text-quiet">
                  {phase.by === 'all' ? 'All together' : 'Each player in turn'}
                </p>
                <Lines lines={phase.may} slug={slug} />
              </div>
            ) : (
              <button
                type="button"
                className="button min-h-12 w-full justify-start"
                disabled={disabled}
                onClick={() => onGo(phase.id)}
              >
                {phase.name}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

export function Lines({ lines, slug }: { readonly lines: readonly CompanionLine[]; readonly slug: string }) {
  return (
    <ul className="mt-2 list-disc space-y-2 pl-5">
      {lines.map((one) => (
        <li key={one.text}>
          {one.text}
          <span className="text-xs">
            <RuleLinks slug={slug} ids={one.rules} />
          </span>
        </li>
      ))}
    </ul>
  );
}
