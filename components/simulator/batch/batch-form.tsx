'use client';

import { MOST_GAMES, type BatchFieldsProps } from './batch-wish';
import { BoardChoice } from '../setup/board-choice';
import { PlayersChoice } from '../setup/players-choice';
import { SeatFields } from '../setup/seat-fields';
import { SeedChoice } from '../setup/seed-choice';
import { TermsChoice } from '../setup/terms-choice';
import { VersusFields } from './versus-fields';
import { USUAL } from '../setup/wish';

const precisions = [
  [0, 'When all are played'],
  [0.05, 'When known to 5 points'],
  [0.02, 'When known to 2 points'],
  [0.01, 'When known to 1 point'],
] as const;

/** Which games are played, how many, and what is compared. */
export function BatchFields({ system, playable, known, own, mine, form, onChange }: BatchFieldsProps) {
  const { boards } = playable;
  const count = (n: number) =>
    onChange({
      ...form,
      versus:
        form.versus && 'seat' in form.versus && form.versus.seat >= n
          ? { ...form.versus, seat: 0 }
          : form.versus,
      seats: Array.from(
        { length: n },
        (_, i) =>
          form.seats[i] ?? { player: { kind: 'bot' as const, level: 'steady' as const }, list: USUAL },
      ),
    });
  return (
    <div className="space-y-4">
      <div className="grid gap-3 sm:grid-cols-3">
        <PlayersChoice seats={playable.seats} value={form.seats.length} onChange={count} />
        <label className="text-sm font-semibold">
          Games
          <input
            type="number"
            inputMode="numeric"
            className="input mt-0.5 font-normal"
            min={1}
            max={MOST_GAMES}
            required
            value={form.games || ''}
            onChange={(e) =>
              onChange({
                ...form,
                games: Math.min(MOST_GAMES, Math.max(0, Math.trunc(e.target.valueAsNumber || 0))),
              })
            }
          />
        </label>
        <label className="text-sm font-semibold">
          Stop
          <select
            className="input mt-0.5 font-normal"
            value={form.precision}
            onChange={(e) => onChange({ ...form, precision: Number(e.target.value) })}
          >
            {precisions.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      {form.seats.map((seat, i) => (
        <SeatFields
          key={i}
          system={system}
          n={i + 1}
          seat={seat}
          own={own}
          onlyBots
          onChange={(next) => onChange({ ...form, seats: form.seats.map((s, j) => (j === i ? next : s)) })}
        />
      ))}
      <div className="grid gap-3 sm:grid-cols-2">
        <TermsChoice
          system={system}
          value={form.terms}
          known={known}
          onChange={(terms) => onChange({ ...form, terms })}
        />
        {boards.named.length + boards.ways.length > 0 && (
          <BoardChoice
            system={system}
            game={playable}
            each
            mine={mine}
            value={form.board}
            onChange={(board) => onChange({ ...form, board })}
          />
        )}
      </div>
      <label className="flex min-h-11 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-5"
          checked={form.rotate}
          onChange={(e) => onChange({ ...form, rotate: e.target.checked })}
        />
        Seats move on by one with each game, so that nobody always begins
      </label>
      <VersusFields
        system={system}
        playable={playable}
        known={known}
        own={own}
        mine={mine}
        form={form}
        onChange={onChange}
      />
      <div className="flex max-w-md items-end gap-2">
        <SeedChoice label="Seed" value={form.seed} onChange={(seed) => onChange({ ...form, seed })} />
      </div>
    </div>
  );
}
