import type { Refusal } from '../../kernel/result';
import { characters } from './catalogue';
import type { House } from './house';
import type { RealmList } from './sheet';

/** As many as a table of either game seats. */
export const MOST_SEATS = 12;

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

/** An optional rule that a game does not carry out, and whether a table agreed on it. */
export type NotPlayed = readonly [key: keyof House, isAgreed: (house: House) => boolean, name: string];

/** Those of combat, which both games leave out. */
export const notFought: readonly NotPlayed[] = [
  ['combat.optionalTables', (h) => h['combat.optionalTables'], 'Optional combat tables'],
  ['monsters.alerted', (h) => h['monsters.alerted'] !== 'off', 'Alerted monsters'],
  ['magic.enhanced', (h) => h['magic.enhanced'], 'Enhanced magic'],
  ['magic.pitAsAttack', (h) => h['magic.pitAsAttack'], 'Power of the Pit as an attack'],
];

/** No game is played as if they were not agreed. @param subject which game does not know them, with its verb */
export const optionRefusals = (
  house: House,
  notPlayed: readonly NotPlayed[],
  subject: string,
): readonly Refusal[] =>
  notPlayed
    .filter(([, isAgreed]) => isAgreed(house))
    .map(([key, , name]) =>
      no(['house', key], 'not_simulated', `${subject} not know the optional rule “${name}”.`),
    );

/** Lines of a list that name nothing. */
export const unknownLines = ({ unknown }: RealmList, at: Refusal['path']): Refusal[] =>
  unknown.map(({ at: line, id }) =>
    no([...at, 'entries', line], 'unknown_entry', `There is no entry “${id}”.`),
  );
