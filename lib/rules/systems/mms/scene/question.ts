import type { Seat } from '../../../kernel/game/engine';
import type { ChoiceWords } from '../../../kernel/game/playable';
import { CAN, decoyCard, DETECT_MORE, type GameCard } from '../engine/cards';
import { isIntruder, withinAreas } from '../engine/ground';
import { sightOf } from '../engine/sight';
import { abilitiesOf, capOf, cardOf, HIDDEN, poseOf, type MmsState } from '../engine/state';
import { MOST_ASKED } from '../odds/most';

type Odds = NonNullable<ChoiceWords['odds']>;

/** What a Looking Glass adds, in units: the question of chance asks for it by itself. */
const GLASS = 5;

/** The questions know the starter set only, and so many cards of a kind. */
const isAsked = (cards: readonly GameCard[]): boolean =>
  cards.length <= MOST_ASKED && cards.every(({ id }) => !id.startsWith('own:') && id !== decoyCard.id);

const ids = (cards: readonly GameCard[]): string[] => cards.map(({ id }) => id);
const carriedBy = (s: MmsState, piece: number): GameCard[] =>
  s.carried[piece]!.map((card) => s.game.cards[card]!);

const helps = ({ roll, damage, can }: GameCard): boolean =>
  roll > 0 || damage > 0 || (can & (CAN.rerollMiss | CAN.ram)) !== 0;
const hinders = ({ roll, damage }: GameCard): boolean => roll < 0 || damage < 0;
const strengthens = ({ roll, damage }: GameCard): boolean => roll > 0 || damage > 0;

/** Areas that a seat knows under a piece, each card once (MMS-R18). */
function areasUnder(s: MmsState, seat: Seat, piece: number, isWanted: (area: number) => boolean): GameCard[] {
  const areas: number[] = [];
  withinAreas(s, piece, poseOf(s, piece), areas, seat);
  return [...new Set(areas.filter(isWanted).map((area) => cardOf(s, area)))];
}

/**
 * The chances of an attack. Where the attacker may still move, only what shelters the target counts; one that stays is
 * hindered and helped by what it stands in as well. Undefined: cards of the agreement are at work, or the target is unknown.
 */
export function attackQuestion(
  s: MmsState,
  seat: Seat,
  target: number,
  { stays, engine = -1 }: { readonly stays: boolean; readonly engine?: number },
): Odds | undefined {
  const { piece } = s.acting;
  const { rollPenaltyCap, naturalHit, attackSelection } = s.game.house;
  if (s.card[target] === HIDDEN || capOf(s, target) < 1) return undefined;
  const carries = engine < 0 ? carriedBy(s, piece).filter(helps) : [];
  const guards = carriedBy(s, target).filter(hinders);
  const isHostile = (area: number): boolean => isIntruder(s, seat, area);
  const shelters = new Set([
    ...areasUnder(s, seat, target, isHostile),
    ...(stays ? areasUnder(s, seat, piece, isHostile) : []),
  ]);
  const strongholds = stays ? areasUnder(s, seat, piece, (area) => s.control[area] === seat) : [];
  const [against, behind] = [[...shelters].filter(hinders), strongholds.filter(strengthens)];
  if (rollPenaltyCap !== null && rollPenaltyCap > 100) return undefined;
  const machine = engine < 0 ? [] : [cardOf(s, engine)];
  if (![[cardOf(s, piece), cardOf(s, target)], carries, guards, against, behind, machine].every(isOrdinary))
    return undefined;
  return {
    kind: 'attack',
    attacker: cardOf(s, piece).id,
    target: cardOf(s, target).id,
    attacks: 1,
    cap: capOf(s, target),
    ...(machine[0] ? { operates: machine[0].id } : {}),
    carries: ids(carries),
    targetCarries: ids(guards),
    shelters: ids(against),
    strongholds: ids(behind),
    ...(rollPenaltyCap === null ? {} : { rollPenaltyCap }),
    ...(naturalHit === null ? {} : { naturalHit }),
    declared: attackSelection === 'declared',
  };
}
/** Attacker and target may be of one card; what works on them may not. */
const isOrdinary = (cards: readonly GameCard[], at: number): boolean =>
  at === 0 ? cards.every((card) => isAsked([card])) : isAsked(cards);

/** How many of the things that a piece carries have the ability: the same may be carried twice (MMS-L11). */
const timesCarried = (s: MmsState, piece: number, ability: number): number =>
  carriedBy(s, piece).filter(({ can }) => (can & ability) !== 0).length;

/** The chances of a healing (MMS-R28). */
export function healQuestion(s: MmsState, target: number): Odds | undefined {
  const { piece } = s.acting;
  const { healUsesModifiers, attackSelection } = s.game.house;
  const carries = healUsesModifiers ? carriedBy(s, piece).filter(helps) : [];
  if (!isAsked([cardOf(s, piece)]) || !isAsked(carries)) return undefined;
  // The question knows one staff.
  if (timesCarried(s, piece, CAN.healMore) > 1) return undefined;
  return {
    kind: 'heal',
    healer: cardOf(s, piece).id,
    missing: Math.min(500, s.lost[target]!),
    heals: 1,
    staff: (abilitiesOf(s, piece) & CAN.healMore) !== 0,
    modifiers: healUsesModifiers,
    carries: ids(carries),
    declared: attackSelection === 'declared',
  };
}

/** The chances of a Detection, and how far it reaches (MMS-R35, MMS-R41). */
export function detectQuestion(s: MmsState, seat: Seat): Odds {
  const { piece } = s.acting;
  const { detectionThreshold, detectionSightBonusPct } = s.game.house;
  const can = abilitiesOf(s, piece);
  const lookingGlass = (can & CAN.sight) !== 0;
  const lanterns = timesCarried(s, piece, CAN.detect);
  return {
    kind: 'detection',
    tries: 1,
    lantern: lanterns > 0,
    lookingGlass,
    // The question knows one lantern: any more make a lower roll enough.
    threshold: Math.max(1, detectionThreshold - Math.max(0, lanterns - 1) * DETECT_MORE),
    sight: Math.min(60, sightOf(s, piece, seat) / 2 - (lookingGlass ? GLASS : 0)),
    bonus: detectionSightBonusPct,
  };
}
