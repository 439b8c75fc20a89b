'use client';

import { FolderOpen, LibraryBig } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { KnownAgreement } from '@/components/builder/start/agreement-choice';
import { beginOnline } from '@/components/online/begin';
import { ClockChoice } from '@/components/online/clock/clock-choice';
import { gamePath } from '@/components/online/invitation';
import type { AnySystem, Refusal } from '@/lib/rules';
import { FirstChoice } from '@/components/ui/first-choice';
import { leaderOf, type AnyPlayable } from '@/lib/rules/playing';
import { beginHere } from './begin-here';
import { BoardFields } from './board-fields';
import { keepWish, keptWish } from './kept-wish';
import { peopleOf, showPlayer } from './players';
import { PlayedPart } from '../played-part';
import { PlayersChoice } from './players-choice';
import { SeatFields } from './seat-fields';
import type { Session } from '../keep/session';
import { SeedChoice } from './seed-choice';
import { TermsChoice } from './terms-choice';
import { FindLists } from '@/components/list/find-lists';
import { FindBoards } from './find-boards';
import { useOwnBoards } from './use-own-boards';
import { useOwnLists } from './use-own-lists';
import { firstOf, firstWish, openingWish, withSeat, withSeats, type Place, type Wish } from './wish';

/** Who plays, with what, on which board, under which agreement. */
export function SetupForm({
  system,
  playable,
  known,
  signedIn,
  icon,
  onStart,
  onOpen,
  onShelf,
}: {
  readonly system: AnySystem;
  readonly playable: AnyPlayable;
  readonly known: readonly KnownAgreement[];
  readonly signedIn: boolean;
  readonly icon: (name: string) => string;
  readonly onStart: (session: Session) => void;
  /** Asks for a saved game. */
  readonly onOpen: () => void;
  /** Shows the games that this browser keeps. */
  readonly onShelf: () => void;
}) {
  const [wish, setWish] = useState<Wish>(() =>
    openingWish(
      system.slug,
      keptWish(system, playable, known) ?? firstWish(playable),
      window.location.search,
    ),
  );
  const [problems, setProblems] = useState<readonly Refusal[]>([]);
  const [busy, setBusy] = useState(false);
  const { own, more, take } = useOwnLists(system.slug, signedIn);
  const boards = useOwnBoards(system.slug, wish.seats.length, signedIn);
  const router = useRouter();
  const online = wish.where === 'online';
  const players = wish.seats.map(({ player }) => player);
  const first = firstOf(system, playable, wish);

  const startOnline = async () => {
    setBusy(true);
    const begun = await beginOnline(system, playable, wish);
    keepWish(system.slug, wish);
    if (begun.ok) return router.push(gamePath(begun.value));
    setBusy(false);
    setProblems(begun.problems);
  };
  const start = async () => {
    setBusy(true);
    const begun = await beginHere(system, playable, wish);
    setBusy(false);
    keepWish(system.slug, wish);
    if (begun.ok) onStart(begun.value);
    else setProblems(begun.problems);
  };

  return (
    <form
      className="sheet space-y-5 p-4 max-sm:[&_:is(button,input,select,summary)]:scroll-mb-24 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        void (online ? startOnline() : start());
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-2xl">A new game</h2>
        <div className="flex flex-wrap gap-2">
          <button type="button" className="button button-small" onClick={onShelf}>
            <LibraryBig aria-hidden size={18} /> Your games
          </button>
          <button type="button" className="button button-small" onClick={onOpen}>
            <FolderOpen aria-hidden size={18} /> Open a saved game
          </button>
        </div>
      </div>
      <PlayedPart system={system} />
      <PlayersChoice
        seats={playable.seats}
        value={wish.seats.length}
        onChange={(players) => setWish(withSeats(wish, players))}
      />
      <div className="space-y-3">
        {wish.seats.map((seat, i) => (
          <SeatFields
            key={i}
            system={system}
            n={i + 1}
            seat={seat}
            own={own}
            online={online}
            people={peopleOf(players)
              .filter((first) => first < i)
              .map((first) => ({ seat: first, name: showPlayer(players[first]) }))}
            onChange={(next) => setWish({ ...wish, seats: withSeat(wish, i, next) })}
          />
        ))}
        {more && <FindLists system={system.slug} onFound={take} />}
        {playable.parts && (
          <p className="text-xs text-quiet">
            A list may need several seats, one for each of those it brings. Whoever brings it leads them all.
          </p>
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <TermsChoice
          system={system}
          value={wish.terms}
          known={known}
          onChange={(terms) => setWish({ ...wish, terms })}
        />
        {!online && (
          <div className="flex items-end gap-2 self-start">
            <SeedChoice
              label="Seed of the game"
              value={wish.seed}
              onChange={(seed) => setWish({ ...wish, seed })}
            />
          </div>
        )}
      </div>
      {first !== undefined && (
        <FirstChoice
          names={players.map((_, seat) => showPlayer(players[leaderOf(players, seat) ?? seat]))}
          value={first}
          onChange={(seat) => setWish({ ...wish, first: seat })}
        />
      )}
      <div className="space-y-1">
        <label className="block text-sm font-semibold">
          Where it is played
          <select
            className="input mt-0.5 block font-normal sm:max-w-96"
            value={wish.where}
            onChange={(e) => setWish({ ...wish, where: e.target.value as Place })}
          >
            <option value="here">At this device, dice by the seed</option>
            <option value="table">At a real table, dice entered by hand</option>
            <option value="online">Online, everybody on a device of his own</option>
          </select>
        </label>
        {online && (
          <p className="text-xs text-quiet">
            Everybody gets a link and sees only what his seat may see. The server rolls the dice and deals;
            nobody knows its seed before the end. A game waits for its players for a month.
          </p>
        )}
        {online && <ClockChoice value={wish.clock} onChange={(clock) => setWish({ ...wish, clock })} />}
        {wish.where === 'table' && (
          <p className="text-xs text-quiet">
            For a game at a real table: the page says what the rules allow now, and asks what your dice show.
            Setup, cards and the dice of bots come from the seed.
          </p>
        )}
      </div>
      <BoardFields
        system={system}
        game={playable}
        wish={{ board: wish.board, terms: wish.terms, players: wish.seats.length }}
        icon={icon}
        mine={boards.fitting}
        finding={<FindBoards system={system.slug} players={wish.seats.length} own={boards} />}
        onChange={(board) => setWish({ ...wish, board })}
      />
      {/* It stays in sight: whoever wants the usual game starts it at once. */}
      <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 space-y-3 border-y border-line bg-sheet px-4 py-3 sm:bottom-0 sm:-mx-6 sm:px-6 low:static">
        {problems.length > 0 && (
          <div role="alert">
            <ul className="space-y-1 text-bad">
              {problems.map((problem, i) => (
                <li key={i}>
                  {placeOf(problem)}
                  {problem.message}
                </li>
              ))}
            </ul>
          </div>
        )}
        <button type="submit" className="button button-primary w-full sm:w-auto" disabled={busy}>
          {busy ? 'Setting up …' : online ? 'Start the game online' : 'Start the game'}
        </button>
      </div>
      {!online && (
        <p className="text-xs text-quiet">
          The same seed, lists and choices give the same game, on every machine.
        </p>
      )}
    </form>
  );
}

/** Where in the form a problem lies. */
function placeOf({ path: [where, n] }: Refusal): string {
  if ((where === 'lists' || where === 'seats') && typeof n === 'number') return `Seat ${n + 1}: `;
  if (where === 'board') return 'Board: ';
  if (where === 'agreement' || where === 'house') return 'Agreement: ';
  return '';
}
