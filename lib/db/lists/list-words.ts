import { catalogueOf, isSystemSlug, loadSystem, namedIn, type List } from '@/lib/rules';
import { fold } from '../fold';

/** What a list is found by, as its row keeps it. */
export interface ListWords {
  /** Its name and the names of what is in it, folded. */
  readonly searchText: string;
  /** Ids of the catalogue's entries that it names, in its options too, with a space before and behind each. */
  readonly holds: string;
}

/** What a list is found by; of a game that has gone, by its name alone. */
export async function wordsOfList(list: List): Promise<ListWords> {
  if (!isSystemSlug(list.system)) return { searchText: fold(list.name), holds: '' };
  const catalogue = catalogueOf(await loadSystem(list.system));
  const entries = [...namedIn(list)].flatMap((id) => catalogue.get(id) ?? []);
  return {
    searchText: fold([list.name, ...entries.map(({ name }) => name)].join(' ')),
    holds: entries.length === 0 ? '' : ` ${entries.map(({ id }) => id).join(' ')} `,
  };
}

/** Lists that name an entry. */
export const holding = (entry: string) => ({ holds: { contains: ` ${entry} ` } });
