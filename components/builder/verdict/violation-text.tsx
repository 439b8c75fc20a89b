import type { ReactNode } from 'react';
import { RuleLinks } from '@/components/rules/rule-links';
import { sentence, type AnyRules, type Violation } from '@/lib/rules';
import { severityLooks } from './severity-looks';

/** One violation in words, with the check, the rules and the line of the agreement behind it. */
export function ViolationText({
  system,
  violation,
  because = violation.because?.replace(/^house\./, 'the variation '),
  words = sentence(system, violation),
  children,
}: {
  readonly system: AnyRules;
  readonly violation: Violation;
  /** The line of the agreement, where its words are at hand; null as long as they are on their way. */
  readonly because?: ReactNode;
  /** Its sentence, where it is drawn in another way. */
  readonly words?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { Icon, colour, word } = severityLooks[violation.severity];
  return (
    <li className="flex gap-2.5 text-sm">
      <Icon aria-hidden size={18} className={`mt-0.5 shrink-0 ${colour}`} />
      <div className="min-w-0 flex-1">
        <p>
          <span className="sr-only">{word}: </span>
          {words}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-quiet [&>a]:py-1">
          <RuleLinks slug={system.slug} ids={[violation.code, ...violation.rules]} />
          {because && <span>because of {because}</span>}
        </p>
        {children}
      </div>
    </li>
  );
}
