/** How its owner means a list to be played: paragraphs as they were typed, and nothing else. */
export function WriteUp({ text }: { readonly text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <section aria-labelledby="write-up" className="space-y-3">
      <h2 id="write-up" className="text-2xl">
        How to play it
      </h2>
      {paragraphs.map((paragraph, i) => (
        <p key={i} className="prose-measure wrap-anywhere whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </section>
  );
}
