import Form from 'next/form';
import type { Route } from 'next';
import type { ReactNode } from 'react';

interface Choice {
  readonly value: string;
  readonly name: string;
}

/** How a page of things is searched: by words, by game, in an order. The address holds all of it. */
export function SearchForm({
  action,
  label,
  hint,
  asked,
  games,
  orders,
  children,
}: {
  readonly action: Route;
  /** What is looked for: `Published lists`. */
  readonly label: string;
  readonly hint: string;
  readonly asked: { readonly q: string; readonly system: string; readonly sort?: string };
  readonly games: readonly { readonly slug: string; readonly name: string }[];
  /** Absent: there is one, the newest first. */
  readonly orders?: readonly Choice[];
  /** What else the address keeps. */
  readonly children?: ReactNode;
}) {
  return (
    <Form
      action={action}
      role="search"
      aria-label={label}
      className={`grid grid-cols-2 items-end gap-3 text-sm font-semibold ${orders ? 'sm:grid-cols-[1fr_auto_auto_auto]' : 'sm:grid-cols-[1fr_auto_auto]'}`}
    >
      <label className="col-span-2 min-w-0 sm:col-span-1">
        Words
        <input
          key={asked.q}
          type="search"
          name="q"
          maxLength={200}
          defaultValue={asked.q}
          className="input mt-0.5 font-normal"
          placeholder={hint}
        />
      </label>
      <ChoiceField
        label="Game"
        name="system"
        chosen={asked.system}
        choices={[
          { value: '', name: 'All games' },
          ...games.map(({ slug, name }) => ({ value: slug, name })),
        ]}
      />
      {orders && <ChoiceField label="Order" name="sort" chosen={asked.sort ?? ''} choices={orders} />}
      {children}
      <button type="submit" className={`button button-primary ${orders ? 'col-span-2 sm:col-span-1' : ''}`}>
        Find
      </button>
    </Form>
  );
}

function ChoiceField({
  label,
  name,
  chosen,
  choices,
}: {
  readonly label: string;
  readonly name: string;
  readonly chosen: string;
  readonly choices: readonly Choice[];
}) {
  return (
    <label>
      {label}
      <select key={chosen} name={name} defaultValue={chosen} className="input mt-0.5 font-normal">
        {choices.map(({ value, name: shown }) => (
          <option key={value} value={value}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  );
}
