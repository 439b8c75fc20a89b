import type { List, OpenCopy } from './list';
import { isOut } from './modules';
import type { AnySystem } from '../system';

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
