import { z } from 'zod';
import type { Preset } from '../../kernel/system';
import { army } from './house/army';
import { cards } from './house/cards';
import { ending } from './house/ending';
import { magic } from './house/magic';
import { readings } from './house/readings';
import { table } from './house/table';
import { turn } from './house/turn';

/** All house variations of the ledger's section 5; banned cards are the agreement's own field. */
export const House = z.strictObject({
  ...table,
  ...cards,
  ...army,
  ...ending,
  ...turn,
  ...magic,
  ...readings,
});
export type House = z.infer<typeof House>;

/** Cards in a first hand: the agreed number, or eight less the number of players. (SS-013, SS-R75) */
export const handSizeOf = (house: House): number => house.handSize ?? 8 - house.players;

/** What a grimoire may total: the agreed sum, or three for each card. (SS-L09) */
export const levelTotalOf = (house: House): number => house.levelTotal ?? 3 * handSizeOf(house);

/** Copies of one card that the table's pile can hold. (SS-L03, SS-L06) */
export const copiesOf = (house: House): number => (house.pileMode === 'standard' ? 1 : house.maxCopies);

export const presets: readonly Preset[] = [
  {
    id: 'as-printed',
    name: 'As printed',
    explains: 'One pile of 63 cards, hands dealt, ten pieces each; gaps filled by our rulings.',
    house: {},
  },
  {
    id: 'grimoires',
    name: 'Grimoires',
    explains: 'Each player brings a first hand within a level total and a limit on permanent cards.',
    house: { cardSource: 'grimoire', maxPermanents: 3 },
  },
  {
    id: 'point-armies',
    name: 'Point armies',
    explains: 'Any pieces for 22 points around one wizard.',
    house: { armyMode: 'points' },
  },
  {
    id: 'wizard-hunt',
    name: 'Wizard hunt',
    explains: 'Whoever loses the wizard is out: a short game for one evening.',
    house: { victory: 'wizard-hunt' },
  },
  {
    id: 'strict-levels',
    name: 'Strict levels',
    explains: 'Every contradiction between cards is settled by level, answers included.',
    house: { levelRule: 'strict' },
  },
];
