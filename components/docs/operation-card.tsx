import { descriptionOf, statusesOf } from '@/lib/api/openapi';
import { scopeOf, type ContractShape } from '@/lib/api/contract';
import { jsonSchemaOf } from '@/lib/api/contract/json-schema';
import type { z } from 'zod';

const authWords = {
  none: 'Open to everyone',
  optional: 'Open to everyone; signed-in people see what is theirs',
  user: 'Session or token',
  session: 'Session only',
} as const;

const schemaText = (schema: z.ZodType): string => JSON.stringify(jsonSchemaOf(schema), null, 2);

const fieldsOf = (schema: z.ZodObject | undefined): readonly (readonly [string, string])[] =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => [
    name,
    (field as z.ZodType).meta()?.description ?? '',
  ]);

/** One operation as its contract states it. */
export function OperationCard({ operation: shape }: { readonly operation: ContractShape }) {
  const description = descriptionOf(shape);
  const scope = scopeOf(shape);
  const fields = [...fieldsOf(shape.params), ...fieldsOf(shape.query)];
  return (
    <article id={shape.id} className="sheet space-y-2 p-4 target:border-tone">
      <h3 className="flex flex-wrap items-baseline gap-2 font-sans text-base">
        <span className="chip font-mono">{shape.method}</span>
        <code className="break-all">{shape.path}</code>
      </h3>
      <p>{/[.?]$/.test(shape.summary) ? shape.summary : `${shape.summary}.`}</p>
      {description && <p className="text-sm text-quiet">{description}</p>}
      <p className="text-sm text-quiet">
        {authWords[shape.auth]}
        {scope !== undefined && `; a token needs the scope “${scope}”`}.
        {shape.ifMatch && ' Name the version with If-Match.'}
        {shape.idempotent && ' Takes an Idempotency-Key.'} Answers {shape.success.status}; problems{' '}
        {statusesOf(shape).join(', ')}.
      </p>
      {fields.length > 0 && (
        <dl className="grid gap-x-4 text-sm sm:grid-cols-[9rem_1fr]">
          {fields.map(([name, description]) => (
            <div key={name} className="contents">
              <dt>
                <code>{name}</code>
              </dt>
              <dd className="text-quiet">{description}</dd>
            </div>
          ))}
        </dl>
      )}
      {shape.body && (
        <details>
          <summary className="py-1.5 text-sm font-semibold">Body</summary>
          <pre tabIndex={0} className="mt-2 max-h-96 overflow-auto rounded-lg bg-sunk p-3 text-xs">
            {schemaText(shape.body)}
          </pre>
        </details>
      )}
    </article>
  );
}
