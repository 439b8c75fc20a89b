import type { SceneItem, SceneTray } from '../../../../kernel/game/scene';
import type { Seat } from '../../../../kernel/game/engine';
import { isEmptyPlace } from '../engine/magic/conjured';
import { lyingThing } from '../engine/encounter/laying';
import { takesPart } from '../engine/fighters/hirelings';
import { isWorn, playingAt } from '../engine/fighters/playing';
import { hirelingsOf } from '../engine/melee/sheets';
import {
  ACTIVE,
  ALERTED,
  COLOR,
  COMMITTED,
  DAMAGED,
  FATIGUED,
  FOE,
  GONE,
  WOUNDED,
  type MrState,
} from '../engine/state';
import { bodyIn, foeAt, foeOf } from '../engine/who';
import { bodyItems } from './change-words';
import { heroName, idOf, sideName, sideSign, whoName } from './names';
import { chitIcons } from './pieces';

const stateWords: Readonly<Record<number, string>> = {
  [FATIGUED]: 'fatigued',
  [WOUNDED]: 'wounded',
  [COMMITTED]: 'tied to a spell',
  [COLOR]: 'color chit',
};

/** Chits of a character, and what else he plays like one: gloves, boots and the sides of a horse. (MR-B11) */
function chitItems(s: MrState, seat: Seat): SceneItem[] {
  const hero = s.heroes[seat]!;
  return s.game.heroes[seat]!.playings.flatMap((_, chit): SceneItem[] => {
    const { code, kind, item } = playingAt(s, seat, chit);
    if (item >= 0 && !isWorn(s, seat, item)) return [];
    const isOut = bodyIn(s, seat) ? 'out of reach' : undefined;
    const word = isOut ?? stateWords[hero.chits[chit]!] ?? (hero.used[chit] === 1 ? 'played' : undefined);
    return [
      {
        id: idOf.chit(seat, chit),
        name: code,
        icon: item >= 0 && code.includes('ing') ? 'horse-head' : chitIcons[kind],
        ...(word === undefined
          ? {}
          : { label: word, ...(word === 'color chit' ? {} : { state: 'spent' as const }) }),
      },
    ];
  });
}

function thingLabel(s: MrState, seat: Seat, item: number): string {
  const state = s.heroes[seat]!.items[item]!;
  const { weapon } = s.game.heroes[seat]!.things[item]!;
  if ((state & GONE) !== 0) return 'lost';
  return [
    isWorn(s, seat, item) ? '' : 'inactive',
    weapon && isWorn(s, seat, item) ? ((state & ALERTED) !== 0 ? 'alerted' : 'unalerted') : '',
    (state & DAMAGED) !== 0 ? 'damaged' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const thingItems = (s: MrState, seat: Seat): SceneItem[] =>
  s.game.heroes[seat]!.things.flatMap(({ id, name }, item) => {
    if (isEmptyPlace(s, seat, item)) return [];
    const label = thingLabel(s, seat, item);
    return {
      id: idOf.thing(seat, item),
      ...(id === '' ? {} : { entry: id }),
      name,
      ...(label === '' ? {} : { label }),
      ...(isWorn(s, seat, item) ? {} : { state: 'spent' as const }),
    };
  });

const spellItems = (s: MrState, seat: Seat): SceneItem[] =>
  s.game.heroes[seat]!.spells.map(({ id, name }, spell) => ({
    id: idOf.spell(seat, spell),
    ...(id === '' ? { state: 'covered' as const } : { entry: id }),
    name,
    ...(s.heroes[seat]!.spell === spell ? { label: 'cast' } : {}),
  }));

/** Both sides of each hired native: how strong he strikes and how fast he moves. (MR-154) */
function hiredItems(s: MrState, seat: Seat): SceneItem[] {
  return hirelingsOf(s, seat).flatMap((who) =>
    foeOf(s, who).sides.map(({ move }, side): SceneItem => ({
      id: idOf.side(who, side),
      entry: foeOf(s, who).id,
      name: `${foeOf(s, who).name}, ${sideName(side)}: ${sideSign(s, who, side)}, move ${move}`,
      ...(foeAt(s, who).side === side ? { label: 'up' } : { state: 'spent' as const }),
    })),
  );
}

/** Denizens that were killed. */
const fallen = (s: MrState): SceneTray[] => {
  const items = s.foes.flatMap(({ alive, away, absorbed }, i): SceneItem[] =>
    alive === 1 || absorbed >= 0
      ? []
      : [
          {
            id: `fallen-${i}`,
            entry: s.game.foes[i]!.id,
            name: `${whoName(s, FOE + i).replace(/^the /, '')}, ${away === 1 ? 'elsewhere' : 'killed'}`,
            state: 'spent',
          },
        ],
  );
  return items.length === 0 ? [] : [{ id: 'fallen', title: 'Killed or gone', kind: 'pieces', items }];
};

/** What was laid down in plain sight. (MR-B70) */
const lyingTray = (s: MrState): SceneTray[] =>
  s.lying.length === 0
    ? []
    : [
        {
          id: 'lying',
          title: 'Laid down in the clearing',
          kind: 'pile',
          items: s.lying.map((one, nth): SceneItem => {
            const { id, name } = lyingThing(s, one).thing;
            return {
              id: idOf.lying(nth),
              entry: id,
              name,
              ...((one.state & DAMAGED) === 0 ? {} : { label: 'damaged' }),
            };
          }),
        },
      ];

/** Chits, belongings and spells of each, the viewer's first. */
export function traysOf(s: MrState, viewer: Seat | undefined): SceneTray[] {
  const seats = s.heroes.map((_, i) => i);
  const first = viewer ?? 0;
  const inOrder = [...seats.slice(first), ...seats.slice(0, first)].filter(
    (seat) => seat === viewer || takesPart(s, seat),
  );
  return [
    ...inOrder.flatMap((seat): SceneTray[] => {
      const whose = seat === viewer ? 'Your' : `${heroName(s, seat)}:`;
      const things = thingItems(s, seat);
      const spells = spellItems(s, seat);
      const hired = hiredItems(s, seat);
      return [
        {
          id: `chits-${seat}`,
          title: `${whose} chits`,
          kind: 'chits',
          seat,
          items: [...bodyItems(s, seat), ...chitItems(s, seat)],
        },
        ...(things.length > 0
          ? [
              {
                id: `things-${seat}`,
                title: `${whose} belongings`,
                kind: 'pieces' as const,
                seat,
                items: things,
              },
            ]
          : []),
        ...(spells.length > 0
          ? [{ id: `spells-${seat}`, title: `${whose} spells`, kind: 'cards' as const, seat, items: spells }]
          : []),
        ...(hired.length > 0
          ? [
              {
                id: `hired-${seat}`,
                title: `${whose} hirelings`,
                kind: 'pieces' as const,
                seat,
                items: hired,
              },
            ]
          : []),
      ];
    }),
    ...lyingTray(s),
    ...fallen(s),
  ];
}

export const activeChits = (s: MrState, seat: Seat): { readonly active: number; readonly all: number } => {
  const { playings } = s.game.heroes[seat]!;
  const { chits } = s.heroes[seat]!;
  const own = playings.flatMap(({ item }, chit) => (item < 0 ? [chits[chit]!] : []));
  return { active: own.filter((state) => state === ACTIVE || state === COLOR).length, all: own.length };
};
