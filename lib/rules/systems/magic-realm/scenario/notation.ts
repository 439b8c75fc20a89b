import { defineNotation, type Namer, type WrittenFields } from '../../../kernel/game/notation';
import { engine } from '../combat/engine';
import { isOfBody } from '../combat/engine/magic/becoming';
import { playingAt } from '../combat/engine/fighters/playing';
import {
  ALERTED,
  attackNames,
  DAMAGED,
  FOE,
  GONE,
  isFoe,
  maneuverNames,
  WORN,
  type MrState,
} from '../combat/engine/state';
import { foeOf } from '../combat/engine/who';
import { Position, position } from './position';

/** `wolf-a`, or the name where there are several: `Wolf A 2`; characters by id. */
const who: Namer<MrState> = (s, one) => {
  if (!isFoe(one)) return s.game.heroes[one]?.id ?? null;
  const { id, name } = foeOf(s, one);
  return s.game.foes.filter((foe) => foe.id === id).length > 1 ? name : id;
};
const chit: Namer<MrState> = (s, one, seat = 0) =>
  isOfBody(one) || s.game.heroes[seat]?.playings[one] ? playingAt(s, seat, one).code : null;
const item: Namer<MrState> = (s, one, seat) => s.game.heroes[seat ?? 0]?.things[one]?.id ?? null;
const spell: Namer<MrState> = (s, one, seat) => s.game.heroes[seat ?? 0]?.spells[one]?.id ?? null;
const attack: Namer<MrState> = (_, one) => attackNames[one] ?? null;
const maneuver: Namer<MrState> = (_, one) => maneuverNames[one] ?? null;

const chitWords = ['active', 'fatigued', 'wounded', 'committed', 'color'] as const;
const lives = ['there', 'dead', 'fled'] as const;

const thingWords = (state: number): string =>
  (state & GONE) !== 0
    ? 'lost'
    : [
        (state & WORN) !== 0 ? 'active' : 'inactive',
        ...((state & ALERTED) !== 0 ? ['alerted'] : []),
        ...((state & DAMAGED) !== 0 ? ['damaged'] : []),
      ].join(' ');

const numbered = (codes: readonly string[]): readonly string[] =>
  codes.map((code, i) => {
    const before = codes.slice(0, i).filter((one) => one === code).length;
    return before === 0 ? code : `${code}#${before + 1}`;
  });

const heroLook = (s: MrState, seat: number): WrittenFields => {
  const { playings, things } = s.game.heroes[seat]!;
  const { life, hidden, chits, items, wounds, fame, notoriety, gold } = s.heroes[seat]!;
  const out = numbered(playings.map(({ code }) => code)).flatMap((code, i) =>
    chits[i] === 0 ? [] : [[code, chitWords[chits[i]!]!] as const],
  );
  return {
    life: lives[life]!,
    hidden: hidden === 1,
    /** Chits that are not active. */
    chits: Object.fromEntries(out),
    things: Object.fromEntries(things.map(({ id }, i) => [id, thingWords(items[i]!)])),
    wounds,
    fame,
    notoriety,
    gold,
  };
};

const look = (s: MrState): WrittenFields => ({
  phase: s.phase,
  round: s.round,
  quiet: s.quiet,
  heroes: Object.fromEntries(s.game.heroes.map(({ id }, seat) => [id, heroLook(s, seat)])),
  foes: Object.fromEntries(
    s.foes.map(({ alive, away, side, on, mounted, owner }, i) => [
      String(who(s, FOE + i, undefined)),
      alive === 0
        ? away === 1
          ? 'elsewhere'
          : 'dead'
        : {
            dark: side === 1,
            /** The seat of a character, or the name of whoever else’s sheet it is. */
            on: on < 0 ? null : isFoe(on) ? who(s, on, undefined) : on,
            mounted: mounted === 1,
            ...(owner < 0 ? {} : { hirer: owner }),
          },
    ]),
  ),
});

export const notation = defineNotation(engine, {
  position: Position,
  place: position,
  look,
  names: {
    who,
    at: who,
    foes: who,
    sheet: who,
    chit,
    back: chit,
    attack: chit,
    maneuver: chit,
    color: chit,
    item,
    spell,
    direct: attack,
    toward: maneuver,
    shield: attack,
    'direct.to': attack,
    'toward.to': maneuver,
    'shield.to': attack,
    'redirect.to': attack,
    'elude.to': maneuver,
    'lure.by': who,
    'take.by': who,
    'deploy.by': who,
    'pick.by': who,
    'lured.by': who,
    'assigned.to': who,
    'took.by': who,
    'deployed.by': who,
    'followed.to': who,
    'picked.by': who,
    'killed.by': who,
    'spoils.to': who,
    'stood.box': maneuver,
    'stood.horse': maneuver,
    'aimed.by': who,
    'struck.by': who,
    // What is met belongs to whom it happens.
    'struck.item': () => null,
    'grabbed.by': who,
    'rolled.by': who,
    'warded.by': who,
    on: who,
    of: who,
    // They belong to somebody else than who chooses.
    'unbind.spell': () => null,
    'broom.item': () => null,
  },
});
