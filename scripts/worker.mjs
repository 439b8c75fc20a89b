// The service worker: bundled, with the list of what it fetches ahead. Runs after the build of the app, whose files it names.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { parcelOf, pressed } from './parcel.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const filesOf = (dir) =>
  readdirSync(dir, { withFileTypes: true }).flatMap((f) =>
    f.isDirectory() ? filesOf(path.join(dir, f.name)) : [path.join(dir, f.name)],
  );

/** Letters of other scripts come when somebody needs them; a map is for nobody. */
const ahead = (file) =>
  !/\.(map|woff)$|(cyrillic|greek|vietnamese|latin-ext|latin_ext)/.test(file) &&
  !/_(ssg|build)Manifest\.js$/.test(file);

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

/** What a browser fetches ahead: every script, style and font of the build, the pictures, and the page without a network. */
function manifest(systems) {
  const id = readFileSync(path.join(root, '.next/BUILD_ID'), 'utf8').trim();
  const hashed = filesOf(path.join(root, '.next/static'))
    .map((file) => path.relative(path.join(root, '.next'), file).split(path.sep).join('/'))
    .filter(ahead)
    .map((file) => ({ url: `/_next/${file}`, revision: null }));
  const icons = path.join(root, 'public/app-icons');
  const pictures = existsSync(icons)
    ? filesOf(icons).map((file) => ({ url: `/app-icons/${path.basename(file)}`, revision: hashOf(file) }))
    : [];
  const made = ['/offline?shell=1', ...systems.map((slug) => `/icons/${slug}`)];
  return { id, files: [...hashed, ...pictures, ...made.map((url) => ({ url, revision: id }))] };
}

/** What the server says these are; whatever else there is comes by itself. */
const types = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** Writes the parcel of what is named by what it holds into a folder that is served, and gives its address. */
function writeParcel(out, files) {
  const carried = files.flatMap(({ url, revision }) => {
    const type = types[path.extname(url)];
    if (revision !== null || !type) return [];
    return [{ url, type, content: readFileSync(path.join(root, '.next', url.slice('/_next/'.length))) }];
  });
  const parcel = pressed(parcelOf(carried));
  const url = `/ahead/${createHash('sha256').update(parcel).digest('hex').slice(0, 16)}.bin`;
  mkdirSync(path.join(out, 'ahead'), { recursive: true });
  writeFileSync(path.join(out, url), parcel);
  return { url, bytes: parcel.length };
}

/** Writes `sw.js` and what it fetches ahead into a folder that is served. */
async function buildWorker(out) {
  const systems = readdirSync(path.join(root, 'lib/rules/systems')).filter((name) =>
    statSync(path.join(root, 'lib/rules/systems', name)).isDirectory(),
  );
  const made = manifest(systems);
  const parcel = writeParcel(out, made.files);
  await build({
    cwd: root,
    input: 'components/offline/worker/sw.ts',
    resolve: { alias: { '@': root } },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'warn',
    output: {
      file: path.join(out, 'sw.js'),
      format: 'iife',
      minify: true,
      codeSplitting: false,
      banner: `self.MUSTER_BUILD=${JSON.stringify({ ...made, parcel: parcel.url })};`,
    },
  });
  return { files: made.files, parcel };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { files, parcel } = await buildWorker(path.resolve(process.argv[2] ?? '.next/standalone/public'));
  const size = (parcel.bytes / 1e6).toFixed(1);
  console.log(`muster: service worker with ${files.length} files to fetch ahead, in a parcel of ${size} MB`);
}
