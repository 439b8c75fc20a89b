import { asNumber, asPercent, asText, reaching } from '../../kernel/game/odds';
import { bump, leading, profileRows, share, Tally, type Statistic } from '../../kernel/list/statistics';
import { capital } from '../../kernel/words/words';
import { armyPieces, isCard, type CardEntry } from './catalogue/entry';
import { moments } from './catalogue/effects';
import { kinds } from './catalogue/kinds';
import { pieces } from './catalogue/pieces';
import { momentNames } from './catalogue/words';
import { conflictChances, winChance } from './conflict';
import { diceNeeded } from './forms/tallies';
import type { House } from './house';
import { pieceCounts, sumOf, type SsList } from './legality/check';

const cardsOf = (list: SsList): readonly { readonly card: CardEntry; readonly count: number }[] =>
  list.lines.flatMap(({ entry, count }) => (isCard(entry) ? [{ card: entry, count }] : []));

const cardWord = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
/** What the cards are, when they may be played, how high and how strong they rank. */
function cardStatistics(list: SsList, house: House): readonly Statistic[] {
  const cards = cardsOf(list);
  const kindNames = new Map(kinds.map(({ id, plural }) => [id, plural]));
  const byKind = new Tally(kinds.map(({ plural }) => plural));
  const byMoment = new Tally(moments.map((m) => capital(momentNames[m])));
  const byUse = new Tally(['Permanent', 'Single use']);
  const levels = new Map<number, number>();
  const powers = new Map<number, number>();
  let [total, blanks] = [0, 0];
  for (const { card, count } of cards) {
    total += count;
    byKind.add(kindNames.get(card.kind)!, count, card.usage === 'permanent' ? 'permanent' : 'single use');
    byUse.add(capital(card.usage), count);
    const when = new Set(card.effects.map((e) => e.when));
    for (const moment of when) byMoment.add(capital(momentNames[moment]), count);
    if (card.level === undefined) blanks += count;
    else bump(levels, card.level, count);
    bump(powers, card.power, count);
  }
  if (total === 0) return [];
  const anyTime = byMoment.rows().find((r) => r.label === capital(momentNames.any))?.value ?? 0;
  const leveled = [...levels].reduce((sum, [level, n]) => sum + level * n, 0);
  const known = total - blanks;
  return [
    {
      id: 'kinds',
      title: 'Cards by kind',
      says: `${cardWord(total)}; ${leading(byKind.rows())}.`,
      shape: 'bars',
      unit: 'card',
      adds: true,
      rows: byKind.rows(),
      rules: ['SS-026', 'SS-033'],
    },
    {
      id: 'timing',
      title: 'When they may be played',
      says: `${cardWord(anyTime)} may be played at any time, ${share(anyTime, total)}; the others wait for their moment.`,
      shape: 'bars',
      unit: 'card',
      adds: true,
      rows: byMoment.rows(),
      rules: ['SS-034', 'SS-R09'],
    },
    {
      id: 'usage',
      title: 'Permanent and single use',
      says: `${cardWord(byUse.rows(true)[0]!.value)} would stay in play, the others work once.`,
      shape: 'bars',
      unit: 'card',
      adds: true,
      rows: byUse.rows(),
      rules: ['SS-033', 'SS-R05'],
    },
    ...(levels.size > 0
      ? [
          {
            id: 'levels',
            title: 'Levels',
            says: `The mean level is ${Math.round((100 * leveled) / known) / 100}; where two cards contradict each other, the higher one holds.`,
            shape: 'bars' as const,
            unit: 'card',
            adds: true,
            profile: true,
            rows: profileRows(levels, (n) => `level ${n}`),
            rules: ['SS-037', 'SS-038', 'SS-R02'],
            ...(blanks === 0
              ? {}
              : {
                  unknown: `${cardWord(blanks)} print no level and ${blanks === 1 ? 'is' : 'are'} left out; for totals the table counts ${house.blankLevel}.`,
                }),
          },
        ]
      : []),
    {
      id: 'power',
      title: 'House power',
      // The table estimates its own cards, and may find one worth nothing.
      says: `${
        cards.some(({ card }) => card.tags.includes('own'))
          ? 'The estimated strength of each card, ours from 1 to 5 and the table’s of its own cards from 0 to 5'
          : 'Our estimate of the strength of each card, from 1 to 5'
      }; the level is only a rank.`,
      shape: 'bars',
      unit: 'card',
      adds: true,
      profile: true,
      rows: profileRows(powers, (n) => `power ${n}`),
      rules: ['SS-L11', 'SS-L27'],
    },
  ];
}

const diceOf = new Map(pieces.map(({ id, dice }) => [id, dice!]));
const nameOf = new Map<string, string>(pieces.map(({ id, name }) => [id, name]));

/** Pieces and their dice, and how a fight between them ends without cards. */
function pieceStatistics(list: SsList): readonly Statistic[] {
  const counts = pieceCounts(list);
  const all = sumOf(counts);
  if (all === 0) return [];
  const present = armyPieces.filter((id) => counts[id] > 0);
  const pieceRows = new Tally();
  const diceRows = new Tally();
  for (const id of present) {
    pieceRows.add(`${nameOf.get(id)!}s`, counts[id]);
    diceRows.add(`${nameOf.get(id)!}s`, counts[id] * diceOf.get(id)!);
  }
  const dice = [...new Set(present.map((id) => diceOf.get(id)!))].sort((a, b) => a - b);
  const lineOf = (n: number): string =>
    `${n} dice: ${present
      .filter((id) => diceOf.get(id) === n)
      .map((id) => nameOf.get(id)!.toLowerCase())
      .join(', ')}`;
  return [
    {
      id: 'pieces',
      title: 'Pieces by rank',
      says: `${all === 1 ? '1 piece' : `${all} pieces`}, ${counts.pion === 1 ? '1 of them a pion' : `${counts.pion} of them pions`}.`,
      shape: 'bars',
      unit: 'piece',
      adds: true,
      rows: pieceRows.rows(),
      rules: ['SS-016'],
    },
    {
      id: 'conflict-dice',
      title: 'Conflict dice',
      says: `All pieces together roll ${diceRows.total} dice, ${Math.round((100 * diceRows.total) / all) / 100} each on average.`,
      shape: 'bars',
      unit: 'conflict d6',
      adds: true,
      rows: diceRows.rows(),
      rules: ['SS-069', 'SS-070', 'SS-071'],
    },
    {
      id: 'conflict-values',
      title: 'Conflict value, at least',
      says: 'The chance to roll this value or more: the best die as tens, the second best as ones, without cards.',
      shape: 'curve',
      unit: 'chance',
      axis: 'conflict value',
      lines: dice.map((n) => ({
        label: lineOf(n),
        points: [...conflictChances(2).keys()].map((value) => {
          const chance = reaching(value, conflictChances(n));
          return { x: value, y: asNumber(chance), exact: asText(chance) };
        }),
      })),
      rules: ['SS-069', 'SS-072'],
    },
    {
      id: 'conflicts',
      title: 'Who wins a conflict without cards',
      says: 'The chance of the piece in the row, which moved in, against the piece at the head of the column; a tie is its own.',
      shape: 'table',
      columns: ['Moves in', ...present.map((id) => `against a ${nameOf.get(id)!.toLowerCase()}`)],
      rows: present.map((id) => [
        nameOf.get(id)!,
        ...present.map((other) => asPercent(winChance(diceOf.get(id)!, diceOf.get(other)!))),
      ]),
      rules: ['SS-072', 'SS-074', 'SS-075'],
    },
  ];
}

/** The dice to have at the table. (SS-L28) */
const diceNeeds = (list: SsList): readonly Statistic[] =>
  list.lines.some(({ entry }) => isCard(entry))
    ? [
        {
          id: 'dice',
          title: 'Dice at the table',
          says: `Have ${diceNeeded(list)} six-sided dice at hand; a roll of more is made by rolling some of them again.`,
          shape: 'table',
          columns: ['Dice', 'Number'],
          rows: [['Six-sided', diceNeeded(list)]],
          rules: ['SS-L28', 'SS-R76'],
        },
      ]
    : [];

export const statistics = (list: SsList, house: House): readonly Statistic[] => [
  ...cardStatistics(list, house),
  ...pieceStatistics(list),
  ...diceNeeds(list),
];
