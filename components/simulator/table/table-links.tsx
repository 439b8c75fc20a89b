/** What else there is to a game: other games, its moves as texts, the keys. By the words of each link. */
export function TableLinks({ links }: { readonly links: Readonly<Record<string, () => void>> }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-quiet">
      {Object.entries(links).map(([label, onClick]) => (
        <button key={label} type="button" className="link min-h-9" onClick={onClick}>
          {label}
        </button>
      ))}
    </p>
  );
}
