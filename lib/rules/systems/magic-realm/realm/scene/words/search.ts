import type { Seat } from '../../../../../kernel/game/engine';
import { counted, listed } from '../../../../../kernel/words/words';
import type { Sight } from '../../engine/activities/magic-sight';
import { ABANDONED } from '../../engine/activities/opening';
import type { SearchChoice, SearchEvent } from '../../engine/activities/search';
import { dayOf, placeOf } from '../../engine/movers/individuals';
import type { RealmState } from '../../engine/state';
import { chitName, placeName, seatName, seatNames, spellName, tileName, touching } from '../names';
import type { ChoiceWriters, EventWriters } from '../writing';
import { boxName, boxTouches, diceOf } from './boxes';
import { searchOdds } from './search-odds';

const tableNames = { peer: 'Peer', locate: 'Locate', 'magic-sight': 'Magic Sight' } as const;

const lineNames = {
  'clues and paths': 'clues and hidden paths',
  'hidden enemies and paths': 'hidden enemies and hidden paths',
  'hidden enemies': 'hidden enemies',
  clues: 'clues',
  'passages and clues': 'secret passages and clues',
  passages: 'secret passages',
  'discover chits': 'the treasure sites',
} as const;

const takes: Readonly<Record<Sight, string>> = {
  counters: 'Take the top counter',
  'treasure cards': 'Take the top treasure card',
  'perceive spell': 'Look at the spell cards',
};

const GROUP = 'Search';

export const searchChoiceWords: ChoiceWriters<SearchChoice['type']> = {
  look: (s, seat, { table, at }) => ({
    text:
      at === placeOf(s, seat)
        ? `Roll on ${tableNames[table]} in your own clearing`
        : `Peer into ${placeName(at)}`,
    group: at === placeOf(s, seat) ? GROUP : 'Peer from afar',
    rule: table === 'magic-sight' ? 'MR-048' : at === placeOf(s, seat) ? 'MR-042' : 'MR-043',
    touches: table === 'locate' ? [] : [touching.place(at)],
    ...(table === 'locate' ? searchOdds(s, seat, 'locate', 'sites') : {}),
  }),
  loot: (s, seat, { from }) => ({
    text: `Loot ${boxName(from)}`,
    group: 'Loot',
    rule: from === ABANDONED ? 'MR-045' : 'MR-044',
    touches: boxTouches(s, from),
  }),
  'read-runes': (s, seat, { from, given }) => {
    const item = dayOf(s, seat).items.findIndex(({ id }) => id === from);
    return {
      text: `Read the runes of ${boxName(from)}${given ? ` for ${spellName(given)}` : ''}`,
      group: 'Reading Runes',
      rule: given ? 'MR-S31' : 'MR-047',
      touches: item < 0 ? [] : [touching.item(seat, item)],
      ...searchOdds(s, seat, 'reading-runes', 'learned'),
    };
  },
  'search-line': (_s, _seat, { line, at }) => ({
    text: `Find ${lineNames[line]} in ${placeName(at)}`,
    group: 'What is found',
    rule: 'MR-X32',
    touches: [],
  }),
  'sight-box': (s, _seat, { from, sight }) => ({
    text: `${takes[sight]} of ${boxName(from)}`,
    group: 'Magic Sight',
    rule: sight === 'counters' ? 'MR-X33' : sight === 'treasure cards' ? 'MR-X34' : 'MR-X35',
    touches: boxTouches(s, from),
  }),
  'learn-perceived': (s, _seat, { from, at }) => ({
    text: `Learn ${spellName(s.spells[from]?.[at] ?? '')}`,
    group: 'Magic Sight',
    rule: 'MR-X35',
    touches: [],
  }),
  'leave-it': () => ({ text: 'Leave it', group: 'Go on', rule: 'MR-X33', touches: [] }),
};

/** Rows of Peer, Locate and Magic Sight; what is not among them reads as it is printed. */
const rowNames: Readonly<Record<string, string>> = {
  ...lineNames,
  choice: 'a choice of what is found',
  'perceive spell': 'spell cards',
};

const runeNames: Readonly<Record<string, string>> = {
  'learn and awaken': 'the top spell may be learned, and awakens',
  awaken: 'the top spell awakens',
  curse: 'a curse',
};

const giftNames: Readonly<Record<string, string>> = {
  'learn and awaken': 'the spell that was put there may be learned',
  awaken: 'nothing, since that spell is awake already',
};

const sightNames: Readonly<Record<Sight, string>> = {
  counters: 'counter',
  'treasure cards': 'treasure card',
  'perceive spell': 'spell card',
};

const whyNot = (s: RealmState, seat: Seat, spell: string): string =>
  s.who[seat]!.spells.some(({ id, learned }) => id === spell && learned === 1)
    ? 'he has learned it before'
    : 'he has no MAGIC chit of its type';

export const searchEventWords: EventWriters<SearchEvent['type']> = {
  searched: ({ seat, table, at, faces, row }, s) => ({
    text: `The ${seatName(s, seat)} rolls on ${tableNames[table]} for ${placeName(at)}: ${rowNames[row] ?? row}.`,
    dice: diceOf(seat, faces),
    touches: [touching.seat(seat), touching.place(at)],
  }),
  'no-search': ({ seat, rule }, s) => ({
    text:
      rule === 'MR-X01'
        ? `Eyemist keeps the ${seatName(s, seat)} from searching.`
        : `The ${seatName(s, seat)} cannot peer there now: the phase is lost.`,
    touches: [touching.seat(seat)],
  }),
  clues: ({ seat, tile, chits }, s) => ({
    text:
      chits.length === 0
        ? `The ${seatName(s, seat)} looks for map chits in ${tileName(tile)}: there are none.`
        : `The ${seatName(s, seat)} looks at the map chits of ${tileName(tile)}: ${listed(chits.map(chitName))}.`,
    touches: [touching.seat(seat)],
  }),
  'roads-found': ({ seat, kind, count }, s) => ({
    text: `The ${seatName(s, seat)} finds ${count === 0 ? 'no new' : count} ${kind === 'hidden' ? 'hidden path' : 'secret passage'}${count === 1 ? '' : 's'}.`,
    touches: [touching.seat(seat)],
  }),
  'enemies-found': ({ seat }, s) => ({
    text: `The ${seatName(s, seat)} finds hidden enemies until midnight.`,
    touches: [touching.seat(seat)],
  }),
  'runes-read': ({ seat, from, faces, row, gift }, s) => ({
    text: `The ${seatName(s, seat)} reads the runes of ${boxName(from)}: ${(gift ? giftNames : runeNames)[row] ?? runeNames[row] ?? row}.`,
    dice: diceOf(seat, faces),
    touches: [touching.seat(seat)],
  }),
  'spell-learned': ({ seat, spell }, s) => ({
    text: `The ${seatName(s, seat)} learns ${spellName(spell)}.`,
    touches: [touching.seat(seat)],
  }),
  'spell-not-learned': ({ seat, spell }, s) => ({
    text: `The ${seatName(s, seat)} cannot learn ${spellName(spell)}: ${whyNot(s, seat, spell)}.`,
    touches: [touching.seat(seat)],
  }),
  'spell-awakened': ({ seat, from, spell }, s) => ({
    text: `The ${seatName(s, seat)} awakens ${spellName(spell)} in ${boxName(from)}.`,
    touches: [touching.seat(seat)],
  }),
  spotted: ({ seat, others, armed }, s) => {
    const shown = [
      ...(others.length > 0 ? [seatNames(s, others)] : []),
      ...(armed ? ['hidden hirelings who bear arms'] : []),
    ];
    const whom = shown.length === 0 ? 'nobody who is hidden' : `${listed(shown)} until midnight`;
    return {
      text: `Magic Sight shows the ${seatName(s, seat)} ${whom}.`,
      touches: [touching.seat(seat)],
    };
  },
  'sight-finds-none': ({ seat, from, sight }, s) => ({
    text: `The ${seatName(s, seat)} sees no ${sightNames[sight]} in ${boxName(from)}.`,
    touches: [touching.seat(seat)],
  }),
  'spells-perceived': ({ seat, from, ids }, s) => ({
    text: `The ${seatName(s, seat)} looks at ${counted(ids.length, 'spell card')} of ${boxName(from)}: ${listed(ids.map(spellName))}.`,
    touches: [touching.seat(seat)],
  }),
};
