import { expect, test } from 'vitest';
import { companion } from './companion';
import { House } from './house';
import type { SsList } from './legality/check';
import { parsedOf, some } from './testing';

/** Everything that the sheet says at a table with this agreement. */
const said = (house: Readonly<Record<string, unknown>> = {}): string => {
  const { phases, ends } = companion.sheet(House.parse(house));
  return [...phases.flatMap(({ may }) => may), ...ends].map(({ text }) => text).join('\n');
};

test.each([
  ['SS-R14, splitMoves', { splitMoves: false }, 'nothing is shared', 'share the total'],
  ['SS-R14, diceUse', { diceUse: 'mandatory' }, 'neither attacks nor jams', undefined],
  ['SS-R12, nexusScope', { nexusScope: 'own' }, 'the nexus at home', 'on a nexus'],
  ['SS-R11, tripleCountsAsDouble', { tripleCountsAsDouble: true }, 'or a triple once more', undefined],
  ['SS-R13, wizardlessDraw', { wizardlessDraw: true }, 'only an artifact', 'while your wizard lives'],
  ['SS-R26, handOnWizardDeath', { handOnWizardDeath: 'discard' }, 'the hand is discarded', 'taken'],
  ['SS-025, maxExtraTurns', { maxExtraTurns: 2 }, 'at most 2 in a row', undefined],
  ['SS-R72, handLimit', { handLimit: 1 }, 'down to 1 card in hand', undefined],
] as const)('%s: the sheet says what the table agreed', (_rule, house, says, not) => {
  expect(said(house)).toContain(says);
  if (not) expect(said(house)).not.toContain(not);
  expect(said()).not.toContain(says);
  if (not) expect(said()).toContain(not);
});

test('SS-R79: a game by score names its last round once', () => {
  expect(said({ victory: 'score', roundLimit: 12 }).match(/12 rounds/g)).toHaveLength(1);
});

test('SS-L15, SS-L17: ten living pieces are counted down, or as many as the point army of a seat has', () => {
  const start = (armyMode: 'standard' | 'points', form: string, army: string) => {
    const { list, terms } = parsedOf({ form, entries: some(army), house: { armyMode } });
    const house = terms.house as unknown as House;
    const trackers = [
      ...companion.sheet(house).trackers,
      ...companion.pieces!(list as unknown as SsList, house),
    ].filter(({ name }) => name === 'Living pieces');
    return trackers.map((tracker) => tracker.start);
  };
  expect(start('standard', 'army', '6 pion, 2 guard, warrior, wizard')).toEqual([10]);
  expect(start('points', 'army', '3 pion, 4 warrior, wizard')).toEqual([8]);
  expect(start('points', 'grimoire', 'swords')).toEqual([]);
});
