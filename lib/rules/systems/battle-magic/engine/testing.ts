import type { EngineUnderTest } from '../../../conformance/engine';
import { seededDice, type Dice } from '../../../kernel/game/dice';
import type { Seat } from '../../../kernel/game/engine';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { customSet, position, type Position } from '../scenario/position';
import type { BmEvent } from './events';
import { engine } from './index';
import { drawChit, toPile } from './piles';
import { ATTACHED, CUP, GONE, PILE, type BmChoice, type BmState } from './state';
import type { BmTable } from './table';

export { card, customSet, position, tableOf, type Position } from '../scenario/position';

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

/** Cards and chits: none may appear or vanish, and units stand as they may (BM-L19 to BM-L21). */
function count(s: BmState): string {
  const all = [...s.deck, ...s.discard, ...s.hand.flat(), ...s.fight.cards.flat()];
  const { game } = s;
  const listed = new Map<number, number>();
  s.head.forEach((first, at) => {
    const stacks = new Set<number>();
    for (let unit = first; unit >= 0; unit = s.next[unit]!) {
      must(!listed.has(unit) && s.at[unit] === at, `chit ${unit} stands in two territories`);
      listed.set(unit, at);
      const flying = s.leader >= 0 || s.flight.unit >= 0;
      const { stack, land, water } = game.kinds[game.kindOf[unit]!]!;
      must(flying || s.holder[at] === game.ownerOf[unit], `opponents share territory ${at}`);
      must(flying || stack < 0 || !stacks.has(stack), `too many of a kind in territory ${at}`);
      must(game.ground.land[at] ? land : water || s.on[unit]! >= 0, `unit ${unit} on wrong ground`);
      stacks.add(stack);
    }
    must(first >= 0 || s.holder[at] === -1, `nobody holds territory ${at}, and yet somebody does`);
  });
  const castles = new Array<number>(game.players).fill(0);
  s.at.forEach((at, chit) => {
    must(at < 0 || listed.get(chit) === at, `chit ${chit} stands nowhere`);
    const kind = game.kinds[game.kindOf[chit]!]!;
    if (at >= 0 && kind.keepsAlive) castles[game.ownerOf[chit]!]!++;
    if (at === ATTACHED) {
      const bearer = s.on[chit]!;
      must(s.at[bearer]! >= 0, `artifact ${chit} has no bearer`);
      const on = s.at.filter((where, other) => where === ATTACHED && s.on[other] === bearer).length;
      must(on <= 2, `${on} artifacts on one bearer`);
    } else if (at >= 0 && s.on[chit]! >= 0)
      must(s.at[s.on[chit]!] === at, `chit ${chit} is aboard what is elsewhere`);
    const inPile = s.pile[game.ownerOf[chit]!]!.includes(chit);
    must((at === PILE) === (inPile || s.buying === chit), `chit ${chit} is in the pile or is not`);
    must(at >= 0 || [CUP, PILE, GONE, ATTACHED].includes(at), `chit ${chit} is nowhere`);
  });
  must(castles.join() === s.castles.join(), 'castles are miscounted');
  const fronts = new Array<number>(game.players).fill(0);
  s.holder.forEach((seat, at) => {
    for (const near of game.ground.neighbours[at]!)
      if (seat >= 0 && s.holder[near]! >= 0 && s.holder[near] !== seat) fronts[seat]!++;
  });
  must(fronts.join() === s.fronts.join(), 'borders with enemies are miscounted');
  s.units.forEach((units, seat) => {
    const there = [...listed.keys()].filter((unit) => game.ownerOf[unit] === seat).sort((a, b) => a - b);
    must(there.join() === units.join(), `the units of seat ${seat} are not those on the map`);
  });
  return all.sort((a, b) => a - b).join();
}

/** Other cards in the other hands and in the deck, as many as before. */
function conceal(s: BmState, seat: Seat, dice: Dice): BmState {
  const zones = [s.deck, ...s.hand.filter((_, i) => i !== seat)];
  const hidden = dice.shuffle(zones.flat());
  let next = 0;
  for (const zone of zones) for (let i = 0; i < zone.length; i++) zone[i] = hidden[next++]!;
  s.written = s.written.map((at, i) => (i === seat || at < 0 ? at : dice.below(s.game.ground.size)));
  if (s.game.house.substitutionOrder === 'secret' && s.fight.stage === 'substitute')
    s.fight.put = s.fight.put.map((card, side) => {
      const unit = side === 0 ? s.fight.attacker : s.fight.defender;
      return s.game.ownerOf[unit] === seat || card < 0 ? card : dice.below(12);
    });
  return s;
}

export const underTest: EngineUnderTest<BmTable, BmState, BmChoice, BmEvent, BmState> = {
  engine,
  count,
  conceal,
  bound: 60_000,
  constant: 'game',
};

/** The unit of that class in the territory with that number on paper. */
export function unitAt(s: BmState, number: number, id: string): number {
  for (let unit = s.head[number - 1]!; unit >= 0; unit = s.next[unit]!)
    if (s.game.kinds[s.game.kindOf[unit]!]!.id === id) return unit;
  throw new Error(`no ${id} in territory ${number}`);
}

/** Plays a choice. @throws where the rules do not offer it */
export function play(
  s: BmState,
  choice: BmChoice,
  dice: Dice = scriptedDice(),
  seat = 0,
): readonly BmEvent[] {
  const offered = engine.choices(s, seat).map((one) => JSON.stringify(one));
  must(engine.toAct(s).includes(seat), `seat ${seat} is not asked`);
  must(
    offered.includes(JSON.stringify(choice)),
    `${JSON.stringify(choice)} is not among ${offered.join(' ')}`,
  );
  const events: BmEvent[] = [];
  engine.play(s, seat, choice, dice, (event) => events.push(event));
  return events;
}

export const find = <K extends BmEvent['type']>(events: readonly BmEvent[], type: K) =>
  events.filter((event): event is Extract<BmEvent, { type: K }> => event.type === type);

/** The choices of that type. */
export const offers = <K extends BmChoice['type']>(s: BmState, type: K, seat = 0) =>
  engine.choices(s, seat).filter((choice): choice is Extract<BmChoice, { type: K }> => choice.type === type);

/** Where the unit may come to rest in this Move Phase from its open pool, with the MP that it takes, by numbers on paper. */
export function reach(s: BmState, spent = 0): Readonly<Record<number, number>> {
  const out: Record<number, number> = {};
  for (const choice of offers(s, 'step')) {
    const next = engine.clone(s);
    engine.play(next, 0, choice, seededDice('reach'));
    const cost = spent + s.pool - next.pool;
    const more: [number, number][] = Object.entries(reach(next, cost)).map(([at, mp]) => [Number(at), mp]);
    if (engine.choices(next, 0).some(({ type }) => type === 'done')) more.push([choice.to + 1, cost]);
    for (const [at, mp] of more) out[at] = Math.min(out[at] ?? 99, mp);
  }
  return out;
}

/** The face that draws the first chit of that class out of the cup. */
export function faceOf(s: BmState, seat: Seat, id: string): number {
  const { first, kindOf, kinds } = s.game;
  let face = 0;
  for (let chit = first[seat]!; chit < first[seat + 1]!; chit++) {
    if (s.at[chit] !== CUP) continue;
    face++;
    if (kinds[kindOf[chit]!]!.id === id) return face;
  }
  throw new Error(`the cup of seat ${seat} has no ${id}`);
}

/** A position with castles far from everything, and an army on each side that can still attack, so that phases last. */
export function given(rest: Position, phase: BmState['phase'] = 'move'): BmState {
  const homes = { 8: [0, 'castle'], 11: [0, 'army'], 12: [1, 'castle', 'army'] } as const;
  const s = position({ ...rest, units: { ...homes, ...rest.units } });
  s.phase = phase;
  return s;
}

const everything = customSet({
  army: 12,
  ship: 8,
  castle: 12,
  wizard: 24,
  ballista: 12,
  'crystal-tower': 12,
  dragon: 12,
  juggernaught: 12,
  giant: 12,
  hero: 36,
  artifact: 12,
});

const onLand = [
  ['', 'army', 'ballista', 'crystal-tower'],
  ['', 'juggernaught', 'juggernaught(hero)'],
  ['', 'giant', 'castle'],
];
const onWater = [['', 'ship', 'ship', 'ship(army)', 'ship(hero,wizard)', 'ship(ballista,hero)']];
const hand = ['move-1', 'move-1', 'move-1', 'move-2', 'move-2', 'move-3', 'magic-2', 'gold-2', 'gold-3'];
const anywhere = [
  ['', '', 'dragon'],
  ['', 'hero', 'hero+1'],
  ['', '', 'wizard', 'hero'],
];

/** States of random games that begin with everybody in everybody’s way. */
export function crowdedStates(
  seed: string,
  house: Readonly<Record<string, unknown>> = {},
  decisions = 60,
): readonly BmState[] {
  const dice = seededDice(seed);
  const units: Record<number, [Seat, ...string[]]> = { 8: [0, 'castle'], 12: [1, 'castle'] };
  for (const number of [1, 2, 3, 4, 5, 6, 7, 9, 10, 11]) {
    const fitting = [5, 6, 7].includes(number) ? onWater : onLand;
    const there = [...fitting, ...anywhere].map((some) => dice.pick(some)).filter((id) => id !== '');
    if (dice.below(3) > 0) units[number] = [dice.below(3) === 0 ? 1 : 0, ...there];
  }
  const agreed = { castleMinDistance: 3, drawPerTurn: 8, handMax: 12, roundLimit: 10, ...house };
  const s = position({ house: agreed, empires: [everything, everything], units, hands: [hand, hand] });
  s.deck = dice.shuffle(s.deck);
  for (const seat of [0, 1]) for (let i = 0; i < 4; i++) toPile(s, seat, drawChit(s, seat, dice));
  const out: BmState[] = [];
  for (let i = 0; i < decisions && !engine.outcome(s); i++) {
    const seat = engine.toAct(s)[0]!;
    const choices = engine.choices(s, seat);
    // Each kind of deed as often as any other, and phases seldom end while there is something to do.
    const types = [...new Set(choices.map(({ type }) => type))];
    const deeds = types.filter((one) => one !== 'done' || types.length === 1 || dice.below(6) === 0);
    const type = dice.pick(deeds);
    const quiet = s.fight.stage === 'none' && s.flight.why === 'none' && s.visit < 0;
    if (quiet && s.buying < 0 && s.owed === 0) out.push(engine.clone(s));
    engine.play(s, seat, dice.pick(choices.filter((one) => one.type === type)), dice);
  }
  return out;
}
