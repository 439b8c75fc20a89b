import { MOST_COMPARED } from './differences';

/** What is asked of a catalogue. */
export interface CatalogueWish {
  readonly q: string;
  readonly sort: string;
  readonly view: 'grid' | 'table';
  /** Ids of entries that are picked to be compared. */
  readonly picked: readonly string[];
}

/** Picked entries as an address names them: `krag,cleric`. */
export const pickedIn = (text: string | null | undefined): readonly string[] =>
  [...new Set((text ?? '').split(',').filter(Boolean))].slice(-MOST_COMPARED);

/**
 * What the address in the browser asks for. A page that was kept for a table without a network stands for all questions to its
 * catalogue; elsewhere the address says what the server has read already.
 */
export function wishHere(slug: string, wish: CatalogueWish): CatalogueWish {
  if (typeof window === 'undefined' || window.location.pathname !== `/systems/${slug}`) return wish;
  const asked = new URLSearchParams(window.location.search);
  return {
    q: asked.get('q') ?? '',
    sort: asked.get('sort') ?? '',
    view: asked.get('view') === 'table' ? 'table' : 'grid',
    picked: pickedIn(asked.get('pick')),
  };
}
