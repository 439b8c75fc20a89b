// Copies the fonts of the printed page out of their packages and writes down how wide their characters are,
// so that page and PDF measure text alike. Run it after a change of the font packages; a test compares.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);

const fonts = {
  body: '@fontsource/inter/files/inter-latin-400-normal.woff',
  strong: '@fontsource/inter/files/inter-latin-700-normal.woff',
  display: '@fontsource/almendra/files/almendra-latin-700-normal.woff',
};

function metricsOf(file) {
  const font = fontkit.openSync(file);
  const widths = {};
  for (const code of font.characterSet) {
    if (code < 32 || (code >= 127 && code < 160)) continue;
    widths[String.fromCodePoint(code)] = font.glyphForCodePoint(code).advanceWidth;
  }
  return { unitsPerEm: font.unitsPerEm, ascent: font.ascent, descent: font.descent, widths };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(path.join(root, 'assets/fonts'), { recursive: true });
  const metrics = {};
  for (const [name, source] of Object.entries(fonts)) {
    const file = require.resolve(source);
    copyFileSync(file, path.join(root, `assets/fonts/${name}.woff`));
    metrics[name] = metricsOf(file);
  }
  const text = JSON.stringify(metrics, null, 1)
    .replace(/\n {3}/g, ' ')
    .replace(/\n {2}\}/g, ' }');
  writeFileSync(
    path.join(root, 'lib/print/fonts/metrics.generated.ts'),
    `/** Made by scripts/fonts.mjs: advance widths in units of the em. */\nexport const metrics = ${text} as const;\n`,
  );
}
