import { describe, expect, test } from 'vitest';
import { defaultAgreement, loadSystem, prepareTerms, writeText, type List } from '@/lib/rules';
import { rowsOf, spansOf, type Row, type Span } from './chat-text';
import { dialects, type ChatId } from './dialects';

const dialect = (id: ChatId) => dialects.find((d) => d.id === id)!;

/** Spans as a text with what they are made: `<em>so</em>`. */
const show = (spans: readonly Span[]): string =>
  spans.map((s) => (typeof s === 'string' ? s : `<${s.mark}>${show(s.spans)}</${s.mark}>`)).join('');
const showRow = ({ kind, level, spans }: Row): string => `${kind}${level || ''}: ${show(spans)}`;

test.each<[ChatId, string, string]>([
  ['plain', '*stays* __back__', '*stays* __back__'],
  ['discord', '**a *b* c** __d__ ||e||', '<strong>a <em>b</em> c</strong> <u>d</u> <spoiler>e</spoiler>'],
  ['github', '__a__ ||b||', '<strong>a</strong> ||b||'],
  ['whatsapp', '*a* **b ~c~', '<strong>a</strong> **b <s>c</s>'],
  ['discord', '2 * 3 * 4 and snake_case_name', '2 * 3 * 4 and snake_case_name'],
  ['discord', 'a *mark that never ends', 'a *mark that never ends'],
  ['discord', '`*not this*`', '<code>*not this*</code>'],
])('%s shows %j as %j', (id, text, shown) => expect(show(spansOf(text, dialect(id).marks))).toBe(shown));

describe('an army as it is written for each chat', async () => {
  const system = await loadSystem('mms');
  const terms = prepareTerms(system, defaultAgreement(system));
  const list: List = {
    format: 'muster-list/1',
    system: 'mms',
    name: 'Old *guard*',
    entries: [{ entry: 'krag', count: 1, with: ['shield-of-death'], note: 'stays _back_' }],
    options: {},
  };
  const shown = (style: 'markdown' | 'long' | 'forum', id: ChatId) =>
    rowsOf(terms.ok ? writeText(system, list, terms.value, style) : '', dialect(id)).map(showRow);

  test('Discord takes marks for what they do, in what the player wrote as well', () => {
    const rows = shown('markdown', 'discord');
    expect(rows[0]).toBe('heading1: Old <em>guard</em>');
    expect(rows[1]).toMatch(/^text: <em>Magic, Monsters and Swords .*<\/em>$/);
    expect(rows).toContain('item2: + Shield of Death (10)');
    expect(rows).toContain('item2: note: stays <em>back</em>');
  });

  test('GitHub takes a plus at the start of an item for an item within it', () =>
    expect(shown('markdown', 'github')).toContain('item3: Shield of Death (10)'));

  test('a plain chat shows every sign as it is', () =>
    expect(shown('markdown', 'plain')).toContain('text:   - note: stays _back_'));

  test('a forum shows its codes, and what belongs to an item below it', () => {
    const rows = shown('forum', 'forum');
    expect(rows[0]).toBe('text: <strong>Old *guard*</strong>');
    expect(rows).toContain('text1: + Shield of Death (10)');
    expect(rows.some((row) => row.includes('[list]') || row.includes('[*]'))).toBe(false);
  });
});
