import { capital } from '../../../kernel/words/words';
import type { Effect } from './effects';
import { entryOf } from './make';
import type { ItemSpell, Spell } from './types';
import { colorOfType, type Duration } from './vocabulary';
import { sayAll } from './words';
import { titled } from './words-helpers';

type Shared = 'kind' | 'indicia' | 'tags' | 'text' | 'copies' | 'provenance' | 'source' | 'rules';

/** Seed lines on what begins and ends a spell of each duration. */
const durationLines: Readonly<Record<Duration, string>> = {
  instant: '123',
  attack: '123, 125',
  fly: '47, 123',
  phase: '123',
  combat: '123',
  day: '75, 123',
  permanent: '7, 97, 123, 189',
};

const durationRules: Readonly<Record<Duration, readonly string[]>> = {
  instant: ['MR-B25'],
  attack: ['MR-B25', 'MR-145', 'MR-172'],
  fly: ['MR-B25', 'MR-066', 'MR-067'],
  phase: ['MR-B25'],
  combat: ['MR-B25', 'MR-B26'],
  day: ['MR-B25', 'MR-B26', 'MR-089'],
  permanent: ['MR-B25', 'MR-B26', 'MR-008', 'MR-202'],
};

/** A spell card; `row` is its number among the spells of the ledger. */
export const spell = (row: number, given: Omit<Spell, Shared>): Spell => {
  const { id, name, icon, type, color, duration, target, effects, needs } = given;
  return entryOf(
    {
      id,
      name,
      icon,
      copies: 1,
      effects,
      text: () =>
        [
          `${capital(target)}.`,
          ...(needs === 'mountain' ? ['The caster must be in a mountain clearing.'] : []),
          ...sayAll(effects),
        ].join(' '),
      indicia: { type, color, duration },
      tags: [
        duration,
        ...(color === colorOfType[type] ? ['own color'] : []),
        ...(needs ? [`needs a ${needs} clearing`] : []),
      ],
      rules: [
        `MR-S${String(row).padStart(2, '0')}`,
        'MR-124',
        'MR-127',
        'MR-128',
        ...durationRules[duration],
      ],
      source: `3, 27, 103, ${durationLines[duration]}`,
      printed: ['kind'],
    },
    {
      ...given,
      kind: 'spell',
    },
  );
};

interface GivenItemSpell extends Omit<ItemSpell, Shared> {
  /** Ledger row of the treasure. */
  readonly rule: string;
  readonly effects: readonly Effect[];
}

/** The spell of a treasure, cast by its owner alone. */
export const itemSpell = ({ rule, ...given }: GivenItemSpell): ItemSpell => {
  const { id, name, icon, item, color, duration, effects, time } = given;
  return entryOf(
    {
      id,
      name,
      icon,
      copies: 1,
      effects,
      text: () =>
        [
          time === undefined ? '' : `Cast with the ${titled(item)} once an evening, time ${time}.`,
          ...sayAll(effects),
        ]
          .filter((s) => s !== '')
          .join(' '),
      indicia: { color, duration },
      tags: [duration, `of ${item}`],
      rules: [rule, 'MR-125', 'MR-126', 'MR-127', ...durationRules[duration]],
      source: `27, 103, ${durationLines[duration]}`,
      printed: [],
      // The sources call this one as its card is called, which has that name already.
      ...(id === 'flying-carpet-flight' ? { ours: ['name'] } : {}),
    },
    {
      ...given,
      kind: 'item-spell',
    },
  );
};
