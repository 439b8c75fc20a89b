'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { sendOnce } from '@/components/ui/ask-once';
import { TextField } from '@/components/ui/text-field';
import { ask, madeBefore, sayProblem } from '@/lib/api/client';
import { MOST_SEATS } from '@/lib/rules/kernel/game/seats';
import { useAlive } from '@/components/ui/use-alive';
import { useKeeping } from '@/components/ui/use-unsaved';
import { LockField } from './lock-field';
import { momentOfField } from './lock-time';
import { TermsSelect, termsOf, type TermsChoice } from './terms-select';

export interface GameChoice {
  readonly slug: string;
  readonly name: string;
  readonly choices: readonly TermsChoice[];
}

const FORM = { what: 'table.new', version: 0 };

type Fields = Readonly<Record<string, string>>;
/** What is typed, other than chosen, into the form, as it begins; who sits down may be somebody else the next time. */
const FIRST: Fields = { name: '', seats: '2', names: '' };

const asFields = (value: unknown): Fields | undefined =>
  z.record(z.string(), z.string()).safeParse(value).data;

/** The form of a new table. What is typed stays in this browser until the table is made. */
export function MakeTable({
  games,
  start,
  terms: first,
  name: mine,
}: {
  readonly games: readonly GameChoice[];
  readonly start: string;
  /** The agreement that is chosen at first; empty: none. */
  readonly terms: string;
  /** Of the account. */
  readonly name: string;
}) {
  const router = useRouter();
  const [slug, setSlug] = useState(start);
  const [terms, setTerms] = useState(first);
  const [sits, setSits] = useState(true);
  const [sealed, setSealed] = useState(true);
  const [checked, setChecked] = useState(false);
  const [lock, setLock] = useState('');
  const alive = useAlive();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const game = games.find((g) => g.slug === slug) ?? games[0]!;

  const form = useRef<HTMLFormElement>(null);
  const { begin, keep, forget } = useKeeping(FORM, FIRST, asFields);
  useEffect(() => {
    for (const [field, text] of Object.entries(begin)) {
      const input = form.current?.elements.namedItem(field);
      if (input instanceof HTMLInputElement && input.value === input.defaultValue) input.value = text;
    }
  }, [begin]);
  const fieldsOf = (data: FormData): Fields =>
    Object.fromEntries(
      Object.keys(FIRST).map((field) => {
        const value = data.get(field);
        return [field, typeof value === 'string' ? value : ''];
      }),
    );

  const make = async (data: FormData) => {
    setBusy(true);
    const typed = (field: string): string => {
      const value = data.get(field);
      return typeof value === 'string' ? value.trim() : '';
    };
    const seats = Number(typed('seats'));
    const sitAs = typed('sitAs');
    const others = typed('names')
      .split(',')
      .map((n) => n.trim().slice(0, 60))
      .filter(Boolean);
    const locksAt = momentOfField(lock);
    const wish = {
      system: game.slug,
      name: typed('name'),
      ...termsOf(terms),
      seats,
      names: (sits ? ['', ...others] : others).slice(0, seats),
      sit: sits,
      ...(sits && sitAs !== '' ? { sitAs } : {}),
      sealed,
      ...(locksAt === undefined ? {} : { locksAt }),
      checkedByHost: checked && sealed && !sits,
    };
    const answer = await sendOnce(FORM.what, wish, (body, idempotencyKey) =>
      ask('POST /api/v1/tables', { body, idempotencyKey }),
    );
    const id = answer.ok ? undefined : madeBefore(answer);
    const there = id === undefined ? answer : await ask('GET /api/v1/tables/{id}', { params: { id } });
    if (there.ok) {
      forget();
      return router.push(`/tables/${there.data.inviteCode}`);
    }
    setBusy(false);
    setSaid(sayProblem(there.problem));
  };

  return (
    <form
      ref={form}
      className="sheet max-w-2xl space-y-5 p-5"
      onInput={(event) => keep(fieldsOf(new FormData(event.currentTarget)))}
      onSubmit={(event) => {
        event.preventDefault();
        void make(new FormData(event.currentTarget));
      }}
    >
      <TextField
        label="Name of the table"
        required
        maxLength={120}
        placeholder="Friday evening"
        name="name"
      />
      <label className="block text-sm font-semibold">
        Game
        <select
          className="input mt-0.5 font-normal"
          value={game.slug}
          onChange={(e) => {
            setSlug(e.target.value);
            setTerms('');
          }}
        >
          {games.map((g) => (
            <option key={g.slug} value={g.slug}>
              {g.name}
            </option>
          ))}
        </select>
      </label>
      <TermsSelect
        label="Agreement"
        none="The rules as printed"
        help="It is copied in, so that what players accept cannot change under them."
        choices={game.choices}
        value={terms}
        onChange={setTerms}
      />
      <div className="grid gap-5 sm:grid-cols-[8rem_1fr]">
        <TextField
          label="Seats"
          type="number"
          required
          min={1}
          max={MOST_SEATS}
          name="seats"
          defaultValue={FIRST['seats']}
        />
        <TextField
          label="For whom"
          help="Names with commas between them; leave it empty to keep the seats for anybody."
          maxLength={700}
          name="names"
        />
      </div>
      <fieldset className="space-y-2">
        <legend className="text-sm font-semibold">You</legend>
        <label className="flex min-h-8 items-center gap-2">
          <input type="radio" name="sits" className="size-4" checked={sits} onChange={() => setSits(true)} />I
          play too
        </label>
        <label className="flex min-h-8 items-center gap-2">
          <input
            type="radio"
            name="sits"
            className="size-4"
            checked={!sits}
            onChange={() => setSits(false)}
          />
          I organise, I do not play
        </label>
        {sits && (
          <TextField
            label="Your name at this table"
            required
            maxLength={60}
            name="sitAs"
            defaultValue={mine}
          />
        )}
      </fieldset>
      <fieldset className="space-y-2">
        <legend className="text-sm font-semibold">Lists</legend>
        <label className="flex min-h-8 items-start gap-2">
          <input
            type="radio"
            name="sealed"
            className="mt-1 size-4"
            checked={sealed}
            onChange={() => setSealed(true)}
          />
          <span>
            Sealed until all are in
            <span className="block text-sm text-quiet">
              Until then all see a commitment: a code that no other list fits.
            </span>
          </span>
        </label>
        <label className="flex min-h-8 items-start gap-2">
          <input
            type="radio"
            name="sealed"
            className="mt-1 size-4"
            checked={!sealed}
            onChange={() => setSealed(false)}
          />
          <span>
            Open at once
            <span className="block text-sm text-quiet">Everybody reads a list as soon as it is in.</span>
          </span>
        </label>
      </fieldset>
      {sealed && !sits && (
        <label className="flex min-h-8 items-start gap-2">
          <input
            type="checkbox"
            className="mt-1 size-4"
            checked={checked}
            onChange={(e) => setChecked(e.target.checked)}
          />
          <span>
            I check each list before they open
            <span className="block text-sm text-quiet">
              You are told whether a sealed list is legal, which rules it breaks and its total, never what is
              in it; you accept it or return it. Everybody reads this before sitting down, you take no seat
              yourself, and it cannot be changed once the table is made.
            </span>
          </span>
        </label>
      )}
      <LockField value={lock} onChange={setLock} />
      <button type="submit" className="button button-primary" disabled={busy || !alive}>
        Make the table
      </button>
      <p role="status" className="min-h-5 text-sm text-bad">
        {said}
      </p>
    </form>
  );
}
