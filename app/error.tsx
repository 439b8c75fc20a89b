'use client';

export default function ErrorPage({
  error,
  reset,
}: {
  readonly error: Error & { digest?: string };
  readonly reset: () => void;
}) {
  return (
    <div className="mx-auto max-w-xl py-16 text-center">
      <h1 className="text-5xl">Something broke</h1>
      <p className="mt-3 text-quiet">
        This is our fault. Drafts in this browser are kept; nothing you typed is lost.
      </p>
      {error.digest && <p className="mt-1 text-sm text-quiet">Mark of the fault: {error.digest}</p>}
      <button type="button" className="button button-primary mt-6" onClick={reset}>
        Try again
      </button>
    </div>
  );
}
