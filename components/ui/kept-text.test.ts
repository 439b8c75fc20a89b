import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubNoStorage, stubStorage } from '@/lib/testing/storage';
import { dropText, keepText, keptJson, keptText, keysAfter } from './kept-text';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what a browser keeps', () => {
  it('is kept, read, found by the beginning of its key and dropped', () => {
    stubStorage();
    expect(keepText('muster.a.1', '[1]')).toBe(true);
    keepText('other', '{');
    expect(keptText('muster.a.1')).toBe('[1]');
    expect(keptJson('muster.a.1')).toEqual([1]);
    expect(keptJson('other')).toBeUndefined();
    expect(keysAfter('muster.a.')).toEqual(['1']);
    dropText('muster.a.1');
    expect(keptText('muster.a.1')).toBeUndefined();
    expect(keysAfter('muster.a.')).toEqual([]);
  });

  it('is nothing where even to ask is an error, and what is put is refused', () => {
    stubNoStorage();
    expect(keepText('muster.a.1', '[1]')).toBe(false);
    expect(keptText('muster.a.1')).toBeUndefined();
    expect(keptJson('muster.a.1')).toBeUndefined();
    expect(keysAfter('muster.a.')).toEqual([]);
    expect(() => dropText('muster.a.1')).not.toThrow();
  });
});
