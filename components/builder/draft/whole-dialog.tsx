import type { ComponentType } from 'react';
import { lazyDialog } from '@/components/ui/lazy-part';
import { isSystemSlug, loadSystem, type AnySystem } from '@/lib/rules';

interface Needs {
  readonly system: AnySystem;
  readonly onClose: () => void;
}

/** The same dialog, told which system it needs. */
type Told<P extends Needs> = Omit<P, 'system'> & { readonly slug: string; readonly onClose: () => void };

async function wholeSystem(slug: string): Promise<AnySystem> {
  if (!isSystemSlug(slug)) throw new RangeError(`No system ${slug}`);
  return loadSystem(slug);
}

/** A dialog that needs a system with its schemas, and comes together with it: where either does not come, it says so. */
export function wholeDialog<P extends Needs>(fetch: () => Promise<ComponentType<P>>): ComponentType<Told<P>> {
  const bySlug = new Map<string, ComponentType<Told<P>>>();
  const dialogOf = (slug: string): ComponentType<Told<P>> => {
    const made = lazyDialog<Told<P>>(async () => {
      const [Dialog, system] = await Promise.all([
        fetch() as Promise<ComponentType<Needs>>,
        wholeSystem(slug),
      ]);
      return function WithSystem({ slug: _, ...rest }: Told<P>) {
        return <Dialog {...rest} system={system} />;
      };
    });
    bySlug.set(slug, made);
    return made;
  };
  return function WholeDialog(props: Told<P>) {
    const Dialog = bySlug.get(props.slug) ?? dialogOf(props.slug);
    return <Dialog {...props} />;
  };
}
