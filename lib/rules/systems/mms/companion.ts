import { line, type CompanionLine, type SystemCompanion } from '../../kernel/companion/companion';
import { isKnown } from './army';
import { isCharacter, type MmsCard } from './catalogue/card';
import { labelsOf } from '../../kernel/list/labels';
import type { MmsHouse } from './house';
import type { ArmyOptions } from './options';

/** Deep enough for any attack on a piece that is doomed already. */
const DEEPEST = -999;

const ways: Readonly<Record<MmsHouse['orderOfPlay'], string>> = {
  dice: 'by dice: the highest roll begins, and ties roll again',
  randomCard: 'by a card drawn at random: the highest level begins, and ties draw again',
  agreed: 'as you agree',
};

const orderOf = ({ orderOfPlay, reorderEachRound }: MmsHouse) =>
  reorderEachRound
    ? line(`Settle the order of play anew for each round, ${ways[orderOfPlay]}.`, 'MMS-021', 'MMS-R49')
    : line(`Settle the order of play first, ${ways[orderOfPlay]}.`, 'MMS-021', 'MMS-022', 'MMS-R49');

/** Players may tell each other what they know from three on, unless they agreed otherwise (MMS-R42). */
export const mayTell = ({ communication, players }: MmsHouse): boolean =>
  communication === 'on' || (communication === 'auto' && players > 2);

/** How an attack is rolled, where the table agreed on more than the printed way (MMS-R03, MMS-R04). */
const attackLines = ({ attackSelection, naturalHit, rollPenaltyCap }: MmsHouse): readonly CompanionLine[] => [
  ...(attackSelection === 'declared'
    ? [line('Name a row of the table before you roll: from its lowest number on it lands.', 'MMS-R03')]
    : []),
  ...(naturalHit === null
    ? []
    : [line(`A natural ${naturalHit} or more lands the first row at least.`, 'MMS-R04')]),
  ...(rollPenaltyCap === null
    ? []
    : [line(`The minus values on one attack roll count ${rollPenaltyCap} together at the most.`, 'MMS-R04')]),
];

const penalties: Readonly<Record<MmsHouse['divulgePenalty'], string>> = {
  restOfTurn: 'loses the rest of his turn',
  nextTurn: 'loses his next turn',
  loseCharacter: 'loses a character whom the injured player names',
  custom: 'pays as you agreed',
};

export const penaltyLine = ({ divulgePenalty }: MmsHouse): CompanionLine =>
  line(
    `Whoever tells what should stay secret ${penalties[divulgePenalty]}.`,
    'MMS-106',
    'MMS-107',
    'MMS-R43',
  );

/** What there is to find out and to tell, where not everything is known from the start (MMS-R36). */
const secretLines = (house: MmsHouse): readonly CompanionLine[] =>
  house.hiddenSetup
    ? [
        line(
          `A character may give up all else to detect: from ${house.detectionThreshold} on it finds what is within ${house.detectionSightBonusPct}% more than its sight.`,
          'MMS-096',
          'MMS-097',
          'MMS-099',
        ),
        ...(house.attackUnidentified
          ? [line('Any marker in range may be attacked; its card is shown after the roll.', 'MMS-R37')]
          : []),
        ...(mayTell(house)
          ? [
              line(
                'A character may spend its action on telling another player what it knows.',
                'MMS-102',
                'MMS-103',
              ),
            ]
          : []),
        penaltyLine(house),
      ]
    : [];

/** What a removed character leaves behind, and what a round makes unknown again, where it was agreed. */
const leftLines = ({ dropArtifacts, hiddenSetup, rehide }: MmsHouse): readonly CompanionLine[] => [
  ...(dropArtifacts
    ? [
        line(
          'Artifacts of a removed character lie on its square, for whoever ends an activation there.',
          'MMS-R22',
        ),
      ]
    : []),
  ...(hiddenSetup && rehide
    ? [
        line(
          'What no character of a player has in sight, or what is concealed and did not attack, is unidentified to him again.',
          'MMS-R36',
        ),
      ]
    : []),
];

/** A round at the table, and the CAP of every piece that has one. */
export const companion: SystemCompanion<MmsCard, MmsHouse, ArmyOptions> = {
  sheet: (house) => ({
    cycle: 'round',
    order: orderOf(house),
    phases: [
      {
        id: 'turn',
        name: 'Turn',
        by: 'each',
        may: [
          line('Go through your cards one at a time; any of them may do nothing.', 'MMS-041', 'MMS-074'),
          line(
            'Say path and distance before you move a piece; less than allowed is allowed.',
            'MMS-072',
            'MMS-073',
          ),
          line('A piece may move and then attack; after an attack it does nothing more.', 'MMS-077'),
          ...attackLines(house),
          line(
            'A character that stays next to an engine of yours may shoot with it, once a round for each engine.',
            'MMS-R25',
          ),
          line(
            `A healer may spend his whole turn on a neighbour ${house.healTargets === 'any' ? 'of any player' : 'of his own player'}, or on himself${house.healDoomed || house.removalTiming === 'immediate' ? '' : ', but on nobody at zero CAP or less'}.`,
            'MMS-058',
            'MMS-061',
            'MMS-062',
            'MMS-R27',
            'MMS-R29',
          ),
          ...secretLines(house),
        ],
      },
      {
        id: 'end',
        name: 'End of the round',
        by: 'all',
        may: [
          line(
            house.removalTiming === 'immediate'
              ? 'Pieces at zero CAP left as it happened; see who is out.'
              : 'Now remove every piece whose CAP is zero or less; until now it could act.',
            'MMS-078',
            'MMS-120',
          ),
          line(
            'See who holds an area now: whoever stands in it where its controller does no longer.',
            'MMS-051',
            'MMS-R21',
          ),
          ...leftLines(house),
          line(
            'Whoever has no character left is out. The last one with characters wins.',
            'MMS-080',
            'MMS-082',
          ),
          ...(house.eliminatedPiecesStay
            ? []
            : [line('His Terrain and Defense cards leave the mat with him.', 'MMS-R48')]),
          line(
            `Are two players left and one of them down to one character, and were they so when the last round ended? One more fruitless round. At ${house.stalemateRounds} it is a stalemate.`,
            'MMS-086',
            'MMS-087',
            'MMS-R45',
          ),
        ],
      },
    ],
    trackers: [
      {
        id: 'stalemate',
        name: 'Fruitless rounds',
        explains:
          'The whole rounds since two players were left and one was down to a single character: none at the end of the round in which it came to that.',
        rules: ['MMS-086', 'MMS-087', 'MMS-R45'],
        per: 'table',
        min: 0,
        max: house.stalemateRounds,
        start: 0,
      },
    ],
    dice: [
      { id: 'd100', name: 'Attack, heal or detect', count: 1, sides: 100, reads: 'each', rules: ['MMS-R02'] },
    ],
    ends: [
      line(
        'The game ends with the round in which somebody eliminates his last opponent.',
        'MMS-081',
        'MMS-082',
      ),
      line('If the last two fall together it is a stalemate.', 'MMS-083'),
      line(`After ${house.maxRounds} rounds it is a stalemate in any case.`, 'MMS-R47'),
      ...(house.players > 2
        ? [
            line(
              'In a stalemate all win together who were in until the final round; whoever was out before has lost.',
              'MMS-084',
              'MMS-088',
              'MMS-R46',
            ),
          ]
        : []),
    ],
  }),
  pieces: (list, house) =>
    list.lines.flatMap(({ at, entry, count, designation }) => {
      const { cap } = entry;
      if (cap === undefined || (!isCharacter(entry) && entry.kind !== 'defense')) return [];
      // What the printed pool does not know has no number to start from (MMS-L25).
      if (!isKnown(entry, 'cap', house)) return [];
      const labels = designation === undefined ? [] : labelsOf(designation);
      return Array.from({ length: count }, (_, i) => ({
        id: `cap-${at}-${i}`,
        // A single use of a line has a label where other lines use the same card (MMS-032).
        name: count > 1 || labels.length > 0 ? `${entry.name} ${labels[i] ?? i + 1}` : entry.name,
        group: 'CAP',
        rules: ['MMS-063', 'MMS-120'],
        min: DEEPEST,
        max: cap,
        start: cap,
        steps: [5, 10],
      }));
    }),
};
