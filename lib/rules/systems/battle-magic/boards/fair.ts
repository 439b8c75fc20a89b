import type { Fairness } from '../../../kernel/game/board-maker';
import type { House } from '../house';
import { compare, entryCosts, NEAR, outlook, spreadOf } from './measure';
import { graphOf, type BmMap } from './map';

/** How unlike the starts may stand on a map that is called fair, by number of players (BM-M12). */
export const fairEnough = (players: number): number =>
  players === 2 ? 0.1 : players === 3 ? 0.2 : players === 4 ? 0.25 : 0.4;

/** What each start of a map offers (section 10): the first three make its score, the others are worth knowing. */
export function fairnessOf(map: BmMap, players: number, house: House): readonly Fairness[] {
  const starts = map.starts.slice(0, players).map(({ castle }) => castle);
  if (starts.length < 2) return [];
  const graph = graphOf(map, house.minBorderMm);
  const entry = entryCosts(map, house);
  const outlooks = starts.map((at) => outlook(graph, entry, at));
  const { land, water, nearer, apart } = compare(outlooks, starts);
  const specials = outlooks.map(
    ({ walk }) =>
      map.territories.filter(({ special }, at) => special !== undefined && walk[at]! <= NEAR).length,
  );
  const figure = (label: string, explains: string, bySeat: readonly number[]): Fairness => ({
    label,
    explains,
    bySeat: bySeat.map((n) => Math.round(n * 100) / 100),
    score: Math.max(0, 1 - spreadOf(bySeat)),
  });
  return [
    figure(
      'Land in reach',
      `Land territories that an army reaches from the castle with ${NEAR} move points.`,
      land,
    ),
    figure(
      'Water in reach',
      `Water territories that a ship beside the castle reaches with ${NEAR} move points.`,
      water,
    ),
    figure(
      'Nearest territories',
      'Territories that a hero reaches sooner from here than from any other start.',
      nearer,
    ),
    figure('Way to the next castle', 'Move points that a hero needs to the nearest other start.', apart),
    ...(map.territories.some(({ special }) => special !== undefined)
      ? [
          figure(
            'Specials in reach',
            `Special territories that a hero reaches with ${NEAR} move points.`,
            specials,
          ),
        ]
      : []),
  ];
}
