import type { GameEvent, Seat } from '../kernel/game/engine';
import { seededDice, type Dice } from '../kernel/game/dice';
import type { AnyPlayable, AnyState } from '../kernel/game/playable';
import { defaultAgreement, prepareTerms, type AnyTerms } from '../kernel/list/prepare';
import { catalogueOf } from '../kernel/catalogue/reference';
import type { AnySystem } from '../kernel/system';
import { must } from './must';
import { idsOf, proveScene, repeated, type Known } from './scene';
import { proveChances } from './situations';

/** What words and scenes are held against. */
export interface Measures extends Known {
  readonly terms: AnyTerms;
}

/** A playable with what its words are held against. */
export interface PlayableUnderTest extends Measures {
  readonly play: AnyPlayable;
}

/** The ids of everything that may be cited as a rule. */
export async function citable(system: AnySystem): Promise<ReadonlySet<string>> {
  const book = await system.rulebook();
  return new Set([
    ...book.rules.map(({ id }) => id),
    ...book.rulings.map(({ id }) => id),
    ...system.entries.flatMap((entry) => entry.rules.slice(0, 1)),
    ...[...system.checks, ...system.matchChecks].map(({ code }) => code),
  ]);
}

/** Under these house variations. @throws when the agreement cannot be read: a bug. */
export async function measuresOf(
  system: AnySystem,
  house: Readonly<Record<string, unknown>> = {},
): Promise<Measures> {
  const terms = prepareTerms(system, defaultAgreement(system, house));
  if (!terms.ok) throw new Error(JSON.stringify(terms.problems));
  return {
    terms: terms.value,
    rules: await citable(system),
    entries: new Set(catalogueOf(system).keys()),
  };
}

/** A playable, under these house variations. */
export const underTest = async (
  system: AnySystem,
  play: AnyPlayable,
  house: Readonly<Record<string, unknown>> = {},
): Promise<PlayableUnderTest> => ({ play, ...(await measuresOf(system, house)) });

const text = (value: unknown): string => JSON.stringify(value);

/** A table where nobody brings anything. @throws when the playable refuses it */
export function plainTable({ play, terms }: PlayableUnderTest, players: number, board?: unknown): unknown {
  const lists = Array.from({ length: players }, () => undefined);
  const made = play.table({ house: terms.house, terms, lists, ...(board === undefined ? {} : { board }) });
  if (!made.ok) throw new Error(`a table of ${players} is refused: ${text(made.problems)}`);
  return made.value;
}

/** What slips into a sentence where a name was not found. */
const NO_WORDS = /undefined|NaN|\[object|\bnull\b/;

/** What the acting seat is offered, in words and in things to touch. */
function proveChoices(
  under: PlayableUnderTest,
  view: AnyState,
  seat: Seat,
  choices: readonly object[],
  at: string,
): void {
  const { play, rules } = under;
  const ids = proveScene(play.scene(view, seat), at, under);
  const said = choices.map((choice) => play.choiceWords(view, seat, choice));
  said.forEach((words, i) => {
    const which = (): string => `${at}, choice ${text(choices[i])}`;
    must(words.text.trim() === words.text && words.text !== '', () => `${which()}: no words`);
    must(words.group !== '', () => `${which()}: no group`);
    must(!NO_WORDS.test(words.text), () => `${which()}: says “${words.text}”`);
    must(rules.has(words.rule), () => `${which()}: cites ${words.rule}`);
    for (const id of words.touches)
      must(ids.has(id), () => `${which()}: touches ${id}, which the scene has not`);
    if (!words.odds) return;
    const { kind, ...question } = words.odds;
    const situation = play.situations.find((one) => one.kind === kind);
    must(situation !== undefined, () => `${which()}: asks an unknown question, ${kind}`);
    const read = situation.schema.safeParse(question);
    must(read.success, () => `${which()}: asks ${text(question)}, which ${kind} refuses`);
    proveChances(situation.solve(read.data), which());
  });
  const lines = said.map(({ text: line, group }) => `${group}: ${line}`);
  must(repeated(lines) === undefined, () => `${at}: two choices read “${repeated(lines)}”`);
  const ways = said.filter(({ touches }) => touches.length > 0).map(({ touches }) => touches.join(' '));
  must(repeated(ways) === undefined, () => `${at}: two choices are touched alike, ${repeated(ways)}`);
}

/** What each seat sees of a state, and the things of its scene: the events of one step ask for the same. */
interface Sight {
  readonly state: AnyState;
  view(seat: Seat | undefined): AnyState;
  ids(seat: Seat | undefined): ReadonlySet<string>;
}

function sightOf(play: AnyPlayable, state: AnyState): Sight {
  const views = new Map<Seat | undefined, AnyState>();
  const things = new Map<Seat | undefined, ReadonlySet<string>>();
  const once = <V>(known: Map<Seat | undefined, V>, seat: Seat | undefined, make: () => V): V => {
    if (!known.has(seat)) known.set(seat, make());
    return known.get(seat)!;
  };
  const view = (seat: Seat | undefined) => once(views, seat, () => play.engine.view(state, seat));
  return {
    state,
    view,
    ids: (seat) => once(things, seat, () => new Set(idsOf(play.scene(view(seat), seat)))),
  };
}

/** An event as those who may know it read it, before and after it is shown; `close`: with the things that it is about. */
function proveEvent(
  under: PlayableUnderTest,
  event: GameEvent,
  before: Sight,
  after: Sight,
  close: boolean,
  at: string,
): void {
  const { play, rules, entries } = under;
  const which = (): string => `${at}, event ${text(event)}`;
  must(rules.has(event.rule), () => `${which()}: cites a rule that nobody knows`);
  for (const id of play.entriesOf(event, after.state))
    must(entries.has(id), () => `${which()}: has ${id} at work`);
  const sights = [before, after];
  const known = close ? sights.map((sight) => sight.ids(event.only)) : [];
  for (const sight of sights) {
    const words = play.eventWords(event, sight.view(event.only));
    must(words.text.trim() === words.text && words.text !== '', () => `${which()}: no words`);
    must(!NO_WORDS.test(`${words.text} ${words.sum ?? ''}`), () => `${which()}: says “${words.text}”`);
    for (const { face, sides } of words.dice ?? [])
      must(face >= 1 && face <= sides, () => `${which()}: a face off its die`);
    for (const id of close ? (words.touches ?? []) : [])
      must(
        known.some((ids) => ids.has(id)),
        () => `${which()}: is about ${id}, which is nowhere`,
      );
  }
}

/** Each seat as it sees the game: nothing shown that it could not know, and a worth that is a chance. */
function proveSeats(
  under: PlayableUnderTest,
  state: AnyState,
  players: number,
  dice: Dice,
  at: string,
): void {
  const { play } = under;
  const { engine } = play;
  proveScene(play.scene(engine.view(state, undefined), undefined), `${at}, onlookers`, under);
  const seats = engine.toAct(state);
  for (let seat = 0; seat < players; seat++) {
    const view = engine.view(state, seat);
    const worth = play.foresight.worth(state, seat);
    must(worth >= 0 && worth <= 1, () => `${at}: seat ${seat} is worth ${worth}`);
    // The position as it could be: the seat must see no difference, and be offered the same.
    const world = play.foresight.imagine(view, seat, dice);
    const again = engine.view(world, seat);
    must(text(again) === text(view), () => `${at}: seat ${seat} imagines what it can see is not so`);
    const scenes = [again, view].map((seen) => text(play.scene(seen, seat)));
    must(scenes[0] === scenes[1], () => `${at}: seat ${seat} sees something hidden`);
    const offered = [world, state].map((one) =>
      seats.includes(seat) ? text(engine.choices(one, seat)) : '',
    );
    must(offered[0] === offered[1], () => `${at}: seat ${seat} would be offered something else`);
  }
}

/** Kinds of choice and event that a game has shown so far, to look closely at each when it is new. */
function newcomers(): (kinds: readonly string[]) => boolean {
  const seen = new Map<string, number>();
  return (kinds) => {
    const isNew = kinds.some((kind) => (seen.get(kind) ?? 0) < 3);
    for (const kind of new Set(kinds)) seen.set(kind, (seen.get(kind) ?? 0) + 1);
    return isNew;
  };
}
const kindOf = (choice: object): string =>
  'type' in choice ? String(choice.type) : Object.keys(choice).join();

/**
 * Plays one game with random choices and reads it aloud: every event, and scenes, choices and things to touch whenever a
 * kind of choice or event is new, and at every step that `every` says.
 * @throws with the first thing that a player could not read, touch or should not see; the seed repeats it
 */
export function proveReading(
  under: PlayableUnderTest,
  players: number,
  seed: string,
  every: number,
  most: number,
): { readonly decisions: number; readonly types: ReadonlySet<string> } {
  const { play } = under;
  const { engine } = play;
  const dice = seededDice(seed);
  const chooser = seededDice(`${seed} choices`);
  const checker = seededDice(`${seed} checks`);
  const types = new Set<string>();
  const hasNewChoice = newcomers();
  const hasNewEvent = newcomers();
  let told: GameEvent[] = [];
  const state = engine.setup(plainTable(under, players), dice, (event) => told.push(event));
  let before = engine.clone(state);
  let length = play.length.of(state);
  for (let decisions = 0; decisions < most; decisions++) {
    const at = `${players} players, decision ${decisions} of seed ${seed}`;
    const now = play.length.of(state);
    must(now >= length, () => `${at}: the game grows shorter`);
    length = now;
    const outcome = engine.outcome(state);
    const regular = decisions % every === 0 || outcome !== undefined;
    const happened = told.map(({ type }) => type);
    for (const type of happened) types.add(type);
    const close = hasNewEvent(happened) || regular;
    const then = sightOf(play, before);
    const since = sightOf(play, state);
    for (const event of told) proveEvent(under, event, then, since, close, at);
    if (regular) proveSeats(under, state, players, checker, at);
    if (outcome) {
      for (const rule of outcome.rules) must(under.rules.has(rule), () => `${at}: ends by ${rule}`);
      return { decisions, types };
    }
    const seats = engine.toAct(state);
    const seat = seats[checker.below(seats.length)]!;
    const choices = engine.choices(state, seat);
    const view = engine.view(state, seat);
    if (hasNewChoice(choices.map(kindOf)) || regular) proveChoices(under, view, seat, choices, at);
    if (regular || decisions < 100) {
      const steady = play.steady(view, seat, choices as never, checker);
      must(choices.includes(steady), () => `${at}: the steady bot chooses what is not offered`);
    }
    told = [];
    before = engine.clone(state);
    engine.play(state, seat, chooser.pick(choices), dice, (event) => told.push(event));
  }
  return { decisions: most, types };
}
