import type { Amount, CardEffect, Moment, Span, WeaponChange } from './effects';

/** When a card may be invoked, for the line of values on its face. */
export const momentNames: Readonly<Record<Moment, string>> = {
  any: 'any time',
  trap: 'trap spot',
  teleport: 'teleport',
  died: 'death',
  'on-spell': 'on a spell',
  'own-moved': 'own turn',
};

/** The sentence that opens a card which is not free to be played at any time. */
const opening: Readonly<Record<Moment, string>> = {
  any: '',
  trap: 'Play when a piece arrives on a trap spot.',
  teleport: 'Play right after a piece was teleported.',
  died: 'Play right after a piece died.',
  'on-spell': 'Play directly on top of a spell.',
  'own-moved': 'Play in your turn, after your normal moves.',
};

/** The sentence that closes a lasting effect, where the deed itself does not say how long it lasts. */
const closing: Readonly<Record<Span, string>> = {
  instant: '',
  'in-play': '',
  'current-turn': 'Lasts for the current turn.',
  'own-turn-end': 'Lasts until the end of your turn; played out of turn, of your next one.',
  'next-conflict': 'Lasts for one conflict.',
  'owner-turn-start': 'Lasts until the next turn of its owner begins.',
  'next-triple': 'Lasts until any player rolls a triple for movement.',
  'until-woken': '',
  'until-freed': '',
  'until-target-dies': '',
};

/** Opens a sentence about as many as the dice show. */
const rollFor = (amount: Amount): string =>
  amount === 'any'
    ? 'Choose a number: '
    : typeof amount === 'number'
      ? `Take ${amount}: `
      : `Roll ${amount.dice === 1 ? 'one die' : `${amount.dice} dice`}: `;

/** How strong a ward or hold is; a blank card counts as the table agreed. (SS-R02) */
const strength = (level: number): string => (level > 0 ? String(level) : 'of its blank level');

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const weapon = (change: WeaponChange): string => {
  const alone = 'Not together with another weapon or the Gauntlet.';
  switch (change.by) {
    case 'bonus':
      return change.breaksWeaponOver === undefined
        ? `Your pieces add +${change.plus} to their conflict value. ${alone}`
        : `Your pieces add +${change.plus} to their conflict value. A value over ${change.breaksWeaponOver} destroys the weapon the opponent used. ${alone}`;
    case 'sixes':
      return `Your pieces add +${change.plusEach} to their conflict value for every 6 among the dice rolled. ${alone}`;
    case 'pair':
      return `Your pieces add +${change.plus} to their conflict value if any two dice rolled are equal, used or not. ${alone}`;
    case 'faces':
      return `In conflicts your dice of ${change.from} or more count ${change.high} and all others ${change.low}; then take the best two. ${alone}`;
  }
};

/** What the effect does, as sentences; the same for page, paper and engine. */
function deed(effect: CardEffect): string {
  switch (effect.kind) {
    case 'rock-shift':
      return 'Once in each of your movement phases: move one rock next to a piece of yours to a vacant spot next to that rock. It costs no moves.';
    case 'protect-card':
      return `Name one of your ${effect.sort === 'artifact' ? 'other ' : ''}invoked ${effect.sort}s: opposing cards can neither steal nor destroy it. Name a new one only when it has left play.`;
    case 'ignore-traps':
      return 'No trap card may be used on pieces you control.';
    case 'extra-draw':
      return `Draw ${count(effect.cards, 'more card')} when you roll a triple for movement.${effect.withoutWizard ? ' Without a wizard: invoke it at once if it is an artifact, else discard it.' : ''}`;
    case 'win-ties':
      return 'Your pieces win conflicts with equal values, whoever moved in.';
    case 'die-substitute':
      return `Once in each of your movement phases ${count(effect.dice, 'move die', 'move dice')} may count as ${effect.value}. Doubles and triples are judged as rolled.`;
    case 'ward-targeting':
      return `Opposing cards may not target your pieces or the spots they stand on. Ward ${strength(effect.ward)}: a lower card has no effect, an equal one is destroyed together with this, a higher one works.`;
    case 'reveal-hands':
      return 'You, and only you, see the hands of all your opponents.';
    case 'flight':
      return `Once in each of your movement phases: one piece flies over the spot beside it, whatever is there, to a spot beyond. It costs ${count(effect.moves, 'move')}. Pads cannot be flown over.`;
    case 'hold-on-trap':
      return `Whenever a piece arrives on a trap spot, you may hold it there until its owner’s next movement phase. It can still fight. Hold ${strength(effect.hold)} against cards that would move it.`;
    case 'roll-bonus':
      return `Your pieces add +${effect.plus} to their conflict value. Not together with a weapon.`;
    case 'create-rocks':
      return effect.rocks === 1
        ? 'Put a rock on one vacant spot of any domain.'
        : `${rollFor(effect.rocks)}put up to that many rocks on vacant spots of any domains.`;
    case 'create-piece':
      return `Put a ${effect.piece} of yours on a vacant spot next to your wizard. It moves like any piece and fights with ${effect.dice} dice.`;
    case 'create-hulk':
      return `Put the hulk on a vacant spot. It belongs to nobody and fights with ${effect.dice} dice: in each turn it obeys the active player, if that player has a wizard.`;
    case 'destroy-adjacent':
      return 'One piece of yours dies, and with it every piece in conflict with it or on a spot next to it, friend and foe.';
    case 'destroy-ghosts':
      return 'Destroy any number of ghosts.';
    case 'return-card':
      return 'Take back to your hand one spell that you invoked this turn (not Dual Shot). Its effect stands.';
    case 'trap-save':
      return `That piece needs a saving throw over ${effect.save.over} or it dies.`;
    case 'take-dead':
      return 'It returns as yours, on the spot where it died or the nearest vacant one. Not wizards, ghosts or doppelgangers.';
    case 'destroy-cards':
      return `Destroy all invoked ${effect.sorts.map((s) => `${s}s`).join(' and ')} of all players, your own too.`;
    case 'trap-teleport':
      return 'Move that piece to a vacant spot of any domain; its moves end.';
    case 'control-spell':
      return 'You become its caster: choose all its targets anew, or let it do nothing.';
    case 'doppelganger':
      return 'Put a double of one piece on every vacant spot next to it. Its owner may swap piece and double at any time. Doubles stand still, roll nothing and lose every conflict.';
    case 'destroy-rocks':
      return effect.scope === 'home-domain'
        ? 'Destroy all rocks in your home domain.'
        : 'Destroy one rock next to your wizard.';
    case 'raise-dead':
      return 'All dead pieces of your original army return to vacant spots of your home domain.';
    case 'plague':
      return `One piece dies, not a wizard. Then every piece next to its spot needs a saving throw over ${effect.save.over} or dies.`;
    case 'shield':
      return `For the current turn nobody may attack one piece, and neither conflict nor cards below ${effect.ward > 0 ? `level ${effect.ward}` : 'its level'} can kill it.`;
    case 'carrier':
      return `One piece becomes a carrier. Each piece that is or comes next to it, attacks it or is attacked by it needs a saving throw over ${effect.save.over} or dies, once per contact.`;
    case 'missile':
      return `Name a spot next to your wizard. ${rollFor(effect.steps)}from there the missile flies up to that many steps, through Tx links too, and destroys one thing on the first spot that is not empty.`;
    case 'steal-card':
      return `Take one invoked ${effect.sort} of an opponent. It stays in play and works for you.`;
    case 'ruin-all':
      return 'Destroy all artifacts and scrolls in play, end all lasting effects, discard all cards that wait below this one. Your own too. What is finished stays.';
    case 'teleport-piece':
      return effect.within === 'any-domain'
        ? 'Move any piece to a vacant spot of any domain.'
        : 'Once from one beginning of your turns to the next, at any time: move any piece in your home domain to a vacant spot there.';
    case 'hold':
      return `One piece, not a wizard, cannot move until any piece moves next to it, or until it is attacked. Hold ${strength(effect.hold)}.`;
    case 'change-owner':
      return 'One piece, not a wizard, becomes yours.';
    case 'paralyse':
      return `One piece cannot move and loses every conflict. Hold ${strength(effect.hold)}.`;
    case 'redirect-teleport':
      return 'Put it on a vacant spot of any domain instead.';
    case 'extra-moves':
      return `${rollFor(effect.steps)}one piece of yours that is not in conflict may move up to that many further steps.`;
    case 'make-ghosts':
      return `Any pieces except wizards become ghosts: they neither move nor fight and only wizards may enter their spots. A wizard of its owner passing through frees a ghost, an opposing one destroys it. Hold ${strength(effect.hold)}.`;
    case 'steal-random':
      return `Draw ${count(effect.cards, 'card')} unseen from the hand of an opponent and keep it.`;
    case 'unkillable':
      return `Your wizard cannot die in conflict. Ward ${strength(effect.ward)} against cards that would kill it.`;
    case 'extra-dice': {
      const rocks = {
        destroy: ' and may destroy rocks next to it, spending no moves',
        push: ' and may, in your turn, push rocks next to it to vacant spots beside them, spending no moves',
      };
      return `Your wizard rolls ${count(effect.dice, 'more conflict die', 'more conflict dice')}${effect.rocks ? rocks[effect.rocks] : ''}.`;
    }
    case 'free-move':
      return `${rollFor(effect.steps)}your wizard, unless in conflict, may at once move up to that many steps, whoever’s turn it is.`;
    case 'pass-through':
      return 'Your wizard moves through pieces and rocks and starts no conflict. If it does not end alone on its spot, it is destroyed.';
    case 'become-rock':
      return 'Your wizard is a rock: it neither moves nor fights, and you may invoke only artifacts.';
    case 'draw-and-use':
      return `Draw ${count(effect.cards, 'card')}. Invoke each at once, in any order; discard what cannot be used.`;
    case 'curse':
      return `One piece rolls only ${count(effect.dice, 'die', 'dice')} in its next conflict; its value is that die × ${effect.factor}. Its weapon does not help.`;
    case 'trap-save-card':
      return `When another player’s trap card is used, roll ${effect.dice} dice: over ${effect.stopsOver} it does nothing this turn, over ${effect.destroysOver} it is destroyed as well. One roll per trap card and turn.`;
    case 'weapon':
      return weapon(effect.change);
    case 'block-weapons':
      return 'Weapons do not change the value of anyone who fights your pieces.';
    case 'cancel-trap':
      return 'One trap card, in use or in play, does nothing for the rest of the current turn.';
    case 'cancel-spell':
      return 'That spell has no effect and is discarded.';
  }
}

/** Kinds whose sentences already say how long they last. */
const saysItsSpan: ReadonlySet<CardEffect['kind']> = new Set([
  'shield',
  'cancel-trap',
  'curse',
  'extra-moves',
]);

/** All an effect says: when, what, how long. */
export const effectWords = (effect: CardEffect): string =>
  [opening[effect.when], deed(effect), saysItsSpan.has(effect.kind) ? '' : closing[effect.lasts]]
    .filter((part) => part !== '')
    .join(' ');

export const cardWords = (effects: readonly CardEffect[]): string => effects.map(effectWords).join(' ');
