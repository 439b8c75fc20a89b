import { capital, counted } from '../../../../../kernel/words/words';
import { isPermanent } from '../../engine/magic/day-spells';
import type { SpellChoice, SpellEvent } from '../../engine/magic/spellcraft';
import type { RealmState, SpellInEffect } from '../../engine/state';
import { NOWHERE } from '../../engine/world/ground';
import { deedWords } from '../deed-words';
import { chitCode, chitName, curseName, placeName, seatName, spellName, tileName, touching } from '../names';
import type { ChoiceWriters, EventWriters } from '../writing';
import { diceOf } from './boxes';

type On = Pick<SpellInEffect, 'spell' | 'by' | 'seat' | 'place' | 'tile'>;

/** `the Witch`, `Cavern 2`, `the tile Ruins`. */
export const targetName = (s: RealmState, { seat, place, tile }: Omit<On, 'spell' | 'by'>): string =>
  seat >= 0 ? `the ${seatName(s, seat)}` : place >= 0 ? placeName(place) : `the tile ${tileName(tile)}`;
const touchesOf = ({ seat, place, tile }: On): readonly string[] =>
  seat >= 0 ? [touching.seat(seat)] : place >= 0 ? [touching.place(place)] : [touching.tile(tile)];
/** `the spell Fog of the Wizard on the tile Ruins`. */
const fullName = (s: RealmState, one: On): string =>
  `the spell ${spellName(one.spell)} of the ${seatName(s, one.by)} on ${targetName(s, one)}`;

const BREAK = 'What is broken';

export const spellChoiceWords: ChoiceWriters<SpellChoice['type']> = {
  energize: (s, seat, { chit, at }) => ({
    text: `Wake ${fullName(s, s.effects[at]!)} with the color chit ${chitCode(s, seat, chit)}`,
    group: 'Sleeping spells',
    rule: 'MR-B25',
    touches: [],
  }),
  'break-spell': (s, _seat, { at }) => ({
    text: `Break ${fullName(s, s.effects[at]!)}`,
    group: BREAK,
    rule: 'MR-B27',
    touches: [],
  }),
  'lift-curse': (s, _seat, { of, curse }) => ({
    text: `Break the curse of ${curseName(curse)} on the ${seatName(s, of)}`,
    group: BREAK,
    rule: 'MR-S46',
    touches: [],
  }),
  'break-no-magic': () => ({ text: 'Break nothing', group: BREAK, rule: 'MR-B27', touches: [] }),
  'lose-phase': (s, seat, { at }) => ({
    text: `Lose phase ${at + 1}: ${deedWords(s, s.who[seat]!.record[at]!).name}`,
    group: 'The storm takes',
    rule: 'MR-S23',
    touches: [],
  }),
  'move-sound': (s, _seat, { chit, tile }) => ({
    text: `Call ${chitName(s.chits[chit]!.id)} from ${tileName(s.chits[chit]!.tile)} to ${tileName(tile)}`,
    group: 'Whistle for',
    rule: 'MR-S47',
    touches: [],
  }),
};

const endWords = {
  sunset: 'ends with the sunset',
  broken: 'is broken',
  death: 'is over, as its caster or its target is gone',
} as const;

export const spellEventWords: EventWriters<SpellEvent['type']> = {
  'storm-rolled': ({ seat, faces, row }, s) => ({
    text: `The storm of the ${seatName(s, seat)} takes ${row} from everybody in the open.`,
    dice: diceOf(seat, faces),
    touches: [touching.seat(seat)],
  }),
  'spell-begins': (event, s) => ({
    text: `${capital(fullName(s, event))} is in effect ${isPermanent(event.spell) ? 'until it is broken' : 'until the next sunset'}.`,
    touches: touchesOf(event),
  }),
  'spell-doubled': (event, s) => ({
    text: `${capital(fullName(s, event))} adds nothing: such a spell is in effect there.`,
    touches: touchesOf(event),
  }),
  'spell-over': (event, s) => ({
    text: `${capital(fullName(s, event))} ${endWords[event.why]}.`,
    touches: touchesOf(event),
  }),
  'spell-energized': (event, s) => ({
    text: `${capital(fullName(s, event))} has its color, and works until midnight.`,
    touches: touchesOf(event),
  }),
  'spells-sleep': ({ count }) => ({
    text: `${counted(count, 'permanent spell')} ${count === 1 ? 'sleeps' : 'sleep'} until the color is there again.`,
    weight: 'aside',
  }),
  strays: ({ seat, faces, result, to }, s) => ({
    text:
      to === NOWHERE
        ? `The ${seatName(s, seat)} is lost: no way leads to a clearing ${result}, and the move is lost.`
        : `The ${seatName(s, seat)} is lost, and comes out in ${placeName(to)}.`,
    dice: diceOf(seat, faces),
    touches: [touching.seat(seat)],
  }),
  'storm-takes': ({ seat, count }, s) => ({
    text: `The storm takes ${counted(count, 'phase')} from the ${seatName(s, seat)}.`,
    touches: [touching.seat(seat)],
  }),
  'sound-moved': ({ chit, from, tile }) => ({
    text: `${chitName(chit)} comes from ${tileName(from)} to ${tileName(tile)}.`,
    touches: [touching.tile(tile)],
  }),
};
