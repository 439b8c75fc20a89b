'use client';

import type { AnySystem } from '@/lib/rules';
import { botLevels, type BotLevel, type Player } from '@/lib/rules/playing';
import { USUAL, type SeatWish } from './wish';

const bots: Readonly<Record<BotLevel, string>> = {
  random: 'Bot: plays anything',
  steady: 'Bot: steady',
  sharp: 'Bot: sharp, thinks ahead',
};

/** A list of one's own that a seat may bring. */
export interface OwnList {
  /** `draft <id>` or `saved <id>`. */
  readonly value: string;
  readonly name: string;
}

/** Who sits at a seat, and what is brought. */
export function SeatFields({
  system,
  n,
  seat,
  own,
  onlyBots = false,
  onChange,
}: {
  readonly system: AnySystem;
  readonly n: number;
  readonly seat: SeatWish;
  readonly own: readonly OwnList[];
  readonly onlyBots?: boolean;
  readonly onChange: (seat: SeatWish) => void;
}) {
  const { player } = seat;
  const choose = (value: string) => {
    const level = botLevels.find((l) => l === value);
    const next: Player = level
      ? { kind: 'bot', level }
      : { kind: 'person', name: n === 1 ? 'You' : `Player ${n}` };
    onChange({ ...seat, player: next });
  };
  return (
    <fieldset className="grid gap-2 rounded-lg border border-line p-3 sm:grid-cols-3">
      <legend className="px-1 text-sm font-semibold">Seat {n}</legend>
      <label className="text-sm font-semibold">
        Who plays
        <select
          className="input mt-0.5 font-normal"
          value={player.kind === 'bot' ? player.level : 'person'}
          onChange={(e) => choose(e.target.value)}
        >
          {!onlyBots && <option value="person">{n === 1 ? 'You' : 'A friend here'}</option>}
          {botLevels.map((level) => (
            <option key={level} value={level}>
              {bots[level]}
            </option>
          ))}
        </select>
      </label>
      <label className="text-sm font-semibold">
        Brings
        <select
          className="input mt-0.5 font-normal"
          value={seat.list}
          onChange={(e) => onChange({ ...seat, list: e.target.value })}
        >
          <option value={USUAL}>The usual list</option>
          <optgroup label="A random legal one">
            {system.forms.map((form) => (
              <option key={form.id} value={`random ${form.id}`}>
                Random: {form.name}
              </option>
            ))}
          </optgroup>
          {own.length > 0 && (
            <optgroup label="Your lists">
              {own.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </label>
      {player.kind === 'person' && (
        <label className="text-sm font-semibold">
          Name
          <input
            className="input mt-0.5 font-normal"
            maxLength={40}
            value={player.name}
            onChange={(e) => onChange({ ...seat, player: { ...player, name: e.target.value } })}
          />
        </label>
      )}
    </fieldset>
  );
}
