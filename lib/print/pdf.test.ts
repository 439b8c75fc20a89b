import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Face } from '@/lib/rules';
import { drawCard } from './card';
import { drawCounter } from './counter';
import type { Drawing } from './drawing';
import { widthMm } from './measure';
import { mmOf, type PaperId } from './paper';
import { layOut } from './sheets';
import { near, open, readPage } from './testing/read-pdf';

const face: Face = {
  shape: 'card',
  size: 'poker',
  title: 'Horned Dragon',
  badge: { value: '94', label: 'level' },
  band: 'Character',
  tone: 'ember',
  icon: 'dragon-head',
  stats: [
    { label: 'CAP', value: '57' },
    { label: 'E', value: '11' },
  ],
  table: { columns: ['Attack', 'Numbers', 'CAP'], rows: [['Claw', '31–55', '8']] },
  text: ['Flies over pieces and over squares marked Y.'],
  foot: 'MMS-154',
};

describe('cards on paper', () => {
  test.each([
    ['a4', 63, 88, 0, 9],
    ['a4', 44, 68, 0, 16],
    ['letter', 63, 88, 0, 9],
    ['a4', 88, 125, 3, 4],
    ['a4', 140, 60, 0, 6],
  ] as const)(
    'on %s, cards of %d × %d mm with %d mm bleed: each within 0.1 mm of its place',
    async (paper: PaperId, wMm, hMm, bleedMm, each) => {
      const drawings = Array.from({ length: each + 1 }, (_, i) =>
        drawCard({ ...face, title: `Dragon ${i}` }, { wMm, hMm }),
      );
      const pages = layOut(drawings, { wMm, hMm }, { paper, marginMm: 5, bleedMm, cropMarks: true });
      expect(pages.map((p) => p.placed.length)).toEqual([each, 1]);
      const { pdf } = await open(pages);
      expect(pdf.numPages).toBe(2);
      for (const [i, page] of pages.entries()) {
        const sheet = await pdf.getPage(i + 1);
        const [, , w, h] = sheet.view as [number, number, number, number];
        expect(near(mmOf(w), page.wMm) && near(mmOf(h), page.hMm)).toBe(true);
        const { boxes, texts } = await readPage(sheet);
        for (const placed of page.placed) {
          // The border stands a quarter of a millimetre inside the cut.
          const wanted = [
            placed.x + 0.25,
            placed.y + 0.25,
            placed.x + placed.wMm - 0.25,
            placed.y + placed.hMm - 0.25,
          ];
          expect(
            boxes.some((box) => box.every((v, k) => near(v, wanted[k]!))),
            `card at ${placed.x}, ${placed.y}`,
          ).toBe(true);
          const title = placed.item.ops.find((op) => op.op === 'text' && op.text.startsWith('Dragon '))!;
          if (title.op !== 'text') throw new Error('no title');
          const at =
            placed.turn === 90
              ? [placed.x + placed.wMm - title.y, placed.y + title.x]
              : [placed.x + title.x, placed.y + title.y];
          expect(
            texts.some((t) => t.str === title.text && near(t.x, at[0]!) && near(t.y, at[1]!)),
            title.text,
          ).toBe(true);
        }
      }
    },
  );

  test('fonts are embedded, and the same plan gives the same bytes', async () => {
    const pages = layOut(
      [drawCard(face, { wMm: 63, hMm: 88 })],
      { wMm: 63, hMm: 88 },
      { paper: 'a4', marginMm: 5, bleedMm: 0, cropMarks: true },
    );
    const { bytes } = await open(pages);
    const text = bytes.toString('latin1');
    expect(text.match(/\/FontFile[23]? /g)?.length).toBe(3);
    expect(text).not.toContain('/BaseFont /Helvetica');
    expect((await open(pages)).bytes.equals(bytes)).toBe(true);
  });

  test('a picture stands in the file once, and is drawn in its place on each card', async () => {
    const [castle, sword] = ['castle', 'broadsword'].map((icon) =>
      drawCard({ ...face, icon }, { wMm: 63, hMm: 88 }),
    ) as [Drawing, Drawing];
    const again = drawCard({ ...face, title: 'Another castle', icon: 'castle' }, { wMm: 63, hMm: 88 });
    const pages = layOut(
      [castle, sword, again],
      { wMm: 63, hMm: 88 },
      { paper: 'a4', marginMm: 5, bleedMm: 0, cropMarks: false },
    );
    const { bytes, pdf } = await open(pages);
    expect(bytes.toString('latin1').match(/\/Subtype \/Form/g)).toHaveLength(2);
    const { boxes } = await readPage(await pdf.getPage(1));
    for (const { item, x, y } of pages[0]!.placed) {
      const icon = item.ops.find((op) => op.op === 'icon')!;
      if (icon.op !== 'icon') throw new Error('no picture');
      const [left, top] = [x + icon.x, y + icon.y];
      const inside = boxes.filter(
        ([l, t, r, b]) =>
          l! > left - 0.1 && t! > top - 0.1 && r! < left + icon.size + 0.1 && b! < top + icon.size + 0.1,
      );
      const widest = Math.max(...inside.map(([l, t, r, b]) => Math.max(r! - l!, b! - t!)));
      expect(widest, icon.name).toBeGreaterThan(icon.size * 0.7);
    }
  });

  test('a picture in outline stands there as a form of its own, which is drawn with a line', async () => {
    const card = drawCard(face, { wMm: 63, hMm: 88 });
    const fine: Drawing = {
      ...card,
      ops: card.ops.map((op) => (op.op === 'icon' ? { ...op, lineMm: 0.2 } : op)),
    };
    const { bytes } = await open(
      layOut([card, fine], { wMm: 63, hMm: 88 }, { paper: 'a4', marginMm: 5, bleedMm: 0, cropMarks: false }),
    );
    const forms = bytes.toString('latin1').split('/Subtype /Form').slice(1);
    const drawn = forms.map((form) => {
      const from = form.indexOf('stream\n') + 'stream\n'.length;
      return inflateSync(Buffer.from(form.slice(from, form.indexOf('\nendstream')), 'latin1'))
        .toString()
        .at(-1);
    });
    expect(drawn).toEqual(['f', 'S']);
  });

  test('crop marks never cross a card', () => {
    const drawings = Array.from({ length: 9 }, () => drawCard(face, { wMm: 63, hMm: 88 }));
    for (const page of layOut(
      drawings,
      { wMm: 63, hMm: 88 },
      { paper: 'a4', marginMm: 5, bleedMm: 0, cropMarks: true },
    ))
      for (const mark of page.marks) {
        if (mark.op !== 'line') continue;
        for (const p of page.placed) {
          const insideX = Math.max(mark.x1, mark.x2) > p.x && Math.min(mark.x1, mark.x2) < p.x + p.wMm;
          const insideY = Math.max(mark.y1, mark.y2) > p.y && Math.min(mark.y1, mark.y2) < p.y + p.hMm;
          expect(insideX && insideY).toBe(false);
        }
      }
  });

  test('text that does not fit shrinks to the least size and is then reported, never cut', () => {
    const long = { ...face, text: ['A sentence that says something. '.repeat(8).trim()] };
    const some = drawCard(long, { wMm: 63, hMm: 88 });
    expect(some.misfits).toEqual([]);
    expect(
      Math.min(
        ...some.ops.flatMap((op) =>
          op.op === 'text' && op.font === 'body' && op.text.includes('sentence') ? [op.sizePt] : [],
        ),
      ),
    ).toBeGreaterThanOrEqual(5.5);
    const words = 'A sentence that says something. '.repeat(60).trim();
    const full = drawCard({ ...face, text: [words] }, { wMm: 63, hMm: 88 });
    expect(full.misfits).toMatchObject([{ kind: 'text', title: 'Horned Dragon' }]);
    const drawn = full.ops
      .flatMap((op) => (op.op === 'text' && op.font === 'body' ? [op.text] : []))
      .join(' ');
    expect(drawn.match(/sentence/g)).toHaveLength(60);
  });

  test('names in Polish, Czech, Romanian, Turkish, Greek and Russian letters stand as they were written, as wide as measured', async () => {
    const words = 'Łódź Čeští střelci Țuș Ğazi Ψυχή Жуков';
    const card = drawCard({ ...face, title: 'Čaroděj', text: [words] }, { wMm: 63, hMm: 88 });
    expect(card.misfits).toEqual([]);
    // The display face has no č: the whole name is in one that has.
    expect(card.ops).toContainEqual(expect.objectContaining({ text: 'Čaroděj', font: 'strong' }));
    const options = { paper: 'a4', marginMm: 5, bleedMm: 0, cropMarks: false } as const;
    const { pdf } = await open(layOut([card], { wMm: 63, hMm: 88 }, options));
    const { texts } = await readPage(await pdf.getPage(1));
    // Where a font changes the reader loses a space that stands alone.
    const seen = texts.map(({ str }) => str).join('');
    expect(seen.replaceAll(' ', '')).toContain(words.replaceAll(' ', ''));
    const all = texts.filter(({ str }) => str.trim() !== '' && words.includes(str));
    const line = card.ops.find((op) => op.op === 'text' && op.text === words);
    if (line?.op !== 'text') throw new Error('the words stand on several lines');
    const end = Math.max(...all.map(({ x, width }) => x + width));
    expect(near(end - Math.min(...all.map(({ x }) => x)), widthMm(words, 'body', line.sizePt))).toBe(true);
  });

  test('a character that the font lacks is reported', () => {
    expect(drawCard({ ...face, text: ['to → from'] }, { wMm: 63, hMm: 88 }).misfits).toMatchObject([
      { kind: 'character', message: 'The font has no “→”.' },
    ]);
    expect(
      drawCounter({ ...face, shape: 'counter', text: [], foot: '' }, { wMm: 15, hMm: 15 }).misfits,
    ).toEqual([]);
  });
});

test('a letter reads as itself in every document, whatever an earlier one made of its shape', async () => {
  const words = async (line: string): Promise<string> => {
    const drawing = drawCard({ ...face, text: [line] }, { wMm: 63, hMm: 88 });
    const { pdf } = await open(
      layOut([drawing], { wMm: 63, hMm: 88 }, { paper: 'a4', marginMm: 5, bleedMm: 0, cropMarks: false }),
    );
    const { texts } = await readPage(await pdf.getPage(1));
    return texts.map(({ str }) => str).join(' ');
  };
  // In the fonts a double mark is made of two single ones, and a letter of Brittany has the shape of an apostrophe.
  expect(await words('Dragon»')).toContain('Dragon»');
  expect(await words('Dragon›')).toContain('Dragon›');
  expect(await words('cʼh')).toContain('cʼh');
  expect(await words('c’h')).toContain('c’h');
});
