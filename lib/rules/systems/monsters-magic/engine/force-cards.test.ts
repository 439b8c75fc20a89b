import { expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { allies } from '../catalogue/allies';
import type { FigureType, Structure, Terrain, UnitType } from '../catalogue/vocabulary';
import { spaceOf } from './board';
import type { MmEvent } from './events';
import { engine } from './index';
import type { MmState } from './state';
import { figureAt, position } from './testing';

/** A fight for d4, and the unit of it that the card may help. */
interface Fight {
  readonly unit: UnitType;
  readonly role: 'attack' | 'defend';
  readonly foe: UnitType;
  readonly terrain: Terrain;
  readonly structure: Structure;
  /** An own figure in a neighbour of the contested space. */
  readonly near?: FigureType;
}
const usual: Fight = { unit: 'hero', role: 'attack', foe: 'monster', terrain: 'plains', structure: 'mine' };
type Change = Partial<Fight>;

/** Force of the unit in the first round, with the card as a permanent, or in the hand of its owner. */
function fought(fight: Fight, row: { readonly permanent?: string; readonly hand?: string }) {
  const mine = fight.role === 'attack' ? 0 : 1;
  const rows = (id: string | undefined): string[][] => {
    const out: string[][] = [[], []];
    if (id !== undefined) out[mine]!.push(id);
    return out;
  };
  const [attacker, defender] = mine === 0 ? [fight.unit, fight.foe] : [fight.foe, fight.unit];
  const s = position({
    ground: { d4: [fight.terrain, fight.structure], d5: ['plains', 'mine'] },
    units: {
      a8: [0, 'garrison', 'hero'],
      h1: [1, 'garrison', 'hero'],
      d5: [0, attacker],
      d4: [1, defender],
      ...(fight.near === undefined ? {} : { c3: [mine, fight.near] }),
    },
    permanents: rows(row.permanent),
    hands: rows(row.hand),
  });
  const events: MmEvent[] = [];
  const tell = (event: MmEvent): number => events.push(event);
  engine.play(
    s,
    0,
    { type: 'step', figure: figureAt(s, 'd5'), to: spaceOf('d4') },
    scriptedDice(3, 3, 3, 3),
    tell,
  );
  return { s, mine, events };
}

const forceIn = (events: readonly MmEvent[], mine: number): number | undefined =>
  events.find((event) => event.type === 'fought')?.force[mine];
const totalIn = (events: readonly MmEvent[], mine: number): number | undefined =>
  events.find((event) => event.type === 'resolved')?.totals[mine];

function afterPlaying(s: MmState, mine: number): readonly MmEvent[] {
  const events: MmEvent[] = [];
  // Before a defender's card the attacker, who has none, is not asked.
  const [card] = s.hand[mine]!;
  engine.play(s, mine, { type: 'answer', card: card! }, scriptedDice(), (event) => events.push(event));
  while (engine.toAct(s)[0] !== undefined && s.combat.attacker >= 0)
    engine.play(s, engine.toAct(s)[0]!, { type: 'pass' }, scriptedDice(), (event) => events.push(event));
  return events;
}

const figures: readonly FigureType[] = ['mage', 'hero', 'monster', 'army'];
const others = (unit: FigureType): readonly Change[] =>
  figures.filter((one) => one !== unit).map((one) => ({ unit: one }));
const grounds: readonly Terrain[] = ['plains', 'forests', 'mountains', 'badlands'];
const onlyOn = (...terrain: readonly Terrain[]): readonly Change[] =>
  grounds.filter((one) => !terrain.includes(one)).map((one) => ({ terrain: one }));
const onlyAgainst = (...foes: readonly UnitType[]): readonly Change[] =>
  ([...figures, 'garrison'] as const).filter((one) => !foes.includes(one)).map((foe) => ({ foe }));

interface Case {
  readonly plus: number;
  /** Fights in which it helps, and changes of the first of them in which it does not. */
  readonly helps: readonly Change[];
  readonly idle: readonly Change[];
}
const on = (unit: FigureType, plus: number, ...terrain: readonly Terrain[]): Case => ({
  plus,
  helps: terrain.flatMap((one) => [
    { unit, terrain: one },
    { unit, terrain: one, role: 'defend' as const },
  ]),
  idle: [...others(unit), ...onlyOn(...terrain)],
});
const against = (unit: FigureType, plus: number, ...foes: readonly UnitType[]): Case => ({
  plus,
  helps: foes.flatMap((foe) => [
    { unit, foe },
    ...(foe === 'garrison' ? [] : [{ unit, foe, role: 'defend' as const }]),
  ]),
  idle: [...others(unit), ...onlyAgainst(...foes)],
});
const beside = (unit: FigureType, near: FigureType): Case => ({
  plus: 1,
  helps: [
    { unit, near },
    { unit, near, role: 'defend' },
  ],
  idle: [...others(unit), ...figures.filter((one) => one !== near).map((one) => ({ near: one }))],
});

/** What the printed card says, in the words of the ledger's chapter 3.2. */
const cases: Readonly<Record<string, Case>> = {
  treants: on('monster', 2, 'forests'),
  'wood-elves': on('army', 2, 'forests'),
  druids: on('mage', 2, 'forests'),
  rangers: on('hero', 1, 'forests', 'mountains'),
  giants: on('monster', 2, 'mountains'),
  demons: on('monster', 2, 'badlands'),
  dwarves: on('army', 2, 'mountains'),
  'lich-lord': on('mage', 2, 'badlands'),
  elementalist: on('mage', 2, 'mountains'),
  juggernauts: on('monster', 2, 'plains'),
  'undead-hordes': on('army', 2, 'badlands'),
  'chaos-lord': on('hero', 2, 'badlands'),
  priests: on('mage', 2, 'plains'),
  'horse-archers': on('army', 2, 'plains'),
  paladin: on('hero', 2, 'plains'),
  'orc-warbands': on('army', 1, 'mountains', 'badlands'),
  'witch-hunter': against('hero', 2, 'mage'),
  'dragon-slayer': against('hero', 2, 'monster'),
  barbarians: against('army', 2, 'garrison'),
  earthquakes: against('mage', 2, 'army'),
  'army-eater': against('monster', 2, 'army'),
  amazons: against('army', 2, 'army'),
  assassin: against('hero', 1, 'hero', 'mage'),
  duelist: against('hero', 2, 'hero'),
  'shield-bearers': {
    plus: 1,
    helps: [{ unit: 'army', role: 'defend' }],
    idle: [...others('army'), { role: 'attack' }],
  },
  knights: { plus: 1, helps: [{ unit: 'army' }], idle: [...others('army'), { role: 'defend' }] },
  dragons: { plus: 1, helps: [{ unit: 'monster' }], idle: [...others('monster'), { role: 'defend' }] },
  wizards: {
    plus: 1,
    helps: [{ unit: 'mage', role: 'defend' }],
    idle: [...others('mage'), { role: 'attack' }],
  },
  fortifications: {
    plus: 1,
    helps: grounds.map((terrain) => ({ unit: 'garrison' as const, role: 'defend' as const, terrain })),
    idle: figures.map((unit) => ({ unit })),
  },
  warlord: beside('hero', 'army'),
  general: beside('army', 'hero'),
  necromancer: beside('army', 'mage'),
  'beast-master': beside('monster', 'hero'),
  healers: {
    plus: 1,
    helps: [...figures, 'garrison' as const].map((unit) => ({
      unit,
      role: 'defend' as const,
      near: 'mage' as const,
    })),
    idle: [{ role: 'attack' }, { near: 'hero' }],
  },
  clerics: {
    plus: 2,
    helps: [
      { unit: 'mage', role: 'defend', terrain: 'plains' },
      { unit: 'mage', role: 'attack', terrain: 'badlands' },
    ],
    idle: [...others('mage'), { terrain: 'badlands' }, { role: 'attack' }, { terrain: 'forests' }],
  },
  'siege-engines': {
    plus: 2,
    helps: (['castle', 'tower', 'city', 'town'] as const).map((structure) => ({
      unit: 'army' as const,
      structure,
    })),
    idle: [
      ...others('army'),
      { role: 'defend' },
      ...(['village', 'ruins', 'mine', 'temple'] as const).map((structure) => ({ structure })),
    ],
  },
};

test('every card that gives Force has its case', () => {
  const giving = allies.filter(({ effects }) => effects.some(({ kind }) => kind === 'force'));
  expect(
    Object.keys(cases)
      .map((id) => `mm-${id}`)
      .sort(),
  ).toEqual(giving.map(({ id }) => id).sort());
  expect(giving).toHaveLength(36);
});

test.each(Object.entries(cases))('%s helps where it says, and only there', (id, { plus, helps, idle }) => {
  for (const change of helps) {
    const fight = { ...usual, ...change };
    const bare = fought(fight, {});
    const before = forceIn(bare.events, bare.mine)!;
    const said = JSON.stringify(change);
    const lying = fought(fight, { permanent: id });
    expect(forceIn(lying.events, lying.mine), `${said}, permanent`).toBe(before + plus);
    const held = fought(fight, { hand: id });
    expect(forceIn(held.events, held.mine), `${said}, still in the hand`).toBe(before);
    const [card] = held.s.hand[held.mine]!;
    const ended = afterPlaying(held.s, held.mine);
    expect(totalIn(ended, held.mine), `${said}, from the hand`).toBe(6 + before + plus);
    // MM-059: it lies in the discard pile, and goes on working to the end of the turn.
    expect([held.s.discard.includes(card!), held.s.lasting[held.mine]!]).toEqual([true, [card]]);
  }
  for (const change of idle) {
    const fight = { ...usual, ...helps[0], ...change };
    const said = JSON.stringify(change);
    const bare = fought(fight, {});
    const lying = fought(fight, { permanent: id });
    expect(forceIn(lying.events, lying.mine), `${said}, permanent`).toBe(forceIn(bare.events, bare.mine));
    const held = fought(fight, { hand: id });
    // MM-R11: only a card that changes the total may be played in the window.
    expect(engine.choices(held.s, held.mine), `${said}, from the hand`).toEqual([{ type: 'pass' }]);
  }
});
