const KEY = 'muster-keys';

/** Are single letters allowed as keys? Whoever speaks to a device may want them off. */
export function keysAreOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function setKeys(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Without a store the keys stay as they are.
  }
}
