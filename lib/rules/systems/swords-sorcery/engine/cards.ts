import type { CardEntry } from '../catalogue/entry';
import { isTrapCard } from '../catalogue/entry';
import type { CardEffect, Deed, Moment, Sort, Span, Target } from '../catalogue/effects';
import type { House } from '../house';
import {
  ASLEEP,
  CARRIER,
  CURSED,
  DOUBLED,
  DRAGON,
  GHOST,
  HELD,
  PARALYSED,
  SHIELDED,
  STONE,
  STRONG,
  VAPOUR,
} from './state';

/** One copy of a card in this game. Plain JSON, shared by all states of the game. */
export interface GameCard {
  readonly id: string;
  readonly name: string;
  /** Its row in the ledger. */
  readonly rule: string;
  readonly sort: Sort;
  readonly isTrap: boolean;
  /** One of the two traps that are spells (SS-R37). */
  readonly isSpellTrap: boolean;
  readonly isWeapon: boolean;
  readonly isPermanent: boolean;
  /** What its power in play is good for: IN_WINDOWS, IN_MOVES, 0 where it has none that is used. */
  readonly use: number;
  /** What shows on a piece on which it lasts, ASLEEP … STRONG. */
  readonly flag: number;
  /** A blank counts as the table agreed (SS-R02). */
  readonly level: number;
  /** What it does; empty on a card of the table's own that only has words. */
  readonly kind: Deed['kind'] | '';
  readonly lasts: Span | '';
  /** When it may be invoked; one that only has words, at any time. */
  readonly when: Moment;
  readonly deed: CardEffect | undefined;
  /** Named when it is invoked (SS-R67). */
  readonly names: readonly Target[];
  /** Named when its power is used. */
  readonly powerNames: readonly Target[];
}

/** What powers of cards in play are good for: to go on the stack, or to change a die, a rock or a step of the own movement. */
export const IN_WINDOWS = 1;
export const IN_MOVES = 2;

const flagOf: { readonly [K in Deed['kind']]?: number } = {
  hold: ASLEEP,
  paralyse: PARALYSED,
  'hold-on-trap': HELD,
  'make-ghosts': GHOST,
  shield: SHIELDED,
  curse: CURSED,
  carrier: CARRIER,
  unkillable: DRAGON,
  'pass-through': VAPOUR,
  'become-rock': STONE,
  doppelganger: DOUBLED,
  'extra-dice': STRONG,
};

const useOf: { readonly [K in Deed['kind']]?: number } = {
  'teleport-piece': IN_WINDOWS,
  'hold-on-trap': IN_WINDOWS,
  'trap-save-card': IN_WINDOWS,
  'die-substitute': IN_MOVES,
  'rock-shift': IN_MOVES,
  flight: IN_MOVES,
};

const onInvocation = (target: Target): boolean => !('chosen' in target);

/** A catalogue card, or one of the table's own, as the engine reads it. */
export function gameCard(entry: CardEntry, house: House): GameCard {
  const deed = entry.effects[0];
  const named = deed?.targets.filter(onInvocation) ?? [];
  const isPower = deed?.lasts === 'in-play' && deed.power !== undefined;
  const use = (deed && useOf[deed.kind]) ?? 0;
  return {
    id: entry.id,
    name: entry.name,
    rule: entry.rules[0] ?? 'SS-R80',
    sort: entry.sort,
    isTrap: isTrapCard(entry),
    isSpellTrap: entry.kind === 'spell-trap',
    isWeapon: entry.kind === 'artifact-weapon' || deed?.kind === 'weapon',
    isPermanent: entry.usage === 'permanent' || deed?.lasts === 'in-play',
    use: use === IN_WINDOWS && !isPower ? 0 : use,
    flag: (deed && flagOf[deed.kind]) ?? 0,
    level: entry.level ?? house.blankLevel,
    kind: deed?.kind ?? '',
    lasts: deed?.lasts ?? '',
    when: deed?.when ?? 'any',
    deed,
    names: isPower ? [] : named,
    powerNames: isPower ? named : [],
  };
}
