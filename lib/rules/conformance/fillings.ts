import { describe, expect, test } from 'vitest';
import {
  defaultAgreement,
  judge,
  keepsWhatWas,
  List,
  parseList,
  prepareTerms,
  seededDice,
  type AnyList,
  type AnySystem,
  type AnyTerms,
  type Dice,
  type ListEntry,
} from '../index';
import { fillMissing } from '../filling';
import { drawnHouse } from './drawn-house';

type Form = AnySystem['forms'][number];
type Options = List['options'];

/** Agreements drawn for each system, and lists for each of its forms under each of them. */
const AGREEMENTS = Number(process.env['FILLINGS'] ?? 12);
const LISTS = 4;

const termsOf = (system: AnySystem, name: string, house: Readonly<Record<string, unknown>>): AnyTerms => {
  const read = prepareTerms(system, { ...defaultAgreement(system, house), name });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

const listOf = (system: AnySystem, entries: readonly ListEntry[], options: Options): List =>
  List.parse({ format: 'muster-list/1', system: system.slug, name: 'Half made', entries, options });

const readAs = (system: AnySystem, list: List, terms: AnyTerms): AnyList | undefined => {
  const read = parseList(system, list, terms);
  return read.ok ? read.value : undefined;
};

/** A list out of which one thing was taken: a line, a use of it, something it carries, or an option. */
function withLess(system: AnySystem, list: List, terms: AnyTerms, dice: Dice): List {
  const at = dice.below(Math.max(1, list.entries.length));
  const line = list.entries[at];
  const changed = (to: readonly ListEntry[]): List => ({
    ...list,
    entries: list.entries.toSpliced(at, 1, ...to),
  });
  switch (dice.below(4)) {
    case 0:
      return line ? changed([]) : list;
    case 1:
      return line && line.count > 1 ? changed([{ ...line, count: 1 + dice.below(line.count - 1) }]) : list;
    case 2: {
      if (!line?.with?.length) return list;
      const { with: parts, ...bare } = line;
      const left = parts.toSpliced(dice.below(parts.length), 1);
      return changed([left.length > 0 ? { ...bare, with: left } : bare]);
    }
    default: {
      const less = { ...list, options: withoutOne(list.options, dice) };
      return readAs(system, less, terms) ? less : list;
    }
  }
}

const isRecord = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Options without one of them, or without one within it; the form itself stays. */
function withoutOne(options: Options, dice: Dice): Options {
  const keys = Object.keys(options).filter((key) => key !== 'form');
  if (keys.length === 0) return options;
  const key = dice.pick(keys);
  const { [key]: value, ...rest } = options;
  return isRecord(value) && Object.keys(value).length > 0 && dice.below(4) > 0
    ? { ...rest, [key]: withoutOne(value, dice) }
    : rest;
}

/** A legal list out of which up to eight things were taken. */
function halfMade(system: AnySystem, form: Form, terms: AnyTerms, dice: Dice): List | undefined {
  const drawn = form.random(dice, terms.house, terms);
  if (!drawn) return undefined;
  let list = listOf(system, drawn.entries, drawn.options);
  const whole = readAs(system, list, terms);
  if (!whole || !judge(system, whole, terms).legal) return undefined;
  for (let left = 1 + dice.below(8); left > 0; left--) list = withLess(system, list, terms, dice);
  return list;
}

/** It is filled, legal, and alike whenever the seed is; what was there is kept, unless nobody chose it. */
function expectFilled(system: AnySystem, list: List, terms: AnyTerms, seed: string, chosen = true): void {
  const what = JSON.stringify({ seed, house: terms.house, entries: list.entries, options: list.options });
  const read = readAs(system, list, terms);
  if (!read) throw new Error(`not readable: ${what}`);
  const filled = fillMissing(system, read, terms, seededDice(seed));
  const again = readAs(system, filled.list, terms);
  expect(again, what).toBeDefined();
  const errors = judge(system, again!, terms).violations.filter(({ severity }) => severity === 'error');
  expect(
    errors.map(({ code, facts }) => [code, facts]),
    what,
  ).toEqual([]);
  expect(filled.verdict.legal, what).toBe(true);
  if (chosen) expect(keepsWhatWas(list, filled.list), what).toBe(true);
  expect(fillMissing(system, read, terms, seededDice(seed)).list, what).toEqual(filled.list);
}

/** What every system promises of whoever has the rest of a list filled in. */
export function fillingsConform(system: AnySystem): void {
  describe(`${system.slug}: fillings`, () => {
    const dice = seededDice(`fillings ${system.slug}`);
    const agreed = [
      ['the defaults', {}] as const,
      ...system.presets.map(({ id, house }) => [id, house] as const),
      ...Array.from({ length: AGREEMENTS }, (_, n) => [`drawn ${n}`, drawnHouse(system, dice)] as const),
    ];
    test.each(agreed)('make what a form begins with legal under %s', (name, house) => {
      const terms = termsOf(system, name, house);
      for (const form of system.forms) {
        if (!form.random(seededDice(name), terms.house, terms)) continue;
        const { entries, options } = form.start(terms.house);
        expectFilled(system, listOf(system, entries, options), terms, `${name} ${form.id}`, false);
      }
    });

    test.each(agreed)('complete a half-made list and keep what is in it under %s', (name, house) => {
      const terms = termsOf(system, name, house);
      for (const form of system.forms)
        for (let n = 0; n < LISTS; n++) {
          const seed = `${name} ${form.id} ${n}`;
          const list = halfMade(system, form, terms, seededDice(seed));
          if (list) expectFilled(system, list, terms, seed);
        }
    });
  });
}
