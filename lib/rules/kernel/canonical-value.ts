/** JSON whose keys stand in order, to compare values by. */
export function canonicalValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalValue).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return `{${Object.entries(value)
    .filter(([, v]) => v !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, v]) => `${JSON.stringify(key)}:${canonicalValue(v)}`)
    .join(',')}}`;
}

/** Whether two values say the same as JSON, in whatever order their keys stand. Nothing is not the same as null. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  a === b || ((a === undefined) === (b === undefined) && canonicalValue(a) === canonicalValue(b));
