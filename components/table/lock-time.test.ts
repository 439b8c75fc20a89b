import { expect, test } from 'vitest';
import { fieldOfMoment, momentOfField } from './lock-time';

test.each(['2026-11-22T20:05:00.000Z', '2026-03-29T01:30:00.000Z', '2027-01-01T00:00:00.000Z'])(
  '%s is the same moment after it stood in a field',
  (moment) => {
    expect(fieldOfMoment(moment)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
    expect(momentOfField(fieldOfMoment(moment))).toBe(moment);
  },
);

test('a field that is empty or half filled says no moment', () => {
  expect(momentOfField('')).toBeUndefined();
  expect(momentOfField('2026-13-01T00:00')).toBeUndefined();
});
