import { Agent } from 'node:http';
import { gzipSync } from 'node:zlib';
import { ask } from './http';
import { print } from './measure';

/** The page that has nothing of its own: what it loads, every page loads. */
const bare = '/credits';
const pages = {
  front: '/',
  'catalogue-mms': '/systems/mms',
  'entry-mms': '/systems/mms/entries/krag',
  'builder-mms': '/lists/new?system=mms',
};
/** A word that only the catalogue of mms has: by it we know the scripts that hold the game. */
const ofTheGame = 'pendant-of-chance';

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
  /** What the page’s scripts load when the game is asked for: `Promise.all(["static/chunks/….js", …])` in our bundler’s words. */
  const gameOf = async (scripts: Iterable<string>): Promise<ReadonlySet<string>> => {
    for (const script of scripts)
      for (const [group] of (await text(script)).matchAll(/\["static\/chunks\/[^\]]+\.js"\]/g)) {
        const parts = (JSON.parse(group) as string[]).map((part) => `/_next/${part}`);
        for (const part of parts) if ((await text(part)).includes(ofTheGame)) return new Set(parts);
      }
    return new Set();
  };
  const weigh = async (scripts: Iterable<string>, without: ReadonlySet<string>): Promise<number> => {
    let bytes = 0;
    for (const script of scripts) if (!without.has(script)) bytes += gzipSync(await text(script)).length;
    return bytes / 1000;
  };

  const base = await scriptsOf(bare);
  print('script.bare.html', await weigh(base, new Set()), 'kB');
  for (const [name, page] of Object.entries(pages)) {
    const scripts = await scriptsOf(page);
    print(`script.${name}.html-over-bare`, await weigh(scripts, base), 'kB');
    const game = await gameOf(scripts);
    if (game.size > 0 && name.endsWith('-mms'))
      print(
        `script.${name}.html-and-game-over-bare`,
        await weigh(new Set([...scripts, ...game]), base),
        'kB',
      );
  }
  agent.destroy();
}
