import { refuse, ok, type Result } from '../result';
import type { GameUnderWay, Turning } from './game';

const reasons: Readonly<Record<NonNullable<Turning['stands']>, string>> = {
  roll: 'Dice were rolled or cards shuffled: what chance decided stands.',
  draw: 'A card was drawn: it cannot be unseen.',
  reveal: 'Something hidden was shown: it cannot be unseen.',
};

/** Why the last move cannot be taken back; undefined where it can. */
export function cannotTakeBack({ turnings }: GameUnderWay): string | undefined {
  if (turnings.length < 2) return 'Nothing has been played yet.';
  const { stands } = turnings.at(-1)!;
  return stands && reasons[stands];
}

/** The game without its last move. Refuses where a roll, a draw or a reveal stands in the way. */
export function takeBack(game: GameUnderWay): Result<GameUnderWay> {
  const why = cannotTakeBack(game);
  if (why !== undefined) return refuse({ path: ['moves'], code: 'stands', message: why });
  return ok(cutAt(game, game.record.moves.length - 1));
}

/** The game up to a move, with what its record says of it. */
const cutAt = ({ record, states, turnings }: GameUnderWay, move: number): GameUnderWay => {
  const luck = record.luck?.filter(({ from }) => from < move);
  const thrown = record.thrown?.filter((one) => one.move < move);
  // It was corrected, and stays so marked.
  const corrections = record.corrections?.map(({ at, dropped }) => ({ at: Math.min(at, move), dropped }));
  const standIns = record.standIns
    ?.filter(({ from }) => from < move)
    .map(({ to, ...run }) => ({ ...run, to: Math.min(to, move - 1) }));
  const { luck: _luck, thrown: _thrown, corrections: _corrections, standIns: _standIns, ...rest } = record;
  return {
    record: {
      ...rest,
      ...(luck?.length ? { luck } : {}),
      ...(thrown ? { thrown } : {}),
      ...(corrections?.length ? { corrections } : {}),
      ...(standIns?.length ? { standIns } : {}),
      moves: record.moves.slice(0, move),
    },
    states: states.slice(0, move + 1),
    turnings: turnings.slice(0, move + 1),
  };
};

/** The same game from the position after `move` moves, whatever has been rolled or shown since: its record says so from now on. */
export function correctGame(game: GameUnderWay, move: number): GameUnderWay {
  const cut = cutAt(game, move);
  const corrections = [
    ...(cut.record.corrections ?? []),
    { at: move, dropped: game.record.moves.length - move },
  ];
  return { ...cut, record: { ...cut.record, corrections } };
}

/** A game of its own from the position after `move` moves; with a seed its dice fall otherwise from there on. */
export function branchGame(game: GameUnderWay, move: number, seed?: string): GameUnderWay {
  const corrections = game.record.corrections?.filter(({ at }) => at <= move);
  const cut = cutAt({ ...game, record: { ...game.record, corrections } }, move);
  if (seed === undefined) return cut;
  const luck = [...(cut.record.luck ?? []), { from: move, seed }];
  return { ...cut, record: { ...cut.record, luck } };
}
