import type { CardEntry } from '../catalogue/entry';
import { isTrapCard } from '../catalogue/entry';
import type { CardEffect, Deed, Moment, Sort, Span, Target } from '../catalogue/effects';
import type { House } from '../house';

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
  /** Has it a power that goes on the stack: Domain Teleport, Bear Trap, Trap expertise? */
  readonly isUsed: boolean;
  /** Has it a power for the own movement: a die, a rock, a flight? */
  readonly isForMoves: boolean;
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

const onInvocation = (target: Target): boolean => !('chosen' in target);

/** A catalogue card, or one of the table's own, as the engine reads it. */
export function gameCard(entry: CardEntry, house: House): GameCard {
  const deed = entry.effects[0];
  const named = deed?.targets.filter(onInvocation) ?? [];
  const isPower = deed?.lasts === 'in-play' && deed.power !== undefined;
  return {
    id: entry.id,
    name: entry.name,
    rule: entry.rules[0] ?? 'SS-R80',
    sort: entry.sort,
    isTrap: isTrapCard(entry),
    isSpellTrap: entry.kind === 'spell-trap',
    isWeapon: entry.kind === 'artifact-weapon' || deed?.kind === 'weapon',
    isPermanent: entry.usage === 'permanent' || deed?.lasts === 'in-play',
    isUsed:
      isPower &&
      (deed.kind === 'teleport-piece' || deed.kind === 'hold-on-trap' || deed.kind === 'trap-save-card'),
    isForMoves: deed?.kind === 'die-substitute' || deed?.kind === 'rock-shift' || deed?.kind === 'flight',
    level: entry.level ?? house.blankLevel,
    kind: deed?.kind ?? '',
    lasts: deed?.lasts ?? '',
    when: deed?.when ?? 'any',
    deed,
    names: isPower ? [] : named,
    powerNames: isPower ? named : [],
  };
}
