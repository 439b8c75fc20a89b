/** Checks and rules by their IDs, each with the way to its place on this very page. */
export const IdsHere = ({ ids }: { readonly ids: readonly string[] }) =>
  ids.map((id) => (
    <a key={id} className="link mr-1 text-xs" href={`#${id}`}>
      {id}
    </a>
  ));
