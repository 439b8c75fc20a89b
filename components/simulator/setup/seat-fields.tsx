'use client';

import type { AnySystem } from '@/lib/rules';
import { botLevels, efforts, type BotLevel, type Effort, type Player } from '@/lib/rules/playing';
import { LOOKS } from '@/lib/sim/bots';
import { personAt, USUAL, type SeatWish } from './wish';

const bots: Readonly<Record<BotLevel, string>> = {
  random: 'Bot: plays anything',
  steady: 'Bot: steady',
  sharp: 'Bot: sharp, thinks ahead',
};
const thinks: Readonly<Record<Effort, string>> = {
  quick: 'Quickly',
  standard: 'As usual',
  deep: 'Deeply',
};

/** A list of one's own that a seat may bring. */
export interface OwnList {
  /** `draft <id>` or `saved <id>`. */
  readonly value: string;
  readonly name: string;
}

type Bot = Extract<Player, { kind: 'bot' }>;

/** Somebody at an earlier seat, who may lead another one as well. */
export interface Person {
  /** His first. */
  readonly seat: number;
  readonly name: string;
}

/** Who sits at a seat, and what is brought. */
export function SeatFields({
  system,
  n,
  seat,
  own,
  onlyBots = false,
  online = false,
  people = [],
  onChange,
}: {
  readonly system: AnySystem;
  readonly n: number;
  readonly seat: SeatWish;
  readonly own: readonly OwnList[];
  readonly onlyBots?: boolean;
  /** Everybody plays on a device of his own. */
  readonly online?: boolean;
  readonly people?: readonly Person[];
  readonly onChange: (seat: SeatWish) => void;
}) {
  const { player } = seat;
  const person = n === 1 ? 'You' : online ? 'A friend elsewhere' : 'A friend here';
  const sit = (next: Player) => onChange({ ...seat, player: next });
  return (
    <fieldset className="grid gap-2 rounded-lg border border-line p-3 sm:grid-cols-3">
      <legend className="px-1 text-sm font-semibold">Seat {n}</legend>
      <BotChoice
        label="Who plays"
        value={player.kind === 'bot' ? player : undefined}
        quick={onlyBots}
        {...(onlyBots ? {} : { person })}
        people={people}
        as={player.kind === 'person' ? player.as : undefined}
        thinks={!online}
        onPerson={(as) => sit({ ...personAt(n - 1), ...(as === undefined ? {} : { as }) })}
        onChange={sit}
      />
      <ListChoice
        label="Brings"
        system={system}
        own={own}
        value={seat.list}
        onChange={(list) => onChange({ ...seat, list })}
      />
      {player.kind === 'person' && player.as === undefined && (
        <label className="text-sm font-semibold">
          Name
          <input
            className="input mt-0.5 font-normal"
            maxLength={40}
            value={player.name}
            onChange={(e) => sit({ ...player, name: e.target.value })}
          />
        </label>
      )}
    </fieldset>
  );
}

const asSeat = (seat: number): string => `as ${seat}`;

/** A bot and, where it thinks ahead, how far; or, where that is offered, a person. */
export function BotChoice({
  label,
  value,
  quick = true,
  thinks: isAsked = true,
  person,
  people = [],
  as,
  onPerson,
  onChange,
}: {
  readonly label: string;
  /** Absent: a person. */
  readonly value: Bot | undefined;
  /** It thinks quickly where nothing else is said, as in many games. */
  readonly quick?: boolean;
  /** How far it thinks is asked; the server leaves it little time. */
  readonly thinks?: boolean;
  readonly person?: string;
  readonly people?: readonly Person[];
  /** The seat of the one of them who plays here. */
  readonly as?: number | undefined;
  readonly onPerson?: (as?: number) => void;
  readonly onChange: (bot: Bot) => void;
}) {
  const usual: Effort = quick ? 'quick' : 'standard';
  const choose = (chosen: string) => {
    const level = botLevels.find((l) => l === chosen);
    if (!level) onPerson?.(people.find(({ seat }) => asSeat(seat) === chosen)?.seat);
    else onChange({ kind: 'bot', level, ...(level === 'sharp' ? { effort: usual } : {}) });
  };
  return (
    <>
      <label className="text-sm font-semibold">
        {label}
        <select
          className="input mt-0.5 font-normal"
          value={value?.level ?? (as === undefined ? 'person' : asSeat(as))}
          onChange={(e) => choose(e.target.value)}
        >
          {person && <option value="person">{person}</option>}
          {people.map(({ seat, name }) => (
            <option key={seat} value={asSeat(seat)}>
              {name}, as at seat {seat + 1}
            </option>
          ))}
          {botLevels.map((level) => (
            <option key={level} value={level}>
              {bots[level]}
            </option>
          ))}
        </select>
      </label>
      {value?.level === 'sharp' && isAsked && (
        <label className="text-sm font-semibold">
          Thinks
          <select
            className="input mt-0.5 font-normal"
            value={value.effort ?? usual}
            onChange={(e) => onChange({ ...value, effort: e.target.value as Effort })}
          >
            {efforts.map((effort) => (
              <option key={effort} value={effort}>
                {thinks[effort]}: {LOOKS[effort]} looks ahead
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

/** The usual list, a random legal one, or one's own. */
export function ListChoice({
  label,
  system,
  own,
  value,
  onChange,
}: {
  readonly label: string;
  readonly system: AnySystem;
  readonly own: readonly OwnList[];
  readonly value: string;
  readonly onChange: (list: string) => void;
}) {
  return (
    <label className="text-sm font-semibold">
      {label}
      <select className="input mt-0.5 font-normal" value={value} onChange={(e) => onChange(e.target.value)}>
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
            {own.map(({ value: list, name }) => (
              <option key={list} value={list}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </label>
  );
}
