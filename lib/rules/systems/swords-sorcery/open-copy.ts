import type { List } from '../../kernel/list/list';
import type { OpenCopy } from '../../kernel/list/list';

/**
 * A hand is its player’s secret (SS-014), so a grimoire shows no card. Pieces are placed in turns (SS-015, SS-017), so a
 * placement that was planned before is nobody else’s; the domain lies on the table.
 */
export function openCopy(list: List): OpenCopy {
  if (list.options.form === 'grimoire')
    return { list: { ...list, entries: [] }, leftOut: ['the cards of the first hand'] };
  const { placement: _, ...open } = list.options;
  return {
    list: { ...list, options: open },
    leftOut: list.options.form === 'muster' ? ['where each piece will stand'] : [],
  };
}
