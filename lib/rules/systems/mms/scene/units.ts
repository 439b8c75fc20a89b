/** Whole units as they are, halves with a fraction: `13`, `19½`; what is not rounded further stands as a decimal (MMS-R35). */
export function units(halves: number): string {
  if (Number.isInteger(halves))
    return `${halves >> 1 || (halves % 2 === 0 ? '0' : '')}${halves % 2 === 0 ? '' : '½'}`;
  return String(Math.round(halves * 50) / 100);
}
