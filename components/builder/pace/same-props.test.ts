import { expect, test } from 'vitest';
import { sameProps } from './same-props';

interface Props {
  readonly name: string;
  readonly found: readonly { readonly code: string }[];
  readonly onChange: () => void;
}
const onChange = () => undefined;
const same = sameProps<Props>('found');
const was: Props = { name: 'Krag', found: [{ code: 'MMS-L01' }], onChange };

test.each([
  ['the same props', { ...was }, true],
  ['made anew and saying the same', { ...was, found: [{ code: 'MMS-L01' }] }, true],
  ['made anew and saying something else', { ...was, found: [{ code: 'MMS-L02' }] }, false],
  ['another word', { ...was, name: 'Archer' }, false],
  ['another function, which is never compared by what it says', { ...was, onChange: () => undefined }, false],
])('%s', (_, is, expected) => {
  expect(same(was, is)).toBe(expected);
});
