import { loadReference, systemSlugs } from '@/lib/rules/reference';
import { sprite } from '../sprite';

export const dynamic = 'force-static';

/** The emblems of all systems; made once, when the app is built. */
export async function GET(): Promise<Response> {
  const systems = await Promise.all(systemSlugs.map(loadReference));
  return sprite(systems.map((system) => system.emblem));
}
