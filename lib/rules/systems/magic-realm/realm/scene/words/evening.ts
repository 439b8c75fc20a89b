import type { Seat } from '../../../../../kernel/game/engine';
import type { ChoiceWords } from '../../../../../kernel/game/playable';
import { capital, counted } from '../../../../../kernel/words/words';
import type { NativeGroupId, Relation } from '../../../catalogue/vocabulary';
import { choiceWords } from '../../../combat/scene/choice-words';
import { eventWords } from '../../../combat/scene/event-words';
import type { AskOf } from '../../engine/asks';
import type { EveningChoice, EveningEvent } from '../../engine/evening/evening';
import type { RealmState } from '../../engine/state';
import { relationTo } from '../../engine/trade/relation';
import { foughtIn } from '../fight';
import {
  denizenName,
  itemName,
  placeName,
  seatName,
  seatNames,
  tileName,
  touching,
  traderName,
} from '../names';
import { rollerOf } from '../roller';
import type { ChoiceWriters, EventWriters } from '../writing';
import { drinksWords, payOffWords } from './traders';

const relationWords: Readonly<Record<Relation, string>> = {
  ally: 'allies',
  friendly: 'friendly',
  neutral: 'neutral',
  unfriendly: 'unfriendly',
  enemy: 'enemies',
};

/** What the seat is asked just now. */
const asked = <K extends 'evening-drinks' | 'evening-affront' | 'evening-blow'>(
  s: RealmState,
  type: K,
): AskOf<K> => s.asks.findLast((ask): ask is AskOf<K> => ask.type === type)!;

/** What the battling roll may give. */
function battleOdds(
  s: RealmState,
  seat: Seat,
  trader: NativeGroupId,
  drinks: boolean,
): Pick<ChoiceWords, 'odds'> {
  const roller = rollerOf(s, seat, 'meeting');
  if (!roller) return {};
  const relation = relationTo(s, seat, trader);
  return { odds: { kind: 'meeting', purpose: 'battle', ...roller, trader, relation, drinks } };
}

export const eveningChoiceWords: ChoiceWriters<'fight' | EveningChoice['type']> = {
  fight(s, seat, { choice }) {
    const { combat, seats } = s.fields.at(-1)!;
    return choiceWords(combat!, seats.indexOf(seat), choice);
  },
  'evening-drinks'(s, seat, { buy }) {
    const { group } = asked(s, 'evening-drinks');
    return {
      text: buy ? drinksWords(s, seat, group) : `Meet ${traderName(group)} without drinks`,
      group: 'Before the battling roll',
      rule: 'MR-096',
      touches: [],
      ...battleOdds(s, seat, group, buy),
    };
  },
  'evening-settle'(s, _seat, { pay }) {
    const { group, affront } = asked(s, 'evening-affront');
    const rule = affront === 'insult' ? 'MR-X23' : 'MR-X24';
    return {
      text: pay ? payOffWords[affront] : `Pay nothing, and be battled by ${traderName(group)}`,
      group: affront === 'insult' ? 'An insult' : 'A challenge',
      rule,
      touches: [],
    };
  },
  'evening-wish': (_s, _seat, { rounds }) => ({
    text: rounds ? 'Have combat rounds in this clearing' : 'Keep the peace',
    group: 'This evening',
    rule: 'MR-091',
    touches: [],
  }),
  'run-to': (s, seat, { to }) => ({
    text: `Stop half-way between ${placeName(s.who[seat]!.place)} and ${placeName(to)}`,
    group: 'Running away',
    rule: 'MR-121',
    touches: [touching.place(to)],
  }),
  'fly-off': (_s, _seat, { tile }) => ({
    text: `Fly to ${tileName(tile)}`,
    group: 'Flying away',
    rule: 'MR-066',
    touches: [],
  }),
  'land-at': (_s, _seat, { at }) => ({
    text: `Come down in ${placeName(at)}`,
    group: 'Flying away',
    rule: 'MR-R14',
    touches: [touching.place(at)],
  }),
  'blow-to': (s, seat, { tile }) => {
    const { on, denizen } = asked(s, 'evening-blow');
    const who = denizen >= 0 ? denizenName(denizen) : on === seat ? 'yourself' : `the ${seatName(s, on)}`;
    return { text: `Carry ${who} off to ${tileName(tile)}`, group: 'Winds', rule: 'MR-S20', touches: [] };
  },
  'evening-done': () => ({
    text: 'Leave your belongings as they are',
    group: 'Go on',
    rule: 'MR-198',
    touches: [],
  }),
};

export const eveningEventWords: EventWriters<EveningEvent['type']> = {
  fought(fought, s) {
    const fight = foughtIn(s, fought);
    if (!fight) return { text: 'A combat went on.', weight: 'aside' };
    const { dice, ...words } = eventWords(fought.event, fight.combat);
    return {
      ...words,
      ...(dice
        ? {
            dice: dice.map(({ seat, ...one }) =>
              seat === undefined ? one : { ...one, seat: fight.seats[seat]! },
            ),
          }
        : {}),
    };
  },
  'evening-at': ({ place, seats }, s) => ({
    text: `Evening in ${placeName(place)}, ${seats.length > 0 ? `with ${seatNames(s, seats)}` : 'where nobody but hired leaders is'}.`,
    touches: [touching.place(place)],
    weight: 'turn',
  }),
  battling: ({ seat, group }, s) => ({
    text: `${capital(traderName(group))} battle the ${seatName(s, seat)} for the rest of the day.`,
    touches: [touching.seat(seat)],
  }),
  'rounds-wished': ({ seat, place }, s) => ({
    text: `The ${seatName(s, seat)} wants combat rounds in ${placeName(place)}.`,
    touches: [touching.seat(seat)],
  }),
  'quiet-evening': ({ place }) => ({
    text: `Nobody fights in ${placeName(place)}.`,
    touches: [touching.place(place)],
    weight: 'aside',
  }),
  'ran-off': ({ seat, place, to }, s) => ({
    text: `The ${seatName(s, seat)} is half-way between ${placeName(place)} and ${placeName(to)}.`,
    touches: [touching.seat(seat)],
  }),
  'came-down': ({ seat, place, faces }, s) => ({
    text: `The ${seatName(s, seat)} comes down in ${placeName(place)}.`,
    dice: faces.map((face) => ({ sides: 6, face, seat })),
    touches: [touching.seat(seat), touching.place(place)],
  }),
  'blown-down': ({ denizen, place, faces }) => ({
    text: `${capital(denizenName(denizen))} comes down in ${placeName(place)}.`,
    dice: faces.map((face) => ({ sides: 6, face })),
    touches: [touching.place(place)],
  }),
  'gear-lost': ({ seat, id, gold }, s) => ({
    text: `The ${seatName(s, seat)} loses the ${itemName(id)}${gold > 0 ? `, and gets ${gold} gold for it` : ''}.`,
    touches: [touching.seat(seat)],
  }),
  estate({ seat, count, heirs, group, place }, s) {
    const whose = `the dead ${seatName(s, seat)}`;
    if (count === 0) return { text: `${capital(whose)} leaves nothing behind.` };
    const things = counted(count, 'belonging');
    if (heirs.length > 0)
      return {
        text: `${capital(seatNames(s, heirs))} ${heirs.length > 1 ? 'take' : 'takes'} ${things} of ${whose}.`,
      };
    if (group !== '') return { text: `${capital(traderName(group))} take ${things} of ${whose}.` };
    return {
      text: `${capital(things)} of ${whose} ${count > 1 ? 'lie' : 'lies'} in ${placeName(place)}.`,
      touches: [touching.place(place)],
    };
  },
  grudge: ({ seat, trader, relation }, s) => ({
    text: `${capital(traderName(trader))} bear the ${seatName(s, seat)} a grudge: they are ${relationWords[relation]} now.`,
    touches: [touching.seat(seat)],
  }),
  gratitude: ({ seat, trader, relation }, s) => ({
    text: `${capital(traderName(trader))} are grateful to the ${seatName(s, seat)}: they are ${relationWords[relation]} now.`,
    touches: [touching.seat(seat)],
  }),
  'goods-left': ({ group, count, place }) => ({
    text: `The leader of ${traderName(group)} is dead: ${counted(count, 'thing')} of theirs ${count > 1 ? 'lie' : 'lies'} in ${placeName(place)}.`,
    touches: [touching.place(place)],
  }),
};
