'use client';

import { useEffect, useMemo, useRef } from 'react';
import type { AnyPlayable, Chances, ChoiceWords } from '@/lib/rules/playing';
import { ChanceBars } from '../odds/chance-bars';
import { RuleLink } from '../log/rule-link';

/** What the rules say of the chances of a choice; undefined where it raises no question, or one that they cannot answer. */
export function chancesOf(
  { situations }: AnyPlayable,
  { odds }: Pick<ChoiceWords, 'odds'>,
): { readonly chances: Chances; readonly rules: readonly string[] } | undefined {
  if (!odds) return undefined;
  const { kind, ...question } = odds;
  const situation = situations.find((s) => s.kind === kind);
  const read = situation?.schema.safeParse(question);
  if (!situation || !read?.success) return undefined;
  return { chances: situation.solve(read.data), rules: situation.rules };
}

/** The odds of what is about to be done, before it is done. */
export function OddsBefore({
  slug,
  playable,
  words,
  onDo,
  onLeave,
}: {
  readonly slug: string;
  readonly playable: AnyPlayable;
  readonly words: ChoiceWords;
  readonly onDo: () => void;
  readonly onLeave: () => void;
}) {
  const go = useRef<HTMLButtonElement>(null);
  const found = useMemo(() => chancesOf(playable, words), [playable, words]);
  useEffect(() => go.current?.focus(), [words]);
  return (
    <section aria-label="Before you do it" className="sheet space-y-3 border-tone p-4">
      <h3 className="text-lg">{words.text}</h3>
      {found && (
        <>
          <p>{found.chances.explained}</p>
          <ChanceBars chances={found.chances} />
          <p className="flex flex-wrap items-center gap-x-2 text-xs text-quiet [&>a]:py-1">
            By{' '}
            {found.rules.map((rule) => (
              <RuleLink key={rule} slug={slug} rule={rule} />
            ))}
          </p>
        </>
      )}
      <p className="flex flex-wrap gap-2">
        <button ref={go} type="button" className="button button-primary" onClick={onDo}>
          Do it
        </button>
        <button type="button" className="button" onClick={onLeave}>
          Not yet
        </button>
      </p>
    </section>
  );
}
