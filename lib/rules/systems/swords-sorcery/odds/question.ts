import type { Seat } from '../../../kernel/game/engine';
import type { GameCard } from '../engine/cards';
import { answers, WORKS } from '../engine/clash';
import { guardOf } from '../engine/in-play';
import { patronOf } from '../engine/pieces';
import { CURSED, DRAGON, PARALYSED, pieceTypes, SHIELDED, TOKEN, type SsState } from '../engine/state';
import type { ConflictQuestion, FightingPiece, ModifierId } from './conflict';

/** The modifier that a card is, by what it does; a card of the table's own works like a printed one. */
export function modifierOf(card: GameCard | undefined): ModifierId {
  const deed = card?.deed;
  if (deed?.kind === 'roll-bonus') return 'gauntlet-of-might';
  if (deed?.kind !== 'weapon') return 'none';
  const { change } = deed;
  switch (change.by) {
    case 'sixes':
      return 'spears';
    case 'pair':
      return 'twin-forks';
    case 'faces':
      return 'morning-star';
    case 'bonus':
      return change.breaksWeaponOver !== undefined ? 'hammers' : change.plus > 5 ? 'swords' : 'daggers';
  }
}

/** Best first, by what they add over all conflicts (chapter 8.3). */
const byGain: readonly ModifierId[] = [
  'swords',
  'hammers',
  'morning-star',
  'gauntlet-of-might',
  'spears',
  'daggers',
  'twin-forks',
];

const gainRank = (id: ModifierId): number => (id === 'none' ? byGain.length : byGain.indexOf(id));

const works = (s: SsState, seat: Seat, kind: NonNullable<GameCard['deed']>['kind']): boolean =>
  seat >= 0 && s.play[seat]!.some((card) => s.game.cards[card]?.deed?.kind === kind);

/** When a card of the seat that fits resolved, the last of several; −1: it has none, or one that lay there from the start. */
function laidAt(s: SsState, seat: Seat, fits: (card: GameCard | undefined) => boolean): number {
  let last = -1;
  for (const card of s.play[seat] ?? [])
    if (fits(s.game.cards[card])) last = Math.max(last, s.laid.indexOf(card));
  return last;
}

/**
 * Does what this side has in play hold against what the other side has? Where no level counts the later card wins (SS-R06).
 */
const holds = (
  s: SsState,
  [mine, isMine]: readonly [Seat, (card: GameCard | undefined) => boolean],
  [theirs, isTheirs]: readonly [Seat, (card: GameCard | undefined) => boolean],
): boolean => s.game.house.levelRule !== 'off' || laidAt(s, mine, isMine) > laidAt(s, theirs, isTheirs);

const isArmour = (card: GameCard | undefined): boolean => card?.kind === 'block-weapons';
const isCharm = (card: GameCard | undefined): boolean => card?.kind === 'win-ties';

/**
 * The best modifier that the side of a piece has in play and that works: no weapon for a cursed piece, against Armour, or beside
 * potion dice where those modify the roll.
 */
function bestModifier(s: SsState, piece: number, foe: number): ModifierId {
  let best: ModifierId = 'none';
  const seat = patronOf(s, piece);
  if (seat < 0) return best;
  const unarmed =
    (s.flags[piece]! & CURSED) !== 0 || (s.game.house.extraDiceIsModifier && potionDice(s, piece) > 0);
  const other = patronOf(s, foe);
  const armours = other < 0 ? [] : s.play[other]!.filter((card) => isArmour(s.game.cards[card]));
  for (const card of s.play[seat]!) {
    const id = modifierOf(s.game.cards[card]);
    if (gainRank(id) >= gainRank(best)) continue;
    const isWeapon = s.game.cards[card]?.kind === 'weapon';
    if (isWeapon && (unarmed || armours.some((armour) => answers(s, armour, card, true) !== WORKS))) continue;
    best = id;
  }
  return best;
}

/** Dice that potions add to the piece for the time being (SS-R29). */
export function potionDice(s: SsState, piece: number): number {
  let dice = 0;
  for (const { card, piece: on } of s.lasting) {
    const deed = on === piece ? s.game.cards[card]?.deed : undefined;
    if (deed?.kind === 'extra-dice') dice += deed.dice;
  }
  return dice;
}

/** A question about a conflict between two pieces as they stand; modifiers that are not named yet are the best in play. */
export function conflictQuestion(
  s: SsState,
  initiator: number,
  defender: number,
  named: readonly [ModifierId | undefined, ModifierId | undefined] = [undefined, undefined],
): { readonly kind: 'conflict' } & ConflictQuestion {
  const side = (piece: number, foe: number, modifier: ModifierId | undefined) => {
    const flags = s.flags[piece]!;
    const helper = patronOf(s, piece);
    const type = s.type[piece]!;
    return {
      piece: (type === TOKEN ? 'pion' : pieceTypes[type]) as FightingPiece,
      potionDice: Math.min(6, potionDice(s, piece)),
      modifier: modifier ?? bestModifier(s, piece, foe),
      helper,
      armour: works(s, helper, 'block-weapons'),
      luckyCharm: works(s, helper, 'win-ties'),
      cursed: (flags & CURSED) !== 0,
      helpless: type === TOKEN || (flags & PARALYSED) !== 0,
      unkillable: (flags & (SHIELDED | DRAGON)) !== 0,
    };
  };
  const [mine, yours] = [side(initiator, defender, named[0]), side(defender, initiator, named[1])];
  const { morningStar, extraDiceIsModifier, levelRule } = s.game.house;
  type Side = typeof mine;
  const isArmoured = (one: Side, other: Side): boolean =>
    one.armour &&
    holds(s, [one.helper, isArmour], [other.helper, (card) => modifierOf(card) === other.modifier]);
  const cardOf = ({ helper, modifier }: Side): number =>
    s.play[helper]?.find((card) => modifierOf(s.game.cards[card]) === modifier) ?? -1;
  const isSafe = (one: Side, other: Side): boolean => {
    const [weapon, hammers] = [cardOf(one), cardOf(other)];
    const guard = weapon < 0 ? -1 : guardOf(s, one.helper, weapon, other.helper);
    return guard >= 0 && hammers >= 0 && answers(s, guard, hammers, true) !== WORKS;
  };
  const isLaterCharm = levelRule === 'off' && mine.luckyCharm && yours.luckyCharm;
  const isMyTie = holds(s, [mine.helper, isCharm], [yours.helper, isCharm]);
  return {
    kind: 'conflict',
    initiatorPiece: mine.piece,
    initiatorPotionDice: mine.potionDice,
    initiatorModifier: mine.modifier,
    initiatorArmour: isArmoured(mine, yours),
    initiatorLuckyCharm: isLaterCharm ? isMyTie : mine.luckyCharm,
    initiatorCursed: mine.cursed,
    initiatorHelpless: mine.helpless,
    initiatorUnkillable: mine.unkillable,
    initiatorSafe: isSafe(mine, yours),
    defenderPiece: yours.piece,
    defenderPotionDice: yours.potionDice,
    defenderModifier: yours.modifier,
    defenderArmour: isArmoured(yours, mine),
    defenderLuckyCharm: isLaterCharm ? !isMyTie : yours.luckyCharm,
    defenderCursed: yours.cursed,
    defenderHelpless: yours.helpless,
    defenderUnkillable: yours.unkillable,
    defenderSafe: isSafe(yours, mine),
    morningStar,
    extraDiceIsModifier,
    strictLevels: levelRule === 'strict',
  };
}
