import type { Provenance } from '@/lib/rules/reference';

/** A sign and a word for where a value comes from; never colour alone. */
export const provenanceWords: Readonly<
  Record<Provenance, { readonly sign: string; readonly word: string; readonly explains: string }>
> = {
  printed: { sign: '●', word: 'printed', explains: 'Stands in the source document.' },
  facts: { sign: '◆', word: 'facts', explains: 'Comes from the public full rules of the game.' },
  ruled: { sign: '▲', word: 'ruled', explains: 'Follows from one of our rulings on a gap.' },
  house: { sign: '○', word: 'house', explains: 'Designed by us, because nobody knows the printed value.' },
};

export function ProvenanceMark({ of }: { readonly of: Provenance | undefined }) {
  if (!of) return null;
  const { sign, word, explains } = provenanceWords[of];
  return (
    <span className="text-xs whitespace-nowrap text-quiet" title={explains}>
      <span aria-hidden>{sign}</span> {word}
    </span>
  );
}

export function ProvenanceKey() {
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-quiet">
      {Object.values(provenanceWords).map(({ sign, word, explains }) => (
        <div key={word} className="flex gap-1.5">
          <dt className="font-semibold whitespace-nowrap">
            <span aria-hidden>{sign}</span> {word}
          </dt>
          <dd>{explains}</dd>
        </div>
      ))}
    </dl>
  );
}
