import { z } from 'zod';
import type { Preset } from '../../kernel/system';
import { variation } from '../../kernel/system';

export const boardIds = [
  'ss-house-1',
  'ss-house-2',
  'ss-house-3',
  'ss-house-4',
  'ss-house-5',
  'ss-house-6',
] as const;
export type BoardId = (typeof boardIds)[number];

const points = z.int().min(0).max(20);

const table = {
  players: z
    .int()
    .min(2)
    .max(7)
    .default(2)
    .meta(
      variation({
        title: 'Players',
        description:
          'How many play. It also sets the size of the first hand: eight cards less one for each player.',
        origin: 'seed',
        rules: ['SS-L01', 'SS-013', 'SS-R75'],
        group: 'Table',
      }),
    ),
  firstPlayer: z
    .enum(['random', 'high-roll', 'chosen'])
    .default('random')
    .meta(
      variation({
        title: 'First player',
        description: 'Who starts: drawn at random, by the highest roll, or as the table agrees.',
        origin: 'seed',
        rules: ['SS-010', 'SS-R74'],
        group: 'Table',
      }),
    ),
  domainChoice: z
    .enum(['random', 'first-player-first'])
    .default('random')
    .meta(
      variation({
        title: 'How domains are taken',
        description: 'At random, or by choice beginning with the first player.',
        origin: 'seed',
        rules: ['SS-011', 'SS-R74'],
        group: 'Table',
      }),
    ),
  domainSet: z
    .array(z.enum(boardIds))
    .min(1)
    .max(boardIds.length)
    .default([...boardIds])
    .meta(
      variation({
        title: 'Boards on offer',
        description:
          'Which of the house boards may be taken. A board that a player draws is always on offer if it is legal.',
        origin: 'ruling',
        rules: ['SS-R77', 'SS-L18'],
        group: 'Table',
      }),
    ),
  domainCopies: z
    .boolean()
    .default(true)
    .meta(
      variation({
        title: 'The same board twice',
        description: 'Two players may use the same board.',
        origin: 'proposal',
        rules: ['SS-L24'],
        group: 'Table',
      }),
    ),
  initialRocks: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'Rocks at the start',
        description: 'The two optional rocks of each board stand on it from the start.',
        origin: 'proposal',
        rules: ['SS-R56', 'SS-L21', 'SS-L25'],
        group: 'Table',
      }),
    ),
};

const cards = {
  handSize: z
    .int()
    .min(0)
    .max(12)
    .nullable()
    .default(null)
    .meta(
      variation({
        title: 'First hand',
        description: 'Cards each player begins with. Left open: eight less the number of players.',
        origin: 'proposal',
        rules: ['SS-013', 'SS-L07', 'SS-L08'],
        group: 'Cards',
      }),
    ),
  cardSource: z
    .enum(['dealt', 'grimoire', 'snake-draft'])
    .default('dealt')
    .meta(
      variation({
        title: 'How first hands arise',
        description:
          'Dealt from the pile, brought by each player, or drafted from the open pile: one card a pick, forth and back round the table.',
        origin: 'proposal',
        rules: ['SS-013', 'SS-L08'],
        group: 'Cards',
      }),
    ),
  pileMode: z
    .enum(['standard', 'custom'])
    .default('standard')
    .meta(
      variation({
        title: 'Pile',
        description: 'The 63 cards once each, or a pile that the table puts together.',
        origin: 'proposal',
        rules: ['SS-L06', 'SS-R80'],
        group: 'Cards',
      }),
    ),
  maxCopies: z
    .int()
    .min(1)
    .max(4)
    .default(1)
    .meta(
      variation({
        title: 'Copies of a card',
        description: 'How many copies of one card a custom pile may hold. One of each is printed.',
        origin: 'proposal',
        rules: ['SS-L03', 'SS-L12', 'SS-R80'],
        group: 'Cards',
      }),
    ),
  pileReserve: z
    .int()
    .min(0)
    .max(30)
    .default(3)
    .meta(
      variation({
        title: 'Cards left in the pile',
        description: 'So many must be left when all first hands are out; three serve one Wisdom.',
        origin: 'proposal',
        rules: ['SS-L05'],
        group: 'Cards',
      }),
    ),
  levelTotal: z
    .int()
    .min(0)
    .max(72)
    .nullable()
    .default(null)
    .meta(
      variation({
        title: 'Level total of a grimoire',
        description: 'The sum of levels may not be higher. Left open: three for each card of the hand.',
        origin: 'proposal',
        rules: ['SS-L09'],
        group: 'Grimoire',
      }),
    ),
  levelFloor: z
    .int()
    .min(0)
    .max(72)
    .default(0)
    .meta(
      variation({
        title: 'Least level total',
        description: 'The sum of levels of a grimoire may not be lower.',
        origin: 'proposal',
        rules: ['SS-L10'],
        group: 'Grimoire',
      }),
    ),
  powerTotal: z
    .int()
    .min(0)
    .max(60)
    .nullable()
    .default(null)
    .meta(
      variation({
        title: 'House power of a grimoire',
        description: 'A second limit, by our estimate of each card’s strength. Left open: none.',
        origin: 'proposal',
        rules: ['SS-L11'],
        group: 'Grimoire',
      }),
    ),
  maxPermanents: z
    .int()
    .min(0)
    .max(12)
    .nullable()
    .default(null)
    .meta(
      variation({
        title: 'Permanent cards in a grimoire',
        description: 'At most so many permanent cards. Left open: any number.',
        origin: 'proposal',
        rules: ['SS-L13'],
        group: 'Grimoire',
      }),
    ),
  blankLevel: z
    .int()
    .min(0)
    .max(6)
    .default(1)
    .meta(
      variation({
        title: 'Level of the three blank cards',
        description: 'Belt of Levitation, Rock transform and Wisdom print no number; they count as this.',
        origin: 'ruling',
        rules: ['SS-R02', 'SS-L09', 'SS-L14'],
        group: 'Grimoire',
      }),
    ),
  handLimit: z
    .int()
    .min(0)
    .max(12)
    .default(0)
    .meta(
      variation({
        title: 'Hand limit',
        description: 'Cards a player may keep at the end of a turn; 0 means no limit.',
        origin: 'ruling',
        rules: ['SS-R72'],
        group: 'Cards',
      }),
    ),
};

const army = {
  armyMode: z
    .enum(['standard', 'points'])
    .default('standard')
    .meta(
      variation({
        title: 'Army',
        description: 'The ten printed pieces, or any pieces within a sum of points around one wizard.',
        origin: 'proposal',
        rules: ['SS-016', 'SS-L15', 'SS-L17'],
        group: 'Army',
      }),
    ),
  armyPoints: z
    .int()
    .min(4)
    .max(60)
    .default(22)
    .meta(
      variation({
        title: 'Army points',
        description:
          'What a point army may cost. A pion costs 2, a guard 3, a warrior 4, the wizard nothing.',
        origin: 'proposal',
        rules: ['SS-L17'],
        group: 'Army',
      }),
    ),
  maxPieces: z
    .int()
    .min(2)
    .max(17)
    .default(14)
    .meta(
      variation({
        title: 'Pieces in a point army',
        description: 'At most so many pieces, the wizard included.',
        origin: 'proposal',
        rules: ['SS-L17'],
        group: 'Army',
      }),
    ),
  minFreeSpots: z
    .int()
    .min(1)
    .max(40)
    .default(10)
    .meta(
      variation({
        title: 'Free spots',
        description: 'A board has at least so many spots more than the army has pieces.',
        origin: 'proposal',
        rules: ['SS-L18'],
        group: 'Army',
      }),
    ),
};

const ending = {
  victory: z
    .enum(['annihilation', 'wizard-hunt', 'score'])
    .default('annihilation')
    .meta(
      variation({
        title: 'Victory',
        description:
          'The last player with living pieces wins; or a player whose wizard dies is out; or most points after the last round.',
        origin: 'ruling',
        rules: ['SS-R01', 'SS-L30'],
        group: 'End of the game',
      }),
    ),
  roundLimit: z
    .int()
    .min(0)
    .max(500)
    .default(100)
    .meta(
      variation({
        title: 'Round limit',
        description: 'After so many rounds the score decides; 0 means no limit.',
        origin: 'ruling',
        rules: ['SS-R79', 'SS-L30'],
        group: 'End of the game',
      }),
    ),
  scoreValues: z
    .strictObject({
      pion: points.default(2),
      guard: points.default(3),
      warrior: points.default(4),
      demon: points.default(4),
      wizard: points.default(5),
    })
    .default({ pion: 2, guard: 3, warrior: 4, demon: 4, wizard: 5 })
    .meta(
      variation({
        title: 'Score of living pieces',
        description: 'Points for each living piece when the round limit ends the game.',
        origin: 'ruling',
        rules: ['SS-R79'],
        group: 'End of the game',
      }),
    ),
  eliminatedDomain: z
    .enum(['stays', 'removed'])
    .default('stays')
    .meta(
      variation({
        title: 'Domain of a player who is out',
        description:
          'It stays in the ring, or leaves it as soon as no piece of a player still in stands on it.',
        origin: 'ruling',
        rules: ['SS-R21'],
        group: 'End of the game',
      }),
    ),
};

const turn = {
  tripleExtraTurn: z
    .boolean()
    .default(true)
    .meta(
      variation({
        title: 'Extra turn on a triple',
        description: 'A triple on the move roll gives another turn.',
        origin: 'proposal',
        rules: ['SS-025'],
        group: 'Turn and movement',
      }),
    ),
  maxExtraTurns: z
    .int()
    .min(0)
    .max(5)
    .default(0)
    .meta(
      variation({
        title: 'Extra turns in a row',
        description: 'At most so many; 0 means no limit.',
        origin: 'proposal',
        rules: ['SS-025'],
        group: 'Turn and movement',
      }),
    ),
  tripleCountsAsDouble: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'A triple is also a double',
        description: 'A triple gives a wizard on a nexus the card for a double as well.',
        origin: 'ruling',
        rules: ['SS-R11'],
        group: 'Turn and movement',
      }),
    ),
  nexusScope: z
    .enum(['any', 'own'])
    .default('any')
    .meta(
      variation({
        title: 'Which nexus counts',
        description: 'Any nexus gives the wizard cards, or only the one at home.',
        origin: 'ruling',
        rules: ['SS-R12'],
        group: 'Turn and movement',
      }),
    ),
  wizardlessDraw: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'Triple without a wizard',
        description:
          'A player without a wizard still draws on a triple; the card is treated as by the Orb of Power.',
        origin: 'ruling',
        rules: ['SS-R13'],
        group: 'Turn and movement',
      }),
    ),
  diceUse: z
    .enum(['optional', 'mandatory'])
    .default('optional')
    .meta(
      variation({
        title: 'Use of the move dice',
        description:
          'Movement is free to be left, or goes on while a legal step remains that neither attacks nor jams.',
        origin: 'ruling',
        rules: ['SS-R14'],
        group: 'Turn and movement',
      }),
    ),
  splitMoves: z
    .boolean()
    .default(true)
    .meta(
      variation({
        title: 'Split moves',
        description: 'The total rolled may be shared among the pieces. Otherwise each die moves one piece.',
        origin: 'seed',
        rules: ['SS-047', 'SS-R14'],
        group: 'Turn and movement',
      }),
    ),
  missileThroughTx: z
    .boolean()
    .default(true)
    .meta(
      variation({
        title: 'Missile through teleportals',
        description: 'The Magic Missile may use Tx links.',
        origin: 'ruling',
        rules: ['SS-R46', 'SS-R19'],
        group: 'Cards in play',
      }),
    ),
  flightCost: z
    .int()
    .min(1)
    .max(2)
    .default(2)
    .meta(
      variation({
        title: 'Price of a flight',
        description: 'Moves that a flight with the Belt of Levitation costs.',
        origin: 'ruling',
        rules: ['SS-R47'],
        group: 'Cards in play',
      }),
    ),
  bootsCountForDoubles: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'The seven of the Boots changes doubles',
        description: 'Doubles and triples are judged with the seven, not with the die as rolled.',
        origin: 'ruling',
        rules: ['SS-R51'],
        group: 'Cards in play',
      }),
    ),
};

const magic = {
  wizardBusyFrom: z
    .enum(['contact', 'roll'])
    .default('contact')
    .meta(
      variation({
        title: 'A fighting wizard is silent',
        description: 'From contact to the end of the conflict, or only while the dice are rolled.',
        origin: 'ruling',
        rules: ['SS-R07'],
        group: 'Magic',
      }),
    ),
  levelRule: z
    .enum(['answers-first', 'strict', 'off'])
    .default('answers-first')
    .meta(
      variation({
        title: 'Clash of levels',
        description:
          'Answer cards simply do what they say and levels decide the rest; or levels decide everything; or the card resolved later wins.',
        origin: 'ruling',
        rules: ['SS-R06', 'SS-037', 'SS-R32', 'SS-R39'],
        group: 'Magic',
      }),
    ),
  magicWindows: z
    .enum(['full', 'smart', 'coarse'])
    .default('smart')
    .meta(
      variation({
        title: 'Who is asked for magic',
        description:
          'Everybody at every point; only those who hold something usable; or, coarser, not at single steps except contact, traps and teleports.',
        origin: 'ruling',
        rules: ['SS-R09'],
        group: 'Magic',
      }),
    ),
  saveDice: z
    .enum(['own', 'two'])
    .default('own')
    .meta(
      variation({
        title: 'Dice of saving throws',
        description: 'The piece’s own conflict dice, or two dice for everybody.',
        origin: 'ruling',
        rules: ['SS-R28'],
        group: 'Magic',
      }),
    ),
  handOnWizardDeath: z
    .enum(['killer', 'active-player', 'discard'])
    .default('killer')
    .meta(
      variation({
        title: 'Hand of a dead wizard',
        description: 'It goes to whoever killed the wizard, to the active player, or to the discards.',
        origin: 'ruling',
        rules: ['SS-R26', 'SS-023'],
        group: 'Magic',
      }),
    ),
};

const readings = {
  extraDiceIsModifier: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'Potion dice exclude weapons',
        description:
          'Extra dice of a potion count as a roll modification, so that no weapon works with them.',
        origin: 'ruling',
        rules: ['SS-R29'],
        group: 'Cards in play',
      }),
    ),
  morningStar: z
    .enum(['low-to-zero', 'literal'])
    .default('low-to-zero')
    .meta(
      variation({
        title: 'Morning Star',
        description:
          'Fives and sixes count 8 and the rest 0, or word for word: fives count 8, sixes 0, the rest as rolled.',
        origin: 'ruling',
        rules: ['SS-R04'],
        group: 'Cards in play',
      }),
    ),
  typhoid: z
    .enum(['carrier', 'instant'])
    .default('carrier')
    .meta(
      variation({
        title: 'Typhoid Mary',
        description: 'A lasting carrier, or only the first round of saving throws.',
        origin: 'ruling',
        rules: ['SS-R44'],
        group: 'Cards in play',
      }),
    ),
  ghostScope: z
    .enum(['any', 'own', 'one-player'])
    .default('any')
    .meta(
      variation({
        title: 'Who may become ghosts',
        description: 'Pieces of any players, only one’s own, or those of one player.',
        origin: 'ruling',
        rules: ['SS-R43'],
        group: 'Cards in play',
      }),
    ),
  ghostIt: z
    .enum(['ghost', 'wizard'])
    .default('ghost')
    .meta(
      variation({
        title: 'A ghost and an opposing wizard',
        description: 'The ghost dies, or the wizard that enters its spot.',
        origin: 'ruling',
        rules: ['SS-R43'],
        group: 'Cards in play',
      }),
    ),
  doppelgangersMove: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'Doppelgangers move',
        description: 'Doubles move like the piece they copy.',
        origin: 'ruling',
        rules: ['SS-R45'],
        group: 'Cards in play',
      }),
    ),
  domainTeleportRefresh: z
    .enum(['own-turn', 'every-turn'])
    .default('own-turn')
    .meta(
      variation({
        title: 'Domain Teleport',
        description: 'Once between two turns of its owner, or once in every turn.',
        origin: 'ruling',
        rules: ['SS-R57'],
        group: 'Cards in play',
      }),
    ),
  evadeTrapScope: z
    .enum(['all-traps', 'spell-traps'])
    .default('all-traps')
    .meta(
      variation({
        title: 'Evade trap',
        description: 'It stops any of the four trap cards, or only the two that are spells.',
        origin: 'ruling',
        rules: ['SS-R37'],
        group: 'Cards in play',
      }),
    ),
  trapOnPlacement: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'Traps on placed pieces',
        description: 'A piece that is placed or summoned on a trap spot counts as arriving there.',
        origin: 'ruling',
        rules: ['SS-R34'],
        group: 'Cards in play',
      }),
    ),
  hulkArtifacts: z
    .boolean()
    .default(true)
    .meta(
      variation({
        title: 'Artifacts and the hulk',
        description: 'Artifacts of the active player help the hulk.',
        origin: 'ruling',
        rules: ['SS-R65'],
        group: 'Cards in play',
      }),
    ),
};

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
