import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { asNumber } from '../../../kernel/game/odds';
import type { Bot } from '../../../kernel/game/play';
import { plainMap } from '../boards/fixture';
import { winChance } from '../catalogue/odds';
import { House } from '../house';
import { fullDeck } from '../odds/deck';
import { battleChances } from '../odds/battle-chances';
import { card, position, underTest, unitAt, type Position } from '../engine/testing';
import type { BmChoice, BmState } from '../engine/state';
import { artifactsOn } from '../engine/units';
import { printedSet, seatedEngine as engine, type BmSeating } from '../table';
import { foresight } from './foresight';
import { roughWin } from './rough-odds';
import { steady } from './steady';

type BmBot = Bot<BmState, BmChoice>;
const random: BmBot = (_view, _seat, choices, dice) => dice.pick(choices);

const tableFor = (
  house: Readonly<Record<string, unknown>>,
  empire: 'human' | 'orc' | 'dwarf' = 'human',
): BmSeating => {
  const read = House.parse({ mapTerritories: 100, ...house }) as BmSeating['house'];
  return { house: read, sets: Array.from({ length: read.players }, () => printedSet(empire)) };
};
const plain = tableFor({});

/** One game; each bot sees only what its seat may see. @returns the winners */
function game(bots: readonly BmBot[], seed: string, table = plain): readonly number[] {
  const dice = seededDice(seed);
  const own = seededDice(`${seed} bots`);
  const s = engine.setup(table, dice);
  for (let seat = engine.toAct(s)[0]; seat !== undefined; seat = engine.toAct(s)[0]) {
    const choices = engine.choices(s, seat);
    const choice = bots[seat]!(engine.view(s, seat), seat, choices, own);
    expect(choices).toContain(choice);
    engine.play(s, seat, choice, dice);
  }
  return engine.outcome(s)!.winners;
}

/** What the steady bot does, decision after decision, as long as the seat is asked in this phase. */
function doings(given: Position, phase: BmState['phase'] = 'move', seat = 0): readonly BmChoice[] {
  const s = position(given);
  s.phase = phase;
  const dice = seededDice('doings');
  const done: BmChoice[] = [];
  while (s.phase === phase && engine.toAct(s).includes(seat)) {
    const choice = steady(engine.view(s, seat), seat, engine.choices(s, seat), dice);
    done.push(choice);
    engine.play(s, seat, choice, dice);
  }
  return done;
}
const types = (choices: readonly BmChoice[]): readonly string[] => choices.map(({ type }) => type);

describe('the steady bot', () => {
  test('wins against random play from either seat', () => {
    let won = 0;
    for (let i = 0; i < 4; i++) {
      if (game([steady, random], `direction ${i}`).includes(0)) won++;
      if (game([random, steady], `direction ${i}`).includes(1)) won++;
    }
    expect(won).toBeGreaterThan(6);
  });

  test.each([
    [{ players: 3, empires: ['human', 'orc', 'elf'], specials: { ruins: 2, mine: 1, tavern: 1 } }, 'orc'],
    [{ setupOrder: 'secretSimultaneous', substitutionOrder: 'secret', roundLimit: 20 }, 'dwarf'],
    [{ payment: 'pooled', embarkedCombat: 'none', retreatDistance: 'oneSpace', roundLimit: 20 }, 'human'],
  ] as const)('plays to the end under %j', (house, empire) => {
    expect(game([steady, steady, steady], 'any agreement', tableFor(house, empire))).toBeDefined();
  });

  test('attacks a castle at good odds, and not at bad ones (BM-142)', () => {
    const dragon = { 1: [0, 'castle'], 4: [0, 'dragon'], 2: [1, 'castle'], 8: [1, 'castle'] } as const;
    expect(doings({ units: dragon }, 'battle')[0]?.type).toBe('attack');
    const ship = { 1: [0, 'castle'], 7: [0, 'ship'], 8: [1, 'dragon', 'castle'] } as const;
    expect(types(doings({ units: ship }, 'battle'))).toEqual(['done']);
  });

  test('carries an army over the sea to an island where the enemy lives (BM-109, BM-R13)', () => {
    const map = plainMap(
      ['clear', 'clear', 'sea', 'sea', 'clear', 'clear', 'clear'],
      [
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 5],
        [5, 6],
        [6, 7],
      ],
    );
    const units = { 1: [0, 'castle'], 2: [0, 'army'], 3: [0, 'ship'], 7: [1, 'castle'] } as const;
    const done = types(
      doings({ map, units, hands: [['move-3', 'move-3']], house: { castleMinDistance: 3 } }),
    );
    expect(done).toContain('board');
    expect(done).toContain('land');
  });

  test('substitutes the lowest card that wins, and none when ahead (BM-136)', () => {
    const units = { 1: [0, 'castle'], 4: [0, 'army'], 2: [1, 'army'], 8: [1, 'castle'] } as const;
    const hands = [['sword-1', 'sword-2', 'sword-3']];
    const behind = doings({ units, hands, deck: ['gold-1', 'gold-2', 'sword-1', 'gold-3'] }, 'battle');
    expect(behind[1]).toEqual({ type: 'substitute', card: card('sword-2') });
  });

  test('saves a beaten hero for a Move card (BM-134)', () => {
    const units = { 1: [0, 'castle'], 4: [0, 'hero'], 2: [1, 'army'], 8: [1, 'castle'] } as const;
    const s = position({ units, hands: [['move-1', 'move-2']], deck: ['gold-1', 'sword-3', 'sword-2'] });
    s.phase = 'battle';
    const dice = seededDice('hero');
    engine.play(s, 0, { type: 'attack', attacker: unitAt(s, 4, 'hero'), target: unitAt(s, 2, 'army') }, dice);
    while (s.fight.stage === 'substitute') engine.play(s, engine.toAct(s)[0]!, { type: 'decline' }, dice);
    expect(steady(engine.view(s, 0), 0, engine.choices(s, 0), dice)).toMatchObject({
      type: 'retreat',
      card: 0,
    });
  });

  test('buys a castle first while it has few, and wastes no Gold (BM-148..BM-150)', () => {
    const units = { 1: [0, 'castle'], 4: [0, 'army'], 8: [1, 'castle'] } as const;
    const given = { units, hands: [['gold-1', 'gold-2', 'gold-3']], piles: [['castle', 'army']] };
    const done = doings(given, 'recruit');
    expect(types(done)).toEqual(expect.arrayContaining(['buy', 'place']));
    const first = done.find((choice) => choice.type === 'buy');
    const s = position(given);
    expect(first?.type === 'buy' && s.game.kinds[s.game.kindOf[first.chit]!]!.id).toBe('castle');
    expect(done.find((choice) => choice.type === 'pay')).toMatchObject({ cards: [card('gold-1')] });
  });
});

test('quick odds stay within three percent of the exact ones', () => {
  const holds = 0;
  for (const [a, b, net] of [
    [{ draws: 2, types: 1, holds }, { draws: 2, types: 1, holds }, 0],
    [{ draws: 2, types: 2, holds }, { draws: 2, types: 1, holds }, 1],
    [{ draws: 4, types: 1, holds }, { draws: 1, types: 2, holds }, -1],
    [{ draws: 1, types: 2, holds }, { draws: 3, types: 1, holds: 3 }, 2],
  ] as const) {
    const side = (of: typeof a | typeof b, plus: number) => ({
      draws: of.draws,
      counts: of.types === 2 ? 10 : 2,
      plus,
      holds: of.holds === 0 ? [] : [of.holds],
    });
    const exact = battleChances(side(a, net), side(b, 0), { unseen: fullDeck }).win;
    expect(Math.abs(roughWin(a, b, net) - asNumber(exact))).toBeLessThan(0.03);
  }
  expect(winChance('army', 'army', false)).toBeCloseTo(
    roughWin({ draws: 2, types: 1, holds }, { draws: 2, types: 1, holds }, 0),
    2,
  );
});

describe('what a search knows', () => {
  const s = engine.setup(plain, seededDice('world'));
  const own = seededDice('world play');
  for (let i = 0; i < 120 && engine.toAct(s).length > 0; i++) {
    const seat = engine.toAct(s)[0]!;
    engine.play(s, seat, steady(engine.view(s, seat), seat, engine.choices(s, seat), own), own);
  }

  test('an imagined world has every card once, and looks the same to the seat', () => {
    const view = engine.view(s, 0);
    const worlds = ['a', 'b'].map((seed) => foresight.imagine(view, 0, seededDice(seed)));
    for (const world of worlds) {
      expect(underTest.count(world)).toBe(underTest.count(s));
      expect(engine.view(world, 0)).toEqual(view);
    }
    expect(worlds[0]!.deck).not.toEqual(worlds[1]!.deck);
    expect(view.hand[1]!.every((held) => held < 0)).toBe(true);
  });

  test('a castle more is worth more, and who has none has lost', () => {
    const units = { 1: [0, 'castle'], 4: [0, 'army'], 8: [1, 'castle'] } as const;
    const before = foresight.worth(position({ units }), 0);
    const after = foresight.worth(position({ units: { ...units, 10: [0, 'castle'] } }), 0);
    expect(after).toBeGreaterThan(before);
    const lost = position({ units: { 4: [0, 'army'], 8: [1, 'castle'] } });
    lost.turn = 9;
    expect(foresight.worth(lost, 0)).toBeLessThan(0.1);
  });

  test('a search looks at a few choices only, the steady one among them', () => {
    const choices = engine.choices(s, engine.toAct(s)[0]!);
    const seat = engine.toAct(s)[0]!;
    const few = foresight.sift!(engine.view(s, seat), seat, choices);
    expect(few.length).toBeLessThan(8);
    for (const choice of few) expect(choices).toContain(choice);
  });
});

test('into Ruins goes the hero who bears the fewest artifacts (BM-R17, BM-R40)', () => {
  const map = plainMap(
    ['clear', 'clear', 'clear', 'clear'],
    [
      [1, 2],
      [3, 4],
    ],
    { 2: 'ruins' },
  );
  const [first, second] = (['hero', 'hero+2'] as const).map((last) => {
    const s = position({
      map,
      units: { 2: [0, last === 'hero' ? 'hero+2' : 'hero', last], 3: [0, 'castle'], 4: [1, 'castle'] },
    });
    s.visit = 1;
    s.leader = unitAt(s, 2, 'hero');
    for (const unit of s.units[0]!) if (unit !== s.leader && s.at[unit] === 1) s.on[unit] = s.leader;
    const chosen = steady(s, 0, engine.choices(s, 0), seededDice('visit'));
    return chosen.type === 'visit' ? artifactsOn(s, chosen.unit) : -1;
  });
  expect([first, second]).toEqual([0, 0]);
});
