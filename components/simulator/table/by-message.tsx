'use client';

import { useState } from 'react';
import { Modal } from '@/components/ui/modal';
import {
  readMoves,
  takeMoves,
  unsentFrom,
  writeMoves,
  type AnyPlayable,
  type GameUnderWay,
  type Player,
  type Seat,
} from '@/lib/rules/playing';
import { copyText } from '@/components/ui/copy-text';

/** What is sent: whose moves they are, for people, and the line that plays them. */
function messageOf(
  systemName: string,
  playable: AnyPlayable,
  game: GameUnderWay,
  players: readonly Player[],
  nameOf: (seat: Seat) => string,
): string | undefined {
  const { moves } = game.record;
  const last = moves.at(-1);
  if (!last) return undefined;
  const from = unsentFrom(playable, game, players);
  const which = from + 1 === moves.length ? `move ${moves.length}` : `moves ${from + 1} to ${moves.length}`;
  return `${systemName}, ${which}, ${nameOf(last[0])}\n${writeMoves(game, from)}`;
}

/** Play by message: the last moves as a text to send, and a text of the others to play. */
export function ByMessage({
  systemName,
  playable,
  game,
  players,
  nameOf,
  onTake,
  onClose,
}: {
  readonly systemName: string;
  readonly playable: AnyPlayable;
  readonly game: GameUnderWay;
  readonly players: readonly Player[];
  readonly nameOf: (seat: Seat) => string;
  readonly onTake: (game: GameUnderWay) => void;
  readonly onClose: () => void;
}) {
  const [text, setText] = useState('');
  const [why, setWhy] = useState<string>();
  const [copied, setCopied] = useState<string>();
  const message = messageOf(systemName, playable, game, players, nameOf);
  const take = () => {
    const read = readMoves(text);
    const taken = read.ok ? takeMoves(playable, game, read.value) : read;
    if (!taken.ok) return setWhy(taken.problems[0]?.message);
    onTake(taken.value);
  };
  return (
    <Modal title="Play by message" onClose={onClose}>
      <p className="text-sm">
        Everybody opens the same link, from “Share”. Whoever has moved sends the text below by any messenger,
        and the others paste it. Each device plays it by its own rules, and checks dice and position. Each
        also holds the whole game: hands are kept from view, not from whoever goes looking for them.
      </p>
      {message === undefined ? (
        <p className="mt-4 text-quiet">Nothing has been played yet.</p>
      ) : (
        <div className="mt-4 space-y-2">
          <label className="block font-semibold">
            Your last move, to send
            <textarea
              readOnly
              className="input mt-1 h-24 font-mono text-xs font-normal break-all"
              value={message}
              onFocus={(e) => e.target.select()}
            />
          </label>
          <button
            type="button"
            className="button button-primary"
            onClick={() => void copyText(message).then((done) => done && setCopied(message))}
          >
            {copied === message ? 'Copied' : 'Copy the move'}
          </button>
          <p role="status" className="sr-only">
            {copied === message ? 'Copied.' : ''}
          </p>
        </div>
      )}
      <form
        className="mt-5 space-y-2"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          take();
        }}
      >
        <label className="block font-semibold">
          Their move, as it came
          <textarea
            className="input mt-1 h-24 font-mono text-xs font-normal"
            spellCheck={false}
            value={text}
            onChange={(e) => {
              setText(e.target.value);
              setWhy(undefined);
            }}
          />
        </label>
        <div role="alert" className="text-bad empty:hidden">
          {why}
        </div>
        <button type="submit" className="button" disabled={text.trim() === ''}>
          Check it and play it
        </button>
      </form>
    </Modal>
  );
}
