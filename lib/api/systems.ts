import { isSystemSlug, loadSystem, type AnySystem } from '@/lib/rules';

/** The system that a contract has let through. @throws for any other slug */
export function systemOf(slug: string): Promise<AnySystem> {
  if (!isSystemSlug(slug)) throw new Error(`no system ${slug}`);
  return loadSystem(slug);
}
