import { hitsIn } from '@/lib/search/hits';

const NAME = 'found';
let styled = false;

/** Marks words within elements without touching them: the browser draws the marks over the text. */
export function markHits(elements: readonly Element[], words: readonly string[]): void {
  // Browsers that cannot do it find all the same.
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return;
  if (words.length === 0) {
    CSS.highlights.delete(NAME);
    return;
  }
  if (!styled) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`::highlight(${NAME}) { background-color: Mark; color: MarkText; }`);
    document.adoptedStyleSheets.push(sheet);
    styled = true;
  }
  const ranges: Range[] = [];
  for (const element of elements) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const [from, to] of hitsIn(node.textContent ?? '', words)) {
        const range = new Range();
        range.setStart(node, from);
        range.setEnd(node, to);
        ranges.push(range);
      }
  }
  CSS.highlights.set(NAME, new Highlight(...ranges));
}
