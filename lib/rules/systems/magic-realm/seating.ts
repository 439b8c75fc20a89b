import type { Refusal } from '../../kernel/result';
import { characters } from './catalogue';
import type { RealmList } from './sheet';

export const no = (path: Refusal['path'], code: string, message: string): Refusal => ({
  path,
  code,
  message,
});

/** Who comes first where seats bring no list. */
const first: readonly string[] = ['amazon', 'black-knight', 'elf', 'captain'];
/** Characters by their ids, in the order in which they come where seats bring no list. */
export const usualOrder: readonly string[] = [
  ...first,
  ...characters.map(({ id }) => id).filter((id) => !first.includes(id)),
];

/** Lines of a list that name nothing. */
export const unknownLines = ({ unknown }: RealmList, at: Refusal['path']): Refusal[] =>
  unknown.map(({ at: line, id }) =>
    no([...at, 'entries', line], 'unknown_entry', `There is no entry “${id}”.`),
  );
