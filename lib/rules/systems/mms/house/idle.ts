import type { Contradiction } from '../../../kernel/agreement/contradiction';
import type { MmsCard } from '../catalogue/card';
import type { MmsHouse } from '../house';

type Rule = Contradiction<MmsCard, MmsHouse>;

/** Settings of secrecy that have nothing to hide once every card is known from the start (MMS-R36). */
const open = (id: string, key: keyof MmsHouse & string, reason: string, rule: string): Rule => ({
  id,
  between: [`house.${key}`, 'house.hiddenSetup'],
  sort: 'idle',
  when: ({ hiddenSetup }, { changed }) => !hiddenSetup && changed.includes(key),
  winner: 1,
  reason,
  rules: [rule, 'MMS-R36'],
});

/** Settings of which one leaves the other nothing to do. */
export const idle: readonly Rule[] = [
  {
    id: 'MMS-C05',
    between: ['house.stalemateRounds', 'house.maxRounds'],
    sort: 'idle',
    when: ({ stalemateRounds, maxRounds }) => stalemateRounds >= maxRounds,
    winner: 1,
    reason: 'The game is over before so many rounds without an elimination can pass.',
    rules: ['MMS-R45', 'MMS-R47'],
  },
  {
    id: 'MMS-C06',
    between: ['house.groupMax', 'house.groupMarkers'],
    sort: 'idle',
    when: ({ groupMarkers }, { changed }) => !groupMarkers && changed.includes('groupMax'),
    winner: 1,
    reason: 'No two characters may share a square, so that no group arises whose size could matter.',
    rules: ['MMS-R51', 'MMS-L29'],
  },
  open('MMS-C07', 'rehide', 'Everything is known from the start, so nothing can be hidden again.', 'MMS-R38'),
  open(
    'MMS-C08',
    'attackUnidentified',
    'Everything is known from the start: no marker is unidentified.',
    'MMS-R37',
  ),
  open('MMS-C09', 'decoys', 'Everything is known from the start, and a blank marker with it.', 'MMS-L23'),
  {
    id: 'MMS-C10',
    between: ['house.decoys', 'house.markersShown'],
    sort: 'idle',
    when: ({ decoys, markersShown, hiddenSetup }) => hiddenSetup && decoys > 0 && !markersShown,
    winner: 1,
    reason: 'Nobody but their owner sees the markers, so a blank one misleads nobody.',
    rules: ['MMS-L23', 'MMS-R36'],
  },
  {
    id: 'MMS-C11',
    between: ['house.healDoomed', 'house.removalTiming'],
    sort: 'idle',
    when: ({ healDoomed, removalTiming }) => healDoomed && removalTiming === 'immediate',
    winner: 1,
    reason: 'A piece leaves at the moment it has no CAP left: there are no doomed characters to heal.',
    rules: ['MMS-R26', 'MMS-R27'],
  },
  {
    id: 'MMS-C12',
    between: ['house.uniqueNamed', 'house.maxCopies'],
    sort: 'idle',
    when: ({ uniqueNamed, maxCopies }) => uniqueNamed && maxCopies === 1,
    winner: 1,
    reason: 'No card may be used twice at all, heroes among them.',
    rules: ['MMS-L28', 'MMS-L05'],
  },
  {
    id: 'MMS-C13',
    between: ['house.levelTotalPerPlayer', 'house.players'],
    sort: 'idle',
    when: ({ levelTotalPerPlayer, players }) =>
      Object.keys(levelTotalPerPlayer ?? {}).some((seat) => Number(seat) > players),
    winner: 1,
    reason: 'A handicap is agreed for a player who does not sit at the table.',
    rules: ['MMS-L22', 'MMS-L21'],
  },
  open('MMS-C40', 'lineOfSight', 'Everything is known from the start, however far anybody sees.', 'MMS-092'),
  open('MMS-C41', 'sightBlocking', 'Everything is known from the start, seen or not.', 'MMS-R34'),
  open(
    'MMS-C42',
    'detectionThreshold',
    'Everything is known from the start: nothing is left to detect.',
    'MMS-R41',
  ),
  open(
    'MMS-C43',
    'detectionSightBonusPct',
    'Everything is known from the start: nothing is left to detect.',
    'MMS-R35',
  ),
  open(
    'MMS-C44',
    'markersShown',
    'Everything is known from the start: no marker is unidentified.',
    'MMS-R36',
  ),
  open(
    'MMS-C45',
    'communication',
    'Everything is known from the start: there is nothing to tell.',
    'MMS-R42',
  ),
  {
    id: 'MMS-C46',
    between: ['house.dropArtifacts', 'house.maxAttachments'],
    sort: 'idle',
    when: ({ dropArtifacts, maxAttachments }) => dropArtifacts && maxAttachments === 0,
    winner: 1,
    reason: 'No character may carry anything, so that nothing falls and nobody picks it up.',
    rules: ['MMS-R22', 'MMS-L10'],
  },
  {
    id: 'MMS-C47',
    between: ['house.onePerSlot', 'house.maxAttachments'],
    sort: 'idle',
    when: ({ onePerSlot, maxAttachments }) => onePerSlot && maxAttachments !== null && maxAttachments < 2,
    winner: 1,
    reason: 'No character may carry two attachments at all, of one slot or of several.',
    rules: ['MMS-L09', 'MMS-L10'],
  },
  {
    id: 'MMS-C48',
    between: ['house.neutralRows', 'house.players'],
    sort: 'idle',
    when: ({ neutralRows, players, areaDivision }) =>
      neutralRows === 1 && players > 2 && areaDivision === 'equal',
    winner: 1,
    reason:
      'Between three and more players each border loses half of the rows on each side, and half of one is none.',
    rules: ['MMS-R62', 'MMS-L18'],
  },
  {
    id: 'MMS-C49',
    between: ['house.attackUnidentified', 'house.markersShown'],
    sort: 'idle',
    when: ({ attackUnidentified, markersShown, hiddenSetup }) =>
      hiddenSetup && attackUnidentified && !markersShown,
    winner: 1,
    reason: 'Nobody but their owner sees the markers, so that nobody else can name one to attack.',
    rules: ['MMS-R36', 'MMS-R37'],
  },
];
