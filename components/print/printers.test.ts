import { expect, test } from 'vitest';
import { chosenPrinter, withoutPrinter, withPrinter, type Printers } from './printers';

const at = (name: string, backRightMm: number) => ({ name, backRightMm, backDownMm: 0 });

test('each printer has its own shift, and the one kept last is used', () => {
  let all: Printers = { printers: [] };
  for (const printer of [at('Office', 1.5), at('Home', -0.5), at('Office', 2)])
    all = withPrinter(all, printer);
  expect(all.printers).toEqual([at('Home', -0.5), at('Office', 2)]);
  expect(chosenPrinter(all)).toEqual(at('Office', 2));
  const left = withoutPrinter(all, 'Office');
  expect([left.printers, chosenPrinter(left)]).toEqual([[at('Home', -0.5)], undefined]);
});
