import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import { notation } from '../../../scenario/notation';
import { position, type Position } from '../../../scenario/position';
import type { MrEvent } from '../events';
import { engine } from '..';
import type { MrChoice } from '../choices';
import type { MrState } from '../state';

/** For tests only: `fight M3**` and the like name a choice by its words in the notation. */
export type Wanted = Readonly<Record<string, unknown>> & { readonly type: string };

const { names } = notation.notation;

/** A choice with its numbers named, as scenarios write it. */
export function written(s: MrState, seat: Seat, choice: MrChoice): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(choice).map(([key, value]) => {
      const namer = names[`${choice.type}.${key}`] ?? names[key];
      if (!namer || typeof value !== 'number') return [key, value];
      return [key, value < 0 ? null : namer(s, value, seat)];
    }),
  );
}

/** A combat that a test plays by name. */
export interface Played {
  readonly s: MrState;
  readonly events: MrEvent[];
  /** What a seat is offered, in the words of the notation. */
  offers(seat: Seat): readonly Readonly<Record<string, unknown>>[];
  /** Carries out choices one after the other; the dice of all of them must be laid down. @throws where one is not offered */
  play(seat: Seat, dice: readonly number[], ...choices: readonly Wanted[]): Played;
  /** The same with any dice. */
  roll(seat: Seat, dice: Dice, ...choices: readonly Wanted[]): Played;
}

export function combat(at: Position): Played {
  return playing(position(at));
}

export function playing(s: MrState): Played {
  const events: MrEvent[] = [];
  const take = (seat: Seat, wanted: Wanted, dice: Dice): void => {
    const offered = engine.toAct(s).includes(seat) ? engine.choices(s, seat) : [];
    const found = offered.find((choice) => {
      const said = written(s, seat, choice);
      return Object.entries(wanted).every(([key, value]) => said[key] === value);
    });
    if (!found)
      throw new Error(
        `${JSON.stringify(wanted)} is not among ${JSON.stringify(offered.map((one) => written(s, seat, one)))} in ${s.phase}`,
      );
    engine.play(s, seat, found, dice, (event) => events.push(event));
  };
  const played: Played = {
    s,
    events,
    offers: (seat) =>
      engine.toAct(s).includes(seat) ? engine.choices(s, seat).map((one) => written(s, seat, one)) : [],
    play(seat, faces, ...choices) {
      const dice = scriptedDice(...faces);
      for (const choice of choices) take(seat, choice, dice);
      if (!dice.spent()) throw new Error('a die was laid down that nobody rolled');
      return played;
    },
    roll(seat, dice, ...choices) {
      for (const choice of choices) take(seat, choice, dice);
      return played;
    },
  };
  return played;
}

/** The first event of a type, of those that fit. @throws where there is none */
export function eventOf<T extends MrEvent['type']>(
  events: readonly MrEvent[],
  type: T,
  fits: (event: Extract<MrEvent, { readonly type: T }>) => boolean = () => true,
): Extract<MrEvent, { readonly type: T }> {
  const found = events.find(
    (event): event is Extract<MrEvent, { readonly type: T }> =>
      event.type === type && fits(event as Extract<MrEvent, { readonly type: T }>),
  );
  if (!found) throw new Error(`no ${type} happened`);
  return found;
}

/** Up to the plot, aiming at the first denizen. */
export function toPlot(at: Position, target: Wanted = { type: 'target' }): Played {
  const game = combat(at);
  if (game.s.phase === 'act') game.play(0, [], { type: 'done' });
  return game.play(0, [], target);
}

/** Attack and maneuver by name; without a maneuver its direction is not asked. */
export const plot = (chit: string | null, direct: string, move: string | null, toward: string): Wanted[] => [
  { type: 'attack', chit },
  ...(chit === null ? [] : [{ type: 'direct', to: direct }]),
  { type: 'maneuver', chit: move },
  ...(move === null || move.startsWith('DUCK') ? [] : [{ type: 'toward', to: toward }]),
];

const passive: readonly string[] = ['lured', 'stay', 'done', 'let-be', 'enough'];

/** Everybody does as little as can be done, up to the next decision of that phase. */
export function idleTo(game: Played, phase: MrState['phase'], dice: Dice, round = game.s.round): Played {
  while (game.s.phase !== 'over' && (game.s.phase !== phase || game.s.round < round)) {
    const [seat] = engine.toAct(game.s);
    const offered = game.offers(seat!);
    const least =
      offered.find(({ type }) => passive.includes(String(type))) ??
      offered.find(({ chit }) => chit === null) ??
      offered[0]!;
    game.roll(seat!, dice, least as Wanted);
  }
  return game;
}
