import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { bonusOf } from './fight';
import { engine } from './index';
import { NO_CARD, SECRET, UNDECIDED, type BmState } from './state';
import { card, find, offers, play, unitAt, type Position, given } from './testing';

const attack = (s: BmState, from: number, by: string, to: number, on: string, dice = scriptedDice()) =>
  play(s, { type: 'attack', attacker: unitAt(s, from, by), target: unitAt(s, to, on) }, dice);
const placed = (s: BmState): readonly number[] => offers(s, 'place').map(({ at }) => at + 1);

describe('battle', () => {
  test('flat draws: two for all, one for a hero (BM-R01)', () => {
    const s = given({ house: { battleDraws: 'flatTwoHeroOne' }, units: {} });
    const draws = Object.fromEntries(s.game.kinds.map(({ id, draws: many }) => [id, many]));
    expect([draws['ballista'], draws['hero'], draws['army']]).toEqual([2, 1, 2]);
  });

  test('nobody fights below deck where that is agreed (BM-R14)', () => {
    const units: Position['units'] = { 5: [0, 'ship(wizard)'], 7: [1, 'ship(army,hero)'] };
    const count = (embarkedCombat: string): number =>
      offers(given({ house: { embarkedCombat }, units }, 'battle'), 'attack').filter(
        ({ attacker }) => attacker !== -1,
      ).length;
    // Ship and wizard at three targets each, or ship at ship; and the army at the castle.
    expect([count('full'), count('none')]).toEqual([7, 2]);
  });

  const windows = (house: Readonly<Record<string, unknown>>, deck: readonly string[]): BmState => {
    const s = given(
      {
        house,
        units: { 4: [0, 'army'], 2: [1, 'army'] },
        hands: [['sword-3'], ['sword-2']],
        deck,
      },
      'battle',
    );
    attack(s, 4, 'army', 2, 'army');
    return s;
  };
  const nothing = ['gold-1', 'gold-1', 'move-1', 'move-1'];

  test('attacker first, defender first, never (BM-R22)', () => {
    expect(engine.toAct(windows({}, nothing))).toEqual([0]);
    expect(engine.toAct(windows({ substitutionOrder: 'defenderFirst' }, nothing))).toEqual([1]);
    const off = windows({ substitution: 'off' }, [...nothing, 'sword-1', 'gold-2']);
    expect([off.fight.attacker, off.hand[0]!.length]).toEqual([-1, 1]);
  });

  test('secret: both put a card face down (BM-R22)', () => {
    const s = windows({ substitutionOrder: 'secret' }, nothing);
    expect(engine.toAct(s)).toEqual([0, 1]);
    play(s, { type: 'substitute', card: card('sword-3') });
    expect(engine.toAct(s)).toEqual([1]);
    expect(engine.view(s, 1).fight.put).toEqual([SECRET, UNDECIDED]);
    expect(engine.view(s, 0).fight.put).toEqual([card('sword-3'), UNDECIDED]);
    const events = play(s, { type: 'substitute', card: card('sword-2') }, scriptedDice(), 1);
    expect(find(events, 'compared')).toMatchObject([{ totals: [3, 2] }]);
    expect(s.fight.put).toEqual([NO_CARD, NO_CARD]);
  });

  test('in the tie-break too, or only after the first cards (BM-R22)', () => {
    const deck = ['sword-1', 'gold-1', 'sword-1', 'gold-1', 'gold-2', 'sword-1'];
    expect(windows({ substitution: 'alsoInTieBreak' }, deck).fight.stage).toBe('substitute');
    expect(windows({}, deck).fight.attacker).toBe(-1);
  });

  test('a retreat of exactly one space (BM-R26)', () => {
    const s = given(
      {
        house: { retreatDistance: 'oneSpace' },
        units: { 4: [0, 'army'], 2: [1, 'hero'] },
        hands: [[], ['move-1']],
        deck: ['sword-2', 'gold-2', 'magic-1'],
      },
      'battle',
    );
    const hero = unitAt(s, 2, 'hero');
    attack(s, 4, 'army', 2, 'hero');
    play(s, { type: 'retreat', card: card('move-1'), rider: -1 }, scriptedDice(), 1);
    // The mountain 3 too, for one Move 1.
    expect(offers(s, 'step', 1).map(({ to }) => to + 1)).toEqual([1, 3, 6]);
    const events = play(s, { type: 'step', to: 2 }, scriptedDice(), 1);
    expect(find(events, 'stepped')).toMatchObject([{ unit: hero, cost: 0 }]);
    expect([s.at[hero], s.flight.unit]).toEqual([2, -1]);
  });

  test('a castle may shelter itself (BM-R28)', () => {
    const bonus = (castleOwnBonus: boolean): number => {
      const s = given({ house: { castleOwnBonus }, units: { 4: [0, 'army'], 2: [1, 'castle'] } });
      s.fight.attacker = unitAt(s, 4, 'army');
      s.fight.defender = unitAt(s, 2, 'castle');
      s.fight.where = 1;
      return bonusOf(s, 1);
    };
    expect([bonus(false), bonus(true)]).toEqual([0, 1]);
  });

  test('a Crystal Tower may count as a ballista (BM-R43)', () => {
    const bonus = (crystalTowerClass: string, foe: string, side: number): number => {
      const s = given({
        house: { crystalTowerClass },
        empires: ['elf', 'human'],
        units: { 4: [0, 'crystal-tower'], 2: [1, foe] },
      });
      s.fight.attacker = unitAt(s, 4, 'crystal-tower');
      s.fight.defender = unitAt(s, 2, foe);
      s.fight.where = 1;
      return bonusOf(s, side);
    };
    expect([bonus('fullBallista', 'army', 1), bonus('transportStacking', 'army', 1)]).toEqual([1, 0]);
    expect([bonus('fullBallista', 'dragon', 0), bonus('transportStacking', 'dragon', 0)]).toEqual([1, 0]);
  });

  test('without cards for both sides the battle is void (BM-R24)', () => {
    const s = given({ units: { 4: [0, 'army'], 2: [1, 'army'] } }, 'battle');
    s.deck = [card('sword-1'), card('gold-1'), card('gold-1'), card('sword-1')];
    const events = attack(s, 4, 'army', 2, 'army');
    expect(find(events, 'void')).toHaveLength(1);
    expect([s.discard.length, s.at[unitAt(s, 2, 'army')], s.at[unitAt(s, 4, 'army')]]).toEqual([4, 1, 3]);
  });

  test('the deck is made anew without the cards of the open battle (BM-R24)', () => {
    const s = given({ units: { 4: [0, 'army'], 2: [1, 'army'] } }, 'battle');
    s.deck = [card('sword-1'), card('gold-1'), card('sword-1')];
    s.discard = [card('gold-2'), card('sword-3')];
    const events = attack(s, 4, 'army', 2, 'army');
    expect(find(events, 'reshuffled')).toEqual([{ type: 'reshuffled', rule: 'BM-156', cards: 2 }]);
  });
});

describe('movement and recruiting', () => {
  test('rivers slow a dragon where that is agreed (BM-R11)', () => {
    const toll = (riverForDragons: boolean): number =>
      given({ house: { riverForDragons }, units: {} }).game.ground.tollAir[0]![0]!;
    expect([toll(false), toll(true)]).toEqual([1, 2]);
  });

  const shop = (house: Readonly<Record<string, unknown>>, rest: Partial<Position> = {}): BmState =>
    given(
      {
        house,
        units: { 1: [0, 'castle'], 4: [0, 'army'], 2: [0, 'hero'] },
        piles: [
          ['army', 'wizard', 'dragon', 'dragon', 'dragon'],
          ['ship', 'ship', 'ship'],
        ],
        hands: [['gold-2', 'magic-2', 'magic-1'], ['move-1']],
        ...rest,
      },
      'recruit',
    );

  test('recruits come to empty territories, or to any with room (BM-151, BM-R31)', () => {
    const army = (s: BmState): readonly number[] => {
      play(s, { type: 'buy', chit: s.pile[0]![0]! });
      return placed(s);
    };
    const piles = [
      ['army', 'dragon', 'dragon', 'dragon'],
      ['ship', 'ship', 'ship'],
    ];
    expect(army(shop({}, { units: { 1: [0, 'castle'], 4: [0, 'hero'] }, piles }))).toEqual([2]);
    expect(army(shop({ recruitSpace: 'stackable' }, { piles }))).toEqual([2]);
    expect(
      army(shop({ recruitSpace: 'stackable' }, { units: { 1: [0, 'castle'], 4: [0, 'hero'] }, piles })),
    ).toEqual([2, 4]);
  });

  test('one payment for several, Magic only for the wizards among them (BM-R33)', () => {
    const s = shop({ payment: 'pooled' }, { units: { 1: [0, 'castle'] } });
    const [army, wizard] = s.pile[0]!;
    play(s, { type: 'buy', chit: army! });
    play(s, { type: 'place', at: 3 });
    expect(offers(s, 'pay')).toEqual([{ type: 'pay', cards: [card('gold-2')] }]);
    play(s, { type: 'buy', chit: wizard! });
    play(s, { type: 'place', at: 1 });
    const events = play(s, {
      type: 'pay',
      cards: [card('gold-2'), card('magic-1'), card('magic-2')],
    });
    expect(find(events, 'paid')).toMatchObject([{ cost: 5, lost: 0 }]);
  });

  test('an artifact may ask for a bearer at a castle (BM-R32)', () => {
    const bearers = (artifactPlacement: string, owner = 0): number => {
      const s = shop(
        { artifactPlacement },
        {
          units: { 1: [owner, 'castle'], 4: [0, 'hero'], 3: [0, 'wizard'] },
          piles: [['artifact', 'dragon', 'dragon', 'dragon'], []],
        },
      );
      if (offers(s, 'buy').length === 0) return 0;
      play(s, { type: 'buy', chit: s.pile[0]![0]! });
      return offers(s, 'attach').length;
    };
    expect([bearers('anyBearer'), bearers('bearerAtCastle')]).toEqual([2, 1]);
    // The castle of somebody else is no own one, and what nobody may bear is not bought.
    expect(bearers('bearerAtCastle', 1)).toBe(0);
  });
});
