'use client';

import { useLayoutEffect } from 'react';

/** Says once that the page answers, in the very moment in which it begins to. */
export function Alive() {
  useLayoutEffect(() => void window.dispatchEvent(new Event('muster.alive')), []);
  return null;
}
