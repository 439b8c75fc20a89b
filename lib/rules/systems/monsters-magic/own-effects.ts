import { z } from 'zod';
import { cardField } from '../../kernel/own/own-fields';
import { figureTypes, roles, structures, terrains, unitTypes } from './catalogue/vocabulary';

const some = <T extends readonly [string, ...string[]]>(values: T) =>
  z.array(z.enum(values)).min(1).max(values.length);
const value = z.int().min(-99).max(99).meta({ title: 'Value' });
const figures = some(figureTypes);
const who = figures.meta({ title: 'For whom' });

/**
 * One effect of a custom card: the ledger's schema of chapter 4.3, with `kind` for its `op`. Whether the values are in
 * range is a question of legality (MM-L08), so that a draft can be kept.
 */
export const OwnEffect = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('force'),
      value,
      who: some(unitTypes).meta({ title: 'For whom' }),
      role: z
        .enum(roles)
        .exactOptional()
        .meta(cardField({ title: 'Only when', labels: { attack: 'Attacking', defend: 'Defending' } })),
      terrain: some(terrains).exactOptional().meta({ title: 'Only on terrain' }),
      structure: some(structures).exactOptional().meta({ title: 'Only at a structure' }),
      vs: some(unitTypes).exactOptional().meta({ title: 'Only against' }),
      adjacentTo: figures.exactOptional().meta({ title: 'Only next to an own' }),
    })
    .meta({ title: 'Force', description: 'Force for types of unit, under the conditions named' }),
  z.strictObject({ kind: z.literal('forceTarget'), value }).meta({ title: 'Force for one figure' }),
  z.strictObject({ kind: z.literal('mp'), value, who }).meta({ title: 'Move points' }),
  z.strictObject({ kind: z.literal('mpTarget'), value }).meta({ title: 'Move points for one figure' }),
  z
    .strictObject({
      kind: z.literal('mpOnEnter'),
      value,
      who,
      terrain: some(terrains).meta({ title: 'Terrain' }),
    })
    .meta({ title: 'Move points on entering a terrain' }),
  z
    .strictObject({ kind: z.literal('summon'), by: z.enum(figureTypes).meta({ title: 'By whom' }), who })
    .meta({ title: 'Summon' }),
  z
    .strictObject({ kind: z.literal('figureCap'), value, who })
    .meta({ title: 'Most figures of a type on the map' }),
  z.strictObject({ kind: z.literal('recruit'), value, who }).meta({ title: 'Gain figures' }),
  z
    .strictObject({
      kind: z.literal('placeGarrison'),
      value,
      where: z.enum(['emptyAdjacentToOwnSpace', 'unoccupiedCityOrTown']).meta(
        cardField({
          title: 'Where',
          labels: {
            emptyAdjacentToOwnSpace: 'An empty space next to an own one',
            unoccupiedCityOrTown: 'A city or town that nobody occupies',
          },
        }),
      ),
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
