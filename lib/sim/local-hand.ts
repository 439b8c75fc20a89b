import type { Hire } from './crew';
import { makeHand, type Place } from './hand';

/** A worker on this very thread, in slices: where there are no others. */
export const localHand =
  (place: Omit<Place, 'send'>): Hire =>
  (on) => {
    let gone = false;
    const tell = makeHand({ ...place, send: (message) => gone || on(message) });
    return { send: tell, dismiss: () => (gone = true) };
  };
