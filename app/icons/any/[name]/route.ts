import { icons } from '@iconify-json/game-icons/icons.json';
import { UNKNOWN_ICON } from '@/lib/print/icons';
import { ownIcon } from '@/lib/rules';

const drawings: Readonly<Record<string, { readonly body: string }>> = icons;

const FOREVER = 'public, max-age=604800, immutable';
/** A later set may have it. */
const FOR_NOW = 'public, max-age=3600';

/**
 * One picture of the game-icons set, for custom cards: the sprites hold only what the catalogues use. A card whose picture is
 * not there, or no longer, shows the stand-in that its PDF has.
 */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params;
  // The name goes into the picture, so it is nothing else.
  if (!ownIcon.safeParse(name).success) return new Response('no such picture', { status: 404 });
  const isThere = Object.hasOwn(drawings, name);
  const drawing = drawings[isThere ? name : UNKNOWN_ICON]!;
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="${name}" viewBox="0 0 512 512">${drawing.body}</symbol></svg>`,
    {
      headers: {
        'content-type': 'image/svg+xml',
        'cache-control': isThere ? FOREVER : FOR_NOW,
      },
    },
  );
}
