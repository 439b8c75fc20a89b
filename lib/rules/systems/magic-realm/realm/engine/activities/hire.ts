import type { Dice } from '../../../../../kernel/game/dice';
import { isHerd } from '../../../beasts';
import { multiplierOf } from '../../../odds/dealing';
import type { DeedRules, Questions, Telling } from '../activity';
import { mayArrange } from '../belongings/wearing';
import { blockSeat } from '../day/block';
import type { Told } from '../events';
import { playerOf } from '../movers/individuals';
import type { RealmState, Who } from '../state';
import { isAffront, mayBuyDrinks, mayPayOff, meet } from '../trade/meeting';
import { sayTooDear } from '../trade/paying';
import { canPay, hiringColumn, lotOf, lotsFor, TERM, wagesOf, type Band, type Lot } from './lots';

export type HireAsk =
  | { readonly type: 'hire'; readonly seat: Who }
  | (Lot & { readonly type: 'hire-drinks'; readonly seat: Who })
  | (Lot & {
      readonly type: 'hire-offer';
      readonly seat: Who;
      readonly times: number;
      readonly boon: number;
    });

export type HireChoice =
  | (Lot & { readonly type: 'ask-to-hire' })
  | { readonly type: 'hire-nobody' }
  | (Lot & { readonly type: 'hire-drinks'; readonly buy: boolean })
  | (Lot & { readonly type: 'pay-wages'; readonly gold: number; readonly times: number })
  | (Lot & { readonly type: 'hire-by-boon' })
  | { readonly type: 'decline-wages'; readonly group: Band };

export type HireEvent =
  /** Nobody is there whom he could hire: the phase is lost. (MR-016) */
  | Told<'nobody-to-hire', { readonly seat: Who }>
  | Told<
      'natives-hired',
      {
        readonly seat: Who;
        readonly group: Band;
        readonly denizens: readonly number[];
        readonly gold: number;
        readonly boon: boolean;
        readonly again: boolean;
        /** The last day of their service. */
        readonly until: number;
      }
    >;

/** The Meeting roll, and what comes of it. (MR-054, MR-X19 to MR-X24) */
function negotiate(
  s: RealmState,
  seat: Who,
  { group, again }: Lot,
  drinks: boolean,
  dice: Dice,
  tell: Telling,
): void {
  const column = hiringColumn(s, seat, { group, again });
  const result = meet(s, seat, group, drinks, dice, tell, 'hire', column);
  const asked = multiplierOf(result);
  if (asked === undefined) {
    if (isAffront(result) && mayPayOff(s, seat, result))
      s.asks.push({ type: 'trade-affront', seat, trader: group, affront: result });
    else if (result !== 'no deal') blockSeat(s, seat, group, tell);
    return;
  }
  // Monsters give no boons: they serve for their wages. (MR-S15, MR-S43)
  const boon = asked === 0 && !isHerd(group) ? 1 : 0;
  const times = Math.max(1, asked);
  const gold = times * wagesOf(lotOf(s, seat, { group, again }));
  if (boon === 1 || canPay(s, seat, gold))
    s.asks.push({ type: 'hire-offer', seat, group, again, times, boon });
  else sayTooDear(s, seat, group, gold, 'MR-B44', tell);
}

/** They serve him for a term; for a boon they are one level less friendly until it is bought back. (MR-B42, MR-B44) */
function hire(
  s: RealmState,
  seat: Who,
  { group, again }: Lot,
  times: number,
  boon: boolean,
  tell: Telling,
): void {
  const player = playerOf(s, seat);
  const who = s.who[player]!;
  const all = lotOf(s, seat, { group, again });
  const wages = wagesOf(all);
  const gold = boon ? 0 : times * wages;
  who.gold -= gold;
  if (boon && !isHerd(group)) {
    who.owes[group] = (who.owes[group] ?? 0) + 1;
    who.boons.push({ trader: group, gold: wages });
  }
  for (const i of all) {
    s.term[i] = again === 1 ? s.term[i]! + TERM : s.day + TERM - 1;
    s.hirer[i] = player;
  }
  tell?.({
    type: 'natives-hired',
    rule: boon ? 'MR-X20' : 'MR-B44',
    seat,
    group,
    denizens: all,
    gold,
    boon,
    again: again === 1,
    until: Math.max(...all.map((i) => s.term[i]!)),
  });
}

export const hireAsks: Questions<HireAsk['type']> = {
  /** One roll a phase. (MR-054) */
  hire: {
    choices: (s, { seat }) => [
      ...lotsFor(s, seat).map((lot) => ({ type: 'ask-to-hire', ...lot }) as const),
      { type: 'hire-nobody' },
    ],
    answer(s, { seat }, choice, dice, tell) {
      if (choice.type !== 'ask-to-hire') return;
      const { group, again } = choice;
      if (mayBuyDrinks(s, seat, group, hiringColumn(s, seat, choice)))
        s.asks.push({ type: 'hire-drinks', seat, group, again });
      else negotiate(s, seat, choice, false, dice, tell);
    },
  },
  /** Drinks come before the roll. (MR-058) */
  'hire-drinks': {
    choices: (_s, { group, again }) =>
      [true, false].map((buy) => ({ type: 'hire-drinks', group, again, buy })),
    answer(s, ask, choice, dice, tell) {
      if (choice.type === 'hire-drinks') negotiate(s, ask.seat, ask, choice.buy, dice, tell);
    },
  },
  'hire-offer': {
    choices(s, { seat, group, again, times, boon }) {
      const gold = times * wagesOf(lotOf(s, seat, { group, again }));
      return [
        ...(boon === 1 ? [{ type: 'hire-by-boon', group, again } as const] : []),
        ...(canPay(s, seat, gold) ? [{ type: 'pay-wages', group, again, gold, times } as const] : []),
        { type: 'decline-wages', group },
      ];
    },
    answer(s, ask, choice, _dice, tell) {
      const { seat, group, times } = ask;
      if (choice.type === 'pay-wages' || choice.type === 'hire-by-boon')
        return hire(s, seat, ask, times, choice.type === 'hire-by-boon', tell);
      tell?.({ type: 'declined', rule: 'MR-054', seat, trader: group });
    },
  },
};

export const hireDeeds: DeedRules<'hire'> = {
  /** Natives who stand in his clearing, with their leader or without, and he hidden or not. (MR-054, MR-056, MR-057) */
  hire(s, seat, _deed, _dice, tell) {
    if (mayArrange(s, seat) && lotsFor(s, seat).length > 0) s.asks.push({ type: 'hire', seat });
    else tell?.({ type: 'nobody-to-hire', rule: 'MR-016', seat });
  },
};
