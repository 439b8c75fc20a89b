const steps = [
  [
    'Agree',
    'The host names the game, its agreement and the seats. Whoever sits down accepts it as it stands.',
  ],
  ['Seal', 'Each player hands in a list. The others see that it is in, and nothing of it.'],
  [
    'Open',
    'When all are in, the lists open together: each with its verdict, and proof that nobody changed his.',
  ],
  ['Play', 'One print job for the table, a companion for the turns, or the game itself online.'],
] as const;

/** What a table is good for, told to whoever has none yet. */
export function HowItGoes() {
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="text-2xl">
        How it goes
      </h2>
      <ol className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(([title, words], i) => (
          <li key={title} className="sheet flex gap-3 p-4">
            <span aria-hidden className="font-display text-4xl leading-none font-bold text-brand">
              {i + 1}
            </span>
            <span>
              <b className="block">{title}</b>
              <span className="text-sm text-quiet">{words}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
