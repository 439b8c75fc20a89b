import { lines } from '../../../kernel/catalogue/provenance';
import { MOST_SEATS } from '../scene/seats';
import type { MarkerEntry } from './entry';

interface MarkerRow {
  readonly id: string;
  readonly name: string;
  readonly copies?: number;
  readonly perPlayer?: number;
  readonly icon: string;
  readonly at: string;
  readonly rules: readonly string[];
  readonly text: string;
}

const marker = (row: MarkerRow): MarkerEntry => ({
  id: row.id,
  name: row.name,
  kind: 'marker',
  indicia: row.perPlayer === undefined ? {} : { perPlayer: row.perPlayer },
  tags: [],
  text: row.text,
  effects: [],
  icon: row.icon,
  ...(row.copies === undefined ? {} : { copies: row.copies }),
  provenance: {
    name: 'house',
    kind: 'house',
    text: 'house',
    ...(row.copies === undefined ? {} : { copies: 'house' }),
    ...(row.perPlayer === undefined ? {} : { perPlayer: 'house' }),
  },
  source: lines(row.at),
  rules: row.rules,
});

/** Reminders on the table; the seed asks only for a few extra tokens. (SS-009) */
export const markers = [
  marker({
    id: 'marker-owner',
    name: 'Owner flag',
    copies: 4 * MOST_SEATS,
    perPlayer: 4,
    icon: 'flying-flag',
    at: '481-483, 323-327',
    rules: ['SS-137', 'SS-120'],
    text: 'Lies under a piece that serves another player than the one whose colour it has.',
  }),
  marker({
    id: 'marker-conflict',
    name: 'Conflict arrow',
    copies: 10,
    icon: 'crossed-axes',
    at: '120, 139',
    rules: ['SS-056', 'SS-068'],
    text: 'Marks a conflict to come. It points away from the piece that moved in, back to where that piece came from.',
  }),
  marker({
    id: 'marker-bear-trap',
    name: 'Held by Bear Trap',
    copies: 3,
    icon: 'wolf-trap',
    at: '253-255',
    rules: ['SS-111', 'SS-R36'],
    text: 'This piece stays on its trap spot until its owner’s next movement phase.',
  }),
  marker({
    id: 'marker-sleep',
    name: 'Asleep',
    copies: 1,
    icon: 'sleepy',
    at: '453-457',
    rules: ['SS-136', 'SS-R48'],
    text: 'This piece does not move until something moves next to it or attacks it.',
  }),
  marker({
    id: 'marker-paralysis',
    name: 'Paralysed',
    copies: 1,
    icon: 'frozen-body',
    at: '481-483',
    rules: ['SS-138', 'SS-R25'],
    text: 'This piece neither moves nor rolls, and loses every conflict, until its owner’s next turn begins.',
  }),
  marker({
    id: 'marker-shield',
    name: 'Shielded',
    copies: 1,
    icon: 'energy-shield',
    at: '403-405',
    rules: ['SS-129', 'SS-R41'],
    text: 'Nobody attacks this piece in the current turn, and neither conflict nor card kills it; a killing card of level 6 only ends the shield.',
  }),
  marker({
    id: 'marker-curse',
    name: 'Cursed',
    copies: 1,
    icon: 'broken-skull',
    at: '599-605',
    rules: ['SS-152', 'SS-R68'],
    text: 'In its next conflict this piece rolls one die, worth ten times its face.',
  }),
  marker({
    id: 'marker-carrier',
    name: 'Carrier',
    copies: 1,
    icon: 'virus',
    at: '397-401',
    rules: ['SS-130', 'SS-R44'],
    text: 'Whoever comes into contact with this piece needs a saving throw over 33.',
  }),
  marker({
    id: 'marker-dragon',
    name: 'Dragon',
    copies: 1,
    icon: 'spiked-dragon-head',
    at: '531-533',
    rules: ['SS-143', 'SS-R42'],
    text: 'This wizard is a dragon: neither conflict nor a card of level 1 kills it, and a killing card of level 2 only ends the dragon.',
  }),
  marker({
    id: 'marker-vapour',
    name: 'Vapour',
    copies: 1,
    icon: 'fluffy-cloud',
    at: '559-561',
    rules: ['SS-146', 'SS-R54'],
    text: 'This wizard moves through everything and must end alone on its spot.',
  }),
  marker({
    id: 'marker-rock-wizard',
    name: 'Rock-wizard',
    copies: 1,
    icon: 'stone-bust',
    at: '553-557',
    rules: ['SS-147', 'SS-R55'],
    text: 'This wizard is a rock until anyone rolls a triple for movement.',
  }),
  marker({
    id: 'marker-plus-1',
    name: 'One extra die',
    copies: 1,
    icon: 'dice-six-faces-one',
    at: '583-585',
    rules: ['SS-150', 'SS-R29'],
    text: 'This wizard rolls 1 more conflict die in its next conflict.',
  }),
  marker({
    id: 'marker-plus-2',
    name: 'Two extra dice',
    copies: 1,
    icon: 'dice-six-faces-two',
    at: '575-581',
    rules: ['SS-151', 'SS-R29'],
    text: 'This wizard rolls 2 more conflict dice and may push rocks until its player’s turn ends.',
  }),
  marker({
    id: 'marker-plus-3',
    name: 'Three extra dice',
    copies: 1,
    icon: 'dice-six-faces-three',
    at: '529-533',
    rules: ['SS-144', 'SS-R29'],
    text: 'This wizard rolls 3 more conflict dice and may destroy rocks next to it in the current turn.',
  }),
  marker({
    id: 'marker-domain-teleport-used',
    name: 'Domain Teleport used',
    copies: 1,
    icon: 'check-mark',
    at: '607-611',
    rules: ['SS-153', 'SS-R57'],
    text: 'Domain Teleport has been used; it is ready again when its owner’s next turn begins.',
  }),
  marker({
    id: 'marker-first-player',
    name: 'First player',
    copies: 1,
    icon: 'laurel-crown',
    at: '29, 45',
    rules: ['SS-010', 'SS-018', 'SS-R74'],
    text: 'Lies before the player who started. A round is over when all players still in have had a turn.',
  }),
  marker({
    id: 'marker-round-track',
    name: 'Round track',
    copies: 1,
    icon: 'abacus',
    at: '6',
    rules: ['SS-R79', 'SS-R01'],
    text: 'Counts the rounds from 1 to 100, where the house rules end a game that nobody has won.',
  }),
];
