import { icons } from '@iconify-json/game-icons/icons.json';

const drawings: Readonly<Record<string, { readonly body: string }>> = icons;

/** One picture of the game-icons set, for custom cards: the sprites hold only what the catalogues use. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params;
  const drawing = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  if (!drawing) return new Response('no such picture', { status: 404 });
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="${name}" viewBox="0 0 512 512">${drawing.body}</symbol></svg>`,
    {
      headers: {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=604800, immutable',
      },
    },
  );
}
