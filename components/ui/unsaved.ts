import { dropText, keepText, keptJson } from './kept-text';

const keyOf = (what: string): string => `muster.unsaved.${what}`;

/** What stood in a form that was left without saving. */
export interface Unsaved<T> {
  readonly value: T;
  /** The version that it changes; 0: it would be new. */
  readonly version: number;
}

/**
 * What this browser keeps of a form.
 * @param read what is kept, as the form takes it; undefined where it no longer can
 */
export function keptUnsaved<T>(
  what: string,
  read: (value: unknown) => T | undefined,
): Unsaved<T> | undefined {
  const kept = keptJson(keyOf(what)) as Partial<Unsaved<unknown>> | null | undefined;
  const value = kept?.value === undefined ? undefined : read(kept.value);
  return value === undefined || typeof kept?.version !== 'number'
    ? undefined
    : { value, version: kept.version };
}

export const keepUnsaved = (what: string, value: unknown, version: number): boolean =>
  keepText(keyOf(what), JSON.stringify({ value, version }));

export const dropUnsaved = (what: string): void => dropText(keyOf(what));
