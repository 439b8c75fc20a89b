import type { IndiciumValue } from '@/lib/rules/reference';

/** An indicium as a reader says it. */
export const showValue = (value: IndiciumValue): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value < 0 ? `−${-value}` : String(value);
  return typeof value === 'string' ? value : value.join(', ');
};
