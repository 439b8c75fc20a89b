import { DrawingSvg } from '@/components/print/drawing-svg';
import { mmOf, type Drawing } from '@/lib/print';
import { drawBoard } from '@/lib/print/board/draw-board';
import { gameIcon } from '@/lib/print/icons';
import { loadSources } from '@/lib/print/sources';
import { defaultAgreement, loadSystem, prepareTerms } from '@/lib/rules';
import { hasBoards, isSystemSlug, systemSlugs } from '@/lib/rules/registry';

export const dynamic = 'force-static';
export const generateStaticParams = () => systemSlugs.filter(hasBoards).map((system) => ({ system }));

/** A board of the system as a picture for its door; made once, when the app is built. */
export async function GET(
  _request: Request,
  { params }: { readonly params: Promise<{ system: string }> },
): Promise<Response> {
  const { system: slug } = await params;
  if (!isSystemSlug(slug) || !hasBoards(slug)) return new Response('no such system', { status: 404 });
  const system = await loadSystem(slug);
  const { paper } = await loadSources(system);
  const terms = prepareTerms(system, defaultAgreement(system));
  // What is dealt shows more of the game than what is printed empty.
  const board = paper.boards.find(({ asks }) => asks.includes('seed')) ?? paper.boards[0];
  const drawn =
    paper.banner?.() ??
    (terms.ok ? board?.draw({ seed: 'banner', players: 4 }, terms.value.house)[0] : undefined);
  if (!drawn) return new Response('no board to show', { status: 404 });
  const { renderToStaticMarkup } = await import('react-dom/server');
  const drawing = seen(drawBoard(drawn));
  const svg = renderToStaticMarkup(
    <DrawingSvg system={slug} outline={gameIcon} drawing={drawing} label={drawn.name} />,
  );
  const body = svg
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    // Hundredths of a millimetre are as fine as anybody sees.
    .replace(/-?\d+\.\d{3,}/g, (n) => String(Number(Number(n).toFixed(2))));
  return new Response(body, { headers: { 'content-type': 'image/svg+xml' } });
}

/** What a picture as wide as a hand still shows: no hatching of the grounds, no words smaller than this part of its breadth. */
function seen(drawing: Drawing): Drawing {
  const least = drawing.wMm / 70;
  return {
    ...drawing,
    ops: drawing.ops.filter(
      (op) => (op.op !== 'strokes' || op.lineMm > 0.2) && (op.op !== 'text' || mmOf(op.sizePt) > least),
    ),
  };
}
