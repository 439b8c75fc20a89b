import type { Seat, Tell } from '../../../../kernel/game/engine';
import type { MrEvent } from './events';
import { COMMITTED, DEAD, FATIGUED, FOE, foeAt, foeOf, isFoe, NOBODY, type MrState, type Who } from './state';

/** What a killed denizen or character is worth. (MR-180, MR-181, MR-184) */
function bountyOf(s: MrState, who: Who): { fame: number; notoriety: number; gold: number } {
  if (isFoe(who)) {
    const { fame, notoriety, gold } = foeOf(s, who);
    return { fame, notoriety, gold };
  }
  const { notoriety, gold } = s.heroes[who]!;
  const { recorded } = s.game.heroes[who]!;
  return {
    fame: 0,
    notoriety: Math.max(0, recorded.notoriety + notoriety),
    gold: Math.max(0, recorded.gold + gold),
  };
}

/** What a caster keeps up ends with him, or is broken; the chits that were tied up tire. (MR-B27, MR-R48) */
export function breakSpells(s: MrState, seat: Seat): void {
  const hero = s.heroes[seat]!;
  if (hero.bound === 0) return;
  hero.bound = 0;
  hero.chits.forEach((state, chit) => {
    if (state === COMMITTED && chit !== hero.spellChit) hero.chits[chit] = FATIGUED;
  });
  for (const target of [...s.heroes, ...s.foes]) {
    if (target.grace === seat) target.grace = NOBODY;
    if (target.poison === seat) target.poison = NOBODY;
  }
}

/**
 * Somebody is killed. Fame and notoriety count as often as it is the killer's n-th victim of the day, gold once; who kill
 * together share. (MR-179 to MR-182, MR-B60, MR-B61, MR-R35)
 */
export function killBy(s: MrState, who: Who, by: readonly Seat[], rule: string, tell?: Tell<MrEvent>): void {
  const { fame, notoriety, gold } = bountyOf(s, who);
  s.stirred = 1;
  if (isFoe(who)) {
    const foe = foeAt(s, who);
    foe.alive = 0;
    foe.on = NOBODY;
    foe.mounted = 0;
  } else {
    s.heroes[who]!.life = DEAD;
    breakSpells(s, who);
  }
  let times = 1;
  const share = (amount: number, n: number) => Math.floor((amount * n) / by.length);
  for (const seat of by) {
    const hero = s.heroes[seat]!;
    times = ++hero.kills;
    hero.fame += share(fame, times);
    hero.notoriety += share(notoriety, times);
    hero.gold += share(gold, 1);
  }
  const [first] = by;
  tell?.({
    type: 'killed',
    rule,
    who,
    by,
    fame: first === undefined ? 0 : share(fame, times),
    notoriety: first === undefined ? 0 : share(notoriety, times),
    gold: first === undefined ? 0 : share(gold, 1),
    times,
  });
}

/** Several victims of one instant count from the most valuable to the least. (MR-B61) */
export const byWorth = (s: MrState, victims: readonly Who[]): readonly Who[] => {
  const worth = (who: Who) => {
    const { fame, notoriety } = bountyOf(s, who);
    return fame + notoriety;
  };
  return [...victims].sort((a, b) => worth(b) - worth(a) || a - b);
};

export const allFoes = (s: MrState): readonly Who[] =>
  s.foes.flatMap(({ alive }, i) => (alive === 1 ? [FOE + i] : []));
