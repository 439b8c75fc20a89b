import { z } from 'zod';
import { tableVariations } from './house/table';
import { ownEmpireVariations } from './house/own-empires';
import { cardVariations } from './house/cards';
import { mapVariations, territoriesFor } from './house/map';
import { setupVariations } from './house/setup';
import { moveVariations } from './house/move-and-recruit';
import { battleVariations } from './house/battle';
import { endVariations } from './house/end';

export type { ClassBounds } from './house/own-empires';

/** All variations of an agreement, with the ledger's keys; a map without an agreed size follows the players (BM-012). Banned and custom units belong to the agreement itself. */
export const House = z
  .strictObject({
    ...tableVariations,
    ...ownEmpireVariations,
    ...cardVariations,
    ...mapVariations,
    ...setupVariations,
    ...moveVariations,
    ...battleVariations,
    ...endVariations,
  })
  .overwrite((house) => ({
    ...house,
    mapTerritories: house.mapTerritories ?? territoriesFor(house.players),
  }));
export type House = z.infer<typeof House> & { readonly mapTerritories: number };
