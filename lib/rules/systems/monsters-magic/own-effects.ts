import { z } from 'zod';
import { figureTypes, roles, structures, terrains, unitTypes } from './catalogue/vocabulary';

const some = <T extends readonly [string, ...string[]]>(values: T) =>
  z.array(z.enum(values)).min(1).max(values.length);
const value = z.int().min(-99).max(99);
const figures = some(figureTypes);

/**
 * One effect of a custom card: the ledger's schema of chapter 4.3, with `kind` for its `op`. Whether the values are in
 * range is a question of legality (MM-L08), so that a draft can be kept.
 */
export const OwnEffect = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('force'),
      value,
      who: some(unitTypes),
      role: z.enum(roles).exactOptional(),
      terrain: some(terrains).exactOptional(),
      structure: some(structures).exactOptional(),
      vs: some(unitTypes).exactOptional(),
      adjacentTo: figures.exactOptional(),
    })
    .meta({ title: 'Force', description: 'Force for types of unit, under the conditions named' }),
  z.strictObject({ kind: z.literal('forceTarget'), value }).meta({ title: 'Force for one figure' }),
  z.strictObject({ kind: z.literal('mp'), value, who: figures }).meta({ title: 'Move points' }),
  z.strictObject({ kind: z.literal('mpTarget'), value }).meta({ title: 'Move points for one figure' }),
  z
    .strictObject({ kind: z.literal('mpOnEnter'), value, who: figures, terrain: some(terrains) })
    .meta({ title: 'Move points on entering a terrain' }),
  z
    .strictObject({ kind: z.literal('summon'), by: z.enum(figureTypes), who: figures })
    .meta({ title: 'Summon' }),
  z
    .strictObject({ kind: z.literal('figureCap'), value, who: figures })
    .meta({ title: 'Most figures of a type on the map' }),
  z.strictObject({ kind: z.literal('recruit'), value, who: figures }).meta({ title: 'Gain figures' }),
  z
    .strictObject({
      kind: z.literal('placeGarrison'),
      value,
      where: z.enum(['emptyAdjacentToOwnSpace', 'unoccupiedCityOrTown']),
    })
    .meta({ title: 'Place garrisons' }),
  z.strictObject({ kind: z.literal('setTerrain') }).meta({ title: 'Change a terrain' }),
  z.strictObject({ kind: z.literal('lookAtHand') }).meta({ title: 'See a hand' }),
  z.strictObject({ kind: z.literal('discardXDrawX') }).meta({ title: 'Discard and draw as many' }),
  z
    .strictObject({ kind: z.literal('sacrificeFigureToDraw'), value })
    .meta({ title: 'Remove a figure and draw' }),
  z
    .strictObject({ kind: z.literal('swapPermanentWithHand'), value })
    .meta({ title: 'Exchange permanents for hand cards' }),
  z.strictObject({ kind: z.literal('swapHands') }).meta({ title: 'Swap hands' }),
  z.strictObject({ kind: z.literal('handSize'), value }).meta({ title: 'Maximum hand size' }),
  z.strictObject({ kind: z.literal('draw'), value }).meta({ title: 'Draw cards' }),
  z.strictObject({ kind: z.literal('changeFigureType') }).meta({ title: 'Change the type of a figure' }),
  z.strictObject({ kind: z.literal('swapTwoOwnUnits') }).meta({ title: 'Exchange two units' }),
]);
export type OwnEffect = z.infer<typeof OwnEffect>;
