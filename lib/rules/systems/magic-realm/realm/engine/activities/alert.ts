import type { Seat } from '../../../../../kernel/game/engine';
import type { DeedRules, Questions, Telling } from '../activity';
import { unlikeChits } from '../belongings/alike';
import { themselvesAmong } from '../day/sharing';
import type { Told } from '../events';
import { abilitiesOf, chitsOf, isWorn, itemOf } from '../kit';
import { ACTIVE, ALERTED, FATIGUED, PREPARED, type RealmState } from '../state';

export type AlertAsk = { readonly type: 'alert'; readonly seat: Seat };
export type AlertChoice =
  | { readonly type: 'alert-weapon'; readonly item: number }
  | { readonly type: 'prepare-chit'; readonly chit: number }
  | { readonly type: 'go-berserk'; readonly chit: number }
  | { readonly type: 'alert-nothing' };
export type AlertEvent =
  | Told<'weapon-alerted', { readonly seat: Seat; readonly item: number }>
  | Told<'chit-prepared', { readonly seat: Seat; readonly chit: number }>
  | Told<'berserk', { readonly seat: Seat; readonly chit: number }>
  | Told<'no-alert', { readonly seat: Seat }>;

/** The active weapon, a MAGIC chit, or BERSERK; alike chits once. (MR-036, MR-037, MR-A04) */
function alerts(s: RealmState, seat: Seat): AlertChoice[] {
  const who = s.who[seat]!;
  const chits = chitsOf(s, seat);
  const rages = who.berserk === 0 && abilitiesOf(s, seat).some((e) => e.kind === 'own-vulnerability');
  return [
    ...who.items.flatMap((held, item): AlertChoice[] =>
      isWorn(held) && (held.state & ALERTED) === 0 && itemOf(held.id).kind === 'weapon'
        ? [{ type: 'alert-weapon', item }]
        : [],
    ),
    ...unlikeChits(chits, (at) => who.chits[at] === ACTIVE).flatMap((chit): AlertChoice[] => {
      const { kind } = chits[chit]!;
      if (kind === 'MAGIC') return [{ type: 'prepare-chit', chit }];
      return kind === 'BERSERK' && rages ? [{ type: 'go-berserk', chit }] : [];
    }),
  ];
}

function alertWeapon(s: RealmState, seat: Seat, item: number, tell: Telling): void {
  s.who[seat]!.items[item]!.state |= ALERTED;
  tell?.({ type: 'weapon-alerted', rule: 'MR-036', seat, item });
}

export const alertAsks: Questions<AlertAsk['type']> = {
  alert: {
    choices: (s, { seat }) => [...alerts(s, seat), { type: 'alert-nothing' }],
    answer(s, { seat }, choice, _dice, tell) {
      const who = s.who[seat]!;
      if (choice.type === 'alert-weapon') alertWeapon(s, seat, choice.item, tell);
      else if (choice.type === 'prepare-chit') {
        who.chits[choice.chit] = PREPARED;
        tell?.({ type: 'chit-prepared', rule: 'MR-037', seat, chit: choice.chit });
      } else if (choice.type === 'go-berserk') {
        // Played outside combat the chit fatigues at once.
        who.chits[choice.chit] = FATIGUED;
        who.berserk = 1;
        tell?.({ type: 'berserk', rule: 'MR-A04', seat, chit: choice.chit });
      }
    },
  },
};

export const alertDeeds: DeedRules<'alert'> = {
  /** Everyone who follows may be alert too; who has only a weapon for it is not asked. (MR-036, MR-B46) */
  alert(s, seat, _deed, _dice, tell) {
    for (const one of themselvesAmong(s, seat)) {
      const can = alerts(s, one);
      const [first] = can;
      if (!first) tell?.({ type: 'no-alert', rule: 'MR-016', seat: one });
      else if (can.length === 1 && first.type === 'alert-weapon') alertWeapon(s, one, first.item, tell);
      else s.asks.push({ type: 'alert', seat: one });
    }
  },
};
