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

/**
 * Whether two values say the same as JSON, in whatever order their keys stand. A key whose value is undefined is as good as none;
 * nothing is not the same as null.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((one, i) => isSameValue(one, b[i]))
    );
  const [one, other] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  return (
    Object.keys(one).every((key) => isSameValue(one[key], other[key])) &&
    Object.keys(other).every((key) => other[key] === undefined || one[key] !== undefined)
  );
}
