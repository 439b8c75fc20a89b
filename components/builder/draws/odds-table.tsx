'use client';

import { useId, useMemo, useState } from 'react';
import { NumberInput } from '@/components/ui/number-input';
import { oddsOf, pileSize, type DrawQuestion, type Odds, type Pile } from '@/lib/rules';
import type { Building } from '../draft/building';
import { nameOf } from '../draft/entry-of';

/** Exact chances of what so many cards of a full pile hold. */
export function OddsTable({
  building: { system, terms },
  pile,
}: {
  readonly building: Building;
  readonly pile: Pile;
}) {
  const id = useId();
  const size = pileSize(pile);
  const [cards, setCards] = useState(Math.max(1, Math.min(size, pile.hand || pile.draw.count)));
  const [card, setCard] = useState('');
  const drawn = Math.min(cards, size);
  const names = useMemo(
    () =>
      pile.cards
        .map(({ entry }) => ({ entry, name: nameOf(system, terms, entry) }))
        .sort((a, b) => a.name.localeCompare(b.name)),
    [pile, system, terms],
  );
  const odds = useMemo(() => {
    const own = names.find((n) => n.entry === card);
    const asked: DrawQuestion[] = own
      ? [{ asks: 'cards', label: `“${own.name}”`, ids: [own.entry] }, ...pile.questions]
      : [...pile.questions];
    return asked.flatMap((question) => oddsOf(pile, question, drawn));
  }, [pile, drawn, names, card]);
  return (
    <section aria-labelledby={`${id}h`} className="sheet p-4">
      <h3 id={`${id}h`} className="text-lg">
        Exact chances
      </h3>
      <p className="text-sm text-quiet">Without putting back, from the full pile of {size}.</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <label htmlFor={`${id}n`} className="flex flex-col text-sm font-semibold">
          Cards drawn
          <NumberInput
            id={`${id}n`}
            className="input mt-0.5 w-28 font-normal"
            min={1}
            max={size}
            value={drawn}
            whole
            onNumber={setCards}
          />
        </label>
        <label htmlFor={`${id}c`} className="flex min-w-0 flex-1 basis-48 flex-col text-sm font-semibold">
          One card among them
          <select
            id={`${id}c`}
            className="input mt-0.5 font-normal"
            value={card}
            onChange={(e) => setCard(e.target.value)}
          >
            <option value="">None in particular</option>
            {names.map(({ entry, name }) => (
              <option key={entry} value={entry}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div
        className="mt-3 relative overflow-x-auto"
        tabIndex={0}
        role="region"
        aria-label="Chances of this draw"
      >
        <table className="w-full text-left text-sm">
          <caption className="sr-only">
            Chances of a draw of {drawn} {drawn === 1 ? 'card' : 'cards'}
          </caption>
          <thead className="text-quiet">
            <tr className="border-b border-line">
              <th scope="col" className="py-1.5 pr-3 font-semibold">
                In {drawn === 1 ? '1 card' : `${drawn} cards`}
              </th>
              <th scope="col" className="py-1.5 pr-3 font-semibold">
                Chance
              </th>
              <th scope="col" className="py-1.5 font-semibold">
                Exactly
              </th>
            </tr>
          </thead>
          <tbody>
            {odds.map((one) => (
              <OddsRow key={one.label} odds={one} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function OddsRow({ odds: { label, percent, exact, chance } }: { readonly odds: Odds }) {
  const share = Number((chance.top * 1000n) / chance.bottom) / 10;
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="py-1.5 pr-3 text-left font-normal">
        {label}
      </th>
      <td className="py-1.5 pr-3 whitespace-nowrap tabular-nums">
        <span className="sm:inline-block sm:w-20">{percent}</span>
        <svg
          aria-hidden
          viewBox="0 0 100 8"
          preserveAspectRatio="none"
          className="inline-block h-2 w-16 max-sm:hidden"
        >
          <rect width={100} height={8} fill="var(--sunk)" />
          <rect width={share} height={8} fill="var(--tone-ink)" />
        </svg>
      </td>
      <td className="py-1.5 text-quiet tabular-nums">{exact}</td>
    </tr>
  );
}
