// The framework's scripts say of themselves that all in them is needed at once. A browser that knows the word compiles them
// where it fetches them; otherwise it does so function by function on the page's own thread, while somebody waits.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Explicit compile hints of V8; for any other engine a remark. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Marks the scripts that every page begins with, in a build that is about to be served. */
export function hintFramework(standalone) {
  const built = path.join(standalone, '.next');
  const { rootMainFiles } = JSON.parse(readFileSync(path.join(built, 'build-manifest.json'), 'utf8'));
  for (const name of rootMainFiles) {
    const file = path.join(built, name);
    writeFileSync(file, HINT + readFileSync(file, 'utf8'));
  }
}
