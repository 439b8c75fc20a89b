import { leaderOf, leadersOf, type Parted, type GameSetup, type Player } from '@/lib/rules/playing';

/** What a form calls whoever fills it in. */
export const YOU = 'You';

/** `bot, steady`, `bot, sharp (deep)`, or the name of a person. */
export function showPlayer(player: Player | undefined): string {
  if (player === undefined) return '';
  if (player.kind === 'person') return player.name;
  const { level, effort } = player;
  return level === 'sharp' && effort && effort !== 'standard' ? `bot, sharp (${effort})` : `bot, ${level}`;
}

/** People by their seats, in order; whoever leads several by the first of them. */
export const peopleOf = (players: readonly Player[]): readonly number[] =>
  players.flatMap((_, seat) => (leaderOf(players, seat) === seat ? [seat] : []));

/** Those who play, each once. */
export const eachOnce = (players: readonly Player[]): readonly Player[] =>
  players.filter((_, seat) => (leaderOf(players, seat) ?? seat) === seat);

/** All seats that somebody leads, by the first of them. */
export const seatsLedBy = (players: readonly Player[], person: number): readonly number[] =>
  players.flatMap((_, seat) => (leaderOf(players, seat) === person ? [seat] : []));

/** Everybody by one name at all his seats, also who was given none; nobody is called “You” where several people share a device. */
export function namedApart(players: readonly Player[]): readonly Player[] {
  const isShared = peopleOf(players).length > 1;
  return players.map((player, seat) => {
    const first = leaderOf(players, seat);
    if (player.kind === 'bot' || first === undefined) return player;
    const given = showPlayer(players[first]).trim();
    const isNamed = given !== '' && !(isShared && given === YOU);
    const nameless = isShared || first > 0 ? `Player ${first + 1}` : YOU;
    return { ...player, name: isNamed ? given : nameless };
  });
}

/** Who plays at the seats of a game, where lists of the wish set out at several: whoever was wished for leads them all. */
export function playersIn(parted: Parted<GameSetup>, wished: readonly Player[]): readonly Player[] {
  const leaders = leadersOf(parted, (seat) => leaderOf(wished, seat));
  return parted.from.map((from, seat) => {
    const player = wished[from]!;
    if (player.kind === 'bot') return player;
    const { name } = player;
    const first = leaders[seat]!;
    return { kind: 'person', name, ...(first === seat ? {} : { as: first }) };
  });
}
