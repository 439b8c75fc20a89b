import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { sentence, type AnySystem, type Severity, type Violation } from '@/lib/rules';

const looks: Readonly<
  Record<Severity, { readonly Icon: typeof Info; readonly colour: string; readonly word: string }>
> = {
  error: { Icon: CircleAlert, colour: 'text-bad', word: 'Problem' },
  warning: { Icon: TriangleAlert, colour: 'text-warn', word: 'Warning' },
  note: { Icon: Info, colour: 'text-quiet', word: 'Note' },
};

/** One violation in words, with the check, the rules and the line of the agreement behind it. */
export function ViolationText({
  system,
  violation,
  children,
}: {
  readonly system: AnySystem;
  readonly violation: Violation;
  readonly children?: ReactNode;
}) {
  const { Icon, colour, word } = looks[violation.severity];
  return (
    <li className="flex gap-2.5 text-sm">
      <Icon aria-hidden size={18} className={`mt-0.5 shrink-0 ${colour}`} />
      <div className="min-w-0 flex-1">
        <p>
          <span className="sr-only">{word}: </span>
          {sentence(system, violation)}
        </p>
        <p className="flex flex-wrap gap-x-2 text-xs text-quiet">
          {[violation.code, ...violation.rules].map((id) => (
            <Link key={id} className="link" href={`/systems/${system.slug}/rules#${id}`} prefetch={false}>
              {id}
            </Link>
          ))}
          {violation.because && (
            <span>because of {violation.because.replace(/^house\./, 'the variation ')}</span>
          )}
        </p>
        {children}
      </div>
    </li>
  );
}
