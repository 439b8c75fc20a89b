import { isSystemSlug, loadReference, systemSlugs } from '@/lib/rules/reference';
import { sprite } from '../sprite';

export const dynamic = 'force-static';
export const generateStaticParams = () => systemSlugs.map((system) => ({ system }));

/** All pictures that a system's entries use; made once, when the app is built. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ system: string }> },
): Promise<Response> {
  const { system: slug } = await params;
  if (!isSystemSlug(slug)) return new Response('no such system', { status: 404 });
  const system = await loadReference(slug);
  return sprite([system.emblem, ...system.entries.map((e) => e.icon)]);
}
