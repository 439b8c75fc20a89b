import { z } from 'zod';
import { deckHouse } from './house/deck';
import { permanentsHouse } from './house/permanents';
import { handHouse } from './house/hand';
import { winningHouse } from './house/winning';
import { boardHouse } from './house/board';
import { turnHouse } from './house/turn';

/** Every house variation of Monsters and Magic. Banned and custom cards are the agreement’s own `banned` and `cards`. */
export const MmHouse = z.strictObject({
  ...boardHouse,
  ...deckHouse,
  ...permanentsHouse,
  ...handHouse,
  ...winningHouse,
  ...turnHouse,
});
export type MmHouse = Readonly<z.infer<typeof MmHouse>>;
