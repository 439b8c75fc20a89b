import type { Facts } from '../../../kernel/verdict/legality';
import { baseDeck } from '../catalogue/allies';
import { handEffects, permanentEffects, type AllyEffect, type AllyEffectKind } from '../catalogue/effects';
import type { Ally } from '../catalogue/entry';
import type { MmTerms } from './types';

type ValuedKind = Extract<AllyEffect, { readonly value: number }>['kind'];

/** Values that make sense for an effect: what a unit set, a hand or a die can bear. */
const ranges: Readonly<Record<ValuedKind, readonly [least: number, most: number]>> = {
  force: [-6, 6],
  forceTarget: [1, 6],
  mp: [1, 4],
  mpTarget: [1, 4],
  mpOnEnter: [1, 4],
  figureCap: [1, 5],
  recruit: [1, 5],
  placeGarrison: [1, 5],
  sacrificeFigureToDraw: [1, 12],
  swapPermanentWithHand: [1, 10],
  handSize: [-12, 12],
  draw: [1, 12],
};
const canBeNegative: readonly AllyEffectKind[] = ['force', 'handSize'];

const isInRange = (effect: AllyEffect): boolean => {
  if (!('value' in effect)) return true;
  const [least, most] = ranges[effect.kind];
  if (effect.value === 0 && canBeNegative.includes(effect.kind)) return false;
  return effect.value >= least && effect.value <= most;
};

const baseNames: ReadonlyMap<string, string> = new Map(
  [...baseDeck.values()].map((card) => [card.name.toLowerCase(), card.id]),
);

/** May it never leave the hand? In a combat window only Force is played (MM-R11), and it has nothing else to do. */
const isStuck = ({ effects, windows }: Ally): boolean =>
  permanentEffects(effects).length === 0 &&
  !windows.includes('main') &&
  !handEffects(effects).some(({ kind }) => kind === 'force' || kind === 'forceTarget');

/** Why a custom card cannot be played: its name is taken, it does nothing, or a value is out of range. */
export function faultsOf(card: Ally, terms: MmTerms): readonly Facts[] {
  const out: Facts[] = [];
  const name = card.name.trim().toLowerCase();
  const printed = baseNames.get(name);
  if (name === '') out.push({ what: 'name', card: card.id });
  if (printed !== undefined && printed !== card.alters)
    out.push({ what: 'taken', card: card.name, by: 'printed' });
  for (const other of terms.cards.values())
    if (other.id !== card.id && other.name.trim().toLowerCase() === name) {
      out.push({ what: 'taken', card: card.name, by: 'custom' });
      break;
    }
  if (card.effects.length === 0) out.push({ what: 'empty', card: card.name });
  else if (isStuck(card)) out.push({ what: 'stuck', card: card.name });
  for (const effect of card.effects)
    if ('value' in effect && !isInRange(effect))
      out.push({
        what: 'value',
        card: card.name,
        effect: effect.kind,
        value: effect.value,
        least: ranges[effect.kind][0],
        most: ranges[effect.kind][1],
      });
  return out;
}
