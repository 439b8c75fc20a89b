import { asPercent, type Fraction } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import type { z } from 'zod';
import { classById } from '../catalogue/classes';
import { classWords, type UnitClass } from '../catalogue/vocabulary';
import { strengthOf } from '../engine/cards';
import { advantageOf } from '../engine/kinds';
import {
  attacks,
  BattleQuestion,
  countsOf,
  drawsOf,
  handOf,
  handsOf,
  type Asked,
  type Side,
} from './battle-asked';
import { battleChances, type BattleChances, type Fighter } from './battle-chances';
import { deckLeft, discardOf } from './deck';

/** What a side adds to its cards, in words that explain it: advantage, shelter, artifacts (BM-140..BM-147, BM-079). */
function bonusOf(q: Asked, side: Side): number {
  const [own, foe] = side === 'attacker' ? [q.attacker, q.defender] : [q.defender, q.attacker];
  const shelter = side === 'defender' && q.sheltered && own !== 'castle' ? 1 : 0;
  return advantageOf(classById.get(own)!.effects, foe) + shelter + q[`${side}Artifacts`] + q[`${side}Plus`];
}

const fighterOf = (q: Asked, side: Side): Fighter => ({
  draws: drawsOf(q, side),
  counts: countsOf(q[side]),
  plus: bonusOf(q, side),
  holds: handOf(q, side).map(strengthOf),
});

const cardsOf = (q: Asked) => ({
  unseen: deckLeft(q, handsOf(q)),
  ...(q.deckCards === undefined ? {} : { deck: q.deckCards }),
  discard: discardOf(q),
  inTies: q.substitution === 'alsoInTieBreak',
});

const answered = new Map<string, BattleChances>();
/** Answers kept: a page asks about the same few battles again and again. */
const KEPT = 300;

export function solveNumbers(q: Asked): BattleChances {
  const asked = [fighterOf(q, 'attacker'), fighterOf(q, 'defender'), cardsOf(q)] as const;
  const key = JSON.stringify(asked);
  let found = answered.get(key);
  if (!found) {
    if (answered.size >= KEPT) answered.clear();
    answered.set(key, (found = battleChances(...asked)));
  }
  return found;
}

const safe = (unit: UnitClass): boolean =>
  classById.get(unit)!.effects.some(({ kind }) => kind === 'safe-when-attacking');
const withBonus = (n: number): string => (n === 0 ? '' : ` + ${n}`);
const cardsIn = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`;

/** What is told besides: which cards from hand are used, and what comes when the deck runs out. */
function besides(q: Asked): string {
  const inTies =
    q.substitution === 'alsoInTieBreak' && handsOf(q).length > 0
      ? ' Whoever draws nothing that counts uses his best card from hand, in tie-breaks too; who decides first does not matter.'
      : '';
  const anew = cardsOf(q).discard.reduce((sum, n) => sum + n, 0);
  const deck = q.deckCards ?? deckLeft(q, handsOf(q)).reduce((sum, n) => sum + n, 0);
  return anew === 0
    ? inTies
    : `${inTies} The deck holds ${cardsIn(deck)}, and is then made anew of the ${cardsIn(anew)} discarded.`;
}

function explained(q: Asked, { win, lose, first }: BattleChances): string {
  const [a, b] = [fighterOf(q, 'attacker'), fighterOf(q, 'defender')];
  const draws = `The ${classWords[q.attacker].one} draws ${cardsIn(a.draws)}${withBonus(a.plus)}, the ${classWords[q.defender].one} ${cardsIn(b.draws)}${withBonus(b.plus)}`;
  const begins = `the first cards give ${asPercent(first.win)} won, ${asPercent(first.tie)} level, ${asPercent(first.lose)} lost`;
  if (q.until === 'first-cards') return `${draws}: ${begins}.`;
  return `${draws}: ${begins}. With all ties broken the attacker wins ${asPercent(win)} and loses ${asPercent(lose)}${
    safe(q.attacker) ? '; it is not destroyed when it loses' : ''
  }.${besides(q)}`;
}

const spread = (label: string, of: ReadonlyMap<number, Fraction>) => ({
  label,
  values: [...of].map(([value, chance]) => ({ value, chance })),
});

export function solveBattle(q: Asked): Chances {
  const found = solveNumbers(q);
  const { win, lose, open, first, totals } = found;
  const lost = safe(q.attacker)
    ? 'the attacker loses, and stays'
    : q.attacker === 'hero'
      ? 'the attacker loses, and must retreat or is destroyed'
      : 'the attacker is destroyed';
  const won =
    q.defender === 'hero'
      ? 'the defender loses, and must retreat or is destroyed'
      : 'the defender is destroyed';
  const both = q.until === 'first-cards';
  return {
    outcomes: [
      { key: 'attacker-wins', words: won, chance: both ? first.win : win },
      {
        key: 'level',
        words: both ? 'both are level' : 'both are level when no cards are left',
        chance: both ? first.tie : open,
      },
      { key: 'defender-wins', words: lost, chance: both ? first.lose : lose },
    ],
    explained: explained(q, found),
    spreads: [
      spread('First total of the attacker', totals[0]),
      spread('First total of the defender', totals[1]),
    ],
  };
}

export const battle = defineSituation<Asked>({
  kind: 'battle',
  title: 'A battle',
  explains:
    'Two units draw from the common deck, ties draw on until they are broken. Cards that you know to be out of the deck can be taken out, and make a new deck where they are discarded.',
  rules: ['BM-125', 'BM-130', 'BM-131', 'BM-136', 'BM-137', 'BM-R22', 'BM-R23', 'BM-R24'],
  schema: BattleQuestion as unknown as z.ZodType<Asked>,
  example: BattleQuestion.parse({ attacker: 'dragon', defender: 'castle' }),
  about: ({ id }) =>
    id === 'castle'
      ? { attacker: 'army', defender: id }
      : attacks(id)
        ? { attacker: id, defender: id === 'army' ? 'hero' : 'army' }
        : undefined,
  solve: solveBattle,
});
