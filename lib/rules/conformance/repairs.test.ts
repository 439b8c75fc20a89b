import { describe, expect, test } from 'vitest';
import {
  defaultAgreement,
  formOf,
  List,
  parseList,
  prepareTerms,
  seededDice,
  type Agreement,
  type AnyList,
  type AnySystem,
  type AnyTerms,
  type Dice,
  type ListEntry,
} from '../index';
import { battleMagic } from '../systems/battle-magic';
import { monstersMagic } from '../systems/monsters-magic';
import { swordsSorcery } from '../systems/swords-sorcery';
import { mended } from './repairs';

type Agreed = Partial<Pick<Agreement, 'house' | 'banned' | 'allowed'>>;

const termsOf = (system: AnySystem, agreed: Agreed): AnyTerms => {
  const read = prepareTerms(system, { ...defaultAgreement(system), ...agreed });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

const readAs = (system: AnySystem, list: Partial<List>, terms: AnyTerms): AnyList | undefined => {
  const read = parseList(
    system,
    List.parse({ format: 'muster-list/1', system: system.slug, name: 'L', ...list }),
    terms,
  );
  return read.ok ? read.value : undefined;
};

/** One option more or another, by the form’s own fields; undefined where no schema takes it. */
function otherwise(system: AnySystem, list: AnyList, terms: AnyTerms, dice: Dice): AnyList | undefined {
  const fields = formOf(system, list).fields?.(list, terms.house) ?? [];
  if (fields.length === 0) return undefined;
  const field = dice.pick(fields);
  const value =
    field.input === 'choice'
      ? dice.pick(field.choices).value
      : field.input === 'number'
        ? field.min + dice.below(field.max - field.min + 2)
        : undefined;
  if (value === undefined) return undefined;
  const options = structuredClone(list.list.options);
  let at: Record<string, unknown> = options;
  for (const key of field.path.slice(0, -1)) at = (at[key] ??= {}) as Record<string, unknown>;
  at[field.path.at(-1)!] = value;
  return readAs(system, { ...list.list, options }, terms);
}

/** Lines of any entries, or a list that was legal elsewhere with lines lost, added and multiplied, and some options changed. */
function anyList(
  system: AnySystem,
  form: AnySystem['forms'][number],
  terms: AnyTerms,
  seed: string,
): AnyList {
  const dice = seededDice(seed);
  const usual = termsOf(system, {});
  const accepted = system.entries.filter((entry) => form.accepts(entry));
  const line = (): ListEntry => ({
    entry: dice.pick(accepted.length > 0 && dice.below(9) > 0 ? accepted : system.entries).id,
    count: dice.below(2) === 0 ? 1 : dice.roll(6),
  });
  const start = form.start(terms.house);
  const drawn = dice.below(3) > 0 ? form.random(dice, usual.house, usual) : undefined;
  const kept = drawn?.entries.filter(() => dice.below(6) > 0) ?? [];
  const entries = [...kept, ...Array.from({ length: dice.below(drawn ? 3 : 12) }, line)];
  let list = readAs(system, { entries, options: drawn?.options ?? start.options }, terms)!;
  for (let i = dice.below(5); i > 0; i--) list = otherwise(system, list, terms, dice) ?? list;
  return list;
}

/** Agreements under which every form of the system has a legal list. */
const agreements: readonly (readonly [string, AnySystem, Agreed])[] = [
  ['Swords and Sorcery as printed', swordsSorcery, {}],
  ['a pile of one’s own', swordsSorcery, { house: { pileMode: 'custom', pileReserve: 30 } }],
  ['a hand of one card', swordsSorcery, { house: { handSize: 1 } }],
  ['a hand of little weight', swordsSorcery, { house: { handSize: 7, levelTotal: 11, powerTotal: 24 } }],
  ['boards without much room', swordsSorcery, { house: { minFreeSpots: 19 } }],
  ['few points', swordsSorcery, { house: { armyMode: 'points', maxPieces: 5, minFreeSpots: 22 } }],
  ['boards and cards left out', swordsSorcery, { banned: ['ss-house-1', 'ss-house-4', 'horse', 'lever'] }],
  ['Monsters and Magic as printed', monstersMagic, {}],
  ['decks of one’s own', monstersMagic, { house: { deckVariant: 'custom', maxCopies: 2 } }],
  [
    'few levels for three',
    monstersMagic,
    { house: { deckVariant: 'custom', players: 3, permanentsLevelTotal: 12, deckLevelTotal: 60 } },
  ],
  [
    'cards left out for four',
    monstersMagic,
    { house: { deckVariant: 'custom', players: 4 }, banned: ['mm-empire', 'mm-treants', 'mm-giants'] },
  ],
  ['Battle Magic as printed', battleMagic, {}],
  ['sets left out', battleMagic, { banned: ['orc-ship', 'elf', 'human-army'] }],
  ['sets of one’s own', battleMagic, { house: { empireMode: 'custom', setSize: 37 } }],
  [
    'bounds that bind',
    battleMagic,
    { house: { empireMode: 'custom', strictBounds: true, goldValueCap: 95 } },
  ],
  ['little Gold', battleMagic, { house: { empireMode: 'custom', goldValueCap: 75 } }],
  [
    'classes and counters left out',
    battleMagic,
    { house: { empireMode: 'custom' }, banned: ['dragon', 'artifact', 'human', 'orc-castle'] },
  ],
];

describe('repairs lead to a legal list', () => {
  test.each(agreements)('%s', (name, system, agreed) => {
    const terms = termsOf(system, agreed);
    for (const form of system.forms)
      for (let n = 0; n < 25; n++) {
        const list = anyList(system, form, terms, `${name} ${form.id} ${n}`);
        expect(mended(system, list.list, terms), JSON.stringify(list.list)).toEqual([]);
      }
  });
});
