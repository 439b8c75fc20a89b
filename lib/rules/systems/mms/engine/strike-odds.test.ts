import { expect, test } from 'vitest';
import { cards as deck } from '../catalogue';
import type { MmsCard } from '../catalogue/card';
import { blowOf } from '../odds/blow';
import type { MmsState } from './state';
import type { Put } from './drawn-position';
import { blow, stand } from './testing-fight';

const FACES = 100;
const cardOf = (id: string): MmsCard => {
  const found = deck.find((card) => card.id === id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

interface Case {
  readonly by: string;
  readonly on: string;
  readonly carries?: readonly string[];
  readonly guards?: readonly string[];
  /** Terrain of the target's side under the target, of the attacker's side under the attacker. */
  readonly shelter?: string;
  readonly stronghold?: string;
  readonly engine?: string;
  readonly house?: Readonly<Record<string, unknown>>;
}

/** Attacker on e5, target two squares on so that nothing of the one lies under the other. */
function stood({
  by,
  on,
  carries = [],
  guards = [],
  shelter,
  stronghold,
  engine,
  house = {},
}: Case): MmsState {
  const pieces: Put[] = [{ seat: 0, card: by, at: [5, 5], carried: carries }];
  if (engine) pieces.push({ seat: 0, card: engine, at: [3, 5] });
  if (stronghold) pieces.push({ seat: 0, card: stronghold, at: [5, 5] });
  pieces.push({ seat: 1, card: on, at: [8, 5], carried: guards });
  if (shelter) pieces.push({ seat: 1, card: shelter, at: [8, 5] });
  return stand(pieces, house);
}

/** How many of all throws take so much CAP, by rolling every one of them. */
function rolled(given: Case, row: number): Map<number, number> {
  const ways = new Map<number, number>();
  const engine = given.engine ? 1 : -1;
  const s = stood(given);
  const target = s.game.owner.indexOf(1);
  const mayRollAgain = engine < 0 && (given.carries ?? []).includes('pendant-of-chance');
  /** Damage of a throw in a fresh round, undefined where it takes another number of dice. */
  const taken = (...faces: number[]): number | undefined => {
    s.rerolled[0] = 0;
    s.lost.fill(0);
    try {
      return blow(s, 0, target, faces, { engine, row }).damage;
    } catch {
      return undefined;
    }
  };
  const add = (cap: number | undefined, n: number) => {
    if (cap === undefined) throw new Error('a die too many, or too few');
    ways.set(cap, (ways.get(cap) ?? 0) + n);
  };
  for (let first = 1; first <= FACES; first++) {
    const alone = taken(first);
    if (!mayRollAgain) add(alone, 1);
    else if (alone !== undefined) add(alone, FACES);
    else for (let second = 1; second <= FACES; second++) add(taken(first, second), 1);
  }
  return new Map([...ways].sort(([a], [b]) => a - b));
}

const meanOf = (ways: ReadonlyMap<number, number>): number =>
  [...ways].reduce((sum, [cap, n]) => sum + cap * n, 0) / [...ways].reduce((sum, [, n]) => sum + n, 0);

test.each<Case>([
  { by: 'warrior', on: 'krag' },
  { by: 'warrior', on: 'krag', carries: ['magical-long-sword', 'veteran'], guards: ['armor', 'stoneskin'] },
  {
    by: 'mageron',
    on: 'troll',
    carries: ['giants-strength'],
    guards: ['heavy-plate'],
    shelter: 'haunted-forest',
  },
  { by: 'orc', on: 'cleric', carries: ['war-axe'], stronghold: 'standing-stones', shelter: 'woods' },
  { by: 'krag', on: 'wall', carries: ['hand-ram', 'lucky-horseshoe'] },
  { by: 'krag', on: 'wall', carries: ['hand-ram', 'hand-ram'] },
  { by: 'engineer', on: 'troll', engine: 'trebuchet', guards: ['chain-mail'] },
  { by: 'archer', on: 'fort', engine: 'ballista', carries: ['marksman'] },
  { by: 'warrior', on: 'krag', carries: ['pendant-of-chance'], guards: ['leather-jerkin'] },
  { by: 'goblin-slinger', on: 'krag', carries: ['pendant-of-chance'], guards: ['stoneskin', 'heavy-plate'] },
  { by: 'warrior', on: 'krag', guards: ['armor', 'tower-shield', 'blur'], house: { rollPenaltyCap: 20 } },
  {
    by: 'warrior',
    on: 'krag',
    guards: ['armor', 'tower-shield', 'blur', 'blessing', 'ring-of-warding'],
    house: { naturalHit: 95 },
  },
])(
  'a roll of $by on $on falls as its exact odds say (MMS-R03, MMS-R04, MMS-R18, MMS-R25, MMS-R50)',
  (given) => {
    const { house = {} } = given;
    const exact = blowOf({
      by: cardOf(given.by),
      carries: (given.carries ?? []).map(cardOf),
      engine: given.engine ? cardOf(given.engine) : undefined,
      on: cardOf(given.on),
      guards: (given.guards ?? []).map(cardOf),
      shelters: given.shelter ? [cardOf(given.shelter)] : [],
      strongholds: given.stronghold ? [cardOf(given.stronghold)] : [],
      agreed: { declared: false, ...house },
    });
    expect(rolled(given, -1)).toEqual(exact.ways);
  },
);

test('attackSelection declared: the odds are those of the best row that could be named (MMS-R03)', () => {
  const given: Case = {
    by: 'mageron',
    on: 'krag',
    guards: ['armor'],
    house: { attackSelection: 'declared', naturalHit: 98 },
  };
  const exact = blowOf({
    by: cardOf('mageron'),
    carries: [],
    on: cardOf('krag'),
    guards: [cardOf('armor')],
    shelters: [],
    strongholds: [],
    agreed: { declared: true, naturalHit: 98 },
  });
  const byRow = [0, 1, 2, 3].map((row) => rolled(given, row));
  const best = byRow.reduce((a, b) => (meanOf(b) > meanOf(a) ? b : a));
  expect(best).toEqual(exact.ways);
});
