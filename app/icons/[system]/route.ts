import { icons } from '@iconify-json/game-icons/icons.json';
import { isSystemSlug, loadReference, systemSlugs } from '@/lib/rules/reference';

export const dynamic = 'force-static';
export const generateStaticParams = () => systemSlugs.map((system) => ({ system }));

/** All pictures that a system's entries use, as one SVG of symbols; made once, when the app is built. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ system: string }> },
): Promise<Response> {
  const { system: slug } = await params;
  if (!isSystemSlug(slug)) return new Response('no such system', { status: 404 });
  const system = await loadReference(slug);
  const names = new Set([system.emblem, ...system.entries.map((e) => e.icon)]);
  const drawings: Readonly<Record<string, { readonly body: string }>> = icons;
  const symbols = [...names].map((name) => {
    const drawing = drawings[name];
    if (!drawing) throw new Error(`${slug}: game-icons has no picture “${name}”`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${drawing.body}</symbol>`;
  });
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  });
}
