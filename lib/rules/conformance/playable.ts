import type { GameEvent, Seat } from '../kernel/engine';
import { seededDice } from '../kernel/dice';
import type { AnyPlayable, AnyState } from '../kernel/playable';
import { defaultAgreement, prepareTerms, type AnyTerms } from '../kernel/prepare';
import { randomBot } from '../kernel/bots';
import { catalogueOf } from '../kernel/reference';
import type { Scene } from '../kernel/scene';
import type { AnySystem } from '../kernel/system';
import { proveChances } from './situations';

/** A playable with what its words are held against. */
export interface PlayableUnderTest {
  readonly play: AnyPlayable;
  readonly terms: AnyTerms;
  /** Everything that may be cited as a rule. */
  readonly rules: ReadonlySet<string>;
  /** Ids that a card may name. */
  readonly entries: ReadonlySet<string>;
}

/** @throws when the default agreement cannot be read: a bug. */
export async function underTest(system: AnySystem, play: AnyPlayable): Promise<PlayableUnderTest> {
  const terms = prepareTerms(system, defaultAgreement(system));
  if (!terms.ok) throw new Error(JSON.stringify(terms.problems));
  const book = await system.rulebook();
  const rules = [
    ...book.rules.map(({ id }) => id),
    ...book.rulings.map(({ id }) => id),
    ...system.entries.flatMap((entry) => entry.rules.slice(0, 1)),
    ...[...system.checks, ...system.matchChecks].map(({ code }) => code),
  ];
  return { play, terms: terms.value, rules: new Set(rules), entries: new Set(catalogueOf(system).keys()) };
}

const text = (value: unknown): string => JSON.stringify(value);

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

/** A table where nobody brings anything. @throws when the playable refuses it */
export function plainTable({ play, terms }: PlayableUnderTest, players: number, board?: unknown): unknown {
  const lists = Array.from({ length: players }, () => undefined);
  const made = play.table({ house: terms.house, terms, lists, ...(board === undefined ? {} : { board }) });
  if (!made.ok) throw new Error(`a table of ${players} is refused: ${text(made.problems)}`);
  return made.value;
}

const repeated = (ids: readonly string[]): string | undefined => ids.find((id, i) => ids.indexOf(id) !== i);

/** A scene that can be drawn: unique ids, pieces on spaces, numbers in the frame, entries of the catalogue. @returns its ids */
export function proveScene(
  scene: Scene,
  at: string,
  { entries, rules }: PlayableUnderTest,
): ReadonlySet<string> {
  must(text(JSON.parse(text(scene))) === text(scene), `${at}: the scene does not survive JSON`);
  const spaces = scene.spaces.map(({ id }) => id);
  const things = scene.trays.flatMap(({ items }) => items);
  const ids = [...spaces, ...scene.pieces.map(({ id }) => id), ...things.map(({ id }) => id)];
  must(repeated(ids) === undefined, `${at}: two things of the scene are called ${repeated(ids)}`);
  const trays = scene.trays.map(({ id }) => id);
  must(repeated(trays) === undefined, `${at}: two trays are called ${repeated(trays)}`);
  const there = new Set(spaces);
  for (const space of scene.spaces) {
    must(space.shape.length >= 6 && space.shape.length % 2 === 0, `${at}: ${space.id} has no shape`);
    const fits = space.shape.every((n, i) => n >= 0 && n <= (i % 2 === 0 ? scene.width : scene.height));
    must(fits, `${at}: ${space.id} lies outside the scene`);
    must(space.name !== '', `${at}: ${space.id} has no name`);
  }
  for (const piece of scene.pieces) {
    must(there.has(piece.space), `${at}: ${piece.id} stands on no space, ${piece.space}`);
    must(piece.name !== '' && piece.icon !== '', `${at}: ${piece.id} has no name or picture`);
  }
  for (const { id, entry, name } of things) {
    must(name !== '', `${at}: ${id} has no name`);
    must(entry === undefined || entries.has(entry), `${at}: ${id} shows no entry, ${entry}`);
  }
  const { phase } = scene;
  must(phase.title !== '' && phase.explains !== '', `${at}: the phase says nothing`);
  must(phase.rule === undefined || rules.has(phase.rule), `${at}: the phase cites ${phase.rule}`);
  return new Set(ids);
}

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
    const which = `${at}, choice ${text(choices[i])}`;
    must(words.text.trim() === words.text && words.text !== '', `${which}: no words`);
    must(words.group !== '', `${which}: no group`);
    must(!/undefined|NaN|\[object/.test(words.text), `${which}: says “${words.text}”`);
    must(rules.has(words.rule), `${which}: cites ${words.rule}`);
    for (const id of words.touches) must(ids.has(id), `${which}: touches ${id}, which the scene has not`);
    if (!words.odds) return;
    const { kind, ...question } = words.odds;
    const situation = play.situations.find((one) => one.kind === kind);
    must(situation !== undefined, `${which}: asks an unknown question, ${kind}`);
    const read = situation.schema.safeParse(question);
    must(read.success, `${which}: asks ${text(question)}, which ${kind} refuses`);
    proveChances(situation.solve(read.data), which);
  });
  const lines = said.map(({ text: line, group }) => `${group}: ${line}`);
  must(repeated(lines) === undefined, `${at}: two choices read “${repeated(lines)}”`);
  const ways = said.filter(({ touches }) => touches.length > 0).map(({ touches }) => touches.join(' '));
  must(repeated(ways) === undefined, `${at}: two choices are touched alike, ${repeated(ways)}`);
}

/** An event as those who may know it read it, before and after it is shown. */
function proveEvent(
  under: PlayableUnderTest,
  event: GameEvent,
  before: AnyState,
  after: AnyState,
  at: string,
): void {
  const { play, rules, entries } = under;
  const which = `${at}, event ${text(event)}`;
  must(rules.has(event.rule), `${which}: cites a rule that nobody knows`);
  const known = [before, after].flatMap((state) => {
    const { spaces, pieces, trays } = play.scene(play.engine.view(state, event.only), event.only);
    return [...spaces, ...pieces, ...trays.flatMap(({ items }) => items)].map(({ id }) => id);
  });
  for (const state of [before, after]) {
    const words = play.eventWords(event, play.engine.view(state, event.only));
    must(words.text.trim() === words.text && words.text !== '', `${which}: no words`);
    must(
      !/undefined|NaN|\[object/.test(`${words.text} ${words.sum ?? ''}`),
      `${which}: says “${words.text}”`,
    );
    for (const { face, sides } of words.dice ?? [])
      must(face >= 1 && face <= sides, `${which}: a face off its die`);
    for (const id of words.touches ?? [])
      must(known.includes(id), `${which}: is about ${id}, which is nowhere`);
  }
  for (const id of play.entriesOf(event, after)) must(entries.has(id), `${which}: has ${id} at work`);
}

/**
 * Plays one game with random choices and reads everything aloud: scenes, choices, events, at every step that `every` says.
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
  let told: GameEvent[] = [];
  const state = engine.setup(plainTable(under, players), dice, (event) => told.push(event));
  let before = state;
  let length = play.length.of(state);
  for (let decisions = 0; decisions < most; decisions++) {
    const at = `${players} players, decision ${decisions} of seed ${seed}`;
    for (const event of told) types.add(event.type);
    const close = decisions % every === 0;
    if (close) for (const event of told) proveEvent(under, event, before, state, at);
    must(play.length.of(state) >= length, `${at}: the game grows shorter`);
    length = play.length.of(state);
    const outcome = engine.outcome(state);
    const seats = engine.toAct(state);
    if (outcome) for (const rule of outcome.rules) must(under.rules.has(rule), `${at}: ends by ${rule}`);
    if (close || outcome) {
      proveScene(play.scene(engine.view(state, undefined), undefined), `${at}, onlookers`, under);
      for (let seat = 0; seat < players; seat++) {
        const view = engine.view(state, seat);
        const scene = text(play.scene(view, seat));
        const worth = play.foresight.worth(state, seat);
        must(worth >= 0 && worth <= 1, `${at}: seat ${seat} is worth ${worth}`);
        // The position as it could be: the seat must see no difference, and be offered the same.
        const world = play.foresight.imagine(view, seat, checker);
        must(
          text(engine.view(world, seat)) === text(view),
          `${at}: seat ${seat} imagines what it can see is not so`,
        );
        must(
          text(play.scene(engine.view(world, seat), seat)) === scene,
          `${at}: seat ${seat} sees something hidden`,
        );
        if (seats.includes(seat))
          must(
            text(engine.choices(world, seat)) === text(engine.choices(state, seat)),
            `${at}: seat ${seat} would be offered something else`,
          );
      }
    }
    if (outcome) return { decisions, types };
    const seat = seats[checker.below(seats.length)]!;
    const choices = engine.choices(state, seat);
    const view = engine.view(state, seat);
    if (close) proveChoices(under, view, seat, choices, at);
    const steady = play.steady(view, seat, choices as never, checker);
    must(choices.includes(steady), `${at}: the steady bot chooses what is not offered`);
    told = [];
    before = (decisions + 1) % every === 0 ? engine.clone(state) : state;
    engine.play(state, seat, randomBot(view, seat, choices as never, chooser), dice, (event) =>
      told.push(event),
    );
  }
  return { decisions: most, types };
}
