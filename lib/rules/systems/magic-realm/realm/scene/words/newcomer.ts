import { capital, counted } from '../../../../../kernel/words/words';
import { characters } from '../../../catalogue';
import { colorOfType } from '../../../catalogue/vocabulary';
import { categoryNames, factors } from '../../../points';
import { victoryCategories, type AbilityId } from '../../../sheet-words';
import { chitsOfNew, type NewcomerChoice, type NewcomerEvent } from '../../engine/world/newcomer';
import { placeName, seatName, spellName, touching } from '../names';
import type { ChoiceWriters, EventWriters } from '../writing';

const abilityName = (id: AbilityId): string =>
  characters
    .flatMap(({ optionalAbility }) => optionalAbility?.choices ?? [])
    .find((one) => one.id === id)!
    .name.toLowerCase();

export const newcomerChoiceWords: ChoiceWriters<NewcomerChoice['type']> = {
  'come-anew': (_s, _seat, { id }) => ({
    text: `Come anew as the ${characters.find((one) => one.id === id)!.name}`,
    group: 'A new character',
    rule: 'MR-B67',
    touches: [],
  }),
  'stay-out': () => ({ text: 'Stay out of the game', group: 'Go on', rule: 'MR-186', touches: [] }),
  'assign-point': (s, _seat, { category }) => {
    const ask = s.asks.at(-1);
    const points = (ask?.type === 'new-point' ? (ask.victory[category] ?? 0) : 0) + 1;
    const name = victoryCategories[category]!;
    return {
      text: `${capital(categoryNames[name])}: ${counted(points, 'point')}, ${points * factors[name]} needed`,
      group: 'Victory points',
      rule: 'MR-B64',
      touches: [],
    };
  },
  'record-spell': (_s, _seat, { spell }) => ({
    text: `Record ${spellName(spell)}`,
    group: 'Starting spells',
    rule: 'MR-B06',
    touches: [],
  }),
  'play-as': (_s, _seat, { ability }) => ({
    text: `Play as a ${abilityName(ability)}`,
    group: 'Optional ability',
    rule: 'MR-B70',
    touches: [],
  }),
  'turn-to-color': (s, _seat, { chit }) => {
    const ask = s.asks.findLast((one) => one.type === 'new-color');
    const drawn = ask && chitsOfNew(s, ask)[chit];
    const color = drawn?.kind === 'MAGIC' ? colorOfType[drawn.magic] : undefined;
    return {
      text: `Begin with ${drawn?.code ?? 'a chit'} as ${color ?? 'color'} magic`,
      group: 'Color chits',
      rule: 'MR-B24',
      touches: [],
    };
  },
  'begin-play': () => ({ text: 'Begin to play', group: 'Go on', rule: 'MR-B67', touches: [] }),
};

export const newcomerEventWords: EventWriters<NewcomerEvent['type']> = {
  begins: ({ seat, place }, s) => ({
    text: `The ${seatName(s, seat)} begins in ${placeName(place)}.`,
    touches: [touching.seat(seat), touching.place(place)],
  }),
  'stays-out': ({ seat }, s) => ({
    text: `Nobody comes anew for the dead ${seatName(s, seat)}.`,
  }),
};
