'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Does the page answer yet? A press before that would be lost. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
