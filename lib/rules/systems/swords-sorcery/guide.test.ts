import { expect, test } from 'vitest';
import { grimoireGuide } from './guide';
import { swordsSorcery } from './index';
import type { House } from './house';
import type { SsList, SsTerms } from './legality/check';
import { parsedOf, type Case } from './testing';

const stepsOf = (of: Pick<Case, 'house' | 'agreement'> = {}) => {
  const { list, terms } = parsedOf({ form: 'grimoire', ...of });
  const ready = terms as unknown as SsTerms;
  return grimoireGuide.steps(list as unknown as SsList, ready.house as House, ready);
};

test('the step of the first hand names every check that judges it, and no other (SS-L02, SS-L25, SS-L29, SS-L30)', () => {
  // Checks of a whole table belong to no form.
  const ofTable = new Set(swordsSorcery.matchChecks.map(({ code }) => code));
  const named = stepsOf().flatMap(({ checks }) => checks);
  const judging = swordsSorcery.checks.filter(({ forms }) => forms?.includes('grimoire') ?? true);
  expect(named.filter((code) => !ofTable.has(code))).toEqual(judging.map(({ code }) => code));
});

test.each([
  ['a standard pile does not deal them', { cardSource: 'dealt' }, false],
  ['a standard pile does not lay them out for a draft', { cardSource: 'snake-draft' }, false],
  ['a custom pile deals them', { cardSource: 'dealt', pileMode: 'custom' }, true],
])('SS-L06, cards of the table’s own: %s', (_, house, isThere) => {
  const own = {
    id: 'own:haunting',
    name: 'Haunting',
    kind: 'spell',
    usage: 'single use',
    power: 2,
    like: 'sleep',
  };
  const parts = stepsOf({ house, agreement: { cards: [own] as never } }).flatMap((step) => step.parts);
  const picking = parts.flatMap((part) => (part.part === 'picking' ? [part.picking] : []))[0]!;
  expect(picking.pool.some(({ entry }) => entry === 'own:haunting')).toBe(isThere);
  expect(picking.pool).toHaveLength(isThere ? 64 : 63);
});

test.each([
  ['standard', '63 cards under this agreement'],
  ['custom', '64 cards under this agreement'],
])('SS-L12: a %s pile leaves open for a grimoire: %s', (pileMode, open) => {
  const own = {
    id: 'own:haunting',
    name: 'Haunting',
    kind: 'spell',
    usage: 'single use',
    power: 2,
    like: 'sleep',
  };
  const house = { cardSource: 'grimoire', pileMode };
  const parts = stepsOf({ house, agreement: { cards: [own] as never } }).flatMap((step) => step.parts);
  expect(parts.flatMap((part) => (part.part === 'facts' ? part.rows.map(({ text }) => text) : []))).toContain(
    open,
  );
});
