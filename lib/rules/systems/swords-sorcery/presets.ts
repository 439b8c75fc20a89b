import type { Preset } from '../../kernel/system';

/** Agreements that are known by a name. */
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
