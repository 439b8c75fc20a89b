import { codeInScript, esc, jsonInScript } from './html';
import type { Pack } from './pack';
import { style } from './style';

/** What goes into the file besides the list; the app has all of it ready. */
export interface PackParts {
  /** The game's rules and the page's own script, as one piece. */
  readonly code: string;
  /** Fonts as a style sheet with the fonts inside. */
  readonly fonts: string;
  /** The pictures of the cards as SVG symbols. */
  readonly symbols: string;
  readonly systemName: string;
}

/**
 * One HTML file that holds a list with its cards, its rules, its agreement and the rules code that judges it. It opens from
 * a disk; its own policy keeps it from asking any network for anything.
 */
export function assemblePack(pack: Pack, { code, fonts, symbols, systemName }: PackParts): string {
  const name = esc(pack.list.name);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none';script-src 'unsafe-inline';style-src 'unsafe-inline';font-src data:;img-src data:">
<meta name="robots" content="noindex">
<title>${name} · ${esc(systemName)}</title>
<style>${fonts}${style}</style>
<style id="paper"></style>
</head>
<body>
<svg width="0" height="0" style="position:absolute" aria-hidden="true">${symbols}</svg>
<div id="page">
<main>
<p class="quiet">${esc(systemName)}</p>
<h1>${name}</h1>
<p class="quiet">Taken along on ${esc(pack.made)} out of Muster. This file works by itself, without a network.</p>
<div id="verdict" role="status"><noscript>This file needs scripts to judge the list and to draw its cards.</noscript></div>
<h2>The list</h2>
<div id="lines"></div>
<div class="bar"><button type="button" data-reset>As it was packed</button></div>
<div id="options"></div>
<h2>The agreement</h2>
<div id="agreement"></div>
<h2>Cards</h2>
<p class="quiet nowhere">Sheets come out at true size: print at 100 %, without fitting to the page.</p>
<div class="bar"><button type="button" class="primary" data-print="a4">Print the sheets, A4</button><button type="button" data-print="letter">Letter</button><button type="button" data-print="list">Print the list</button></div>
<div id="cards"></div>
<h2>The rules behind it</h2>
<div id="rules"></div>
<h2 class="nowhere">As text</h2>
<div id="text"></div>
</main>
</div>
<div id="sheets"></div>
<script type="application/json" id="pack">${jsonInScript(pack)}</script>
<script>${codeInScript(code)}</script>
</body>
</html>
`;
}

/** A name that every disk takes. */
export const packName = (list: { readonly name: string }): string =>
  `${
    list.name
      .replace(/[\\/:*?"<>|]+/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[. ]+|[. ]+$/g, '')
      .slice(0, 80) || 'list'
  }.html`;
