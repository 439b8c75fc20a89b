import { isSpentBy } from '../belongings/spent';
import { unlikeItems } from '../belongings/alike';
import { giveItem, mayArrange, removeItem, staysWorn } from '../belongings/wearing';
import type { Telling } from '../activity';
import type { Told } from '../events';
import { DAMAGED, WORN, type RealmState, type Who } from '../state';
import { openId } from '../trade/goods';
import { discoveriesAt } from '../world/ground';
import { discover, sitesIn } from '../world/sites';
import { dayOf, isBodiless, isMover, moversOf, notesOf, placeOf, playerOf } from './individuals';

/** A thing changes hands between a character and a leader of his who is with him. (MR-075) */
export type PassChoice = {
  readonly type: 'pass-item';
  readonly from: Who;
  readonly item: number;
  readonly to: Who;
};
/** `id` is '' where it is a card that stays secret. */
export type PassEvent = Told<'item-passed', { readonly seat: Who; readonly to: Who; readonly id: string }>;

/** A character and those of his servants who are in his clearing, as far as they can take and give now. */
function companions(s: RealmState, who: Who): readonly Who[] {
  const player = playerOf(s, who);
  const place = placeOf(s, player);
  const there = moversOf(s, player).filter((one) => !isBodiless(s, one) && placeOf(s, one) === place);
  return there.length === 0 ? [] : [player, ...there].filter((one) => mayArrange(s, one));
}

/** Between whom something may pass, one of whom begins a phase. */
const pairs = (s: RealmState, who: Who): readonly (readonly [Who, Who])[] => {
  const all = companions(s, who);
  return all.includes(who)
    ? all.flatMap((other) =>
        other !== who && isMover(s, other) !== isMover(s, who)
          ? [[who, other] as const, [other, who] as const]
          : [],
      )
    : [];
};

/** What may pass at the beginning of a phase; alike things once. Nobody need be asked. (MR-075, MR-076) */
export const passings = (s: RealmState, who: Who): PassChoice[] =>
  pairs(s, who).flatMap(([from, to]) => {
    const { items } = dayOf(s, from);
    return unlikeItems(items).flatMap((item): PassChoice[] =>
      isSpentBy(s, from, items[item]!) ? [] : [{ type: 'pass-item', from, item, to }],
    );
  });

export function pass(s: RealmState, { from, item, to }: PassChoice, tell: Telling): void {
  const held = removeItem(s, from, item);
  tell?.({ type: 'item-passed', rule: 'MR-075', seat: from, to, id: openId(held) });
  if (!isMover(s, to)) return giveItem(s, to, held, tell);
  // What works for ever goes on working; all else he only carries. (MR-046, MR-B18)
  dayOf(s, to).items.push({
    id: held.id,
    state: held.state & (staysWorn(held.id) ? DAMAGED | WORN : DAMAGED),
  });
}

/** What they know of their clearing they tell one another. (MR-075, MR-B22) */
export function confer(s: RealmState, who: Who, tell: Telling): void {
  const all = companions(s, who);
  if (all.length < 2 || !all.includes(who)) return;
  const place = placeOf(s, who);
  const sites = sitesIn(s, place).filter((id) => all.some((one) => notesOf(s, one).sites.includes(id)));
  const codes = discoveriesAt(place).flatMap(({ code }) =>
    all.some((one) => notesOf(s, one).paths.includes(code)) ? [code] : [],
  );
  for (const one of all) {
    const { paths } = notesOf(s, one);
    discover(s, one, sites, 'MR-075', tell);
    for (const code of codes) {
      if (paths.includes(code)) continue;
      paths.push(code);
      tell?.({ type: 'path-told', rule: 'MR-075', seat: one, code, only: playerOf(s, one) });
    }
  }
}
