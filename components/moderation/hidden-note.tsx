import { kindWords, type ThingKind } from './words';

/** For the owner of something that is hidden: since when, and why. */
export const HiddenNote = ({
  kind,
  hiding,
}: {
  readonly kind: ThingKind;
  readonly hiding: { readonly createdAt: string; readonly because: string };
}) => (
  <div className="rounded border border-bad p-3 text-sm print:hidden">
    <p className="font-semibold text-bad">
      A moderator hid this {kindWords[kind]} on{' '}
      <time dateTime={hiding.createdAt}>{hiding.createdAt.slice(0, 10)}</time>. Nobody but you reads it.
    </p>
    <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{hiding.because}</p>
  </div>
);
