import type { List } from '../../kernel/list/list';
import type { OpenCopy } from '../../kernel/list/list';

/**
 * Layouts are made unseen, and the cards of what is hidden lie face down (MMS-035, MMS-064, MMS-066): an opponent may know
 * the cards, but neither who carries what nor which use stands where.
 */
export const openCopy = (list: List): OpenCopy => ({
  list: {
    ...list,
    entries: list.entries.map(({ with: _parts, designation: _label, ...rest }) => rest),
  },
  leftOut: ['what each card carries', 'designations'],
});
