import { expect, test } from 'vitest';
import { beginningOf } from './beginning-of';

test.each([
  ['', ''],
  ['Hold.\n\nThen  go.', 'Hold. Then go.'],
  ['Hold the gate, then go', 'Hold the gate, then go'],
  ['Hold the ford gate, and strike at once', 'Hold the ford gate…'],
  ['x'.repeat(40), `${'x'.repeat(21)}…`],
])('%j begins with %j', (text, beginning) => {
  expect(beginningOf(text, 22)).toBe(beginning);
});
