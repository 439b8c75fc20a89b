import { tagOfBytes } from '../handle/conditional';
import type { Prepared } from '../handle/reply';

/** JSON text as ready bytes; the version of the catalogue goes along, so that a client knows what it has read. */
/** A value as the bytes of its JSON, with their tag. */
export const preparedText = (text: string, version?: string): Prepared => {
  const bytes = new TextEncoder().encode(text);
  return {
    bytes,
    etag: tagOfBytes(bytes),
    ...(version === undefined ? {} : { headers: { 'Muster-Catalogue-Version': version } }),
  };
};

/** A value as JSON that is made ready once, with its tag. */
export const prepared = (value: unknown, version?: string): Prepared =>
  preparedText(JSON.stringify(value), version);

/** Makes a thing once for each owner, when it is first asked for. */
export const onceFor = <O extends object, T>(make: (owner: O) => T): ((owner: O) => T) => {
  const made = new WeakMap<O, T>();
  return (owner) => {
    let thing = made.get(owner);
    if (thing === undefined) made.set(owner, (thing = make(owner)));
    return thing;
  };
};
