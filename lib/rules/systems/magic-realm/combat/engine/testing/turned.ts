import type { TableBeside } from '../../../../../conformance/beside';
import { anyOf, named, type Seats } from '../../../../../conformance/numbers';
import { backOf } from '../../../../../conformance/turned';
import { seededDice, type Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import type { MrChoice } from '../choices';
import type { MrEvent } from '../events';
import { advance, beginRound } from '../round';
import { place, type MrTable } from '../setup';
import { isFoe, type MrState, type Who } from '../state';

/** Denizens are the same at both tables. */
const whoAt = (seats: Seats, who: Who): Who => (who < 0 || isFoe(who) ? who : seats[who]!);

const who = named<'seat'>('seat');
const turned = anyOf<'seat', MrChoice>({ who, by: who, at: who, of: who, on: who });
/** A choice as it is made by players who sit so: denizens go by numbers far from those of seats. */
export const choiceAt = (seats: Seats, choice: MrChoice): MrChoice => turned(choice, { seat: seats });

/** What has come of a combat, as it looks with its players on those seats. */
export function seenAt(seats: Seats, s: MrState): unknown {
  const at = (who: Who): Who => whoAt(seats, who);
  const sorted = (all: readonly Who[]): readonly Who[] => all.map(at).sort((a, b) => a - b);
  const back = backOf(seats);
  return {
    phase: s.phase,
    round: s.round,
    quiet: s.quiet,
    by: s.by,
    winners: sorted(s.winners),
    drawn: s.drawn.map(at),
    heroes: s.heroes.map((_, place) => {
      const { life, hidden, curses, chits, items, wounds, due, fame, notoriety, gold, kills, ...one } =
        s.heroes[back[place]!]!;
      return {
        ...{ life, hidden, curses, chits, items, wounds, due, fame, notoriety, gold, kills },
        ...{ strong: one.strong, bound: one.bound, flew: one.flew, spellState: one.spellState },
        grip: at(one.grip),
        targets: sorted(one.targets),
        slayers: one.slayers.map(at),
        charms: [one.peace, one.pentangle, one.grace, one.poison].map(at),
        shapes: one.shapes.map(({ id, by }) => [id, at(by)]),
      };
    }),
    foes: s.foes.map((one) => ({
      ...{ alive: one.alive, side: one.side, partSide: one.partSide, box: one.box, partBox: one.partBox },
      ...{ mounted: one.mounted, hidden: one.hidden, away: one.away },
      on: at(one.on),
      target: at(one.target),
      service: [one.owner, one.charm, one.absorbed, one.slayer, one.falls].map(at),
      charms: [one.peace, one.pentangle, one.grace, one.poison].map(at),
      shapes: one.shapes.map(({ id, by }) => [id, at(by)]),
    })),
  };
}

/** Dice that fall alike for everybody who sits elsewhere: by what is rolled for, not by who is asked first. */
function evenDice(seed: string, s: MrState, back: Seats, told: readonly MrEvent[]): Dice {
  let assigned = 0;
  // Spells take effect one after the other; what falls at one instant is rolled with the same faces.
  const caster = (): Seat => {
    const last = told.findLast(({ type }) => type === 'spell');
    return last?.type === 'spell' ? back[last.seat]! : -1;
  };
  const below = (sides: number): number => {
    const { round, phase } = s;
    const nth = phase === 'lure' ? assigned++ : phase === 'target' ? caster() : 0;
    return seededDice(`${seed} ${round} ${phase} ${nth}`).below(sides);
  };
  return {
    below,
    roll: (sides) => 1 + below(sides),
    pick: (items) => items[below(items.length)]!,
    // Only seats are mixed.
    shuffle(items) {
      const rank = (one: unknown): number =>
        seededDice(`${seed} ${s.round} ${back[one as Seat]!}`).below(1_000_000);
      return [...items].sort((a, b) => rank(a) - rank(b));
    },
  };
}

/** Begins it with the players on those seats, in the order of those who sit on the first table’s. */
export function turnedCombat(
  table: MrTable,
  seats: Seats,
  order: Seats,
  seed: string,
): TableBeside<MrState, MrEvent> {
  const back = backOf(seats);
  const { heroes, hirelings } = table;
  const placed = place(
    {
      ...table,
      heroes: back.map((seat) => heroes[seat]!),
      ...(hirelings ? { hirelings: back.map((seat) => hirelings[seat] ?? []) } : {}),
    },
    seededDice(seed),
  );
  const foes = foesIn(table, seats, placed.foes.length);
  const told: MrEvent[] = [];
  const state: MrState = {
    ...placed,
    game: { ...placed.game, foes: foes.map((i) => placed.game.foes[i]!) },
    foes: foes.map((i) => placed.foes[i]!),
    order: order.map((seat) => seats[seat]!),
  };
  const dice = evenDice(seed, state, back, told);
  const tell = (event: MrEvent): void => void told.push(event);
  beginRound(state);
  advance(state, dice, tell);
  return { state, dice: () => dice, tell };
}

/** Denizens in the order of the first table: those in service follow the seats. */
function foesIn({ hirelings = [] }: MrTable, seats: Seats, all: number): readonly number[] {
  const wild = all - hirelings.flat().length;
  const back = backOf(seats);
  const begins = (at: Seat): number =>
    back.slice(0, at).reduce((n, seat) => n + (hirelings[seat]?.length ?? 0), wild);
  return [
    ...Array.from({ length: wild }, (_, i) => i),
    ...hirelings.flatMap((ids, seat) => ids.map((_, nth) => begins(seats[seat]!) + nth)),
  ];
}
