import {
  catalogueOf,
  defaultAgreement,
  judge,
  parseList,
  prepareTerms,
  readList,
  repairsFor,
  sentence,
  type AnyList,
  type AnySystem,
  type AnyTerms,
  type List,
  type Sample,
} from '../../lib/rules/index';
import { armyOf, twelve, use } from './army';
import { cost, print, rate } from './measure';

type House = Readonly<Record<string, unknown>>;

const termsOf = (system: AnySystem, house: House = {}): AnyTerms => {
  const terms = prepareTerms(system, defaultAgreement(system, house));
  if (!terms.ok) throw new Error(JSON.stringify(terms.problems));
  return terms.value;
};

const parsed = (system: AnySystem, list: List, terms: AnyTerms): AnyList => {
  const read = parseList(system, list, terms);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

/** The longest sample of each form of list. */
const largest = (system: AnySystem): readonly Sample[] =>
  system.forms.flatMap(({ id }) => {
    const samples = system.samples.filter((s) => s.list.options.form === id);
    return samples
      .sort((a, b) => JSON.stringify(b.list.entries).length - JSON.stringify(a.list.entries).length)
      .slice(0, 1);
  });

/** Forty lines of what the most hospitable form accepts, with one thing carried where that is allowed. */
function forty(system: AnySystem): List {
  const hosts = system.forms.map((form) => ({ form, able: system.entries.filter((e) => form.accepts(e)) }));
  const { form, able } = hosts.reduce((a, b) => (b.able.length > a.able.length ? b : a));
  const { house } = termsOf(system);
  return {
    format: 'muster-list/1',
    system: system.slug,
    name: 'Forty entries',
    entries: Array.from({ length: 40 }, (_, i) => {
      const host = able[(i * 7) % able.length]!;
      const part = system.entries.find((e) => form.attaches?.(host, e, house));
      return use(host.id, ...(part ? [part.id] : []));
    }),
    options: form.start(house).options,
  };
}

/** What checks remember of a list they remember by its identity: a copy is judged from the beginning. */
export async function benchLists(systems: readonly AnySystem[]): Promise<void> {
  const mms = systems.find((s) => s.slug === 'mms')!;
  const terms = termsOf(mms);
  const list = parsed(mms, twelve, terms);
  const verdict = judge(mms, list, terms);
  if (!verdict.legal || list.lines.length !== 12) throw new Error(JSON.stringify(verdict));
  print('verdicts.mms.army-of-12', await rate(() => judge(mms, { ...list }, terms)), 'verdicts/s');

  for (const system of systems)
    for (const { list, house } of system === mms ? [] : largest(system)) {
      const terms = termsOf(system, house);
      const read = parsed(system, list, terms);
      const name = `verdicts.${system.slug}.${read.form}-of-${read.lines.length}`;
      print(name, await rate(() => judge(system, { ...read }, terms)), 'verdicts/s');
    }

  for (const system of systems) {
    const list = forty(system);
    const terms = termsOf(system);
    const keystroke = (): readonly string[] => {
      const verdict = judge(system, parsed(system, list, terms), terms);
      return verdict.violations.map((v) => sentence(system, v));
    };
    print(`keystroke.${system.slug}.40-entries`, await cost(keystroke), 'ms');
  }

  const tooDear = parsed(mms, armyOf([...twelve.entries, use('hydra')]), terms);
  const repairs = (): readonly number[] => {
    const list = { ...tooDear };
    return judge(mms, list, terms).violations.map((v) => repairsFor(mms, list, terms, v).length);
  };
  if (repairs().every((n) => n === 0)) throw new Error('nothing was mended');
  print('repairs.mms.army-of-13', await cost(repairs), 'ms');

  const thirty = JSON.stringify(armyOf([...catalogueOf(mms).keys()].slice(0, 30).map((id) => use(id))));
  print('read.list-of-30', await rate(() => readList(JSON.parse(thirty)).ok), 'lists/s');
}
