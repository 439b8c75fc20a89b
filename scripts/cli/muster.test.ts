import { expect, test } from 'vitest';
import { loadSystem, loadSystems, readText, prepareTerms, defaultAgreement } from '@/lib/rules';
import { filledBy } from '@/lib/api/make-list';
import { Problem } from '@/lib/api/problem';
import { catalogueSearch } from '@/lib/search';
import { muster } from './muster';

interface Ended {
  readonly code: number;
  readonly said: string;
  readonly noted: string;
}

/** A command typed where these files lie; `-` is what comes in. */
async function type(
  line: string | readonly string[],
  files: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const said: string[] = [];
  const noted: string[] = [];
  const code = await muster(typeof line === 'string' ? line.split(' ') : line, {
    read: (file) =>
      files[file] === undefined ? Promise.reject(new Error('no such file')) : Promise.resolve(files[file]),
    filesIn: () => Promise.resolve(undefined),
    root: '',
    lines: async function* () {
      yield* (files['-'] ?? '').split('\n');
    },
    say: (text) => said.push(text),
    note: (text) => noted.push(text),
  });
  return { code, said: said.join('\n'), noted: noted.join('\n') };
}

const mms = await loadSystem('mms');
const broken = mms.samples.find(({ legal }) => !legal)!;
const army = (await loadSystem('swords-sorcery')).samples.find(({ id }) => id === 'ten-pieces')!;

test('a verdict in words names check, rules and what would mend it', async () => {
  const { code, said } = await type('validate -', { '-': JSON.stringify(broken.list) });
  expect(code).toBe(1);
  expect(said).toMatch(/not legal under “The rules as printed”/);
  expect(said).toMatch(/error MMS-L\d+: .+ \(MMS-/);
});

test('a preset, a file of text and a file of JSON are agreements', async () => {
  const [preset] = mms.presets;
  const files = {
    'list.json': JSON.stringify(broken.list),
    'ours.txt': '# Ours\nlevelTotal: 400',
  };
  const one = await type(['validate', 'list.json', '--agreement', preset!.id], files);
  expect(one.said).toContain(`“${preset!.name}”`);
  const both = await type('validate list.json --agreement ours.txt --agreement ours.json --json', {
    ...files,
    'ours.json': JSON.stringify({ ...defaultAgreement(mms, { levelTotal: 400 }), name: 'Ours' }),
  });
  const { verdicts } = JSON.parse(both.said) as { verdicts: readonly unknown[] };
  expect(verdicts).toHaveLength(2);
  expect(verdicts[0]).toEqual(verdicts[1]);
});

test.each([
  ['validate', 'FILE is missing'],
  ['validate nowhere.json', 'nowhere.json cannot be read: no such file'],
  ['validate - --agreement nowhere', 'Presets of'],
  ['validate - --wrong', "Unknown option '--wrong'"],
  ['validate words', 'does not tell which game'],
  ['validate unknown', 'has no entry “nobody”'],
  ['export - --as pdf', 'no format “pdf”'],
  ['search chess pawn', 'no system “chess”'],
  ['search mms speed<fast', 'speed'],
  ['random mms --form crowd', 'no form “crowd”'],
  ['odds mms joust', 'There is no “joust”'],
  ['odds battle-magic duel', 'There is no “duel”'],
  ['worth army --games many', 'At games'],
  ['worth army --bot clever', 'At bot'],
  ['worth army --instead guard', 'At instead'],
  ['suggest army --instead dragon', 'The list has no “dragon”'],
  ['suggest army', 'Nothing more may come into this list'],
  ['board magic-realm --way by-ship', 'no way “by-ship”'],
  ['board magic-realm --players 17', 'At players'],
  ['board magic-realm words', 'is no JSON'],
  ['dance', 'no command “dance”'],
])('%s: bad input', async (line, why) => {
  const { code, said, noted } = await type(line, {
    '-': JSON.stringify(broken.list),
    words: 'nothing that anybody knows',
    unknown: JSON.stringify({ ...broken.list, entries: [{ entry: 'nobody', count: 1 }] }),
    army: JSON.stringify(army.list),
  });
  expect(code, noted).toBe(2);
  expect([said, noted]).toEqual(['', expect.stringContaining(why)]);
});

test('the query language is the one of the page', async () => {
  const query = 'level<20 kind:artifact -fire';
  const { said } = await type(['search', 'mms', query, '--json', '--limit', '100']);
  const { data } = JSON.parse(said) as { data: readonly { id: string }[] };
  const { entries } = catalogueSearch(mms).search(query);
  expect(entries.length).toBeGreaterThan(0);
  expect(data.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
  expect((await type(['search', 'all', 'tag:teleport'])).said).toMatch(/^\d+ found/);
});

test.each(['short', 'long', 'markdown', 'forum', 'json', 'csv'])('a drawn list as %s', async (as) => {
  const drawn = await type('random mms --seed seven');
  expect((await type('random mms --seed seven')).said).toBe(drawn.said);
  const { code, said } = await type(['export', '-', '--as', as], { '-': drawn.said });
  expect(code).toBe(0);
  if (as === 'csv') expect(said).toMatch(/^entry,name,kind/);
  else if (as === 'json') expect(JSON.parse(said)).toEqual(JSON.parse(drawn.said));
  else {
    const terms = prepareTerms(mms, defaultAgreement(mms));
    const read = terms.ok && readText(mms, said, terms.value);
    expect(read && read.ok && read.value.list.entries).toEqual(
      (JSON.parse(drawn.said) as typeof broken.list).entries,
    );
  }
});

test('a list is filled as the API fills it, and what came is noted', async () => {
  const half = { ...broken.list, name: 'Half', entries: [{ entry: 'krag', count: 1 }], options: {} };
  const { code, said, noted } = await type('fill - --seed seven', { '-': JSON.stringify(half) });
  expect(code, noted).toBe(0);
  const filled = filledBy(mms, half, 'seven');
  expect(filled).not.toBeInstanceOf(Problem);
  expect(JSON.parse(said)).toEqual((filled as Exclude<typeof filled, Problem>).list);
  expect(noted.trim().split('\n')).toEqual((filled as Exclude<typeof filled, Problem>).added);
  // One character alone, and no level more for anything else.
  const bound = '# Bound\nlevelTotal: 10';
  expect((await type('fill - --agreement bound', { '-': JSON.stringify(half), bound })).code).toBe(1);
});

test('what is drawn is legal in every game', async () => {
  for (const { slug, forms } of await loadSystems())
    for (const { id } of forms) {
      const drawn = await type(['random', slug, '--seed', 'x', '--form', id]);
      expect((await type('validate -', { '-': drawn.said })).code, `${slug} ${id}`).toBe(0);
    }
});

test('a map is made, changed in its file and judged', async () => {
  const made = await type('board magic-realm --seed reef');
  expect(made.code, made.noted).toBe(0);
  expect((await type('board magic-realm --seed reef')).said).toBe(made.said);
  expect(made.noted).toMatch(/^Roads off the map: \d+$/m);
  const judged = await type('board magic-realm map.json', { 'map.json': made.said });
  expect([judged.code, judged.said]).toEqual([0, 'It keeps all the rules of a board.']);
  const file = JSON.parse(made.said) as { board: { tiles: Record<string, { r: number }> } };
  file.board.tiles['oak-woods']!.r += 20;
  const broken = await type('board magic-realm -', { '-': JSON.stringify(file.board) });
  expect([broken.code, broken.said]).toEqual([1, 'It breaks rules of a board.']);
  expect(broken.noted).toContain('error MR-L50: Oak Woods touches no other tile');
});

test('systems and odds', async () => {
  expect((await type('systems')).said).toMatch(/^mms: Magic, Monsters and Swords, \d+ entries\n {2}builds/);
  const kinds = await type('odds battle-magic');
  const [kind] = /^[\w-]+/.exec(kinds.said)!;
  expect((await type(['odds', 'battle-magic', kind])).said).toMatch(/^0\.\d{6} {2}\d+\/\d+ {2}/);
});

test('what each entry is worth, in words as on the page', async () => {
  const line = 'worth army --games 20 --seed cli';
  const { code, said, noted } = await type(line, { army: JSON.stringify(army.list) });
  expect(code).toBe(0);
  expect(said).toMatch(/^3 comparisons: .*\(Bonferroni\)/m);
  expect(said).toMatch(/^Entry +Uses +One costs +Points +Between +Per point +Pairs +Which says$/m);
  expect(said).toMatch(/^Warrior +1 +4 points +[+−]?\d+\.\d +[+−]?[\d.]+ to [+−]?[\d.]+ +[+−]?[\d.]+ +20 /m);
  expect(said).toMatch(/^ {2}Wizard: The army has no wizard; it needs one\.$/m);
  expect(said).toMatch(/^Both sides are played by steady bots, .+, not in yours\.$/m);
  expect(noted).toMatch(/60 of 60 pairs of games/);
  expect((await type(line, { army: JSON.stringify(army.list) })).said).toBe(said);
});

test('what would help, in words and as JSON, on top of a list and in place of something', async () => {
  const files = {
    army: JSON.stringify({
      ...army.list,
      entries: army.list.entries.filter(({ entry }) => entry !== 'pion'),
    }),
    ours: 'armyMode: points',
  };
  const line = 'suggest army --agreement ours --games 20 --seed cli';
  const top = await type(line, files);
  expect(top.code, top.noted).toBe(0);
  expect(top.said).toMatch(/^All \d are measured, by \d+ pairs of games\./);
  expect(top.said).toMatch(/^Entry +Costs +Points/m);
  const { said } = await type(`${line} --instead warrior --json`, files);
  const answer = JSON.parse(said) as { leaves: object; measured: { entry: string; list: object }[] };
  expect(answer).toMatchObject({
    measure: 'suggestions',
    seed: 'cli',
    leaves: { name: 'Warrior', price: 4 },
  });
  expect(answer.measured.map(({ entry }) => entry)).not.toContain('warrior');
});
