import type { ListRow } from './list-row';
import type { ShelfWish } from './shelf-wish';

interface Counted {
  readonly name: string;
  readonly count: number;
}

/** A page of the shelf: what was asked, what was found, and what could be asked. */
export interface ShelfProps {
  readonly wish: ShelfWish;
  readonly problems: readonly string[];
  readonly rows: readonly ListRow[];
  readonly found: number;
  readonly pages: number;
  readonly whole: { readonly count: number; readonly archived: number };
  readonly folders: readonly Counted[];
  readonly tags: readonly Counted[];
  readonly systems: readonly { readonly slug: string; readonly name: string; readonly count: number }[];
  readonly agreements: readonly { readonly id: string; readonly name: string }[];
  readonly searches: readonly { readonly id: string; readonly name: string; readonly query: string }[];
  readonly deleted: readonly { readonly id: string; readonly name: string }[];
}
