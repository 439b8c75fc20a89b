'use client';

import { Link } from '@/components/ui/link';
import type { AnySystem } from '@/lib/rules';
import type { NotableKind, Report, Result } from '@/lib/sim';

/** The games as they are, or as they are played a second time in a comparison. */
export type SideOf = 'side' | 'against';

const kinds: Readonly<Record<NotableKind, { readonly name: string; readonly explains: string }>> = {
  longest: { name: 'Longest', explains: 'They took most time.' },
  closest: { name: 'Closest', explains: 'The best two stood nearest to each other throughout.' },
  upset: { name: 'Turned round', explains: 'The winner was once farthest behind.' },
};

/** Games worth a look: each opens at the table, to be replayed. */
export function Watch({
  system,
  result,
  onOpen,
}: {
  readonly system: AnySystem;
  readonly result: Result;
  readonly onOpen: (game: number, of: SideOf) => void;
}) {
  return (
    <section aria-labelledby="watch" className="sheet p-4">
      <h3 id="watch" className="text-lg">
        Games worth watching
      </h3>
      <Games of="side" report={result} onOpen={onOpen} />
      {result.against && (
        <>
          <h4 className="mt-3 text-base">With one thing changed</h4>
          <Games of="against" report={result.against.report} onOpen={onOpen} />
        </>
      )}
      {result.unfinished > 0 && (
        <p className="mt-2 text-sm text-warn">
          {result.unfinished} games came to no end: {result.faults[0]?.why} (seed {result.faults[0]?.seed})
        </p>
      )}
      <p className="mt-2 text-sm text-quiet">
        {result.decisions.toLocaleString('en')} decisions in all. Seed {result.seed}: game <i>n</i> is the
        same whenever it is played.{' '}
        <Link className="link" href={`/systems/${system.slug}/rules`}>
          {result.coverage.rules.length} rules were at work
        </Link>
        .
      </p>
    </section>
  );
}

function Games({
  of,
  report: { watch, length },
  onOpen,
}: {
  readonly of: SideOf;
  readonly report: Report;
  readonly onOpen: (game: number, of: SideOf) => void;
}) {
  const says = (kind: NotableKind, value: number): string =>
    kind === 'longest' ? `, ${value} ${length.unit}s` : '';
  return (
    <ul className="mt-2 space-y-2 text-sm">
      {(Object.keys(kinds) as NotableKind[]).map((kind) => (
        <li key={kind}>
          <b>{kinds[kind].name}.</b> <span className="text-quiet">{kinds[kind].explains}</span>
          <span className="mt-1 flex flex-wrap gap-1">
            {watch[kind].length === 0 && <span className="text-quiet">None yet.</span>}
            {watch[kind].map(({ game, seed, value }) => (
              <button
                key={game}
                type="button"
                className="button button-small"
                title={`Seed ${seed}`}
                onClick={() => onOpen(game, of)}
              >
                Game {game + 1}
                {says(kind, value)}
              </button>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
