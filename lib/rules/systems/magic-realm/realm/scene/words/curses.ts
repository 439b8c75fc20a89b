import { listed } from '../../../../../kernel/words/words';
import { rollTables } from '../../../catalogue/tables';
import type { CurseChoice, CurseEvent } from '../../engine/magic/curses';
import { curseName, denizenName, itemName, placeName, seatName, touching } from '../names';
import type { ChoiceWriters, EventWriters } from '../writing';
import { boxName, diceOf } from './boxes';

const tableNamed = (id: string) => rollTables.find((one) => one.id === id)!;

export const curseChoiceWords: ChoiceWriters<CurseChoice['type']> = {
  'send-seat': (s, _seat, { other }) => ({
    text: `Wish the ${seatName(s, other)} elsewhere`,
    group: 'A wish',
    rule: 'MR-X08',
    touches: [touching.seat(other)],
  }),
  'send-denizen': (_s, _seat, { denizen }) => ({
    text: `Wish the ${denizenName(denizen)} elsewhere`,
    group: 'A wish',
    rule: 'MR-X08',
    touches: [touching.denizen(denizen)],
  }),
  'look-into': (_s, _seat, { box }) => ({
    text: `Look at the treasure cards of ${boxName(box)}`,
    group: 'A vision',
    rule: 'MR-X09',
    touches: [],
  }),
  teleport: (s, _seat, { to }) => ({
    text: `Be carried to ${placeName(to)}`,
    group: 'Where to',
    rule: s.asks.findLast((one) => one.type === 'teleport')?.rule ?? 'MR-X07',
    touches: [touching.place(to)],
  }),
};

export const curseEventWords: EventWriters<CurseEvent['type']> = {
  fate: ({ seat, table, faces, result }, s) => ({
    text: `The ${seatName(s, seat)} rolls on ${tableNamed(table).name}: ${tableNamed(table).rows[result - 1]!}.`,
    dice: diceOf(seat, faces),
    touches: [touching.seat(seat)],
  }),
  cursed: ({ seat, curse, rule }, s) => ({
    text:
      rule === 'MR-B28'
        ? `The ${seatName(s, seat)} is under the curse of ${curseName(curse)} already.`
        : `The ${seatName(s, seat)} is under the curse of ${curseName(curse)}.`,
    touches: [touching.seat(seat)],
  }),
  'curse-shrugged': ({ seat, curse }, s) => ({
    text: `The curse of ${curseName(curse)} does nothing to the ${seatName(s, seat)}.`,
    touches: [touching.seat(seat)],
  }),
  'curse-lifted': ({ seat, curse }, s) => ({
    text: `The ${seatName(s, seat)} is free of the curse of ${curseName(curse)}.`,
    touches: [touching.seat(seat)],
  }),
  'sent-home': ({ denizen }) => ({
    text: `The ${denizenName(denizen)} is back where it began.`,
    touches: [touching.denizen(denizen)],
  }),
  vision: ({ seat, box, ids }, s) => ({
    text:
      ids.length === 0
        ? `The ${seatName(s, seat)} sees no treasure card in ${boxName(box)}.`
        : `The ${seatName(s, seat)} sees in ${boxName(box)}: ${listed(ids.map(itemName))}.`,
    touches: [touching.seat(seat)],
  }),
  peace: ({ place }) => ({
    text: `Nobody fights in ${placeName(place)} today.`,
    touches: [touching.place(place)],
  }),
  strengthened: ({ seat }, s) => ({
    text: `The next hit of the ${seatName(s, seat)} is tremendous.`,
    touches: [touching.seat(seat)],
  }),
  'rested-all': ({ seat }, s) => ({
    text: `All chits of the ${seatName(s, seat)} are back in play.`,
    touches: [touching.seat(seat)],
  }),
  teleported: ({ seat, to }, s) => ({
    text: `The ${seatName(s, seat)} is carried to ${placeName(to)} at once.`,
    touches: [touching.seat(seat), touching.place(to)],
  }),
  perished: ({ seat }, s) => ({
    text: `The ${seatName(s, seat)} dies.`,
    touches: [touching.seat(seat)],
    weight: 'turn',
  }),
  'denizen-perished': ({ denizen }) => ({
    text: `The ${denizenName(denizen)} dies.`,
    touches: [touching.denizen(denizen)],
  }),
};
