'use client';

import { Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Modal } from '@/components/ui/modal';
import { toast } from '@/components/ui/toast';
import { dropGame, keepGame, keptGames, LONGEST_NAME, nameOfGame, type ShelvedGame } from './kept-games';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The games of one system that this browser keeps: to be opened, named and thrown away. */
export function GameShelf({
  slug,
  here,
  onOpen,
  onName,
  onGone,
  onClose,
  children,
}: {
  readonly slug: string;
  /** The one on the table. */
  readonly here: string | undefined;
  /** @returns why it cannot be opened */
  readonly onOpen: (game: ShelvedGame) => string | undefined;
  /** The one on the table has another name. */
  readonly onName: (name: string | undefined) => void;
  /** The one on the table was thrown away. */
  readonly onGone: () => void;
  readonly onClose: () => void;
  /** Games that are not in this browser alone. */
  readonly children: ReactNode;
}) {
  const [games, setGames] = useState(() => keptGames(slug));
  const [naming, setNaming] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const look = () => setGames(keptGames(slug));
  const rename = (game: ShelvedGame, typed: string) => {
    const name = typed.trim() === '' ? undefined : typed.trim();
    setNaming(undefined);
    keepGame(slug, { ...game, name });
    if (game.id === here) onName(name);
    look();
  };
  const remove = (game: ShelvedGame) => {
    dropGame(slug, game.id);
    if (game.id === here) onGone();
    look();
    toast({
      text: `${nameOfGame(game)} is deleted.`,
      action: {
        label: 'Undo',
        onAction: () => {
          keepGame(slug, game);
          look();
        },
      },
    });
  };
  return (
    <Modal title="Your games" onClose={onClose}>
      <p className="text-sm">Every game that is played here stays in this browser, also half way.</p>
      {refused && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {refused}
        </p>
      )}
      {games.length === 0 && <p className="mt-3 text-quiet">No game is kept.</p>}
      <ul className="mt-3 space-y-2">
        {games.map((game) => (
          <li key={game.id} className="flex flex-wrap items-center gap-2 rounded-lg border border-line p-2">
            {naming === game.id ? (
              <NameField
                name={nameOfGame(game)}
                onName={(name) => rename(game, name)}
                onStop={() => setNaming(undefined)}
              />
            ) : (
              <>
                <div className="min-w-40 flex-1">
                  <p className="font-semibold break-words">{nameOfGame(game)}</p>
                  <p className="text-sm text-quiet">{stateOf(game, here)}</p>
                </div>
                <button
                  type="button"
                  className="button button-small"
                  onClick={() => setRefused(onOpen(game))}
                  disabled={game.id === here}
                >
                  Open<span className="sr-only"> {nameOfGame(game)}</span>
                </button>
                <button
                  type="button"
                  className="button button-small button-quiet px-2"
                  aria-label={`Rename ${nameOfGame(game)}`}
                  onClick={() => setNaming(game.id)}
                >
                  <Pencil aria-hidden size={17} />
                </button>
                <button
                  type="button"
                  className="button button-small button-quiet px-2"
                  aria-label={`Delete ${nameOfGame(game)}`}
                  onClick={() => remove(game)}
                >
                  <Trash2 aria-hidden size={17} />
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-4 empty:hidden">{children}</div>
    </Modal>
  );
}

/** `12 decisions, over · 3 May 2026, 20:15`. */
function stateOf({ id, record, over, at }: ShelvedGame, here: string | undefined): string {
  const n = record.moves.length;
  const how = `${n} ${n === 1 ? 'decision' : 'decisions'}, ${over ? 'over' : 'under way'}`;
  const when = at === 0 ? '' : ` · ${day.format(at)}`;
  const dice = record.thrown ? ', dice by hand' : '';
  const corrected = record.corrections ? ', corrected' : '';
  return `${id === here ? 'On the table: ' : ''}${how}${dice}${corrected}${when}`;
}

function NameField({
  name,
  onName,
  onStop,
}: {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onStop: () => void;
}) {
  const [typed, setTyped] = useState(name);
  return (
    <form
      className="flex flex-1 flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        // It may have been opened from within another form, which hears of it through React.
        event.stopPropagation();
        onName(typed);
      }}
    >
      <input
        className="input min-w-40 flex-1"
        aria-label="Name of the game"
        maxLength={LONGEST_NAME}
        autoFocus
        value={typed}
        onFocus={(e) => e.target.select()}
        onChange={(e) => setTyped(e.target.value)}
      />
      <button type="submit" className="button button-small button-primary">
        Keep the name
      </button>
      <button type="button" className="button button-small" onClick={onStop}>
        Cancel
      </button>
    </form>
  );
}
