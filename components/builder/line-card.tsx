'use client';

import { ArrowDown, ArrowUp, EllipsisVertical, Minus, Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { GameIcon } from '@/components/ui/game-icon';
import { Menu, MenuItem } from '@/components/ui/menu';
import {
  unitOf,
  type AnyForm,
  type AnySystem,
  type AnyTerms,
  type Entry,
  type List,
  type ListEntry,
} from '@/lib/rules';
import { attach, detach, moveLine, removeLine, setCount, setDesignation, setNote, splitLine } from './edits';

/** One line of the list: its uses, what they carry, what they are called. */
export function LineCard({
  system,
  form,
  terms,
  list,
  at,
  entry,
  parts,
  unit,
  bad,
  onChange,
  onType,
}: {
  readonly system: AnySystem;
  readonly form: AnyForm;
  readonly terms: AnyTerms;
  readonly list: List;
  readonly at: number;
  readonly entry: Entry | undefined;
  /** Entries that this line may carry. */
  readonly parts: readonly Entry[];
  /** The budget's unit. */
  readonly unit: string;
  readonly bad: boolean;
  readonly onChange: (list: List) => void;
  readonly onType: (list: List, field: string) => void;
}) {
  const item = list.entries[at]!;
  const name = entry?.name ?? item.entry;
  const [open, setOpen] = useState(item.designation !== undefined || item.note !== undefined);
  const carried = item.with ?? [];
  const nameOf = (id: string) =>
    terms.cards.get(id)?.name ?? system.entries.find((e) => e.id === id)?.name ?? id;
  const cost = entry && form.costOf(entry, terms.house);
  return (
    <li className={`sheet p-3 ${bad ? 'border-bad' : ''}`}>
      <div className="flex items-center gap-2.5">
        <GameIcon
          system={system.slug}
          name={entry?.icon ?? system.emblem}
          className="size-8 shrink-0 text-tone-ink"
        />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{name}</p>
          {cost !== undefined && (
            <p className="text-sm text-quiet tabular-nums">
              {item.count > 1 && cost !== 1 ? `${item.count} × ${cost} = ` : ''}
              {item.count * cost} {unitOf(unit, item.count * cost)}
            </p>
          )}
        </div>
        <Stepper label={name} value={item.count} onChange={(n) => onChange(setCount(list, at, n))} />
        <LineMenu
          list={list}
          at={at}
          item={item}
          name={name}
          onChange={onChange}
          onDetails={() => setOpen(true)}
        />
      </div>
      {(carried.length > 0 || parts.length > 0) && (
        <div className="mt-2 flex flex-wrap items-center gap-1.5 pl-10">
          {carried.map((id, j) => (
            <span key={`${id} ${j}`} className="chip py-0.5 pr-1">
              {nameOf(id)}
              <button
                type="button"
                className="rounded-full p-1 hover:bg-sunk"
                aria-label={`Take ${nameOf(id)} off ${name}`}
                onClick={() => onChange(detach(list, at, j))}
              >
                <X aria-hidden size={14} />
              </button>
            </span>
          ))}
          {parts.length > 0 && (
            <AttachSelect name={name} parts={parts} onAttach={(id) => onChange(attach(list, at, id))} />
          )}
        </div>
      )}
      {open && <Details list={list} at={at} item={item} onType={onType} />}
    </li>
  );
}

function Stepper({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (n: number) => void;
}) {
  return (
    <div role="group" aria-label={`Uses of ${label}`} className="flex items-center">
      <button
        type="button"
        className="button button-small rounded-r-none px-2"
        aria-label={value === 1 ? `Remove ${label}` : `One ${label} fewer`}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden size={16} />
      </button>
      <input
        className="h-9 w-11 border-y border-line-strong bg-sheet text-center tabular-nums"
        inputMode="numeric"
        aria-label={`Number of ${label}`}
        value={value}
        onChange={(e) => {
          const n = Number(e.target.value);
          if (Number.isInteger(n) && n >= 1) onChange(n);
        }}
        onKeyDown={(e) => {
          if (e.key === 'ArrowUp') onChange(value + 1);
          if (e.key === 'ArrowDown' && value > 1) onChange(value - 1);
        }}
      />
      <button
        type="button"
        className="button button-small rounded-l-none px-2"
        aria-label={`One ${label} more`}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden size={16} />
      </button>
    </div>
  );
}

function AttachSelect({
  name,
  parts,
  onAttach,
}: {
  readonly name: string;
  readonly parts: readonly Entry[];
  readonly onAttach: (id: string) => void;
}) {
  return (
    <select
      className="input min-h-9 w-auto max-w-44 py-0.5 text-sm"
      aria-label={`Give ${name} something to carry`}
      value=""
      onChange={(e) => e.target.value && onAttach(e.target.value)}
    >
      <option value="">Add to it …</option>
      {parts.map((part) => (
        <option key={part.id} value={part.id}>
          {part.name}
          {part.cost === undefined ? '' : ` (${part.cost})`}
        </option>
      ))}
    </select>
  );
}

function Details({
  list,
  at,
  item,
  onType,
}: {
  readonly list: List;
  readonly at: number;
  readonly item: ListEntry;
  readonly onType: (list: List, field: string) => void;
}) {
  const id = useId();
  return (
    <div className="mt-2 grid gap-2 pl-10 sm:grid-cols-[8rem_1fr]">
      <label htmlFor={`${id}d`} className="text-sm font-semibold">
        Designation
        <input
          id={`${id}d`}
          className="input mt-0.5 min-h-9 font-normal"
          maxLength={24}
          value={item.designation ?? ''}
          onChange={(e) => onType(setDesignation(list, at, e.target.value), `designation ${at}`)}
        />
      </label>
      <label htmlFor={`${id}n`} className="text-sm font-semibold">
        Note
        <input
          id={`${id}n`}
          className="input mt-0.5 min-h-9 font-normal"
          maxLength={500}
          value={item.note ?? ''}
          onChange={(e) => onType(setNote(list, at, e.target.value), `note ${at}`)}
        />
      </label>
    </div>
  );
}

function LineMenu({
  list,
  at,
  item,
  name,
  onChange,
  onDetails,
}: {
  readonly list: List;
  readonly at: number;
  readonly item: ListEntry;
  readonly name: string;
  readonly onChange: (list: List) => void;
  readonly onDetails: () => void;
}) {
  return (
    <Menu
      label={`More for ${name}`}
      className="button button-quiet button-small px-2"
      button={<EllipsisVertical aria-hidden size={18} />}
    >
      <MenuItem onSelect={onDetails}>Name and note</MenuItem>
      <MenuItem disabled={item.count < 2} onSelect={() => onChange(splitLine(list, at))}>
        Split one off
      </MenuItem>
      <MenuItem disabled={at === 0} onSelect={() => onChange(moveLine(list, at, -1))}>
        <ArrowUp aria-hidden size={15} /> Move up
      </MenuItem>
      <MenuItem disabled={at === list.entries.length - 1} onSelect={() => onChange(moveLine(list, at, 1))}>
        <ArrowDown aria-hidden size={15} /> Move down
      </MenuItem>
      <MenuItem danger onSelect={() => onChange(removeLine(list, at))}>
        <X aria-hidden size={15} /> Remove
      </MenuItem>
    </Menu>
  );
}
