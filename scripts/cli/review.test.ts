import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSystem, type List } from '@/lib/rules';
import { muster } from './muster';
import type { SystemReview } from './review';

const mms = await loadSystem('mms');
const root = mkdtempSync(path.join(tmpdir(), 'muster-review-'));
const somebody = ['user.name=T', 'user.email=t@example.org', 'commit.gpgsign=false'].flatMap((one) => [
  '-c',
  one,
]);
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-C', root, ...somebody, ...args], { encoding: 'utf8' });
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

/** The rules as they are, with whatever somebody had written in their place then. */
const rulesThen = (alter: string): string => `
  import * as rules from ${JSON.stringify(path.resolve('lib/rules/index.ts'))};
  export const { judgeList, sentence } = rules;
  const alter = (system) => (${alter});
  export const loadSystems = async () => (await rules.loadSystems()).map((s) => s.slug === 'mms' ? alter(s) : s);
`;

/** Krag was a level cheaper. */
const cheaper = `{
  ...system,
  VERSION
  entries: system.entries.map((e) => e.id === 'krag' ? { ...e, cost: 121, level: 121, indicia: { ...e.indicia, level: 121 } } : e),
}`;

async function type(line: string, files: Readonly<Record<string, string>> = {}, at = root) {
  const said: string[] = [];
  const noted: string[] = [];
  const code = await muster(line.split(' '), {
    read: (file) =>
      files[file] === undefined ? Promise.reject(new Error('no such file')) : Promise.resolve(files[file]),
    filesIn: (folder) =>
      Promise.resolve(
        folder === 'lists' ? Object.keys(files).filter((f) => f.startsWith('lists/')) : undefined,
      ),
    root: at,
    lines: () => {
      throw new Error('nobody asks for lines');
    },
    say: (text) => said.push(text),
    note: (text) => noted.push(text),
  });
  return { code, said: said.join('\n'), noted: noted.join('\n') };
}

const army: List = {
  format: 'muster-list/1',
  system: 'mms',
  name: 'Archers and Krag',
  entries: [
    { entry: 'krag', count: 1 },
    { entry: 'archer', count: 1 },
  ],
  options: {},
};

// Muster runs without git; only this command asks it.
describe.skipIf(spawnSync('git', ['--version']).status !== 0)('review', () => {
  beforeAll(() => {
    mkdirSync(path.join(root, 'node_modules'));
    for (const name of ['zod', 'd3-delaunay'])
      symlinkSync(path.resolve('node_modules', name), path.join(root, 'node_modules', name));
    write('.gitignore', 'node_modules/\n');
    git('init', '-q');
    const commit = (tag: string, alter: string): void => {
      write('lib/rules/index.ts', rulesThen(alter));
      git('add', 'lib', '.gitignore');
      git('commit', '-qm', tag);
      git('tag', tag);
    };
    commit('same', 'system');
    commit('cheaper', cheaper.replace('VERSION', ''));
    commit(
      'log',
      cheaper.replace(
        'VERSION',
        `version: '2026.11', changelog: async () => (await system.changelog()).slice(0, 1),`,
      ),
    );
    write('lib/rules/index.ts', 'export const nothing = true;');
    git('commit', '-qam', 'too-old');
    git('tag', 'too-old');
    write('lib/rules/systems/mms/made-up.test.ts', "import '…';\nuse('krag');\n");
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('the same data: nothing to say, and nothing is left behind', async () => {
    const { code, said } = await type('review --since same');
    expect(said).toMatch(/^No data has changed since same \([0-9a-f]{10}\)\.$/);
    expect(code).toBe(0);
    expect(readdirSync(path.join(root, 'node_modules/.muster'))).toEqual([]);
    expect(git('status', '--porcelain').trim()).toBe('?? lib/rules/systems/');
  });

  test('a change with everything that it touches; 1 while the log does not tell of it', async () => {
    const lists = { 'lists/a.json': JSON.stringify(army), 'lists/b.txt': 'nothing that anybody knows' };
    const { code, said, noted } = await type('review --since cheaper --lists lists', lists);
    expect(code).toBe(1);
    expect(noted).toMatch(/^lists\/b\.txt is left out: /);
    const lines = said.split('\n');
    for (const line of [
      `mms: Magic, Monsters and Swords, ${mms.version}`,
      `  log: The version was not raised: it is ${mms.version} as before.`,
      '  log: The change log does not name krag.',
      '  entry changed: krag, Krag – The Fighter',
      '    level: 121 became 122 (printed)',
      '    test: lib/rules/systems/mms/made-up.test.ts:2',
      '  another verdict: Krag’s band (sample rules-first-army)',
      '    was 299 of 300 levels, legal under “The rules as printed”',
      '    is 300 of 300 levels, legal under “The rules as printed”',
      '  another verdict: Archers and Krag (lists/a.json)',
    ])
      expect(lines).toContain(line);
    expect(lines.find((line) => line.startsWith('    lists: '))).toContain('Archers and Krag (lists/a.json)');
    expect(said).not.toContain('magic-realm');
  });

  test('as JSON, under an agreement of the table; a version that was raised still has to name what changed', async () => {
    const files = { 'a.json': JSON.stringify(army), 'ours.txt': '# Ours\nlevelTotal: 160\n' };
    const { code, said } = await type('review --since log --lists a.json --agreement ours.txt --json', files);
    expect(code).toBe(1);
    const { since, systems } = JSON.parse(said) as { since: object; systems: readonly SystemReview[] };
    expect(since).toEqual({ revision: 'log', commit: git('rev-parse', 'log').trim() });
    expect(systems).toHaveLength(1);
    const [{ slug, versionWas, log, verdicts }] = systems as [SystemReview];
    expect([slug, versionWas, log]).toEqual(['mms', '2026.11', ['The change log does not name krag.']]);
    expect(verdicts.at(-1)).toEqual({
      label: 'Archers and Krag (a.json)',
      was: '159 of 160 levels, legal under “Ours”',
      is: '160 of 160 levels, legal under “Ours”',
      came: [],
      gone: [],
    });
  });

  test.each([
    ['review --since nowhere', 'There is no revision “nowhere”.'],
    ['review --since=--all', 'There is no revision “--all”.'],
    ['review --since too-old', 'The rules of “too-old” are too old to be compared with.'],
    ['review --lists gone.json', 'gone.json cannot be read: no such file'],
  ])('%s: bad input', async (line, why) => {
    const { code, said, noted } = await type(line);
    expect([code, said, noted]).toEqual([2, '', why]);
  });

  test('outside of a clone there is nothing to compare with', async () => {
    const bare = mkdtempSync(path.join(tmpdir(), 'muster-bare-'));
    try {
      const { code, noted } = await type('review', {}, bare);
      expect(code).toBe(2);
      expect(noted).toBe(`${bare} is no clone that git can read, so there is nothing to compare with.`);
    } finally {
      rmSync(bare, { recursive: true });
    }
  });
});
