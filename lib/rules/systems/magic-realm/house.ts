import { z } from 'zod';
import { gameHouse } from './house/game';
import { partyHouse } from './house/party';
import { playHouse } from './house/play';
import { worldHouse } from './house/world';

/**
 * The house variations of an agreement. Where no points are agreed, they follow the length of the game: one more than its weeks.
 * (MR-B64)
 */
export const House = z
  .strictObject({ ...gameHouse, ...partyHouse, ...worldHouse, ...playHouse })
  .overwrite((house) => ({
    ...house,
    'game.victoryPoints': house['game.victoryPoints'] ?? Math.max(2, 1 + house['game.days'] / 7),
  }));

export type House = z.infer<typeof House> & { readonly 'game.victoryPoints': number };
export type HouseKey = keyof House;
