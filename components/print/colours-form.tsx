'use client';

import type { PrintOptions, PrintWhat } from '@/lib/print';
import { liveryId, type AnySystem } from '@/lib/rules';

/** The colours that were chosen, by the seats of the lists. */
export type Colours = Readonly<Record<number, string>>;

const listsOf = (what: PrintWhat) =>
  what.kind === 'list' ? [what] : what.kind === 'lists' ? what.lists : [];

/** Does any of it come in the colour of a player? */
const isColoured = (system: AnySystem, what: PrintWhat, { parts }: PrintOptions): boolean =>
  parts.includes('pieces') ||
  (parts.includes('cards') &&
    listsOf(what).some(({ list }) => {
      const named = new Set(list.entries.map(({ entry }) => entry));
      return system.entries.some((entry) => named.has(entry.id) && system.liveries?.worn(entry));
    }));

/** In which colour the pieces of each list come; one that somebody has chosen nobody else can. */
export function ColoursForm({
  system,
  what,
  options,
  colours,
  onChange,
}: {
  readonly system: AnySystem;
  readonly what: PrintWhat;
  readonly options: PrintOptions;
  readonly colours: Colours;
  readonly onChange: (colours: Colours) => void;
}) {
  const lists = listsOf(what);
  const choices = system.liveries?.choices ?? [];
  if (choices.length === 0 || lists.length === 0 || !isColoured(system, what, options)) return null;
  return lists.map(({ list, player }, seat) => (
    <label key={seat} className="block text-sm font-semibold wrap-anywhere">
      {lists.length === 1 ? 'Colour of the pieces' : `Colour of ${player ?? list.name}`}
      <select
        className="input mt-0.5 font-normal"
        value={colours[seat] ?? ''}
        onChange={(e) => {
          const { [seat]: _, ...rest } = colours;
          onChange(e.target.value ? { ...rest, [seat]: e.target.value } : rest);
        }}
      >
        <option value="">Nothing chosen: by the seat</option>
        {choices.map((livery) => {
          const id = liveryId(livery);
          const taken = Object.entries(colours).some(([other, it]) => Number(other) !== seat && it === id);
          return (
            <option key={id} value={id} disabled={taken}>
              {livery.name}
            </option>
          );
        })}
      </select>
    </label>
  ));
}

/** The wish with the colours that were chosen, as far as the game has them. */
export function withColours(what: PrintWhat, system: AnySystem, colours: Colours): PrintWhat {
  const known = new Set((system.liveries?.choices ?? []).map(liveryId));
  const worn = (seat: number) => {
    const colour = colours[seat];
    return colour !== undefined && known.has(colour) ? { colour } : {};
  };
  if (what.kind === 'list') return { ...what, ...worn(0) };
  if (what.kind !== 'lists') return what;
  return { ...what, lists: what.lists.map((one, seat) => ({ ...one, ...worn(seat) })) };
}
