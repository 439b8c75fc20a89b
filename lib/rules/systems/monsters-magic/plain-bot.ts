import type { Bot } from '../../kernel/play';
import type { Foresight } from '../../kernel/playable';
import { clone, type MmChoice, type MmState } from './engine/state';
import { countSpaces, isHostile } from './engine/units';

/** Takes new ground first, recruits, and plays no cards it need not. */
export const steady: Bot<MmState, MmChoice> = (s, seat, choices, dice) => {
  const free = choices.filter((c) => c.type === 'step' && s.garrison[c.to]! < 0 && !isHostile(s, seat, c.to));
  if (free.length > 0) return dice.pick(free);
  const must = choices.filter((c) => c.type === 'done' || c.type === 'pass' || c.type === 'enough');
  return must[0] ?? dice.pick(choices);
};

/** Cards that the seat cannot see, drawn anew from all that lie nowhere open. */
export const foresight: Foresight<MmState> = {
  imagine(view, _seat, dice) {
    const s = clone(view);
    const zones = [...s.hand, ...s.pack, ...s.combat.put, s.deck];
    const open = new Set([...s.discard, ...s.permanents.flat(), ...zones.flat()]);
    const hidden = dice.shuffle(s.game.cards.map((_, card) => card).filter((card) => !open.has(card)));
    let next = 0;
    const draw = (zone: number[]): void => {
      for (let i = 0; i < zone.length; i++)
        if (zone[i]! < 0 && next < hidden.length) zone[i] = hidden[next++]!;
    };
    for (const zone of [...s.hand, ...s.pack, s.deck]) draw(zone);
    // What lies face down comes out of its owner's hand.
    s.combat.put = s.combat.put.map((put, side) => {
      if (!put.includes(-1)) return put;
      const attacker = Math.trunc(s.combat.attacker / 20);
      const figure = s.figureOn[s.combat.space]!;
      const owner =
        side === 0 ? attacker : figure >= 0 ? Math.trunc(figure / 20) : s.garrison[s.combat.space]!;
      return (s.hand[owner] ?? []).slice(0, put.length);
    });
    return s;
  },
  worth(s, seat) {
    let all = 0;
    for (let other = 0; other < s.game.players; other++) all += countSpaces(s, other);
    return all === 0 ? 0 : countSpaces(s, seat) / all;
  },
  depth: 200,
};
