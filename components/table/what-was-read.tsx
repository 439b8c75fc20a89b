import type { List } from '@/lib/rules';
import { counted } from '@/lib/rules/reference';

/** A pasted text as the server read it. */
export interface ReadText {
  readonly list: List;
  /** None where it was a list as JSON, in which nothing is guessed. */
  readonly lines: readonly {
    readonly line: number;
    readonly text: string;
    readonly sure: string;
    readonly understood: string;
  }[];
}

/** What a pasted text means, line by line, before it is handed in. */
export const WhatWasRead = ({ read: { list, lines } }: { readonly read: ReadText }) =>
  lines.length === 0 ? (
    <p className="text-sm wrap-anywhere">
      Read as it stands: “{list.name}”, {counted(list.entries.length, 'line')}.
    </p>
  ) : (
    <ol aria-label="What was understood" className="space-y-1 text-sm">
      {lines.map((line) => (
        <li key={line.line} className={line.sure === 'ignored' ? 'text-bad' : ''}>
          {line.sure !== 'exact' && <>“{line.text}”: </>}
          {line.understood}
        </li>
      ))}
    </ol>
  );
