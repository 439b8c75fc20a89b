import { signed } from '../../../kernel/words/words';
import type { AttackValue, MmsEffect, Movement } from './effects';

const attackWords: Readonly<Record<AttackValue, string>> = {
  roll: 'attack roll',
  damage: 'damage',
  range: 'range',
};
const moveWords: Readonly<Record<Movement, string>> = {
  free: 'moving without an attack',
  attack: 'moving to attack',
};
const travelWords = {
  self: { flying: 'Flies over', burrowing: 'Burrows under' },
  bearer: { flying: 'The bearer flies over', burrowing: 'The bearer burrows under' },
} as const;
const squares = (n: number): string => (n === 1 ? '1 square' : `${n} squares`);

/** One effect as a sentence: the same on the page, on paper and in the log of a game. */
export function effectWords(effect: MmsEffect): string {
  switch (effect.kind) {
    case 'activation':
      return `Moves up to ${effect.free}, or up to ${effect.attack} and then attacks once at up to ${squares(effect.range)}.`;
    case 'bearer-attack':
      return `Bearer’s ${attackWords[effect.what]} ${signed(effect.by)}.`;
    case 'bearer-defense':
      return `Attackers of the bearer: ${attackWords[effect.what]} ${signed(effect.by)}.`;
    case 'bearer-movement':
      return `Bearer ${moveWords[effect.what]}: ${signed(effect.by)}.`;
    case 'engine': {
      const values = [
        effect.roll === 0 ? '' : `roll ${signed(effect.roll)}`,
        effect.damage === 0 ? '' : `damage ${signed(effect.damage)}`,
        effect.range === 0 ? '' : `range ${signed(effect.range)}`,
      ].filter(Boolean);
      const lent = values.length > 0 ? ` with ${values.join(', ')}` : '';
      return `Stands on the mat. Once a round a character of its controller next to it may stay and shoot from it by his own table${lent}; with siegecraft roll ${signed(effect.siegecraft)}. What he carries does not count.`;
    }
    case 'area-help':
      return `Controller’s characters inside: ${attackWords[effect.what]} ${signed(effect.by)}.`;
    case 'area-hindrance':
      return `Intruders attacking into it or from it: ${attackWords[effect.what]} ${signed(effect.by)}.`;
    case 'surcharge':
      // With L alone as with both: to walk and then attack into it costs intruders the same (MMS-R19).
      return `${effect.on === 'everybody' ? 'Everybody' : 'Intruders'} entering while ${moveWords[effect.what]}: ${effect.cost} extra${effect.what === 'free' ? '' : effect.on === 'everybody' ? '; intruders also to walk and then attack into it' : ', also to walk and then attack into it'}.`;
    case 'road':
      return `Its controller ${moveWords[effect.what]} through it: ${signed(effect.by)}, once a move.`;
    case 'closed':
      return effect.code === 'X'
        ? `X: nobody may enter it when ${moveWords[effect.what]}.`
        : `Y: only flyers and burrowers pass it when ${moveWords[effect.what]}; nobody stops here.`;
    case 'destructible':
      return `Has ${effect.cap} CAP: may be attacked, and is removed at the end of the round when none is left.`;
    case 'travel':
      return `${travelWords[effect.to][effect.mode]} pieces and Y squares, where it may not stop, but not X squares; pays K and L only where it ends.`;
    case 'stealth':
      return `${effect.to === 'bearer' ? 'The bearer is' : 'Is'} never identified by sight alone.`;
    case 'healer':
      return 'May heal itself or a neighbour instead of moving and attacking.';
    case 'siegecraft':
      return `Roll ${signed(effect.by)} when operating a placed Artifact.`;
    case 'reroll-miss':
      return 'Once a round the bearer rolls again when an attack, not from an engine, reaches no row, and keeps the second roll.';
    case 'sight':
      return effect.to === 'bearer'
        ? `Bearer’s line of sight ${signed(effect.by)}.`
        : `Controller’s characters inside: line of sight ${signed(effect.by)}.`;
    case 'heal-more':
      return `Each heal of the bearer that restores anything restores ${effect.by} more.`;
    case 'healer-only':
      return 'Only a healer may carry it.';
    case 'detect':
      return `Bearer’s detection rolls ${signed(effect.by)}.`;
    case 'scale':
      return `The bearer climbs over Y squares of Defense cards at ${effect.cost} extra for each card, and may not stop there.`;
    case 'ram':
      return `Bearer’s damage ${signed(effect.by)} when it hits a Defense card.`;
    case 'conceals':
      return 'Conceals: characters wholly on it are not identified by sight.';
    case 'trap':
      return 'Trap: not identified by sight, but by detection, or by whoever enters it on the ground.';
    case 'gate':
      return 'Gate: its controller’s characters pass and may stop here.';
    case 'bridge':
      return 'Bridge: may lie over Terrain, which it replaces.';
    case 'solid':
      return 'Solid: blocks sight where the table plays so.';
  }
}

type Of<K extends MmsEffect['kind']> = Extract<MmsEffect, { kind: K }>;
type AttackChange = Of<'bearer-attack' | 'bearer-defense' | 'area-help' | 'area-hindrance'>;

const isAttackChange = (effect: MmsEffect): effect is AttackChange =>
  effect.kind === 'bearer-attack' ||
  effect.kind === 'bearer-defense' ||
  effect.kind === 'area-help' ||
  effect.kind === 'area-hindrance';

const changeWords = ({ what, by }: AttackChange): string => `${attackWords[what]} ${signed(by)}`;

/** Two effects that a card says in one breath, or undefined where it does not. */
const pairWords = (a: MmsEffect, b: MmsEffect): string | undefined => {
  if (a.kind === 'closed' && b.kind === 'closed' && a.code === b.code)
    return a.code === 'X'
      ? 'X: nobody may enter it; all go around.'
      : 'Y: only flyers and burrowers may pass, and nobody stops here.';
  if (a.kind === 'surcharge' && b.kind === 'surcharge') {
    const enter = `${a.cost} extra to enter${a.cost === b.cost ? '' : `, ${b.cost} with an attack`}`;
    // Only intruders pay for attacking into an area without entering it, and only if they walked (MMS-R19).
    return a.on === 'everybody'
      ? `Everybody pays ${enter}; intruders also to walk and then attack into it.`
      : `Intruders pay ${enter}, or to walk and then attack into it.`;
  }
  if (a.kind === 'bearer-movement' && b.kind === 'bearer-movement')
    return a.by === b.by
      ? `Bearer’s movement ${signed(a.by)}.`
      : `Bearer’s movement ${signed(a.by)}, with an attack ${signed(b.by)}.`;
  if (a.kind === 'road' && b.kind === 'road')
    return `Its controller’s movement through it ${signed(a.by)}, with an attack ${signed(b.by)}, once a move.`;
  return undefined;
};

/** All effects of a card as sentences, in the order of its letters; what belongs together in one. */
export function cardWords(effects: readonly MmsEffect[]): readonly string[] {
  const out: string[] = [];
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]!;
    if (isAttackChange(effect)) {
      const further: string[] = [];
      for (let next = effects[i + 1]; next?.kind === effect.kind; next = effects[i + 1]) {
        further.push(changeWords(next));
        i++;
      }
      // The sentence of the first, and the others before its full stop.
      out.push([effectWords(effect).slice(0, -1), ...further].join(', ') + '.');
      continue;
    }
    const pair = effects[i + 1] && pairWords(effect, effects[i + 1]!);
    out.push(pair ?? effectWords(effect));
    if (pair !== undefined) i++;
  }
  return out;
}
