import { Agent } from 'node:http';
import { gzipSync } from 'node:zlib';
import { ask } from './http';
import { print } from './measure';

/** The page that has nothing of its own: what it loads, every page loads. */
const bare = '/credits';
/** Of each game an entry with an id that nothing else has: by it we know the scripts that hold the game. */
const games = {
  mms: 'pendant-of-chance',
  'swords-sorcery': 'black-plague',
  'monsters-magic': 'altar-of-sacrifice',
  'battle-magic': 'juggernaught',
  'magic-realm': 'alchemists-mixture',
};
const pages: Readonly<Record<string, string>> = {
  front: '/',
  'entry-mms': '/systems/mms/entries/krag',
  'rules-mms': '/systems/mms/rules',
};

export async function benchScripts(port: number): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const known = new Map<string, string>();
  const text = async (path: string): Promise<string> => {
    let found = known.get(path);
    if (found === undefined) {
      const { status, bytes } = await ask(agent, port, { path });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      known.set(path, (found = bytes.toString()));
    }
    return found;
  };
  /** Script elements and preloads of a page, without what only old browsers load. */
  const scriptsOf = async (page: string): Promise<ReadonlySet<string>> => {
    const html = await text(page);
    const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
    return new Set(
      tags
        .filter((tag) => !/\snomodule/i.test(tag))
        .flatMap((tag) => /(?:src|href)="(\/_next\/[^"]+\.js)[^"]*"/.exec(tag)?.[1] ?? []),
    );
  };
  const weigh = async (scripts: Iterable<string>, without: ReadonlySet<string>): Promise<number> => {
    let bytes = 0;
    for (const script of scripts) if (!without.has(script)) bytes += gzipSync(await text(script)).length;
    return bytes / 1000;
  };
  const base = await scriptsOf(bare);

  /**
   * What the page’s scripts load when the game is asked for: `["static/chunks/….js", …]` in our bundler’s words. A page that
   * shows the game asks for the least that holds it, the builder for the most: the whole system with its schemas.
   */
  const gameOf = async (
    scripts: ReadonlySet<string>,
    word: string,
    whole: boolean,
  ): Promise<ReadonlySet<string>> => {
    const found: { readonly parts: ReadonlySet<string>; readonly weight: number }[] = [];
    for (const script of scripts)
      for (const [group] of (await text(script)).matchAll(/\["static\/chunks\/[^\]]+\.js"\]/g)) {
        const parts = new Set((JSON.parse(group) as string[]).map((part) => `/_next/${part}`));
        const texts = await Promise.all([...parts].map(text));
        if (texts.some((t) => t.includes(word)))
          found.push({ parts, weight: await weigh(new Set([...scripts, ...parts]), base) });
      }
    found.sort((a, b) => a.weight - b.weight);
    return (whole ? found.at(-1) : found[0])?.parts ?? new Set();
  };
  print('script.bare.html', await weigh(base, new Set()), 'kB');
  for (const [name, page] of Object.entries(pages))
    print(`script.${name}.html-over-bare`, await weigh(await scriptsOf(page), base), 'kB');
  for (const [slug, word] of Object.entries(games))
    for (const [room, page] of [
      ['catalogue', `/systems/${slug}`],
      ['builder', `/lists/new?system=${slug}`],
    ] as const) {
      const scripts = await scriptsOf(page);
      const game = await gameOf(scripts, word, room === 'builder');
      print(
        `script.${room}-${slug}.html-and-game-over-bare`,
        game.size === 0 ? Number.NaN : await weigh(new Set([...scripts, ...game]), base),
        'kB',
      );
    }
  agent.destroy();
}
