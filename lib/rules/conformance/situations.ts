import { z } from 'zod';
import { asNumber, certain, sum, never } from '../kernel/game/odds';
import type { Entry } from '../kernel/catalogue/entry';
import { questionsAbout, type Chances, type Situation } from '../kernel/game/situation';
import { must } from './must';

/** @throws when the chances do not sum to one, are no chances, or say nothing */
export function proveChances({ outcomes, explained, spreads = [] }: Chances, at: string): void {
  must(outcomes.length > 0 && explained !== '', `${at}: an answer without words`);
  must(!/undefined|NaN/.test(explained), `${at}: says “${explained}”`);
  must(new Set(outcomes.map(({ key }) => key)).size === outcomes.length, `${at}: an outcome twice`);
  const whole = [outcomes, ...spreads.map(({ values }) => values)];
  for (const part of whole) {
    const all = part.reduce((chances, { chance }) => sum(chances, chance), never);
    must(all.top === certain.top && all.bottom === certain.bottom, `${at}: chances sum to ${asNumber(all)}`);
    for (const { chance } of part) must(chance.top >= 0n, `${at}: less than never`);
  }
}

/** What is asked about the entry is a question that the situation answers. @returns does it ask anything? */
export function proveAbout(situation: Situation, entry: Entry): boolean {
  const asked = questionsAbout([situation], entry)[0];
  if (!asked) return false;
  const at = `${situation.kind} about ${entry.id}`;
  const read = situation.schema.safeParse(asked.question);
  must(read.success, `${at}: refused`);
  must(
    Object.keys(read.data as object).every((key) => key in (asked.question as object)),
    `${at}: not complete`,
  );
  proveChances(situation.solve(read.data), at);
  return true;
}

/** Everything a form, the API and a test ask of a situation. */
export function proveSituation(situation: Situation, rules: ReadonlySet<string>): void {
  const { kind, title, explains, schema, example } = situation;
  must(title !== '' && explains !== '', `${kind}: no words`);
  must(situation.rules.length > 0, `${kind}: no rule`);
  for (const rule of situation.rules) must(rules.has(rule), `${kind} cites ${rule}`);
  const read = schema.safeParse(example);
  must(read.success, `${kind}: its example is refused`);
  must(JSON.stringify(read.data) === JSON.stringify(example), `${kind}: its example is not complete`);
  proveChances(situation.solve(read.data), `the example of ${kind}`);
  must(!schema.safeParse({ ...(example as object), 'no-such-field': 1 }).success, `${kind}: not strict`);
  const made = z.toJSONSchema(schema, { io: 'input' });
  must(made.type === 'object', `${kind}: no object in its JSON Schema`);
  for (const [name, field] of Object.entries(made.properties ?? {}))
    must(typeof field === 'object' && typeof field.title === 'string', `${kind}: ${name} has no title`);
}

/** What somebody may type into a field of numbers. */
const typed = [-3, 1.5, 1_000_000] as const;

/** The value with another number in each place that has one. */
function* withNumbers(value: unknown, other: number): Generator<unknown> {
  if (typeof value === 'number') yield other;
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      for (const changed of withNumbers(inner, other))
        yield Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
}

/** A number that is too large, too small or none of its kind is refused. @throws where it is more than that */
export function proveNumbers({ schema, example }: Situation): void {
  for (const number of typed)
    for (const question of withNumbers(schema.parse(example), number)) schema.safeParse(question);
}
