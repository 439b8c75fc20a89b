import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { BadInput } from './command';

/** What is asked of the rules library of another time. */
export type RulesThen = Pick<typeof import('@/lib/rules'), 'loadSystems' | 'judgeList' | 'sentence'>;

const LIBRARY = 'lib/rules';

/**
 * Loads the rules library as it was at a revision of git, for as long as the work lasts. It is read through an index of its own
 * into a folder of its own, so that neither the tree nor the index of the clone is touched.
 * @throws {BadInput} where there is no clone, no such revision, or no rules in it
 */
export async function withRulesAt<T>(
  root: string,
  revision: string,
  work: (then: RulesThen, commit: string) => Promise<T>,
): Promise<T> {
  const git = async (args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<string> =>
    (await promisify(execFile)('git', ['-C', root, ...args], { env })).stdout.trim();
  const found = (object: string, otherwise: string): Promise<string> =>
    git(['rev-parse', '--verify', '--quiet', object]).catch(() => {
      throw new BadInput(otherwise);
    });
  await git(['rev-parse', '--git-dir']).catch(() => {
    throw new BadInput(`${root} is no clone that git can read, so there is nothing to compare with.`);
  });
  const noRevision = `There is no revision “${revision}”.`;
  if (revision.startsWith('-')) throw new BadInput(noRevision);
  const commit = await found(`${revision}^{commit}`, noRevision);
  const tree = await found(`${commit}:./${LIBRARY}`, `“${revision}” has no ${LIBRARY}.`);

  // Below `node_modules`, so that what the library imports is found from there.
  const made = path.join(root, 'node_modules/.muster');
  await mkdir(made, { recursive: true });
  const folder = await mkdtemp(path.join(made, 'revision-'));
  try {
    const env = { ...process.env, GIT_INDEX_FILE: path.join(folder, 'index') };
    await git(['read-tree', tree], env);
    await git(['checkout-index', '--all', `--prefix=${path.join(folder, LIBRARY)}/`], env);
    const { bundle } = await import('../bundle.mjs');
    const module = await bundle({
      root: folder,
      input: path.join(folder, LIBRARY, 'index.ts'),
      folder: path.join(folder, 'bundled'),
    }).catch((error: unknown) => {
      throw new BadInput(`The rules of “${revision}” cannot be bundled: ${String(error)}`);
    });
    const then = (await import(/* @vite-ignore */ pathToFileURL(module).href)) as Partial<RulesThen>;
    const { loadSystems, judgeList, sentence } = then;
    if (!loadSystems || !judgeList || !sentence)
      throw new BadInput(`The rules of “${revision}” are too old to be compared with.`);
    return await work({ loadSystems, judgeList, sentence }, commit);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
