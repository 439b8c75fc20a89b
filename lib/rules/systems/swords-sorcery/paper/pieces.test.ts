import { expect, test } from 'vitest';
import { cards, domains, figures } from '../catalogue/index';
import type { House } from '../house';
import type { SsList } from '../legality/check';
import { parsedOf, some } from '../testing';
import { paper } from './index';

/** How many of this figure are printed for the list. */
const printed = (name: string, ...of: Parameters<typeof parsedOf>): number => {
  const { list, terms } = parsedOf(...of);
  return (
    paper
      .pieces(list as unknown as SsList, terms.house as unknown as House, 0)
      .find(({ face }) => face.title === name)?.times ?? 0
  );
};

test('SS-009: whoever prints the pile prints every figure that its cards bring, in the numbers of the set', () => {
  const pile = { form: 'pile', entries: cards.map(({ id }) => ({ entry: id, count: 1 })) };
  for (const { name, copies } of figures) expect([name, printed(name, pile)]).toEqual([name, copies]);
});

test('SS-113, SS-114: rocks are printed for the cards that summon them, and for no others', () => {
  const hand = (text: string) => printed('Rock', { form: 'grimoire', entries: some(text) });
  expect([hand('summon-rock'), hand('summon-rocks'), hand('lever')]).toEqual([12, 12, 0]);
});

test('SS-R80: a card of the table’s own brings what the printed card brings whose effect it has', () => {
  const own = { id: 'own:haunting', name: 'Haunting', kind: 'spell', usage: 'single use', power: 2 };
  const pile = (like: string) => ({
    form: 'pile',
    entries: some('own:haunting'),
    house: { pileMode: 'custom' },
    agreement: { cards: [{ ...own, like }] as never },
  });
  expect(printed('Ghost', pile('ghost-army'))).toBe(18);
  expect(printed('Doppelganger token', pile('doppelganger'))).toBe(5);
  expect(printed('Ghost', pile('sleep'))).toBe(0);
});

test('SS-R56: a printed domain rings the spots of its optional rocks, once each', () => {
  for (const { id, board } of domains) {
    const [drawing] = paper.boards!.find((one) => one.id === id)!.draw({ seed: '', players: 2 }, {} as never);
    const middles = drawing!.lines
      .filter(({ kind }) => kind === 'hidden')
      .map(({ points }) => {
        const of = (axis: number) => points.slice(0, -2).filter((_, i) => i % 2 === axis);
        return [0, 1].map((axis) => Math.round(of(axis).reduce((a, b) => a + b, 0) / of(axis).length));
      });
    const rocks = board.spots.filter((spot) => board.rocks.includes(spot.id)).map(({ x, y }) => [x, y]);
    expect(middles).toEqual(rocks);
  }
});

const drawingOf = (id: string) =>
  paper.boards!.find((one) => one.id === id)!.draw({ seed: '', players: 2 }, {} as never)[0]!;

test('SS-164: the title of a domain stands at both ends, at the far one for whoever sits there', () => {
  for (const { id, name } of domains) {
    const { marks = [], wMm, hMm } = drawingOf(id);
    const titles = marks.filter(({ label }) => label === name);
    expect(titles.map(({ x, y, turned }) => [x / wMm, y / hMm < 0.5, turned ?? false])).toEqual([
      [0.5, true, false],
      [0.5, false, true],
    ]);
  }
});

test('SS-R77: the nexus stands in a ring', () => {
  for (const { id, board } of domains) {
    const rings = drawingOf(id).lines.filter(({ kind }) => kind === 'ring');
    const { x, y } = board.spots.find(({ type }) => type === 'nexus')!;
    expect(rings).toHaveLength(1);
    for (let i = 0; i < rings[0]!.points.length; i += 2)
      expect(Math.hypot(rings[0]!.points[i]! - x, rings[0]!.points[i + 1]! - y)).toBeCloseTo(12.8, 6);
  }
});

test('SS-063, SS-064: arrows lead out of the domain from transmitters and into it from receivers', () => {
  const { lines, marks = [] } = drawingOf('ss-house-1');
  const { board } = domains[0]!;
  const way = (pad: string): string => {
    const { x, y } = board.pads.find(({ id }) => id === pad)!;
    const { points } = lines.find(
      (l) => l.kind === 'arrow' && Math.hypot(l.points[0]! - x, l.points[1]! - y) < 9,
    )!;
    const said = marks.find(
      (mark) => mark.label?.endsWith('neighbour') && Math.hypot(mark.x - x, mark.y - y) < 13,
    )!;
    return `${points[2]! < points[0]! ? 'west' : 'east'}, ${said.label}`;
  };
  expect(['TXL', 'RXL', 'TXR', 'RXR'].map(way)).toEqual([
    'west, to the left neighbour',
    'east, from the left neighbour',
    'east, to the right neighbour',
    'west, from the right neighbour',
  ]);
});
