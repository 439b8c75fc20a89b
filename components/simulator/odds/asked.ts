import type { Situation } from '@/lib/rules/playing';
import { isSameValue } from '@/lib/rules/kernel/canonical-value';

/** A question of chance as an address holds it. */
export interface Asked {
  readonly kind: string;
  readonly question: unknown;
  /** Of the rules under which the link was made. */
  readonly version?: string;
  /** The question is not one of these rules: the example stands in its place. */
  readonly fault: boolean;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** What differs from the example; null where the example has something and the question nothing. */
const spoken = (example: Fields, question: Fields): Fields =>
  Object.fromEntries(
    [...new Set([...Object.keys(example), ...Object.keys(question)])]
      .filter((key) => !isSameValue(example[key], question[key]))
      .map((key) => [key, question[key] ?? null]),
  );

/** The example with what the address says otherwise. */
const heard = (example: Fields, said: Fields): Fields =>
  Object.fromEntries(Object.entries({ ...example, ...said }).filter(([, value]) => value !== null));

/** The address of a page that asks this. Only what differs from the example is in it, and nothing else is in its place. */
export function addressOf({ kind, example }: Situation, question: unknown, version: string): string {
  const search = new URLSearchParams({ tab: 'odds', ask: kind });
  const said = isFields(example) && isFields(question) ? spoken(example, question) : {};
  if (Object.keys(said).length > 0) {
    search.set('with', JSON.stringify(said));
    search.set('rules', version);
  }
  return `?${search.toString()}`;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What an address asks; undefined where it asks nothing. What these rules do not know is said as a fault. */
export function readAddress(search: string, situations: readonly Situation[]): Asked | undefined {
  const params = new URLSearchParams(search);
  const kind = params.get('ask');
  if (kind === null) return undefined;
  const version = params.get('rules');
  const made = version === null ? {} : { version };
  const situation = situations.find((one) => one.kind === kind);
  if (!situation) {
    const [first] = situations;
    return { kind: first?.kind ?? '', question: first?.example, fault: true, ...made };
  }
  const given = params.get('with');
  const said = given === null ? {} : parsed(given);
  const question = isFields(said) && isFields(situation.example) ? heard(situation.example, said) : undefined;
  return question !== undefined && situation.schema.safeParse(question).success
    ? { kind, question, fault: false, ...made }
    : { kind, question: situation.example, fault: true, ...made };
}
