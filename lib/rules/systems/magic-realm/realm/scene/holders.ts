import { capital } from '../../../../kernel/words/words';
import { groups, mapChits, visitorIds } from '../../catalogue';
import { isCache, placeOfCache } from '../engine/world/caches';
import { itemName, placeName, traderName } from './names';

const traders: ReadonlySet<string> = new Set([...groups.map(({ id }) => id), ...visitorIds]);

/** Whatever holds cards and counters, by its key: a site, a card, a group or a visitor. */
export const holderName = (id: string): string =>
  isCache(id)
    ? `The cache in ${placeName(placeOfCache(id))}`
    : (mapChits.find((chit) => chit.id === id)?.name ??
      (traders.has(id) ? capital(traderName(id)) : itemName(id)));
