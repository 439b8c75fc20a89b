import { keepText, keptText } from '@/components/ui/kept-text';

const KEY = 'muster-keys';

/** Are single letters allowed as keys? Whoever speaks to a device may want them off. */
export const keysAreOn = (): boolean => keptText(KEY) !== 'off';

/** Where the browser refuses, the keys stay as they are. */
export const setKeys = (on: boolean): boolean => keepText(KEY, on ? 'on' : 'off');
