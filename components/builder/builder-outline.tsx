import type { AnyForm } from '@/lib/rules';

const Block = ({ className }: { readonly className: string }) => (
  <div className={`animate-pulse rounded-xl bg-sunk ${className}`} />
);

/** What a page says of a form before its rules are here. */
export type SketchedForm = Pick<AnyForm, 'name' | 'explains'>;

/** The page while the rules are on their way: as large as the builder will be, with what can be read until then. */
export function BuilderOutline({ form }: { readonly form: SketchedForm | undefined }) {
  return (
    <div aria-busy="true" className="min-h-dvh space-y-4">
      <div className="flex flex-wrap gap-3">
        <Block className="h-11 flex-1 basis-64" />
        <Block className="h-11 basis-72" />
      </div>
      <Block className="h-11 max-w-xl" />
      <Block className="h-20" />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="sheet p-6 text-center text-quiet">
          {form && (
            <>
              <p className="font-display text-xl font-bold text-ink">{form.name}</p>
              <p className="mt-1 text-lg">{form.explains}</p>
            </>
          )}
          <p role="status" className="mt-1">
            Loading the catalogue …
          </p>
        </div>
        <Block className="h-96" />
      </div>
    </div>
  );
}
