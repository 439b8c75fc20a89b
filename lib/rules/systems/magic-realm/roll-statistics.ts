import { asNumber, never, sum, type Fraction } from '../../kernel/game/odds';
import type { Statistic } from '../../kernel/list/statistics';
import type { Effect } from './catalogue/effects';
import { rollTables } from './catalogue/tables';
import { nameOf } from './forms/character-fields';
import { chanceOf, meetingChances } from './reckon/dice';
import { rollOf } from './reckon/roll-of';
import type { CharacterView } from './sheet';

/** What a character’s advantages and active cards do wherever he is; what needs a place, a weapon or a phase is not asked. */
const effectsOf = ({ entry, level, items }: CharacterView): readonly Effect[] => [
  ...entry.advantages.filter(({ fromLevel }) => fromLevel <= level).flatMap(({ effects }) => effects),
  ...items.flatMap(({ item, state }) =>
    item.kind === 'treasure' && (state.active === true || item.form === 'color-source') ? item.effects : [],
  ),
];

const rows = (id: string) => rollTables.find((table) => table.id === id)!.rows;

const percent = (chance: Fraction): string => `${Math.round(asNumber(chance) * 100)} %`;

/** `MR-B30`: without a MAGIC chit nothing is learned; `MR-B40`: Magic Sight takes the place of Locate. */
const rollsOf = (who: CharacterView): readonly string[] => {
  const effects = effectsOf(who);
  const seesMagic = effects.filter(({ kind }) => kind === 'magic-sight').length % 2 === 1;
  const learns = who.has.chits.some(({ kind }) => kind === 'MAGIC');
  let deal = never;
  for (const [result, chance] of meetingChances('neutral', rollOf(effects, 'meeting')))
    if (result === 'boon' || result.startsWith('price')) deal = sum(deal, chance);
  return [
    percent(chanceOf(rows('hide'), rollOf(effects, 'hide'), (row) => row === 'hidden')),
    percent(
      chanceOf(
        rows(seesMagic ? 'magic-sight' : 'locate'),
        rollOf(effects, seesMagic ? 'magic-sight' : 'locate'),
        (row) => row === 'choice' || row === 'discover chits',
      ),
    ),
    learns
      ? percent(
          chanceOf(rows('reading-runes'), rollOf(effects, 'reading-runes'), (row) => row.startsWith('learn')),
        )
      : 'no MAGIC chit',
    percent(deal),
  ];
};

/** How table rolls go for each character. (MR-035, MR-B10) */
export function rollStatistics(characters: readonly CharacterView[]): readonly Statistic[] {
  if (characters.length === 0) return [];
  return [
    {
      id: 'rolls',
      title: 'Table rolls',
      says: 'The chance of one roll, with what helps or hinders everywhere; help that needs a place is not counted.',
      shape: 'table',
      columns: [
        'Character',
        'Hides',
        'Finds the sites here',
        'Learns from runes',
        'Gets a neutral trader’s price',
      ],
      rows: characters.map((who) => [nameOf(who), ...rollsOf(who)]).sort((a, b) => (a[0]! < b[0]! ? -1 : 1)),
      rules: ['MR-035', 'MR-B10', 'MR-B40'],
    },
  ];
}
