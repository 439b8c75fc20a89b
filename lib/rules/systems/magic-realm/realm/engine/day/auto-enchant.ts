import { tiles } from '../../../catalogue';
import { leadHorses } from '../activities/enchant';
import type { Telling } from '../activity';
import type { RealmState } from '../state';
import { colorsOfDay } from '../world/colors';

/** On a day that gives a color every tile turns over whose enchanted side has it. (MR-B23, MR-B70) */
export function enchantTiles(s: RealmState, tell: Telling): void {
  if (!s.game.house['magic.autoEnchant']) return;
  const colors = colorsOfDay(s);
  const turned = tiles.flatMap(({ id, enchanted }, tile) =>
    s.game.map.tiles[id] &&
    enchanted.clearings.some((one) => one.colors?.some((color) => colors.includes(color)))
      ? [tile]
      : [],
  );
  if (turned.length === 0) return;
  for (const tile of turned) s.sides[tile] = 1 - s.sides[tile]!;
  tell?.({ type: 'tiles-turned', rule: 'MR-B70', tiles: turned, colors: [...colors] });
  for (const tile of turned) leadHorses(s, tile, tell);
}
