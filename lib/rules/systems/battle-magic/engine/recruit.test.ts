import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { GOLD, MAGIC, strengthOf, typeOf } from './cards';
import { engine } from './index';
import { playBuy, playPlace, recruitChoices } from './recruit';
import { ATTACHED, PILE, type BmState } from './state';
import { card, crowdedStates, find, given, offers, play, unitAt } from './testing';
import { kindAt } from './units';

const unitsAt = (s: BmState, at: number): readonly number[] =>
  s.at.flatMap((where, unit) => (where === at ? [unit] : []));
const isOwn = (s: BmState, unit: number): boolean => s.game.ownerOf[unit] === s.active;
const standing = (s: BmState): readonly number[] =>
  s.at.flatMap((at, unit) => (at >= 0 && isOwn(s, unit) ? [unit] : []));
const near = (s: BmState, unit: number): readonly number[] => s.game.ground.neighbours[s.at[unit]!]!;
const isCastle = (s: BmState, unit: number): boolean => kindAt(s, unit).unit === 'castle';

/** BM-151 to BM-153 and BM-R31 as they are told. */
function places(s: BmState, chit: number): readonly number[] {
  const { ground, house } = s.game;
  const kind = kindAt(s, chit);
  const castle = kind.unit === 'castle';
  const from = standing(s).filter((unit) => castle || isCastle(s, unit));
  return [...new Set(from.flatMap((unit) => near(s, unit)))].filter((at) => {
    if (!(ground.land[at] ? kind.land : kind.water)) return false;
    if (castle && ground.neighbours[at]!.some((to) => unitsAt(s, to).some((unit) => isCastle(s, unit))))
      return false;
    const there = unitsAt(s, at);
    if (house.recruitSpace === 'empty') return there.length === 0;
    return there.every((unit) => isOwn(s, unit) && (kind.stack < 0 || kindAt(s, unit).stack !== kind.stack));
  });
}

/** BM-078, BM-080 and BM-R32. */
const bearers = (s: BmState): readonly number[] =>
  standing(s).filter((unit) => {
    const home = [s.at[unit]!, ...near(s, unit)].some((at) =>
      unitsAt(s, at).some((one) => isOwn(s, one) && isCastle(s, one)),
    );
    const borne = s.at.filter((at, chit) => at === ATTACHED && s.on[chit] === unit).length;
    const bears = ['hero', 'wizard'].includes(kindAt(s, unit).unit) && borne < 2;
    return bears && (s.game.house.artifactPlacement === 'anyBearer' || home);
  });

/** Hands of cards that pay the cost, in which none could be left out (BM-148 to BM-150, BM-069, BM-R33). */
function payments(hand: readonly number[], cost: number, byMagic: boolean): ReadonlySet<string> {
  const worth = (cards: readonly number[], type: number): number =>
    cards.reduce((sum, one) => (typeOf(one) === type ? sum + strengthOf(one) : sum), 0);
  const pays = (cards: readonly number[]): boolean =>
    worth(cards, GOLD) + (byMagic ? Math.min(cost, worth(cards, MAGIC)) : 0) >= cost;
  const found = new Set<string>();
  for (let some = 0; some < 1 << hand.length; some++) {
    const cards = hand.filter((_, i) => some & (1 << i));
    const spare = cards.some((_, i) => pays(cards.filter((__, j) => j !== i)));
    if (pays(cards) && !spare) found.add(cards.toSorted((a, b) => a - b).join());
  }
  return found;
}

describe.each([
  ['as printed', {}],
  [
    'where friends stand too, artifacts at castles',
    { recruitSpace: 'stackable', artifactPlacement: 'bearerAtCastle' },
  ],
] as const)('%s', (name, house) => {
  const all = Array.from({ length: 30 }, (_, i) => i).flatMap((i) =>
    crowdedStates(`recruit ${name} ${i}`, house).filter((_s, k) => k % 3 === 0),
  );

  test('a chit goes to every territory where it may stand, and to no other', () => {
    for (const s of all) {
      for (const chit of s.at.keys()) {
        if (!isOwn(s, chit) || s.at[chit] !== PILE) continue;
        const next = engine.clone(s);
        playBuy(next, chit);
        const to = recruitChoices(next).map((one) =>
          one.type === 'place' ? one.at : one.type === 'attach' ? one.bearer : -1,
        );
        const wanted = kindAt(s, chit).unit === 'artifact' ? bearers(s) : places(s, chit);
        expect(to.toSorted((a, b) => a - b)).toEqual(wanted.toSorted((a, b) => a - b));
      }
    }
  });
});

describe('paying (BM-148 to BM-150)', () => {
  const hands = [
    ['gold-1', 'gold-1', 'gold-1', 'gold-2', 'gold-2', 'gold-3', 'magic-1', 'magic-2', 'move-1'],
    ['gold-1', 'gold-2', 'gold-2', 'gold-2', 'magic-1', 'magic-1', 'magic-3', 'sword-3'],
    ['gold-3', 'gold-3', 'gold-2', 'magic-3', 'magic-3', 'magic-2', 'magic-1'],
    ['gold-3', 'gold-2', 'gold-1'],
  ];
  const units = ['army', 'hero', 'wizard', 'dragon', 'ship', 'ballista'];
  test.each(hands.flatMap((hand) => units.map((unit) => [hand.join(), unit, hand] as const)))(
    'of %s for one %s any cards of which none could be left out',
    (_, unit, hand) => {
      const s = given({ units: {}, piles: [[unit]], hands: [[...hand]] }, 'recruit');
      const chit = s.pile[0]![0]!;
      const { cost } = kindAt(s, chit);
      const ways = payments(s.hand[0]!, cost, unit === 'wizard');
      playBuy(s, chit);
      const before = s.hand[0]!.length;
      playPlace(s, 6);
      const offered = new Set(offers(s, 'pay').map(({ cards }) => cards.join()));
      if (ways.size > 1) expect([offered, s.owed]).toEqual([ways, cost]);
      else expect([s.owed, before - s.hand[0]!.length]).toEqual([0, [...ways][0]!.split(',').length]);
    },
  );

  test('each chit is paid for itself, and Magic that paid a wizard pays nothing else (BM-R33)', () => {
    const s = given(
      {
        units: { 1: [0, 'castle'] },
        piles: [['wizard', 'army', 'army'], []],
        hands: [['magic-3', 'gold-2', 'magic-2'], ['move-1']],
      },
      'recruit',
    );
    const [wizard, army, other] = s.pile[0]! as [number, number, number];
    expect(offers(s, 'buy').map(({ chit }) => chit)).toEqual([wizard, army]);
    play(s, { type: 'buy', chit: wizard });
    expect(s.pile[0]).toEqual([army, other]);
    const placed = find(play(s, { type: 'place', at: 3 }), 'placed');
    expect(placed).toMatchObject([{ rule: 'BM-151', chit: wizard, at: 3 }]);
    play(s, { type: 'pay', cards: [card('magic-3')] });
    play(s, { type: 'buy', chit: army });
    const events = play(s, { type: 'place', at: 1 }, scriptedDice(1));
    expect(find(events, 'paid')).toMatchObject([{ cards: [card('gold-2')], cost: 2, lost: 0 }]);
    expect([s.owed, s.owedMagic, s.at[army], s.at[other]]).toEqual([0, 0, 1, PILE]);
  });

  test('a castle is built by a rule of its own, and counts at once (BM-152)', () => {
    const s = given(
      {
        units: { 4: [0, 'army'] },
        piles: [['castle', 'castle'], []],
        hands: [['gold-1', 'gold-1'], ['move-1']],
      },
      'recruit',
    );
    play(s, { type: 'buy', chit: s.pile[0]![0]! });
    expect(find(play(s, { type: 'place', at: 2 }), 'placed')).toMatchObject([{ rule: 'BM-152' }]);
    expect([s.castles[0], unitAt(s, 3, 'castle') >= 0]).toEqual([2, true]);
    play(s, { type: 'buy', chit: s.pile[0]![0]! });
    // 2 and 9 lie beside the first.
    expect(offers(s, 'place').map(({ at }) => at + 1)).toEqual([1, 10]);
  });
});
