import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { defaultAgreement, loadSystems, touchedRules, type AnySystem } from '@/lib/rules';
import { assemblePack, packName } from './assemble';
import { codeInScript, esc, jsonInScript } from './html';
import { judgePack, readPack, withCounts, type Judged, type Pack } from './pack';
import { cardsHtml, linesHtml, sheetsHtml, verdictHtml } from './sections';
import { picturesOf, pickSymbols } from './symbols';

const systems = await loadSystems();

/** The first legal example of a system, as a file holds it. */
function packOf(system: AnySystem): { readonly pack: Pack; readonly judged: Judged } {
  const sample = system.samples.find((s) => s.legal && s.list.entries.length > 0)!;
  const agreement = { ...defaultAgreement(system, sample.house), name: 'Ours' };
  const pack: Pack = {
    format: 'muster-pack/1',
    list: sample.list,
    agreement,
    code: 'abcd-efgh',
    made: '2026-11-21',
  };
  const judged = judgePack(system, sample.list, agreement);
  if (!judged.ok) throw new Error(judged.problems[0]?.message);
  return { pack, judged: judged.value };
}

const parts = { code: 'run()', fonts: '', symbols: '', systemName: 'A game' };

describe('what a player typed stays text', () => {
  const bad = '</script><script>alert(1)</script><!--<img src=x onerror=alert(1)>';

  test('in the page, in its data and in a name', () => {
    const { pack } = packOf(systems[0]!);
    const file = assemblePack(
      { ...pack, list: { ...pack.list, name: bad, entries: [{ ...pack.list.entries[0]!, note: bad }] } },
      parts,
    );
    expect(file.match(/<script/g)).toHaveLength(2);
    expect(file.match(/<\/script>/g)).toHaveLength(2);
    expect(file).not.toContain('<img');
    expect(file).not.toContain('<!--');
    // And what the file holds is what was typed, to the letter.
    const data = /<script type="application\/json" id="pack">(.*?)<\/script>/s.exec(file)![1]!;
    const read = readPack(JSON.parse(data));
    expect(read.ok && [read.value.list.name, read.value.list.entries[0]!.note]).toEqual([bad, bad]);
  });

  test('in each line and in each finding', () => {
    const system = systems[0]!;
    const { pack, judged } = packOf(system);
    const list = {
      ...pack.list,
      entries: [{ entry: 'nobody-knows-it', count: 1, designation: '<b>x', note: '"onload="' }],
    };
    const lines = linesHtml(system, judged, list, []);
    expect(lines).not.toMatch(/<b>x|"onload="/);
    expect(lines).toContain('&lt;b&gt;x');
  });

  test('code keeps its meaning', () => {
    const code = 'x="<!-- </script> </SCRIPT>"';
    const safe = codeInScript(code);
    expect(safe).not.toMatch(/<\/script|<!--/i);
    expect(runInNewContext(safe)).toBe('<!-- </script> </SCRIPT>');
    expect(JSON.parse(jsonInScript({ a: bad + '\u2028' }))).toEqual({ a: bad + '\u2028' });
    expect(esc(`<'"&>`)).toBe('&lt;&#39;&quot;&amp;&gt;');
  });

  test('a disk takes the name of the file', () => {
    expect(packName({ name: '../a/b:c "d"?' })).toBe('a b c d.html');
    expect(packName({ name: '???' })).toBe('list.html');
    expect(packName({ name: 'Krag’s band' })).toBe('Krag’s band.html');
  });
});

describe.each(systems.map((s) => [s.slug, s] as const))('a list of %s', (_slug, system) => {
  const { pack, judged } = packOf(system);

  test('is judged in the file as it is in the app', () => {
    expect(judged.verdict.legal).toBe(true);
    expect(verdictHtml(system, judged)).toContain('<b>Legal</b>');
  });

  test('shows each card, with pictures that the file carries', () => {
    const cards = cardsHtml(system, judged);
    for (const line of judged.parsed.lines) expect(cards).toContain(`Card: ${esc(line.entry.name)}`);
    const sprite = [...new Set(system.entries.map((e) => e.icon)), system.emblem]
      .map((name) => `<symbol id="${name}" viewBox="0 0 512 512"><path d="M0 0"/></symbol>`)
      .join('');
    const symbols = pickSymbols(sprite, picturesOf(system, judged));
    for (const [, name] of cards.matchAll(/href="#([\w-]+)"/g)) expect(symbols).toContain(`id="${name}"`);
    expect(symbols.length).toBeLessThan(sprite.length);
  });

  test('prints the sheets of the print room', () => {
    const sheets = sheetsHtml(system, judged, pack, 'a4');
    expect(sheets).toMatch(/width="210mm" height="297mm"/);
    expect(sheetsHtml(system, judged, pack, 'letter')).toMatch(/width="215\.9mm"/);
  });

  test('carries the rules that it touches, and no others', async () => {
    const book = await system.rulebook();
    const rows = touchedRules(system, book, judged);
    const all = new Set([...book.rules, ...book.rulings].map((r) => r.id));
    const entryRules = judged.parsed.lines.flatMap((l) => l.entry.rules).filter((id) => all.has(id));
    expect(rows.map((r) => r.id)).toEqual(expect.arrayContaining(entryRules));
    expect(rows.length).toBeLessThan(all.size / 2);
  });
});

test('another count is judged anew, and nothing counts once it is taken out', () => {
  const system = systems.find((s) => s.slug === 'mms')!;
  const { pack } = packOf(system);
  const many = judgePack(
    system,
    withCounts(
      pack.list,
      pack.list.entries.map(() => 50),
    ),
    pack.agreement,
  );
  expect(many.ok && many.value.verdict.legal).toBe(false);
  expect(many.ok && verdictHtml(system, many.value)).toContain('Not legal');
  expect(withCounts(pack.list, [0]).entries).toHaveLength(pack.list.entries.length - 1);
});

test('a file that holds something else is refused', () => {
  for (const input of [null, 7, {}, { format: 'muster-pack/1', list: {} }])
    expect(readPack(input).ok).toBe(false);
});
