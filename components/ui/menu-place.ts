'use client';

/** Where menus hang: within the main landmark, so that whoever walks by landmarks meets them. */
export const menuPlace = (): HTMLElement | null =>
  typeof document === 'undefined' ? null : document.getElementById('main');
