import {
  ok,
  readList,
  readText,
  refuse,
  type AnySystem,
  type AnyTerms,
  type ReadText,
  type Result,
} from '@/lib/rules';

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** A pasted list: JSON as it was copied out, or any text with one entry a line. */
export function readPasted(system: AnySystem, text: string, terms: AnyTerms): Result<ReadText> {
  const json = /^\s*\{/.test(text) ? asJson(text) : undefined;
  if (json === undefined) return readText(system, text, terms);
  const read = readList(json);
  if (!read.ok)
    return refuse({
      ...read.problems[0]!,
      message: `The text is JSON, but no list. At ${read.problems[0]!.path.join('.') || 'its top'}: ${read.problems[0]!.message}`,
    });
  if (read.value.system !== system.slug)
    return refuse({
      path: ['system'],
      code: 'wrong_system',
      message: `This is a list for another game, not for ${system.name}.`,
    });
  const { name, entries } = read.value;
  const understood = `“${name}”, a whole list with ${entries.length === 1 ? '1 line' : `${entries.length} lines`}.`;
  return ok({ list: read.value, lines: [{ line: 1, text: name, sure: 'exact', understood }] });
}
