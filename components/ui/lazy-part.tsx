'use client';

import { useEffect, useId, useState, type ComponentType, type ReactNode } from 'react';
import { later, useLater, type Later } from './later';

/** The code of a part did not come, as without a network. Any other error is a fault of ours, and the page’s own affair. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || error.message.includes('load chunk'));

/** The part once it is here; whether it failed to come, and what asks for it again. The network’s return asks by itself. */
function usePart<T>(from: Later<T>) {
  const [lost, setLost] = useState<{ readonly error: unknown }>();
  const [tried, setTried] = useState(false);
  const part = useLater(from, !lost, (error) => {
    setLost({ error });
    setTried(true);
  });
  const missing = !part && lost !== undefined;
  useEffect(() => {
    if (!missing) return;
    const again = () => setLost(undefined);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [missing]);
  if (missing && !isMissing(lost.error)) throw lost.error;
  return { part, missing, tried, again: () => setLost(undefined) };
}

/** Why, in words. */
export const whyMissing = (): string =>
  navigator.onLine
    ? 'This could not be fetched. If it stays so, load the page anew.'
    : 'This could not be fetched without a network.';

function MissingHere({ busy, onAgain }: { readonly busy: boolean; readonly onAgain: () => void }) {
  const [text] = useState(whyMissing);
  return (
    <div role="status" aria-busy={busy} className="flex flex-wrap items-center gap-x-3 gap-y-1 p-2 text-sm">
      <p>{text}</p>
      <button type="button" className="button button-small" onClick={onAgain}>
        Try again
      </button>
    </div>
  );
}

/** Opens at once and closes before it leaves: so the focus is back where it was, and is found there by what comes instead. */
const show = (dialog: HTMLDialogElement) => {
  dialog.showModal();
  return () => dialog.close();
};

function MissingDialog({ onAgain, onClose }: { readonly onAgain: () => void; readonly onClose: () => void }) {
  const [text] = useState(whyMissing);
  const id = useId();
  return (
    <dialog
      ref={show}
      aria-labelledby={id}
      className="sheet m-auto w-[min(26rem,92vw)] p-5 text-ink backdrop:bg-black/50"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <p id={id}>{text}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" className="button button-primary" onClick={onAgain}>
          Try again
        </button>
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
      </div>
    </dialog>
  );
}

type Fetch<P> = () => Promise<ComponentType<P>>;
type Loading = () => ReactNode;
const nothing: Loading = () => null;

/** A part of the page that was asked for. Where its code does not come, its place says so and offers to try again. */
export function lazyPart<P extends object>(fetch: Fetch<P>, loading = nothing): ComponentType<P> {
  const from = later(fetch);
  return function LazyPart(props: P) {
    const { part: Part, missing, tried, again } = usePart(from);
    if (Part) return <Part {...props} />;
    return tried ? <MissingHere busy={!missing} onAgain={again} /> : loading();
  };
}

/** A dialog that was asked for. Where its code does not come, a small one says so, and the page lives on. */
export function lazyDialog<P extends { readonly onClose: () => void }>(fetch: Fetch<P>): ComponentType<P> {
  const from = later(fetch);
  return function LazyDialog(props: P) {
    const { part: Part, missing, again } = usePart(from);
    if (Part) return <Part {...props} />;
    // Gone while it is tried again: the focus is then at what opened it.
    return missing ? <MissingDialog onAgain={again} onClose={props.onClose} /> : null;
  };
}

/** A part that comes by itself and that the page can spare: where its code does not come, `instead` stands there. */
export function sparePart<P extends object>(
  fetch: Fetch<P>,
  { loading = nothing, instead }: { readonly loading?: Loading; readonly instead?: ComponentType<P> } = {},
): ComponentType<P> {
  const from = later(fetch);
  const Instead = instead ?? nothing;
  return function SparePart(props: P) {
    const { part: Part, missing } = usePart(from);
    if (Part) return <Part {...props} />;
    return missing ? <Instead {...props} /> : loading();
  };
}
