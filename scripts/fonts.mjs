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

/** Letters that people’s names are written in beyond the first files; each part is a file of its own. */
const parts = {
  'latin-ext': [
    [0x100, 0x17f],
    [0x218, 0x21b],
    [0x1e80, 0x1e85],
    [0x1e9e, 0x1e9e],
    [0x1ef2, 0x1ef3],
  ],
  greek: [[0x384, 0x3ce]],
  cyrillic: [
    [0x400, 0x45f],
    [0x490, 0x491],
  ],
};
/** The fonts of plain words have them; the display face has few letters and leaves the others to the strong one. */
const withParts = { body: 400, strong: 700 };

const printable = (code) => code >= 32 && (code < 127 || code >= 160);

function metricsOf(file, isWanted = printable) {
  const font = fontkit.openSync(file);
  const widths = {};
  for (const code of font.characterSet) {
    if (!isWanted(code)) continue;
    widths[String.fromCodePoint(code)] = font.glyphForCodePoint(code).advanceWidth;
  }
  return { unitsPerEm: font.unitsPerEm, ascent: font.ascent, descent: font.descent, widths };
}

function write(file, name, says, data) {
  const text = JSON.stringify(data, null, 1)
    .replace(/\n {3}/g, ' ')
    .replace(/\n {2}\}/g, ' }');
  writeFileSync(
    path.join(root, `lib/print/fonts/${file}.generated.ts`),
    `/** Made by scripts/fonts.mjs: ${says}. */\nexport const ${name} = ${text} as const;\n`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(path.join(root, 'assets/fonts'), { recursive: true });
  const metrics = {};
  for (const [name, source] of Object.entries(fonts)) {
    const file = require.resolve(source);
    copyFileSync(file, path.join(root, `assets/fonts/${name}.woff`));
    metrics[name] = metricsOf(file);
  }
  write('metrics', 'metrics', 'advance widths in units of the em', metrics);
  const further = {};
  for (const [name, weight] of Object.entries(withParts)) {
    further[name] = {};
    for (const [part, ranges] of Object.entries(parts)) {
      const file = require.resolve(`@fontsource/inter/files/inter-${part}-${weight}-normal.woff`);
      copyFileSync(file, path.join(root, `assets/fonts/${name}-${part}.woff`));
      further[name][part] = metricsOf(file, (code) =>
        ranges.some(([from, to]) => code >= from && code <= to),
      ).widths;
    }
  }
  write('further', 'further', 'advance widths of letters that stand in files of their own', further);
}
