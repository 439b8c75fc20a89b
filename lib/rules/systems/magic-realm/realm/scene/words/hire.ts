import type { Seat } from '../../../../../kernel/game/engine';
import type { ChoiceWords } from '../../../../../kernel/game/playable';
import { capital, counted, listed } from '../../../../../kernel/words/words';
import { isHerd } from '../../../beasts';
import type { NativeGroupId } from '../../../catalogue/vocabulary';
import type { HireChoice, HireEvent } from '../../engine/activities/hire';
import { hiringColumn, lotOf, TERM, wagesOf, type Lot } from '../../engine/activities/lots';
import { playerOf } from '../../engine/movers/individuals';
import type { RealmState } from '../../engine/state';
import { drinksPrice } from '../../engine/trade/meeting';
import { denizens } from '../../engine/world/denizens';
import { denizenName, seatName, touching, traderName } from '../names';
import { rollerOf } from '../roller';
import type { ChoiceWriters, EventWriters } from '../writing';
import { crowdName } from './crowd';
import { drinksWords } from './traders';

/** So many are named one by one. */
const FEW = 3;

const named = (all: readonly number[], group: NativeGroupId): string =>
  all.length > FEW
    ? `${counted(all.length, 'native')} of ${traderName(group)}`
    : `${listed(all.map(denizenName))} of ${traderName(group)}`;

/** `Pikeman C1 and Pikeman C2 of the Company`, `7 natives of the Company`, `2 Giant Bats`. */
export function hiredNamed(all: readonly number[]): string {
  const groupOf = (denizen: number): NativeGroupId | undefined => denizens[denizen]!.native?.group;
  const groups = [...new Set(all.flatMap((denizen) => groupOf(denizen) ?? []))];
  const monsters = all.filter((denizen) => groupOf(denizen) === undefined);
  return listed([
    ...groups.map((group) =>
      named(
        all.filter((denizen) => groupOf(denizen) === group),
        group,
      ),
    ),
    ...(monsters.length > 0 ? [crowdName(monsters)] : []),
  ]);
}

const lotTouch = (s: RealmState, seat: Seat, lot: Lot): readonly string[] => {
  const [first] = lotOf(s, seat, lot);
  return first === undefined ? [] : [touching.denizen(first)];
};

/** Whether they come for his gold, by the Meeting roll that is to come. */
function wageOdds(s: RealmState, seat: Seat, lot: Lot, drinks: boolean): Pick<ChoiceWords, 'odds'> {
  const { group } = lot;
  const roller = rollerOf(s, seat, 'meeting', 'HIRE');
  const price = wagesOf(lotOf(s, seat, lot));
  const gold = s.who[playerOf(s, seat)]!.gold - (drinks ? drinksPrice(s, seat, group) : 0);
  if (isHerd(group) || !roller || gold < 0 || gold > 1000 || price > 200) return {};
  const relation = hiringColumn(s, seat, lot);
  return {
    odds: { kind: 'price', purpose: 'hire', ...roller, trader: group, relation, drinks, price, gold },
  };
}

const OFFER = 'Their wages';

export const hireChoiceWords: ChoiceWriters<HireChoice['type']> = {
  'ask-to-hire'(s, seat, lot) {
    const all = lotOf(s, seat, lot);
    const wages = `(wages ${wagesOf(all)} gold)`;
    return {
      text: `Ask ${hiredNamed(all)} to serve${lot.again === 1 ? ` ${TERM} days more` : ''} ${wages}`,
      group: lot.again === 1 ? 'Hire again' : 'Hire',
      rule: lot.again === 1 ? 'MR-B44' : 'MR-054',
      touches: lotTouch(s, seat, lot),
      ...wageOdds(s, seat, lot, false),
    };
  },
  'hire-nobody': () => ({ text: 'Hire nobody', group: 'Go on', rule: 'MR-054', touches: [] }),
  'hire-drinks': (s, seat, { group, again, buy }) => ({
    text: buy ? drinksWords(s, seat, group) : 'Roll without drinks',
    group: 'Before the roll',
    rule: 'MR-058',
    touches: [],
    ...wageOdds(s, seat, { group, again }, buy),
  }),
  'pay-wages': (s, seat, { gold, times, ...lot }) => ({
    text: `Pay ${gold} gold, ${times === 1 ? 'their wages' : `${times} times their wages`}, for ${hiredNamed(lotOf(s, seat, lot))}`,
    group: OFFER,
    rule: 'MR-B44',
    touches: lotTouch(s, seat, lot),
  }),
  'hire-by-boon': (s, seat, lot) => ({
    text: `Take ${hiredNamed(lotOf(s, seat, lot))} as a boon: free, but ${traderName(lot.group)} become one level less friendly`,
    group: OFFER,
    rule: 'MR-X20',
    touches: lotTouch(s, seat, lot),
  }),
  'decline-wages': (_s, _seat, { group }) => ({
    text: `Decline the offer of ${traderName(group)}`,
    group: OFFER,
    rule: 'MR-054',
    touches: [],
  }),
};

export const hireEventWords: EventWriters<HireEvent['type']> = {
  'nobody-to-hire': ({ seat }, s) => ({
    text: `The ${seatName(s, seat)} finds nobody to hire: the phase is lost.`,
    touches: [touching.seat(seat)],
  }),
  'natives-hired'({ seat, denizens: all, gold, boon, again, until }, s) {
    const price = boon ? 'as a boon' : `for ${gold} gold`;
    const who = hiredNamed(all);
    return {
      text: again
        ? `${capital(who)} ${all.length === 1 ? 'serves' : 'serve'} the ${seatName(s, seat)} for longer, ${price}, until day ${until}.`
        : `The ${seatName(s, seat)} hires ${who} ${price}, until day ${until}.`,
      touches: [touching.seat(seat), ...all.slice(0, 1).map(touching.denizen)],
    };
  },
};
