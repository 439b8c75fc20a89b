import type { List, ListEntry } from '../../lib/rules/index';

export const use = (entry: string, ...parts: string[]): ListEntry => ({
  entry,
  count: 1,
  ...(parts.length > 0 ? { with: parts } : {}),
});

export const armyOf = (entries: readonly ListEntry[]): List => ({
  format: 'muster-list/1',
  system: 'mms',
  name: 'An army',
  entries: [...entries],
  options: { form: 'army' },
});

/** A legal army of twelve entries and three things that they carry. */
export const twelve: List = armyOf([
  use('militia', 'leather-jerkin'),
  use('scout', 'lucky-horseshoe'),
  use('goblin', 'war-axe'),
  use('goblin-slinger'),
  use('wolf'),
  use('skeleton'),
  use('zombie'),
  use('woods'),
  use('hill'),
  use('moat'),
  use('snare'),
  use('old-road'),
]);
