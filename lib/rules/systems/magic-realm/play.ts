import type { AnyPlayable, AnyState } from '../../kernel/game/playable';
import { ok } from '../../kernel/result';
import { boards } from './boards';
import { isMap } from './boards/map';
import { play as combat } from './combat/play';
import { situations } from './odds';
import { days } from './realm/play';

/** The two games: the 28 days on a map, and the combat of one evening in a clearing. */
const games = { days, combat } as const;
type GameId = keyof typeof games;

/** What one of them is set up from. */
interface Chosen {
  readonly game: GameId;
  readonly table: unknown;
}

/** Only the days have a day. */
const gameOf = (state: AnyState): AnyPlayable => ('day' in state ? days : combat);

/** Both look as far ahead: a day counts for as many rounds as a combat is looked into. */
function looksAhead(state: AnyState): number {
  const { clock, depth } = gameOf(state).foresight;
  return (clock!(state) * combat.foresight.depth) / depth;
}

type Wish = Parameters<AnyPlayable['table']>[0];

/** A clearing is for a combat, and so is a combat roster. */
const chosenBy = ({ board, lists }: Wish): GameId =>
  board === undefined
    ? lists.some((list) => list !== undefined && list.options.form !== 'party')
      ? 'combat'
      : 'days'
    : isMap(board)
      ? 'days'
      : 'combat';

/** Magic Realm as it is played: the board says which of its two games it is. */
export const play: AnyPlayable = {
  ...boards,
  seats: days.seats,
  parts: days.parts!,
  table(wish) {
    const game = chosenBy(wish);
    const made = games[game].table(wish);
    return made.ok ? ok<Chosen>({ game, table: made.value }) : made;
  },
  engine: {
    setup(chosen, dice, tell) {
      const { game, table } = chosen as Chosen;
      return games[game].engine.setup(table, dice, tell);
    },
    toAct: (state) => gameOf(state).engine.toAct(state),
    choices: (state, seat) => gameOf(state).engine.choices(state, seat),
    play: (state, ...move) => gameOf(state).engine.play(state, ...move),
    clone: (state) => gameOf(state).engine.clone(state),
    outcome: (state) => gameOf(state).engine.outcome(state),
    view: (state, seat) => gameOf(state).engine.view(state, seat),
  },
  steady: (view, ...asked) => gameOf(view).steady(view, ...asked),
  foresight: {
    ...combat.foresight,
    imagine: (view, ...asked) => gameOf(view).foresight.imagine(view, ...asked),
    worth: (state, seat) => gameOf(state).foresight.worth(state, seat),
    gained: (state, seat) => gameOf(state).foresight.gained!(state, seat),
    clock: (state) => looksAhead(state),
    sift: (view, seat, choices) => gameOf(view).foresight.sift?.(view, seat, choices) ?? choices,
  },
  length: {
    unit: days.length.unit,
    of: (state) => gameOf(state).length.of(state),
    unitIn: (state) => gameOf(state).length.unit,
  },
  shown: { ...combat.shown, ...days.shown },
  scene: (view, seat) => gameOf(view).scene(view, seat),
  choiceWords: (view, ...asked) => gameOf(view).choiceWords(view, ...asked),
  eventWords: (event, view) => gameOf(view).eventWords(event, view),
  entriesOf: (event, state) => gameOf(state).entriesOf(event, state),
  endings: { ...combat.endings, ...days.endings },
  hasAsides: true,
  lossReader() {
    const readers = { days: days.lossReader!(), combat: combat.lossReader!() };
    return (event, state) => readers['day' in state ? 'days' : 'combat'](event, state);
  },
  situations,
};
