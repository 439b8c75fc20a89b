import type { Statistic } from '../../kernel/list/statistics';
import type { Effect, RollTable } from './catalogue/effects';
import { rollTables } from './catalogue/tables';
import { nameOf } from './forms/character-fields';
import { chanceOf, meetingChances, type Roll } from './reckon/dice';
import type { CharacterView } from './sheet';

/** What a character’s advantages and active cards do wherever he is; what needs a place, a weapon or a phase is not asked. */
const effectsOf = ({ entry, level, items }: CharacterView): readonly Effect[] => [
  ...entry.advantages.filter(({ fromLevel }) => fromLevel <= level).flatMap(({ effects }) => effects),
  ...items.flatMap(({ item, state }) =>
    item.kind === 'treasure' && (state.active === true || item.form === 'color-source') ? item.effects : [],
  ),
];

/** The dice of a table roll: causes for one die count once, all else adds up. (MR-B10) */
function rollOf(effects: readonly Effect[], table: RollTable): Roll {
  let dice: Roll['dice'] = 2;
  let plus = 0;
  for (const e of effects) {
    if (e.kind !== 'dice' || e.where || e.weapons || e.activity) continue;
    if (!e.tables.includes('any') && !e.tables.includes(table)) continue;
    if (e.change === 'one-die') dice = 1;
    else plus += e.change === 'plus-one' ? 1 : -1;
  }
  return { dice, plus };
}

const rows = (id: string) => rollTables.find((table) => table.id === id)!.rows;

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** `MR-B30`: without a MAGIC chit nothing is learned; `MR-B40`: Magic Sight takes the place of Locate. */
const rollsOf = (who: CharacterView): readonly string[] => {
  const effects = effectsOf(who);
  const seesMagic = effects.filter(({ kind }) => kind === 'magic-sight').length % 2 === 1;
  const learns = who.has.chits.some(({ kind }) => kind === 'MAGIC');
  let deal = 0;
  for (const [result, chance] of meetingChances('neutral', rollOf(effects, 'meeting')))
    if (result === 'boon' || result.startsWith('price')) deal += chance;
  return [
    percent(chanceOf(rows('hide'), rollOf(effects, 'hide'), (row) => row === 'hidden')),
    percent(
      chanceOf(
        rows(seesMagic ? 'magic-sight' : 'locate'),
        rollOf(effects, seesMagic ? 'search' : 'locate'),
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
