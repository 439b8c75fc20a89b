import { expect, test } from 'vitest';
import { characters } from '../../../catalogue';
import { ACTIVE, WOUNDED } from '../state';
import { chitStates } from './heroes';

/** Of two equal chits the sheet names one by its number (MR-L37). */
test.each([
  ['the second', { 'MAGIC III3*#2': 'wounded' }, [ACTIVE, WOUNDED]],
  ['the second, in a list', { 'MAGIC III3*#2': ['wounded'] }, [ACTIVE, WOUNDED]],
  ['the first, in a list', { 'MAGIC III3*': ['wounded'] }, [WOUNDED, ACTIVE]],
] as const)('MR-L37: the state of %s of two equal chits is its own', (_, chits, states) => {
  const has = characters.find(({ id }) => id === 'elf')!.chits.filter(({ code }) => code === 'MAGIC III3*');
  expect(chitStates(has, { chits: JSON.parse(JSON.stringify(chits)) })).toEqual(states);
});
