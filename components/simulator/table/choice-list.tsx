'use client';

import { useId, useState, type KeyboardEvent } from 'react';
import { RuleLink } from '../log/rule-link';
import type { Offered } from './narrow';

/** So many of one group are shown at first, and so many of all together where there are several. */
const FIRST = 14;
const FIRST_OF_ALL = 28;
const LEAST = 5;
/** Nobody opens the rest of a group for so few. */
const FEW = 2;

/** All legal choices as a list under headings: arrow keys lead from one to the next, digits take one of the first nine. */
export function ChoiceList({
  slug,
  offered,
  onChoose,
}: {
  readonly slug: string;
  readonly offered: readonly Offered[];
  readonly onChoose: (choice: Offered) => void;
}) {
  const id = useId();
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  const groups = [...new Set(offered.map(({ words }) => words.group))];
  const places = new Map(
    groups.flatMap((g) => offered.filter((o) => o.words.group === g)).map((o, i) => [o.nth, i]),
  );
  const first = Math.min(FIRST, Math.max(LEAST, Math.floor(FIRST_OF_ALL / groups.length)));
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-choice]')];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    buttons[Math.min(Math.max(to, 0), buttons.length - 1)]?.focus();
  };
  return (
    <div onKeyDown={move} className="space-y-3">
      {groups.map((group, g) => {
        const all = offered.filter(({ words }) => words.group === group);
        const shown = whole.has(group) || all.length <= first + FEW ? all : all.slice(0, first);
        return (
          <section key={group} aria-labelledby={`${id}${g}`}>
            <h3 id={`${id}${g}`} className="flex items-baseline gap-2 text-base">
              {group}
              <span className="font-sans text-xs font-normal text-quiet">{all.length}</span>
            </h3>
            <ul className="mt-1 space-y-1">
              {shown.map((one) => {
                const place = places.get(one.nth)!;
                return (
                  <li key={one.nth} className="flex items-center gap-2">
                    <button
                      type="button"
                      data-choice={place + 1}
                      className="flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-lg border border-line bg-sheet px-3 py-1 text-left text-sm hover:border-tone hover:bg-tone-soft"
                      onClick={() => onChoose(one)}
                    >
                      <span className="min-w-0 flex-1">{one.words.text}</span>
                      {place < 9 && (
                        <kbd
                          aria-hidden
                          className="hidden rounded border border-line px-1 font-sans text-xs text-quiet sm:block"
                        >
                          {place + 1}
                        </kbd>
                      )}
                    </button>
                    <RuleLink slug={slug} rule={one.words.rule} alone />
                  </li>
                );
              })}
            </ul>
            {shown.length < all.length && (
              <button
                type="button"
                className="link mt-1 min-h-9 text-sm"
                onClick={() => setWhole(new Set([...whole, group]))}
              >
                {all.length - shown.length} more of “{group}”
              </button>
            )}
          </section>
        );
      })}
    </div>
  );
}
