'use client';

import { Check, FlipVertical2, Redo2, RotateCcw, RotateCw, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LiveFields } from '@/components/cards/live-fields';
import { fieldsOf, type AnySystem } from '@/lib/rules';
import { changeSpace, type AnyBoards, type Scene } from '@/lib/rules/playing';
import type { BoardSteps } from './use-steps';

type SpaceForm = NonNullable<AnyBoards['boards']['space']>;

const deedIcons = { left: RotateCcw, right: RotateCw, over: FlipVertical2 } as const;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea');

/** The chosen space as a form, with the way back and forth. What may stand there its system says. */
export function SpaceEditor({
  system,
  form,
  board,
  scene,
  space,
  steps: { change, undo, redo },
  onDone,
}: {
  readonly system: AnySystem;
  readonly form: SpaceForm;
  readonly board: unknown;
  readonly scene: Scene;
  readonly space: string | undefined;
  readonly steps: BoardSteps;
  readonly onDone: () => void;
}) {
  // After a step back or forth the fields begin anew; while somebody fills them in they stay.
  const [round, setRound] = useState(0);
  const back = undo && (() => [setRound((n) => n + 1), undo()]);
  const forth = redo && (() => [setRound((n) => n + 1), redo()]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping(event.target))
        return;
      event.preventDefault();
      (event.shiftKey ? forth : back)?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  const chosen = scene.spaces.find(({ id }) => id === space);
  return (
    <section aria-label="Change it by hand" className="sheet space-y-3 p-3">
      <p className="flex flex-wrap gap-2">
        <button type="button" className="button button-small" disabled={!back} onClick={back}>
          <Undo2 aria-hidden size={16} /> Undo
        </button>
        <button type="button" className="button button-small" disabled={!forth} onClick={forth}>
          <Redo2 aria-hidden size={16} /> Redo
        </button>
        <button type="button" className="button button-small ml-auto" onClick={onDone}>
          <Check aria-hidden size={16} /> Done
        </button>
      </p>
      {chosen ? (
        <>
          <h2 className="font-display text-xl font-bold">{chosen.name}</h2>
          {form.deeds && (
            <p className="flex flex-wrap gap-2">
              {form.deeds(board, chosen.id).map(({ name, icon, board: next }) => {
                const Icon = deedIcons[icon];
                return (
                  <button
                    key={name}
                    type="button"
                    className="button button-small"
                    onClick={() => {
                      setRound((n) => n + 1);
                      change(next, false);
                    }}
                  >
                    <Icon aria-hidden size={16} /> {name}
                  </button>
                );
              })}
            </p>
          )}
          <OfSpace
            key={`${chosen.id} ${round}`}
            system={system}
            form={form}
            board={board}
            space={chosen.id}
            onChange={change}
          />
        </>
      ) : (
        <p className="text-quiet">Choose a space on the drawing: tap it, or use the arrow keys and Enter.</p>
      )}
    </section>
  );
}

function OfSpace({
  system,
  form,
  board: now,
  space,
  onChange,
}: {
  readonly system: AnySystem;
  readonly form: SpaceForm;
  readonly board: unknown;
  readonly space: string;
  readonly onChange: BoardSteps['change'];
}) {
  // Everything that is said of this space is said of the board as it was when it was chosen.
  const [{ board, field, value }] = useState(() => {
    const schema = form.schema(now, space);
    return { board: now, field: schema && fieldsOf(schema), value: schema && form.read(now, space) };
  });
  const [refused, setRefused] = useState('');
  // What is typed into one field in one go is one step.
  const typingIn = useRef<Element>(null);
  if (!field) return <p className="text-quiet">Nothing can be changed here.</p>;
  const take = (said: unknown) => {
    const changed = changeSpace(form, board, space, said);
    setRefused(changed.ok ? '' : (changed.problems[0]?.message ?? ''));
    if (!changed.ok) return;
    const at = isTyping(document.activeElement) ? document.activeElement : null;
    onChange(changed.value, at !== null && at === typingIn.current);
    typingIn.current = at;
  };
  return (
    <div onBlur={() => (typingIn.current = null)}>
      <LiveFields system={system} field={field} value={value} onChange={take} />
      <p role="alert" className="text-sm text-bad empty:hidden">
        {refused}
      </p>
    </div>
  );
}
