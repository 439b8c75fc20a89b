import { shapeName } from '../../combat/scene/change-words';
import { shapeOf } from '../engine/magic/changes';
import type { Seat } from '../../../../kernel/game/engine';
import type { SceneSeat } from '../../../../kernel/game/scene';
import { counted, listed } from '../../../../kernel/words/words';
import { seatTone } from '../../combat/scene/names';
import { categoryNames, factors } from '../../points';
import { victoryCategories } from '../../sheet-words';
import { scoreNow } from '../engine/day/score-of';
import { cursesOn, isInPlay } from '../engine/kit';
import { ALIVE, COLOR, LEFT, WOUNDED, type Adventurer, type RealmState } from '../engine/state';
import { hiredBy } from '../engine/world/warband';
import { curseName, placeName, seatName, spellName } from './names';

/** `10 fame, 30 gold`; nothing where he has to reach nothing. (MR-B64) */
function neededWords({ victory }: Adventurer): string {
  const parts = victoryCategories.flatMap((category, i) => {
    const points = victory[i] ?? 0;
    const need = points * factors[category];
    const name = categoryNames[category];
    return points > 0 ? [`${need} ${need === 1 ? name.replace(/s$/, '') : name}`] : [];
  });
  return parts.length > 0 ? listed(parts) : 'nothing';
}

const numberWords = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

const standsWords = ({ hidden, blocked, asleep, toward }: Adventurer): string =>
  [
    hidden === 1 ? 'hidden' : 'unhidden',
    ...(toward >= 0 ? [`half-way to ${placeName(toward)}`] : []),
    ...(blocked === 1 ? ['blocked'] : []),
    ...(asleep === 1 ? ['asleep'] : []),
  ].join(', ');

/** How a character stands; what is secret only to its player. (MR-B22) */
export function seatOf(s: RealmState, seat: Seat, viewer: Seat | undefined): SceneSeat {
  const who = s.who[seat]!;
  const base = { seat, name: seatName(s, seat), tone: seatTone(seat), alive: who.life === ALIVE };
  const fames = [
    { label: 'Fame', value: numberWords(who.fame) },
    { label: 'Notoriety', value: numberWords(who.notoriety) },
  ];
  if (who.life !== ALIVE)
    return { ...base, facts: [{ label: 'Is', value: who.life === LEFT ? 'off the map' : 'dead' }, ...fames] };
  const wounds = who.chits.filter((state) => state === WOUNDED).length;
  const active = who.chits.filter((state) => isInPlay(state) || state === COLOR).length;
  const curses = cursesOn(who).map(curseName);
  const spells = s.effects.filter((one) => one.seat === seat).map(({ spell }) => spellName(spell));
  const shape = shapeOf(s, seat);
  const hired = hiredBy(s, seat).length;
  const own = seat === viewer;
  return {
    ...base,
    facts: [
      ...(who.place >= 0 ? [{ label: 'In', value: placeName(who.place) }] : []),
      { label: 'Stands', value: standsWords(who) },
      { label: 'Chits in play', value: `${active} of ${who.chits.length}` },
      ...(hired > 0 ? [{ label: 'Hirelings', value: String(hired) }] : []),
      ...(wounds > 0 ? [{ label: 'Wounded', value: counted(wounds, 'chit') }] : []),
      ...(curses.length > 0 ? [{ label: 'Cursed', value: listed(curses) }] : []),
      ...(shape === '' ? [] : [{ label: 'Changed into', value: shapeName(shape) }]),
      ...(spells.length > 0 ? [{ label: 'Under spells', value: listed(spells) }] : []),
      ...fames,
      ...(own
        ? [
            { label: 'Gold', value: String(who.gold) },
            { label: 'Needs', value: neededWords(who) },
            { label: 'Score now', value: numberWords(scoreNow(s, seat).total) },
          ]
        : []),
    ],
  };
}

export const seatsOf = (s: RealmState, viewer: Seat | undefined): SceneSeat[] =>
  s.who.map((_, seat) => seatOf(s, seat, viewer));
