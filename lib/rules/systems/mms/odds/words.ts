/** `12.62`, rounded to hundredths. */
export const decimal = (n: number): string => String(Math.round(n * 100) / 100);
