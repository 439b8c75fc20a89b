import { z } from 'zod';
import { seededDice } from '../../../kernel/game/dice';
import type { Seat } from '../../../kernel/game/engine';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { gridBoard } from '../boards/grid-board';
import { cards, domains } from '../catalogue/index';
import { engine } from '../engine';
import { advance } from '../engine/advance';
import { spotName } from '../engine/ground';
import { countUses } from '../engine/in-play';
import { begin } from '../engine/lasting';
import { attack, put, summon } from '../engine/pieces';
import { pieceTypes, ROCK, windows, type SsState, type WindowName } from '../engine/state';
import type { DomainOffer, SsTable } from '../engine/table';
import { newTask } from '../engine/task';
import { House } from '../house';

const offers: readonly DomainOffer[] = domains.map(({ id, name, board }) => ({ id, name, board }));

/** A table with this agreement and the usual lists. */
export function tableOf(house: Readonly<Record<string, unknown>> = {}, more: Partial<SsTable> = {}): SsTable {
  const read = House.parse(house);
  const copies = read.pileMode === 'custom' ? read.maxCopies : 1;
  return {
    house: read,
    cards: cards.flatMap((card) => Array.from({ length: copies }, () => card)),
    domains: offers.filter(({ id }) => read.domainSet.some((one) => one === id)),
    ...more,
  };
}

/** A position drawn by hand on Twin Bastions for everybody; seat 0 moves. */
export interface Position {
  readonly house?: Readonly<Record<string, unknown>>;
  /** `0 D3`: a spot of seat 0's domain; then whose piece, and of what type. Wizards that are not named are dead. */
  readonly pieces: Readonly<Record<string, readonly [Seat, (typeof pieceTypes)[number]]>>;
  readonly rocks?: readonly string[];
  /** Cards by id, by seat. */
  readonly hands?: readonly (readonly string[])[];
  readonly play?: readonly (readonly string[])[];
  readonly dice?: readonly [number, number, number];
  readonly grid?: boolean;
  /** Everybody also holds a card that nobody means to play, so that all are asked. */
  readonly talk?: boolean;
  /** Cards at work on the piece of a spot, and who controls them. */
  readonly effects?: readonly { readonly card: string; readonly on: string; readonly seat: Seat }[];
  /** Where a piece set out that has moved in on another. */
  readonly from?: Readonly<Record<string, string>>;
  /** A window that has just come, about the piece on a spot; absent: the movement goes on. */
  readonly window?: { readonly name: WindowName; readonly on?: string };
}

const Label = z.string().regex(/^\d [A-Z]\d+\*?$/, 'a seat and a spot, as 0 D3');
const ids = z.array(z.array(z.string()));

export const Position = z.strictObject({
  house: z.record(z.string(), z.json()).optional(),
  pieces: z.record(Label, z.tuple([z.int().min(0), z.enum(pieceTypes)])),
  rocks: z.array(Label).optional(),
  hands: ids.optional(),
  play: ids.optional(),
  dice: z.tuple([z.int(), z.int(), z.int()]).optional(),
  grid: z.boolean().optional(),
  talk: z.boolean().optional(),
  effects: z.array(z.strictObject({ card: z.string(), on: Label, seat: z.int().min(0) })).optional(),
  from: z.record(Label, Label).optional(),
  window: z.strictObject({ name: z.enum(windows), on: Label.optional() }).optional(),
}) as unknown as z.ZodType<Position>;

/** The spot of that name: `0 D3`. @throws where there is none */
export function spotOf(s: SsState, label: string): number {
  const [seat, name] = label.split(' ');
  const base = Number(seat) * s.game.stride;
  for (let spot = base; spot < base + s.game.stride; spot++)
    if (spotName(s.game, s.domain, spot) === name) return spot;
  throw new Error(`there is no ${label}`);
}

export const labelOf = (s: SsState, spot: number): string =>
  `${Math.trunc(spot / s.game.stride)} ${spotName(s.game, s.domain, spot)}`;

/** The card of this id, wherever it is. @throws where the pile has none */
export function cardOf(s: SsState, id: string): number {
  const card = s.game.cards.findIndex((one) => one.id === id);
  if (card < 0) throw new Error(`no card ${id}`);
  return card;
}

const drawn = (grid: boolean): DomainOffer =>
  grid ? { id: 'grid', name: 'Grid', board: gridBoard } : offers[0]!;

/** Second copies of these are what everybody holds who shall be asked, by seat. */
const spares = ['lever', 'daggers', 'spears', 'twin-forks', 'hammers', 'morning-star', 'armour'];

/** The state of that position. @throws where it names what there is not */
export function position({
  house = {},
  pieces,
  rocks = [],
  hands = [],
  play = [],
  dice = [6, 3, 1],
  grid = false,
  talk = false,
  effects = [],
  from = {},
  window,
}: Position): SsState {
  const table = tableOf(
    { handSize: 0, firstPlayer: 'chosen', pileMode: 'custom', maxCopies: 2, ...house },
    { domains: [drawn(grid)] },
  );
  const s = engine.setup(table, seededDice('position'));
  s.at.fill(-1);
  s.on.fill(-1);
  s.phase = 'move';
  s.dice = [...dice];
  s.move = [...dice];
  for (const [label, [seat, type]] of Object.entries(pieces)) {
    const rank = pieceTypes.indexOf(type);
    let piece = s.type.findIndex((one, k) => one === rank && s.born[k] === seat && s.at[k] === -1);
    if (piece < 0) piece = summon(s, rank, seat);
    const spot = spotOf(s, label.replace(/\*$/, ''));
    // A star: it has moved in on what stands there.
    if (label.endsWith('*')) attack(s, piece, spot);
    else put(s, piece, spot);
    s.from[piece] = spot;
  }
  for (const label of rocks) s.on[spotOf(s, label)] = ROCK;
  const take = (id: string): number => {
    const card = s.game.cards.findIndex((one, k) => one.id === id && s.pile.includes(k));
    if (card < 0) throw new Error(`no card ${id} is left`);
    s.pile.splice(s.pile.indexOf(card), 1);
    return card;
  };
  hands.forEach((ids, seat) => (s.hand[seat] = ids.map(take)));
  play.forEach((ids, seat) => {
    s.play[seat] = ids.map(take);
    countUses(s, seat);
  });
  if (talk)
    s.hand.forEach((hand, seat) => {
      const card = cardOf(s, spares[seat]!) + 1;
      s.pile.splice(s.pile.indexOf(card), 1);
      hand.push(card);
    });
  for (const [label, before] of Object.entries(from)) s.from[pieceOn(s, label)] = spotOf(s, before);
  for (const { card, on, seat } of effects) {
    const item = { card: take(card), seat, power: false, targets: [], dead: false, back: -1 };
    begin(s, item, pieceOn(s, on), { dice: scriptedDice(), tell: undefined });
  }
  if (window)
    listen(s, window.name, window.on ? pieceOn(s, window.on) : -1, window.on ? spotOf(s, window.on) : -1);
  return s;
}

/** The piece on the spot; the one that moved in where the label has a star. */
export const pieceOn = (s: SsState, label: string): number =>
  label.endsWith('*') ? s.guest[spotOf(s, label.slice(0, -1))]! : s.on[spotOf(s, label)]!;

/** A window as if it had just come, with everybody listening. */
export function listen(
  s: SsState,
  window: WindowName = 'start',
  piece = -1,
  spot = -1,
  teleported = false,
): SsState {
  const task = newTask('window', -1, piece, spot, -1, teleported ? 1 : 0);
  task.window = window;
  task.base = s.stack.length;
  s.tasks.push(task);
  advance(s, { dice: scriptedDice(), tell: undefined });
  return s;
}
