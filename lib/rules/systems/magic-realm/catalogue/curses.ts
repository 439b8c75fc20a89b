import type { Six } from './tables';

/** Results of the Curse table, by themselves: a party sheet names them and needs no other table. (MR-X01 to MR-X06) */
export const curses: Six = ['eyemist', 'squeak', 'wither', 'ill health', 'ashes', 'disgust'];
