import type { List } from './list';
import { isOut } from './modules';
import type { AnySystem } from './system';

/** A list as opponents may see it before play. */
export interface OpenCopy {
  readonly list: List;
  /** What is kept secret, in words; the same for every list of a form, so that it tells nothing of this one. */
  readonly leftOut: readonly string[];
}

/**
 * The opponent’s copy of a list: what the system keeps secret is gone, and so are notes, which are nobody else’s, and modules
 * that stay at home.
 */
export function openCopyOf(system: AnySystem, { out, ...whole }: List): OpenCopy {
  const brought =
    out === undefined ? whole : { ...whole, entries: whole.entries.filter((e) => !isOut({ out }, e)) };
  const { list: open, leftOut } = system.openCopy?.(brought) ?? { list: brought, leftOut: [] };
  return {
    list: { ...open, entries: open.entries.map(({ note: _note, module: _module, ...rest }) => rest) },
    leftOut: [...leftOut, 'notes', 'modules'],
  };
}
