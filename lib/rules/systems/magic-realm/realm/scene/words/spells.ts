import type { Seat } from '../../../../../kernel/game/engine';
import { capital, counted, listed } from '../../../../../kernel/words/words';
import { BASIC, SHELTERED, SUNLIGHT } from '../../engine/day/phases';
import { characterOf } from '../../engine/kit';
import { isKept, isPermanent } from '../../engine/magic/day-spells';
import type { SpellChoice, SpellEvent } from '../../engine/magic/spellcraft';
import { dayOf } from '../../engine/movers/individuals';
import type { RealmState, SpellInEffect } from '../../engine/state';
import { NOWHERE } from '../../engine/world/ground';
import { deedWords } from '../deed-words';
import {
  chitCode,
  chitName,
  curseName,
  itemName,
  placeName,
  seatName,
  spellName,
  theItem,
  tileName,
  touching,
} from '../names';
import type { ChoiceWriters, EventWriters } from '../writing';
import { diceOf } from './boxes';
import { demonChoiceWords, demonEventWords } from './demon';
import { hiredNamed } from './hire';
import { seeWeatherEventWords, weatherChoiceWords } from './weather';

type On = Pick<SpellInEffect, 'spell' | 'by' | 'seat' | 'place' | 'tile'> &
  Partial<Record<'denizens', readonly number[]>> & { readonly into?: string };

/** `the Witch`, `Cavern 2`, `the tile Ruins`, `2 Giant Bats`. */
export function targetName(
  s: RealmState,
  { seat, place, tile, denizens = [], into }: Omit<On, 'spell' | 'by'>,
): string {
  if (seat >= 0) return `the ${seatName(s, seat)}`;
  if (place >= 0) return placeName(place);
  if (into !== undefined) return theItem(into);
  return tile >= 0 ? `the tile ${tileName(tile)}` : hiredNamed(denizens);
}
const touchesOf = ({ seat, place, tile, denizens = [] }: On): readonly string[] => {
  if (seat >= 0) return [touching.seat(seat)];
  if (place >= 0) return [touching.place(place)];
  return tile >= 0 ? [touching.tile(tile)] : denizens.slice(0, 1).map(touching.denizen);
};
/** `the spell Fog of the Wizard on the tile Ruins`. */
const fullName = (s: RealmState, one: On): string =>
  `the spell ${spellName(one.spell)} of the ${seatName(s, one.by)} on ${targetName(s, one)}`;

const BREAK = 'What is broken';
/** The spell or card that lets him break something. */
const breakRule = (s: RealmState): string =>
  s.asks.findLast((ask) => ask.type === 'break-magic')?.rule ?? 'MR-B27';

const commonPhases: Readonly<Record<string, string>> = {
  [BASIC]: 'a basic phase',
  [SUNLIGHT]: 'a sunlight phase',
  [SHELTERED]: 'a sheltered phase',
};

/** A phase by what gives it: an advantage, a spell or a belonging, if it is none that everybody has. */
function phaseBy(s: RealmState, seat: Seat, by: string): string {
  const given = characterOf(s.who[seat]!).advantages.find(({ id }) => id === by)?.name;
  const cast = s.effects.some(({ spell }) => spell === by) ? spellName(by) : undefined;
  return commonPhases[by] ?? `the phase of ${given ?? cast ?? theItem(by)}`;
}

export const spellChoiceWords: ChoiceWriters<SpellChoice['type']> = {
  ...demonChoiceWords,
  ...weatherChoiceWords,
  energize: (s, seat, { chit, at }) => ({
    text: `Wake ${fullName(s, s.effects[at]!)} with the color chit ${chitCode(s, seat, chit)}`,
    group: 'Sleeping spells',
    rule: 'MR-B25',
    touches: [],
  }),
  'enchant-item': (s, seat, { into, box }) => ({
    text: `Put ${spellName(s.who[seat]!.spells[box]!.id)} into ${theItem(into)}`,
    group: itemName(into),
    rule: 'MR-S31',
    touches: [],
  }),
  'break-spell': (s, _seat, { at }) => ({
    text: `Break ${fullName(s, s.effects[at]!)}`,
    group: BREAK,
    rule: breakRule(s),
    touches: [],
  }),
  'lift-curse': (s, _seat, { of, curse }) => ({
    text: `Break the curse of ${curseName(curse)} on the ${seatName(s, of)}`,
    group: BREAK,
    rule: breakRule(s),
    touches: [],
  }),
  'break-no-magic': () => ({ text: 'Break nothing', group: BREAK, rule: 'MR-B27', touches: [] }),
  'red-die': (_s, _seat, { face }) => ({
    text: `Let the red die show ${face}`,
    group: 'Magic Wand',
    rule: 'MR-T45',
    touches: [],
  }),
  'lose-phase': (s, seat, { at, by }) => ({
    text:
      by === undefined
        ? `Lose phase ${at + 1}: ${deedWords(s, dayOf(s, seat).record[at]!).name}`
        : `Lose ${phaseBy(s, seat, by)}`,
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
  used: 'has served its turn',
} as const;

const untilWords = (spell: string): string =>
  isPermanent(spell) ? 'it is broken' : isKept(spell) ? 'it is used' : 'the next sunset';

export const spellEventWords: EventWriters<SpellEvent['type']> = {
  ...seeWeatherEventWords,
  ...demonEventWords,
  'storm-rolled': ({ seat, faces, row }, s) => ({
    text: `The storm of the ${seatName(s, seat)} takes ${row} from everybody in the open.`,
    dice: diceOf(seat, faces),
    touches: [touching.seat(seat)],
  }),
  'spell-begins': (event, s) => ({
    text: `${capital(fullName(s, event))} is in effect until ${untilWords(event.spell)}.`,
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
  strays: ({ seat, faces, result, to, ends }, s) => ({
    text: ends
      ? `The ${seatName(s, seat)} is lost, and comes out in ${listed(ends.map(placeName), 'or')}.`
      : to === NOWHERE
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
