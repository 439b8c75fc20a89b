import { expect, test } from 'vitest';
import { defaultAgreement, loadSystem, variationsOf } from '@/lib/rules';
import { partsOf, partsToOpen } from './parts';

const system = await loadSystem('mms');
const variations = variationsOf(system);
const under = (house: object, faults: readonly string[] = []) =>
  partsOf(variations, { ...defaultAgreement(system), house: { ...house } }, (key) =>
    faults.includes(key) ? 'It does not hold.' : undefined,
  );
const [first, second] = [variations[0]!, variations.find(({ group }) => group !== variations[0]!.group)!];
/** Set otherwise than printed, to whatever. */
const other = (...keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, 'another']));
const printed = under({});

test('parts stand in the order of the rules, and tell what is changed in them', () => {
  expect(printed.flatMap((part) => part.variations)).toHaveLength(variations.length);
  expect(printed.every(({ changed, faulty }) => changed.length + faulty.length === 0)).toBe(true);
  const [part, ...rest] = under({ ...other(first.key), [second.key]: second.default });
  expect([part!.title, part!.changed]).toEqual([first.group, [first]]);
  expect(rest.every(({ changed }) => changed.length === 0)).toBe(true);
});

test('a change that is alone opens its part, one among changes of other parts does not', () => {
  expect(partsToOpen([], printed)).toEqual([]);
  expect(partsToOpen([], under(other(first.key)))).toEqual([first.group]);
  expect(partsToOpen([], under(other(first.key, second.key)))).toEqual([]);
  // Beside others that were there before it is alone in coming.
  expect(partsToOpen(under(other(first.key)), under(other(first.key, second.key)))).toEqual([second.group]);
  expect(partsToOpen(under(other(first.key, second.key)), under(other(second.key)))).toEqual([]);
});

test('what does not hold opens its part, however much is changed', () => {
  const house = other(first.key, second.key);
  expect(partsToOpen([], under(house, [second.key]))).toEqual([second.group]);
  expect(partsToOpen(under(house, [second.key]), under(house, [second.key]))).toEqual([]);
  expect(partsToOpen(under(house), under(house, [first.key, second.key]))).toEqual([
    first.group,
    second.group,
  ]);
});

test('presets that change several parts open none of them', () => {
  const opened = system.presets.map(({ house }) => partsToOpen([], under(house)).length);
  expect(Math.max(...opened)).toBe(1);
  expect(opened.filter((n) => n === 0).length).toBeGreaterThan(1);
});
