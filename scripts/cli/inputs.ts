import { Agreement } from '@/lib/api/contract/shapes/agreement';
import { readField } from '@/lib/api/handle/input';
import { importText } from '@/lib/api/import-list';
import { Problem } from '@/lib/api/problem';
import {
  defaultAgreement,
  isSystemSlug,
  loadSystem,
  loadSystems,
  readAgreementText,
  systemSlugs,
  type Agreement as KernelAgreement,
  type AnySystem,
  type List,
} from '@/lib/rules';
import { BadInput, type Terminal } from './command';

/** A problem with everything that is wrong. */
export function badInput({ detail, errors }: Problem): BadInput {
  const others = errors.slice(1).map((e) => `${e.path.join('.')}: ${e.message}`);
  return new BadInput([detail, ...others].join('\n'));
}

/** What the API's code answered. @throws {BadInput} where that is a problem */
export function granted<T>(answer: T | Problem): T {
  if (answer instanceof Problem) throw badInput(answer);
  return answer;
}

/** An argument that the command cannot do without. */
export function needed(value: string | undefined, name: string): string {
  if (value === undefined) throw new BadInput(`${name} is missing.`);
  return value;
}

/** @throws {BadInput} where there is no such system, or none is named */
export async function systemNamed(slug: string | undefined): Promise<AnySystem> {
  const named = needed(slug, 'SYSTEM');
  if (isSystemSlug(named)) return loadSystem(named);
  throw new BadInput(`There is no system “${named}”. There is ${systemSlugs.join(', ')}.`);
}

/** @throws {BadInput} where the file cannot be read */
export async function readFile(terminal: Terminal, file: string): Promise<string> {
  try {
    return await terminal.read(file);
  } catch (error) {
    throw new BadInput(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** @throws {BadInput} where the text is no JSON */
export function jsonOf(text: string, name: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new BadInput(`${name} is no JSON.`);
  }
}

/** An agreement by the id of a preset, or out of a file as JSON or as text. */
export async function readAgreement(
  terminal: Terminal,
  system: AnySystem,
  named: string,
): Promise<KernelAgreement> {
  const preset = system.presets.find(({ id }) => id === named);
  if (preset) return { ...defaultAgreement(system, preset.house), name: preset.name };
  const presets = system.presets.map(({ id }) => id).join(', ');
  const text = await readFile(terminal, named).catch((error: unknown) => {
    throw new BadInput(`${String((error as Error).message)}\nPresets of ${system.name} are ${presets}.`);
  });
  if (/^\s*\{/.test(text)) return granted(readField(Agreement, jsonOf(text, named), 'body')).value;
  const { agreement, lines } = readAgreementText(system, text);
  noteLines(terminal, named, lines);
  return agreement;
}

export interface Brought {
  readonly system: AnySystem;
  readonly list: List;
  readonly agreements: readonly KernelAgreement[];
}

/** A list as JSON or text, and the agreements named beside it. */
export async function readBrought(
  terminal: Terminal,
  file: string | undefined,
  given: { readonly system?: string | undefined; readonly agreement?: readonly string[] | undefined },
): Promise<Brought> {
  const from = needed(file, 'FILE');
  const text = await readFile(terminal, from);
  const systems = await loadSystems();
  const first = granted(importText(systems, text, { system: given.system }));
  const agreements: KernelAgreement[] = [];
  for (const named of given.agreement ?? [])
    agreements.push(await readAgreement(terminal, first.system, named));
  // Only an agreement knows the names of its own cards, and only the list tells which game both are of.
  const { system, list, lines } = agreements[0]
    ? granted(importText(systems, text, { system: first.system.slug, agreement: agreements[0] }))
    : first;
  noteLines(terminal, from, lines);
  return { system, list, agreements };
}

/** What was guessed or left out of a text. */
function noteLines(
  terminal: Terminal,
  file: string,
  lines: readonly { readonly line: number; readonly sure: string; readonly understood: string }[],
): void {
  for (const { line, sure, understood } of lines)
    if (sure !== 'exact') terminal.note(`${file}:${line}: ${sure}: ${understood}`);
}
