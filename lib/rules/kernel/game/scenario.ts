import { z } from 'zod';
import type { Written, WrittenFields } from './notation';
import { refusals } from '../refusals';
import { ok, refuse, type Refusal, type Result } from '../result';

const Fields = z.record(z.string(), z.json());
const Named = z.looseObject({ type: z.string() });
const Seat = z.int().min(0);
const Faces = z.array(z.int().min(1));

/** What a scenario says after its first line: a choice is taken, or something must hold. */
export const ScenarioStep = z.union([
  z.strictObject({
    seat: Seat,
    play: Named,
    /** Dice laid down for it. Every one of them must fall, and no other. */
    dice: Faces.default([]),
    /** After those, dice show 1, 2, 3, 1 … for as long as some are rolled. */
    loose: z.boolean().default(false),
    /** Happen in this order, others between them. */
    events: z.array(Named).default([]),
    /** Do not happen. */
    never: z.array(Named).default([]),
  }),
  z.strictObject({ seat: Seat, offers: z.array(Named).default([]), refuses: z.array(Named).default([]) }),
  z.strictObject({ seat: Seat, only: z.array(Named) }),
  z.strictObject({ asked: z.array(Seat) }),
  z.strictObject({ looks: Fields }),
  z.strictObject({
    outcome: z.strictObject({ winners: z.array(Seat), by: z.string() }).nullable(),
  }),
]);
export type ScenarioStep = z.infer<typeof ScenarioStep>;

export const ScenarioHead = z.strictObject({
  /** An ID of the ledger, or a name of one's own. */
  scenario: z.string().min(1).max(80),
  says: z.string(),
  /** Rows of the ledger that it shows. */
  rules: z.array(z.string()).default([]),
  system: z.string().max(40),
  position: Fields,
});

/** A position, what is played from it, and what must hold on the way. */
export interface Scenario extends z.infer<typeof ScenarioHead> {
  readonly steps: readonly { readonly line: number; readonly step: ScenarioStep }[];
}

/** Reads a file of scenarios: JSON, one line each; a line with `scenario` begins the next one. */
export function readScenarios(text: string): Result<readonly Scenario[]> {
  const scenarios: (Scenario & { steps: Scenario['steps'][number][] })[] = [];
  const problems: Refusal[] = [];
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    if (raw.trim() === '' || raw.startsWith('//')) continue;
    const line = at + 1;
    let given: unknown;
    try {
      given = JSON.parse(raw);
    } catch {
      problems.push({ path: [line], code: 'no_json', message: 'This line is no JSON.' });
      continue;
    }
    const begins = typeof given === 'object' && given !== null && 'scenario' in given;
    const read = begins ? ScenarioHead.safeParse(given) : ScenarioStep.safeParse(given);
    if (!read.success) problems.push(...refusals(read.error, [line]));
    else if ('scenario' in read.data) scenarios.push({ ...read.data, steps: [] });
    else if (scenarios.length === 0)
      problems.push({ path: [line], code: 'no_scenario', message: 'No scenario has begun yet.' });
    else scenarios.at(-1)!.steps.push({ line, step: read.data });
  }
  return problems.length > 0 ? refuse(...problems) : ok(scenarios);
}

/** What an engine is asked, one line each. */
export type Question =
  | { readonly do: 'place'; readonly system: string; readonly position: WrittenFields }
  | { readonly do: 'offer'; readonly seat: number }
  | {
      readonly do: 'play';
      readonly seat: number;
      readonly choice: WrittenFields;
      readonly dice: readonly number[];
      readonly loose: boolean;
    }
  | { readonly do: 'look' };

/** What it answers, one line each. Only the fields that the question asks for need be there. */
export const Answer = z.union([
  z.strictObject({ refused: z.string() }),
  z.strictObject({ offers: z.array(Named) }),
  z.strictObject({ events: z.array(Named) }),
  z.strictObject({
    asked: z.array(Seat),
    looks: Fields,
    outcome: z.looseObject({ winners: z.array(Seat), by: z.string() }).nullable(),
  }),
  z.strictObject({ placed: z.literal(true) }),
]);
export type Answer = z.infer<typeof Answer>;

/** An engine of anybody, behind the protocol. */
export type Ask = (question: Question) => Promise<Answer>;

/** Has it all that is asked of it? Of objects what is named; of nothing, `null`. */
export function covers(has: unknown, asked: Written | undefined): boolean {
  if (asked === null) return has === null || has === undefined;
  if (typeof asked !== 'object') return has === asked;
  if (typeof has !== 'object' || has === null) return false;
  if (Array.isArray(asked))
    return (
      Array.isArray(has) &&
      has.length === asked.length &&
      asked.every((one, i) => covers(has[i], one as Written))
    );
  return Object.entries(asked).every(([key, one]) =>
    covers((has as Readonly<Record<string, unknown>>)[key], one as Written),
  );
}

/** What did not hold. `line` is the one in the file. */
export interface Failure {
  readonly line: number;
  readonly why: string;
}

const show = (value: unknown): string => JSON.stringify(value);

/** The part of an answer that was asked for. @throws where the engine refused or said something else */
function part<K extends string>(answer: Answer, key: K): Extract<Answer, Readonly<Record<K, unknown>>> {
  if ('refused' in answer) throw new Error(`refused: ${answer.refused}`);
  if (!(key in answer)) throw new Error(`${show(answer)} has no “${key}”`);
  return answer as Extract<Answer, Readonly<Record<K, unknown>>>;
}

/** Fails where one of the wanted does not come after the one before it. */
function mustHappen(events: readonly unknown[], wanted: readonly unknown[]): void {
  let from = 0;
  for (const one of wanted) {
    const at = events.findIndex((event, i) => i >= from && covers(event, one as Written));
    if (at < 0) throw new Error(`${show(one)} did not happen, but ${show(events.slice(from))}`);
    from = at + 1;
  }
}

async function take(step: ScenarioStep, ask: Ask): Promise<void> {
  if ('play' in step) {
    const { seat, play, dice, loose, events, never } = step;
    const choice = play as WrittenFields;
    const happened = part(await ask({ do: 'play', seat, choice, dice, loose }), 'events').events;
    mustHappen(happened, events);
    for (const one of never)
      if (happened.some((event) => covers(event, one as Written))) throw new Error(`${show(one)} happened`);
  } else if ('only' in step) {
    const { offers } = part(await ask({ do: 'offer', seat: step.seat }), 'offers');
    if (!covers(offers, step.only as Written)) throw new Error(`offered is ${show(offers)}`);
  } else if ('offers' in step) {
    const { offers } = part(await ask({ do: 'offer', seat: step.seat }), 'offers');
    const isOffered = (one: unknown) => offers.some((offer) => covers(offer, one as Written));
    const missing = step.offers.find((one) => !isOffered(one));
    const tooMuch = step.refuses.find(isOffered);
    if (missing) throw new Error(`${show(missing)} is not offered, but ${show(offers)}`);
    if (tooMuch) throw new Error(`${show(tooMuch)} is offered`);
  } else {
    const now = part(await ask({ do: 'look' }), 'looks');
    for (const [key, wanted] of Object.entries(step))
      if (!covers(now[key as keyof typeof now], wanted as Written))
        throw new Error(`${key} is ${show(now[key as keyof typeof now])}`);
  }
}

/** Plays a scenario on an engine. @returns what did not hold; after a failure the rest is left out */
export async function runScenario(scenario: Scenario, ask: Ask): Promise<Failure | undefined> {
  const { system, position, steps } = scenario;
  let line = 0;
  try {
    part(await ask({ do: 'place', system, position: position as WrittenFields }), 'placed');
    for (const { line: at, step } of steps) {
      line = at;
      await take(step, ask);
    }
    return undefined;
  } catch (error) {
    return { line, why: error instanceof Error ? error.message : String(error) };
  }
}
