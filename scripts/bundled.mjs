// TypeScript of the house as a module for plain Node: bundled once, since transformed in flight it would run slower.
import path from 'node:path';
import { bundle } from './bundle.mjs';
import { root, stamps } from './steps.mjs';

/** Bundles a file below `scripts` and gives the path of what came of it. */
export const bundled = (file) =>
  bundle({
    root,
    input: path.join(root, 'scripts', file),
    folder: path.join(stamps, 'bundled', path.basename(file, '.ts')),
  });
