'use client';

import { CornerDownRight, ExternalLink } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { suggest, type Catalogue, type QueryProblem, type Suggestion } from '@/lib/search';
import { QueryProblems } from './query-problems';

const NONE: readonly Suggestion[] = [];

/** The field for a query: it offers what could come next where the caret stands, and shows what it could not read, in its place. */
export function SearchBox({
  catalogue,
  query,
  problems,
  placeholder,
  input,
  onQuery,
  onOpen,
}: {
  /** Absent until it is loaded; typing works without it. */
  readonly catalogue: Catalogue | undefined;
  readonly query: string;
  readonly problems: readonly QueryProblem[];
  readonly placeholder: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onQuery: (query: string) => void;
  readonly onOpen: (entry: string) => void;
}) {
  const id = useId();
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(-1);
  const next = useRef<number>(undefined);
  const open = caret !== undefined;
  const offered = open && catalogue ? suggest(catalogue, query, caret) : NONE;
  const shown = offered.length > 0;

  // The caret goes where the choice ends, once the chosen text stands in the field.
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    input.current?.setSelectionRange(next.current, next.current);
    next.current = undefined;
  }, [query, input]);
  // What was typed before the page came alive counts as well.
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== query) onQuery(typed);
  });
  useEffect(() => takeOver(), []);

  const look = () => {
    setCaret(input.current?.selectionStart ?? query.length);
    setActive(-1);
  };
  const close = () => {
    setCaret(undefined);
    setActive(-1);
  };
  const choose = (chosen: Suggestion) => {
    if (chosen.entry !== undefined) {
      close();
      onOpen(chosen.entry);
      return;
    }
    next.current = chosen.caret;
    onQuery(chosen.query);
    setActive(-1);
    setCaret(chosen.caret);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if ((key === 'ArrowDown' || key === 'ArrowUp') && !event.altKey) {
      event.preventDefault();
      if (!shown) return look();
      const places = offered.length + 1;
      // One place among them is the field itself, where nothing is chosen.
      setActive((now) => ((now + 1 + (key === 'ArrowDown' ? 1 : places - 1)) % places) - 1);
    } else if (key === 'Enter') {
      const chosen = offered[active];
      if (chosen) {
        event.preventDefault();
        choose(chosen);
      } else close();
    } else if (key === 'Escape' && shown) {
      event.preventDefault();
      close();
    } else if (key === 'ArrowLeft' || key === 'ArrowRight' || key === 'Home' || key === 'End') {
      if (open) requestAnimationFrame(look);
    }
  };
  // While something is offered in a place, it is not yet a mistake.
  const told = problems.filter(({ at }) => !(shown && at.from <= caret! && caret! <= at.to));
  return (
    <div className="relative min-w-0 flex-1 basis-72">
      <label htmlFor={id} className="block text-sm font-semibold">
        Search
      </label>
      <input
        ref={input}
        id={id}
        name="q"
        type="search"
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}l`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}o${active}` : undefined}
        aria-invalid={told.length > 0 || undefined}
        aria-describedby={told.length > 0 ? `${id}p` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="input mt-0.5"
        placeholder={placeholder}
        value={query}
        onChange={(event) => {
          onQuery(event.target.value);
          setCaret(event.target.selectionStart ?? event.target.value.length);
          setActive(-1);
        }}
        onClick={look}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <ul
        id={`${id}l`}
        role="listbox"
        aria-label="Suggestions"
        hidden={!shown}
        className="sheet absolute inset-x-0 z-20 mt-1 max-h-[60dvh] overflow-y-auto p-1"
      >
        {offered.map((one, i) => (
          <li
            key={`${one.kind} ${one.label}`}
            id={`${id}o${i}`}
            role="option"
            aria-selected={i === active}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-2.5 py-1 text-sm hover:bg-sunk aria-selected:bg-tone-soft"
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(one)}
          >
            {one.kind === 'entry' ? (
              <ExternalLink aria-hidden size={15} className="shrink-0 text-quiet" />
            ) : (
              <CornerDownRight aria-hidden size={15} className="shrink-0 text-quiet" />
            )}
            <span className={`min-w-0 truncate font-semibold ${one.kind === 'entry' ? '' : 'font-mono'}`}>
              {one.label}
            </span>
            <span className="ml-auto min-w-0 truncate pl-2 text-quiet">
              {one.kind === 'entry' ? `open this ${one.detail.toLowerCase()}` : one.detail}
            </span>
          </li>
        ))}
      </ul>
      <div id={`${id}p`}>
        <QueryProblems query={query} problems={told} onQuery={onQuery} />
      </div>
    </div>
  );
}
