'use client';

import { AS_PRINTED } from '@/components/builder/draft/terms-of-draft';
import type { BatchFieldsProps, BatchForm } from './batch-wish';
import { BoardChoice } from '../setup/board-choice';
import { BotChoice, ListChoice } from '../setup/seat-fields';
import { TermsChoice } from '../setup/terms-choice';
import type { Versus, VersusKind } from './versus';
import { USUAL } from '../setup/wish';

const kinds: Readonly<Record<VersusKind, string>> = {
  agreement: 'The agreement',
  list: 'The list of a seat',
  bot: 'The bot of a seat',
  board: 'The board',
};

function first(of: VersusKind, { board }: BatchForm): Versus {
  switch (of) {
    case 'agreement':
      return { of, terms: { kind: 'preset', preset: AS_PRINTED } };
    case 'list':
      return { of, seat: 0, list: USUAL };
    case 'bot':
      return { of, seat: 0, player: { kind: 'bot', level: 'random' } };
    case 'board':
      return { of, board: { ...board, from: '' } };
  }
}

/** The house-rule lab: each game is played a second time by the same seed, and one thing is otherwise. */
export function VersusFields({ system, playable, known, own, mine, form, onChange }: BatchFieldsProps) {
  const { versus } = form;
  const set = (next: Versus | undefined) => onChange({ ...form, versus: next });
  const { named, ways } = playable.boards;
  const offered = (Object.keys(kinds) as VersusKind[]).filter(
    (of) => of !== 'board' || named.length + ways.length > 0,
  );
  return (
    <div className="rounded-lg border border-line p-3">
      <label className="flex min-h-9 items-center gap-2 font-semibold">
        <input
          type="checkbox"
          className="size-5"
          checked={versus !== undefined}
          onChange={(e) => set(e.target.checked ? first('agreement', form) : undefined)}
        />
        House-rule lab: play each game again with one thing changed
      </label>
      <p className="text-sm text-quiet">
        Both games of a pair have the same seed, so that chance weighs less in what differs.
      </p>
      {versus && (
        <div className="mt-2 grid gap-3 sm:grid-cols-3">
          <label className="text-sm font-semibold">
            What is changed
            <select
              className="input mt-0.5 font-normal"
              value={versus.of}
              onChange={(e) => set(first(e.target.value as VersusKind, form))}
            >
              {offered.map((of) => (
                <option key={of} value={of}>
                  {kinds[of]}
                </option>
              ))}
            </select>
          </label>
          {'seat' in versus && (
            <label className="text-sm font-semibold">
              Of
              <select
                className="input mt-0.5 font-normal"
                value={versus.seat}
                onChange={(e) => set({ ...versus, seat: Number(e.target.value) })}
              >
                {form.seats.map((_, seat) => (
                  <option key={seat} value={seat}>
                    Seat {seat + 1}
                  </option>
                ))}
              </select>
            </label>
          )}
          {versus.of === 'agreement' && (
            <TermsChoice
              system={system}
              value={versus.terms}
              known={known}
              onChange={(terms) => set({ ...versus, terms })}
            />
          )}
          {versus.of === 'list' && (
            <ListChoice
              label="Brings then"
              system={system}
              own={own}
              value={versus.list}
              onChange={(list) => set({ ...versus, list })}
            />
          )}
          {versus.of === 'bot' && (
            <BotChoice
              label="Plays then"
              value={versus.player}
              onChange={(player) => set({ ...versus, player })}
            />
          )}
          {versus.of === 'board' && (
            <BoardChoice
              system={system}
              game={playable}
              label="Board then"
              each
              mine={mine}
              value={versus.board}
              onChange={(board) => set({ ...versus, board })}
            />
          )}
        </div>
      )}
    </div>
  );
}
