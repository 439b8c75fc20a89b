import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Ops } from './drawing-svg';

const icon = { op: 'icon', x: 1, y: 2, size: 10, name: 'castle', fill: '#3f5468' } as const;
const attributes = (op: typeof icon & { readonly lineMm?: number }) => {
  const svg = /<svg[^>]*>/.exec(renderToStaticMarkup(createElement(Ops, { system: 'mms', ops: [op] })))![0];
  return Object.fromEntries([...svg.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
};

test('a picture out of the sprite takes its color; in outline it has none but its line, in parts of its box', () => {
  expect(attributes(icon)).toMatchObject({ fill: '#3f5468', color: '#3f5468' });
  const outlined = attributes({ ...icon, lineMm: 0.2 });
  expect(outlined).toMatchObject({ fill: 'none', color: 'transparent', stroke: '#3f5468' });
  expect(Number(outlined['stroke-width'])).toBeCloseTo(10.24, 6);
});

test('words with a halo are drawn over a rim in its colour', () => {
  const words = {
    op: 'text',
    x: 1,
    y: 2,
    text: 'Cliff M',
    font: 'strong',
    sizePt: 10,
    fill: '#211c15',
  } as const;
  const svg = (halo?: string) =>
    renderToStaticMarkup(createElement(Ops, { system: 'mms', ops: [{ ...words, ...(halo && { halo }) }] }));
  expect(svg('#cfe0bd')).toMatch(/stroke="#cfe0bd"[^>]*paint-order="stroke"/);
  expect(svg()).not.toContain('stroke');
});
