import { defineNotation, type Namer, type WrittenFields } from '../../../kernel/game/notation';
import { figureTypes, structures, terrains } from '../catalogue/vocabulary';
import { engine } from '../engine';
import { labelOf } from '../engine/board';
import { seatOf, typeOf, type MmState } from '../engine/state';
import { choiceWords } from '../scene/choice-words';
import { Position, position } from './position';

/** `0 army 1`: seat, type, and which of the five, in the order in which a position names them. */
const figure: Namer<MmState> = (_, one) => `${seatOf(one)} ${figureTypes[typeOf(one)]} ${(one % 5) + 1}`;
const space: Namer<MmState> = (_, one) => labelOf(one);
const card: Namer<MmState> = (s, one) => s.game.cards[one]?.id.replace(/^mm-/, '') ?? null;
const type: Namer<MmState> = (_, one) => figureTypes[one] ?? null;
const structureNames: Namer<MmState> = (_, bits) => structures.filter((_name, i) => (bits >> i) & 1);

const look = (s: MmState): WrittenFields => {
  const cards = (zone: readonly number[]) => zone.map((one) => card(s, one));
  const standing = s.at.flatMap((at, one) => (at < 0 ? [] : [one]));
  return {
    phase: s.phase,
    active: s.active,
    turn: s.turn,
    ground: Object.fromEntries(
      s.terrain.map((terrain, at) => [labelOf(at), [terrains[terrain]!, structures[s.structure[at]!]!]]),
    ),
    figures: Object.fromEntries(standing.map((one) => [labelOf(s.at[one]!), figure(s, one)])),
    garrisons: Object.fromEntries(s.garrison.flatMap((seat, at) => (seat < 0 ? [] : [[labelOf(at), seat]]))),
    garrisonCount: s.alive.map((_, seat) => s.garrison.filter((one) => one === seat).length),
    points: Object.fromEntries(standing.map((one) => [String(figure(s, one)), s.mp[one]!])),
    hands: s.hand.map(cards),
    permanents: s.permanents.map(cards),
    lasting: s.lasting.map(cards),
    discard: cards(s.discard),
    roll: s.roll,
  };
};

export const notation = defineNotation(engine, {
  position: Position,
  place: position,
  look,
  names: {
    figure,
    attacker: figure,
    summoner: figure,
    // None: the garrison.
    defender: figure,
    at: space,
    to: space,
    from: space,
    card,
    cards: card,
    permanent: card,
    structures: structureNames,
    // Here these fields hold something else.
    'figure.figure': type,
    'middle.figure': type,
    'looked.at': (_, seat) => seat,
    // What a card is done to is anything; only words tell it.
    'pick.what': (s, what) => choiceWords(s, s.active, { type: 'pick', what }).text,
    'effect.what': () => null,
    'effect.first': () => null,
  },
});
