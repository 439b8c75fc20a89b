import { inWords } from '../own/own-fields';

/** The value of a house variation as people read it: `yes`, `none`, `300`, `terrain: most uses 3`. */
export function showSetting(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value === '' ? 'none' : inWords(value).toLowerCase();
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none';
    return value.map((one) => showSetting(one)).join(value.every((v) => typeof v === 'number') ? '–' : ', ');
  }
  const parts = Object.entries(value as object).filter(([, v]) => v !== undefined);
  if (parts.length === 0) return 'none';
  return parts
    .map(([key, v]) => {
      const inner = showSetting(v);
      return `${inWords(key).toLowerCase()} ${typeof v === 'object' && v !== null && !Array.isArray(v) ? `(${inner})` : inner}`;
    })
    .join(', ');
}
