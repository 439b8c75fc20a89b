import { describe, expect, test } from 'vitest';
import {
  defaultAgreement,
  judge,
  List,
  parseList,
  prepareTerms,
  repairsFor,
  seededDice,
  type AnySystem,
} from '../index';

type Form = AnySystem['forms'][number];
type Agreed = Extract<ReturnType<typeof prepareTerms>, { ok: true }>['value'];

/** More in a row than any spoilt list here needs. */
const MOST_STEPS = 60;
const LISTS = 6;

/** A legal list to which up to four things happened: a line gone, more of it, another entry, something more to carry. */
function spoilt(system: AnySystem, form: Form, terms: Agreed, n: number): List | undefined {
  const dice = seededDice(`${terms.name}/${form.id}/${n}`);
  const drawn = form.random(dice, terms.house, terms) ?? form.start(terms.house);
  const open = system.entries.filter((entry) => form.accepts(entry));
  if (open.length === 0) return undefined;
  let entries = [...drawn.entries];
  const change = (at: number, to: (line: List['entries'][number]) => List['entries'][number]): void => {
    entries = entries.map((line, i) => (i === at ? to(line) : line));
  };
  for (let left = 1 + dice.below(4); left > 0; left--) {
    const at = dice.below(Math.max(1, entries.length));
    const host = open.find(({ id }) => id === entries[at]?.entry);
    const parts = host ? system.entries.filter((part) => form.attaches?.(host, part, terms.house)) : [];
    switch (dice.below(5)) {
      case 0:
        entries = entries.filter((_, i) => i !== at);
        break;
      case 1: {
        const more = 1 + dice.below(4);
        change(at, (line) => ({ ...line, count: line.count + more }));
        break;
      }
      case 2: {
        const { id } = dice.pick(open);
        change(at, (line) => ({ ...line, entry: id }));
        break;
      }
      case 3:
        if (parts.length > 0) {
          const { id } = dice.pick(parts);
          change(at, (line) => ({ ...line, with: [...(line.with ?? []), id] }));
        }
        break;
      default:
        entries = [...entries, { entry: dice.pick(open).id, count: 1 + dice.below(3) }];
    }
  }
  return List.parse({
    format: 'muster-list/1',
    system: system.slug,
    name: 'Spoilt',
    entries,
    options: drawn.options,
  });
}

/** Takes the first repair of the first error that has one, until none is left; the errors that nothing mends. */
export function mended(system: AnySystem, list: List, terms: Agreed): readonly string[] {
  let now = list;
  for (let step = 0; step < MOST_STEPS; step++) {
    const read = parseList(system, now, terms);
    if (!read.ok) return read.problems.map(({ message }) => message);
    const errors = judge(system, read.value, terms).violations.filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return [];
    const repair = errors.map((error) => repairsFor(system, read.value, terms, error, 1)[0]).find(Boolean);
    if (!repair) return errors.map(({ code }) => code);
    now = List.parse(repair.list);
  }
  return ['no end'];
}

/** What every system promises of whoever takes one repair after the other. */
export function repairsConform(system: AnySystem): void {
  describe(`${system.slug}: repairs`, () => {
    const agreed = [
      ['the defaults', {}] as const,
      ...system.presets.map(({ id, house }) => [id, house] as const),
    ];
    test.each(agreed)('lead from a spoilt list to a legal one under %s', (name, house) => {
      const terms = prepareTerms(system, { ...defaultAgreement(system, house as never), name });
      if (!terms.ok) throw new Error(JSON.stringify(terms.problems));
      for (const form of system.forms)
        for (let n = 0; n < LISTS; n++) {
          const list = spoilt(system, form, terms.value, n);
          if (list) expect(mended(system, list, terms.value), JSON.stringify(list)).toEqual([]);
        }
    });
  });
}
