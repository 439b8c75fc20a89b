/** The short code of an agreement. Whoever plays under the same settings sees the same one. */
export function CodeChip({ code }: { readonly code: string }) {
  return (
    <span className="chip font-mono" title="Tables with the same settings have the same code">
      <span className="sr-only">Short code of the agreement: </span>
      {code}
    </span>
  );
}
