import type { AttackValue, MmsEffect, Movement } from './effects';

/** A number with its sign as it is printed: `+7`, `−25`. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const attackWords: Readonly<Record<AttackValue, string>> = {
  roll: 'attack roll',
  damage: 'damage',
  range: 'range',
};
const moveWords: Readonly<Record<Movement, string>> = {
  free: 'moving without an attack',
  attack: 'moving to attack',
};
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
      return `Stands on the mat. Once a round a character next to it shoots from it by its own table (${values.join(', ')}; siegecraft: roll ${signed(effect.siegecraft)}).`;
    }
    case 'area-help':
      return `Controller’s characters inside: ${attackWords[effect.what]} ${signed(effect.by)}.`;
    case 'area-hindrance':
      return `Intruders attacking into it or from it: ${attackWords[effect.what]} ${signed(effect.by)}.`;
    case 'surcharge':
      return `${effect.on === 'everybody' ? 'Everybody' : 'Intruders'} entering while ${moveWords[effect.what]}: ${effect.cost} extra.`;
    case 'road':
      return `Its controller ${moveWords[effect.what]} through it: ${signed(effect.by)}, once a move.`;
    case 'closed':
      return effect.code === 'X'
        ? `X: nobody may enter it when ${moveWords[effect.what]}.`
        : `Y: only flyers and burrowers pass it when ${moveWords[effect.what]}; nobody stops here.`;
    case 'destructible':
      return `May be attacked; gone at the end of the round when its ${effect.cap} CAP are used up.`;
    case 'travel':
      return `${effect.to === 'bearer' ? 'The bearer is' : 'Is'} ${effect.mode}: passes ${effect.mode === 'flying' ? 'over' : 'under'} pieces and Y squares.`;
    case 'stealth':
      return `${effect.to === 'bearer' ? 'The bearer is' : 'Is'} never identified by sight alone.`;
    case 'healer':
      return 'May heal itself or a neighbour instead of moving and attacking.';
    case 'siegecraft':
      return `Roll ${signed(effect.by)} when operating a placed Artifact.`;
    case 'reroll-miss':
      return 'Once a round the bearer rolls again when an attack reaches no row, and keeps the second roll.';
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
      return `The bearer climbs over Y squares of Defense cards at ${effect.cost} extra each, and may not stop there.`;
    case 'ram':
      return `Bearer’s damage ${signed(effect.by)} when it hits a Defense card.`;
    case 'conceals':
      return 'Conceals: characters wholly on it are not identified by sight.';
    case 'trap':
      return 'Trap: identified only by detection or by being entered.';
    case 'gate':
      return 'Gate: its controller’s characters pass and may stop here.';
    case 'bridge':
      return 'Bridge: may lie over Terrain, which it replaces.';
    case 'solid':
      return 'Solid: blocks sight where the table plays so.';
  }
}

/** Both movements with one number read as one sentence, as most cards have them. */
const joined = (effects: readonly MmsEffect[]): readonly string[] => {
  const out: string[] = [];
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]!;
    const next = effects[i + 1];
    if (effect.kind === 'closed' && next?.kind === 'closed' && effect.code === next.code) {
      out.push(
        effect.code === 'X'
          ? 'X: nobody may enter it; all go around.'
          : 'Y: only flyers and burrowers may pass, and nobody stops here.',
      );
      i++;
    } else if (effect.kind === 'surcharge' && next?.kind === 'surcharge') {
      const who = effect.on === 'everybody' ? 'Everybody' : 'Intruders';
      out.push(
        effect.cost === next.cost
          ? `${who} pay ${effect.cost} extra to enter.`.replace('Everybody pay', 'Everybody pays')
          : `${who} pay ${effect.cost} extra to enter, ${next.cost} with an attack.`.replace(
              'Everybody pay',
              'Everybody pays',
            ),
      );
      i++;
    } else out.push(effectWords(effect));
  }
  return out;
};

/** All effects of a card as sentences, in the order of its letters. */
export const cardWords = (effects: readonly MmsEffect[]): readonly string[] => joined(effects);
