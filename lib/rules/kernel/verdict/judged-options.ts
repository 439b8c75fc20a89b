import type { CheckBase, Violation } from './legality';
import type { List } from '../list/list';
import { optionKeys } from '../list/option-keys';

const covers = (
  pattern: readonly string[],
  path: readonly string[],
  star: (key: string) => boolean,
): boolean =>
  pattern.length <= path.length &&
  pattern.every((part, i) => (part === '*' ? star(path[i]!) : part === path[i]));

/**
 * Whether a violation is about the option at `path`, so that it can be said beside its field. Of a check that judges
 * `members.*.start`, a violation about one line is about that line's member alone; one that names its options is about those.
 */
export function isAbout(
  check: Pick<CheckBase<unknown>, 'judges'>,
  { entries, about }: Pick<Violation, 'entries' | 'about'>,
  list: Pick<List, 'entries'>,
  path: readonly string[],
): boolean {
  if (about) return about.some((named) => covers(named.split('.'), path, () => true));
  const names = (at: number, key: string): boolean => {
    const item = list.entries[at];
    return item !== undefined && optionKeys(item.entry, item.designation).includes(key);
  };
  const star = (key: string) => entries.length === 0 || entries.some((at) => names(at, key));
  return check.judges?.some((pattern) => covers(pattern.split('.'), path, star)) ?? false;
}
