import { describe, expect, test } from 'vitest';
import { bound, chosenValues, setBound, toggleValue } from './narrow';

describe('facets and the query', () => {
  test('a value chosen twice is chosen no more', () => {
    const once = toggleValue('dragon', 'kind', 'character');
    expect(chosenValues(once, 'kind')).toEqual(['character']);
    expect(chosenValues(toggleValue(once, 'kind', 'artifact'), 'kind')).toEqual(['character', 'artifact']);
    expect(toggleValue(once, 'kind', 'character').trim()).toBe('dragon');
  });
  test('a value with blanks comes back whole', () =>
    expect(chosenValues(toggleValue('', 'tag', 'move at night'), 'tag')).toEqual(['move at night']));
  test('bounds replace each other and words stay', () => {
    const query = setBound(setBound('dragon', 'cost', '<=', '20'), 'cost', '<=', '30');
    expect(bound(query, 'cost', '<=')).toBe('30');
    expect(query).toContain('dragon');
    expect(bound(setBound(query, 'cost', '<=', ''), 'cost', '<=')).toBe('');
  });
});
