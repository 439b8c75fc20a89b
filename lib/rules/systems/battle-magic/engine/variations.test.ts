import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/dice';
import { scriptedDice } from '../../../kernel/scripted-dice';
import { plainMap } from '../boards/fixture';
import { specialIds, type SpecialId } from '../catalogue/vocabulary';
import { bonusOf } from './fight';
import { handLimit, keeps, pileLimit } from './draw';
import { engine } from './index';
import { beginTurn } from './turn';
import { CUP, GONE, NO_CARD, SECRET, UNDECIDED, type BmChoice, type BmState } from './state';
import { card, faceOf, find, offers, play, position, tableOf, unitAt, type Position } from './testing';

const full = ['army', 'army', 'army'];
/** Castles far from everything, an army that can still attack, and a second seat that stops at its first decision. */
const homes = { 8: [0, 'castle'], 11: [0, 'army'], 12: [1, 'castle', 'army'] } as const;
const given = (rest: Position, phase: BmState['phase'] = 'move'): BmState => {
  const s = position({ ...rest, units: { ...homes, ...rest.units } });
  s.phase = phase;
  return s;
};
const attack = (s: BmState, from: number, by: string, to: number, on: string, dice = scriptedDice()) =>
  play(s, { type: 'attack', attacker: unitAt(s, from, by), target: unitAt(s, to, on) }, dice);
const placed = (s: BmState): readonly number[] => offers(s, 'place').map(({ at }) => at + 1);

describe('special territories', () => {
  /** 1 is the special; seat 0 stands on it at the end of its Recruit Phase. */
  const at = (special: SpecialId, rest: Partial<Position> = {}): BmState => {
    const s = position({
      map: plainMap(
        ['clear', 'clear', 'sea', 'clear'],
        [
          [1, 2],
          [2, 3],
          [3, 4],
        ],
        { 1: special },
      ),
      units: { 1: [0, 'army'], 2: [0, 'castle'], 4: [1, 'castle', 'hero'] },
      piles: [full, full],
      hands: [[], ['move-1']],
      ...rest,
    });
    s.phase = 'recruit';
    return s;
  };

  test.each([
    ['monolith', 'magic-1', 'BM-164'],
    ['mine', 'gold-1', 'BM-165'],
    ['altar', 'sword-1', 'BM-166'],
    ['temple', 'move-1', 'BM-167'],
  ] as const)('%s keeps an extra %s (%s)', (special, kept, rule) => {
    const four = ['gold-2', 'magic-2', 'move-2', 'sword-2'];
    const s = at(special, { deck: [...four, kept] });
    expect(find(play(s, { type: 'done' }), 'found')).toMatchObject([{ rule, card: card(kept), kept: true }]);
    expect(s.hand[0]).toHaveLength(5);
    const other = at(special, { deck: [...four, kept === 'gold-1' ? 'magic-1' : 'gold-1'] });
    expect(find(play(other, { type: 'done' }), 'found')).toMatchObject([{ kept: false }]);
    expect([other.hand[0]!.length, other.discard.length]).toEqual([4, 1]);
  });

  test.each([
    ['barbarian-villages', 'army', 'human', 'BM-168'],
    ['dragons-lair', 'dragon', 'human', 'BM-169'],
    ['tavern', 'hero', 'human', 'BM-170'],
    ['workshops', 'ballista', 'human', 'BM-171'],
    ['workshops', 'artifact', 'human', 'BM-171'],
    ['wizards-tower', 'wizard', 'human', 'BM-172'],
    ['pirates-cove', 'ship', 'human', 'BM-173'],
  ] as const)('%s keeps an extra %s', (special, unit, empire, rule) => {
    const s = at(special, { empires: [empire] });
    const events = play(s, { type: 'done' }, scriptedDice(faceOf(s, 0, unit)));
    expect(find(events, 'chit')).toMatchObject([{ rule, kept: true }]);
    expect(s.pile[0]).toHaveLength(4);
    const other = at(special);
    const back = play(other, { type: 'done' }, scriptedDice(faceOf(other, 0, 'castle')));
    expect(find(back, 'chit')).toMatchObject([{ kept: false }]);
    expect(other.pile[0]).toHaveLength(3);
  });

  test('a City holds a sixth chit, an Oracle a seventh card (BM-162, BM-163, BM-R41)', () => {
    expect(pileLimit(at('city'), 0) - pileLimit(at('mine'), 0)).toBe(1);
    expect(handLimit(at('oracle'), 0) - handLimit(at('mine'), 0)).toBe(1);
    expect(handLimit(at('oracle'), 1)).toBe(6);
  });

  test('a City may raise the threshold too (BM-R39)', () => {
    const s = at('city', { house: { cityEffect: 'maxAndThreshold' } });
    play(s, { type: 'done' }, scriptedDice(1));
    expect(s.pile[0]).toHaveLength(4);
    const plain = at('city');
    play(plain, { type: 'done' });
    expect(plain.pile[0]).toHaveLength(3);
  });

  test('excess chits go back to the cup as their owner chooses (BM-159, BM-R37)', () => {
    const s = at('tavern', { piles: [[...full, 'ship', 'wizard'], full] });
    play(s, { type: 'done' }, scriptedDice(faceOf(s, 0, 'hero')));
    expect(offers(s, 'return')).toHaveLength(4);
    const { chit } = offers(s, 'return')[1]!;
    play(s, { type: 'return', chit });
    expect([s.at[chit], s.pile[0]!.length, s.active]).toEqual([CUP, 5, 1]);
  });

  test('a Dragons Lair may find all that is heavy, Workshops a Crystal Tower (BM-R43, BM-R45)', () => {
    const lair = specialIds.indexOf('dragons-lair');
    const shops = specialIds.indexOf('workshops');
    const bits = (house: Readonly<Record<string, unknown>>, special: number) =>
      keeps(at('mine', { house }), special);
    expect(bits({ lairFinds: 'heavy' }, lair)).not.toBe(bits({}, lair));
    expect(bits({ crystalTowerClass: 'fullBallista' }, shops)).not.toBe(bits({}, shops));
  });

  const ruins = (rest: Partial<Position> = {}): BmState => {
    const s = at('ruins', {
      units: { 2: [0, 'castle', 'army', 'hero+1', 'hero'], 4: [1, 'castle'] },
      hands: [['move-2', 'move-1'], ['move-1']],
      ...rest,
    });
    s.phase = 'move';
    return s;
  };

  test('Ruins give their first hero a card, once (BM-161, BM-174, BM-175, BM-R40)', () => {
    const s = ruins({ deck: ['gold-3', 'move-3'] });
    const hero = unitAt(s, 2, 'hero');
    play(s, { type: 'move', unit: hero, card: card('move-2') });
    const events = play(s, { type: 'step', to: 0 });
    expect(find(events, 'ruins')).toMatchObject([{ rule: 'BM-175', lost: false }]);
    expect([s.hand[0]!.includes(card('gold-3')), s.ruined, s.pool]).toEqual([true, [0], 0]);
  });

  test('a Move card out of the Ruins destroys him; of two who come together the owner names the first (BM-R40)', () => {
    const s = ruins({ deck: ['move-3'] });
    const army = unitAt(s, 2, 'army');
    play(s, { type: 'move', unit: army, card: card('move-2') });
    const heroes = offers(s, 'join').map(({ unit }) => unit);
    for (const unit of heroes) play(s, { type: 'join', unit });
    play(s, { type: 'step', to: 0 });
    expect(offers(s, 'visit')).toHaveLength(2);
    const events = play(s, { type: 'visit', unit: heroes[0]! });
    expect(find(events, 'ruins')).toMatchObject([{ rule: 'BM-174', lost: true, unit: heroes[0] }]);
    expect([s.at[heroes[0]!], s.at[heroes[1]!], s.at[army]]).toEqual([CUP, 0, 0]);
  });

  test('where it is agreed he may flee them (BM-R40)', () => {
    const s = ruins({ house: { ruinsHeroMayRetreat: true }, deck: ['move-3'] });
    const hero = unitAt(s, 2, 'hero');
    play(s, { type: 'move', unit: hero, card: card('move-2') });
    play(s, { type: 'step', to: 0 });
    play(s, { type: 'retreat', card: card('move-1'), rider: -1 });
    play(s, { type: 'step', to: 1 });
    expect([s.at[hero], s.flight.unit, s.leader]).toEqual([1, -1, -1]);
  });

  test('what it costs to enter one (BM-161, BM-R12)', () => {
    const toll = (specialEntry: string): number => {
      const map = plainMap(
        ['clear', 'mountain', 'sea', 'clear', 'clear'],
        [
          [1, 2],
          [1, 3],
          [3, 4],
          [4, 5],
        ],
        {
          2: 'mine',
        },
      );
      return position({ map, house: { specialEntry }, units: {} }).game.ground.toll[0]![0]!;
    };
    expect(['replace', 'max', 'add'].map(toll)).toEqual([2, 3, 5]);
  });
});

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
    play(s, { type: 'step', to: 2 }, scriptedDice(), 1);
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
    const bearers = (artifactPlacement: string): number => {
      const s = shop(
        { artifactPlacement },
        {
          units: { 1: [0, 'castle'], 4: [0, 'hero'], 3: [0, 'wizard'] },
          piles: [['artifact', 'dragon', 'dragon', 'dragon'], []],
        },
      );
      play(s, { type: 'buy', chit: s.pile[0]![0]! });
      return offers(s, 'attach').length;
    };
    expect([bearers('anyBearer'), bearers('bearerAtCastle')]).toEqual([2, 1]);
  });
});

describe('the end', () => {
  const last = (house: Readonly<Record<string, unknown>>): BmState => {
    const s = position({
      house: { players: 3, ...house },
      units: {
        8: [0, 'castle'],
        11: [0, 'army'],
        4: [0, 'army'],
        2: [1, 'castle'],
        6: [1, 'ship'],
        12: [2, 'castle'],
      },
      hands: [[], ['gold-1'], []],
      piles: [full, full, full],
      deck: ['sword-3', 'move-1', 'gold-1', 'gold-2'],
    });
    s.phase = 'battle';
    attack(s, 4, 'army', 2, 'castle');
    play(s, { type: 'decline' }, scriptedDice(), 1);
    return s;
  };

  test('without castles a player is out with all that he has (BM-R46)', () => {
    const s = last({});
    expect([s.alive, s.hand[1], s.pile[1], s.head[5]]).toEqual([[1, 0, 1], [], [], -1]);
    expect(s.at.filter((at, chit) => s.game.ownerOf[chit] === 1 && at !== GONE)).toEqual([]);
    expect(engine.outcome(s)).toBeUndefined();
  });

  test('his units may stay as nobody’s (BM-R46)', () => {
    const s = last({ eliminatedUnits: 'stayAsNeutral' });
    expect([s.alive[1], s.holder[5], s.order.indexOf(1) >= 0]).toEqual([0, 1, true]);
    expect(engine.toAct(s)).not.toContain(1);
  });

  test('with grace he has his own next turn to build (BM-R47)', () => {
    const s = last({ noCastleGrace: 1 });
    expect([s.alive[1], s.castles[1]]).toEqual([1, 0]);
    const dice = seededDice('grace');
    for (let i = 0; i < 200 && s.active !== 2 && s.phase !== 'over'; i++) {
      const seat = engine.toAct(s)[0]!;
      const choices = engine.choices(s, seat);
      const done = choices.find(({ type }) => type === 'done') ?? choices[0]!;
      engine.play(s, seat, done, dice);
    }
    expect(s.alive[1]).toBe(0);
  });

  test('after the last round most castles win, then Gold, then nobody (BM-R48)', () => {
    const ended = (...extra: readonly string[]): BmState => {
      const s = position({
        house: { roundLimit: 10 },
        units: { 8: [0, 'castle', ...extra], 12: [1, 'castle'] },
        piles: [full, full],
      });
      s.round = 10;
      s.active = 1;
      s.phase = 'recruit';
      beginTurn(s);
      s.hand[1] = [card('move-1')];
      play(s, { type: 'done' }, seededDice('end'), 1);
      while (engine.toAct(s).length > 0) engine.play(s, 1, engine.choices(s, 1)[0]!, seededDice('end'));
      return s;
    };
    expect(engine.outcome(ended())).toMatchObject({ winners: [], by: 'draw' });
    expect(engine.outcome(ended('hero'))).toMatchObject({ winners: [0], by: 'limit' });
  });
});

describe('setup', () => {
  const map = plainMap(
    ['clear', 'clear', 'sea', 'sea', 'sea', 'sea', 'clear', 'clear'],
    [
      [1, 2],
      [1, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 7],
      [7, 8],
    ],
  );
  const open = (house: Readonly<Record<string, unknown>> = {}, ...faces: readonly number[]) => {
    return engine.setup(tableOf(map, { castleMinDistance: 5, ...house }), turned(...faces));
  };
  /** Move cards lie on top, so that all hold some and stop at their first decision. */
  const turned = (...faces: readonly number[]) => ({
    ...scriptedDice(...faces),
    shuffle: <T>(items: readonly T[]): T[] => [...items].sort((a, b) => Number(b) - Number(a)),
  });
  const settle = (at: number): BmChoice => ({ type: 'settle', at });

  test('castle, army and ship, hands of four, a chit each, the higher cut first (BM-083..BM-090)', () => {
    const s = open();
    expect(engine.choices(s, 0)).toEqual([settle(0), settle(6)]);
    play(s, settle(0));
    play(s, settle(6), scriptedDice(), 1);
    play(s, settle(1));
    play(s, settle(7), scriptedDice(), 1);
    play(s, settle(2));
    // Chits, then a tie, then the second seat cuts higher.
    const events = play(s, settle(5), turned(1, 1, 1, 1, 7, 1), 1);
    expect(find(events, 'cut')).toHaveLength(2);
    expect([s.order, s.active, s.hand.map((h) => h.length), s.pile.map((p) => p.length)]).toEqual([
      [1, 0],
      1,
      [4, 4],
      [1, 1],
    ]);
  });

  test('cut first, then place in the order of play; later players may draw one more (BM-R03)', () => {
    const s = open({ setupOrder: 'cutFirst', firstPlayerCompensation: 'laterPlayersDrawOne' }, 7, 1);
    expect([s.order, engine.toAct(s)]).toEqual([[1, 0], [1]]);
    for (const [seat, at] of [
      [1, 0],
      [0, 6],
      [1, 1],
      [0, 7],
      [1, 2],
    ] as const)
      play(s, settle(at), scriptedDice(), seat);
    play(s, settle(5), turned(1, 1), 0);
    expect([s.hand[0]!.length, s.hand[1]!.length]).toEqual([5, 4]);
  });

  test('castles in secret: too near each other they are written again (BM-R03)', () => {
    const s = open({ setupOrder: 'secretSimultaneous' });
    expect(engine.toAct(s)).toEqual([0, 1]);
    play(s, settle(0));
    expect(engine.view(s, 1).written).toEqual([SECRET, -1]);
    const events = play(s, settle(0), scriptedDice(), 1);
    expect(find(events, 'rewritten')).toMatchObject([{ seats: [0, 1] }]);
    play(s, settle(0));
    play(s, settle(6), scriptedDice(), 1);
    expect([s.phase, s.castles]).toEqual(['army', [1, 1]]);
  });

  test('every game ends within the ledger’s hundred rounds (BM-R48)', () => {
    const s = open();
    expect(s.game.rounds).toBe(100);
  });
});
