import type { AnySystem } from '@/lib/rules';
import { isPlayable, readGame, rebuildGame, type AnyPlayable, type GameRecord } from '@/lib/rules/playing';
import { isSystemSlug } from '@/lib/rules/registry';
import { gameOfHash } from './game-link';
import { playersOf, type KeptGame } from './kept-games';
import type { Session } from './session';

/** Moves on one line of a file. */
const ROW = 16;
/** No game is longer. */
const MOST_LETTERS = 4_000_000;

/** A game as a text file: what was settled, the seed, and each choice; people can read it, and programs compare it. */
export function gameText({ record, players }: KeptGame): string {
  const { moves, ...settled } = record;
  const rows: string[] = [];
  for (let at = 0; at < moves.length; at += ROW)
    rows.push(
      moves
        .slice(at, at + ROW)
        .map(([seat, nth]) => `[${seat}, ${nth}]`)
        .join(', '),
    );
  const head = JSON.stringify({ ...settled, players }, null, 2).replace(/\n\}$/, '');
  const body = rows.length === 0 ? '[]' : `[\n    ${rows.join(',\n    ')}\n  ]`;
  return `${head},\n  "moves": ${body}\n}\n`;
}

/** `battle-magic-k3j9-142-moves.json` */
export const gameFileName = ({ record: { system, seed, moves } }: KeptGame): string =>
  `${system}-${seed.replaceAll(/[^\w-]+/g, '-').slice(0, 40)}-${moves.length}-moves.json`;

/** Why a text opens no game here. */
export interface NotOpened {
  readonly why: string;
  /** It is one of another system, which has a page of its own. */
  readonly elsewhere?: KeptGame;
  /** Up to here it can be looked through. */
  readonly part?: Session;
}

const notOurs = 'This is no game of Muster: such a file says “muster-game/1”.';

function parsed(text: string): { readonly value: unknown } | { readonly why: string } {
  if (text.trim() === '') return { why: 'There is nothing in it.' };
  if (text.length > MOST_LETTERS) return { why: 'This is too large for a game.' };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return {
      why: text.trimStart().startsWith('{') ? 'The file is damaged, or was cut off on its way.' : notOurs,
    };
  }
}

/** Says what a file is that is not written as ours are. */
function foreignFormat(format: unknown): string | undefined {
  if (format === 'muster-game/1') return undefined;
  const [, kind, version] = /^muster-([a-z]+)\/(\d+)$/.exec(typeof format === 'string' ? format : '') ?? [];
  if (kind === 'game')
    return `This file is written as “muster-game/${version}”; here “muster-game/1” is read.`;
  return kind === undefined
    ? notOurs
    : `This is no game of Muster but ${kind === 'agreement' ? 'an' : 'a'} ${kind}.`;
}

/** Reads a text as a game, whatever its system. */
export function readGameText(text: string): KeptGame | NotOpened {
  const file = parsed(text);
  if ('why' in file) return file;
  const { format, system } = (file.value ?? {}) as Readonly<Record<string, unknown>>;
  const other = foreignFormat(format);
  if (other !== undefined) return { why: other };
  if (typeof system !== 'string' || !isSystemSlug(system) || !isPlayable(system))
    return { why: `No game named “${String(system)}” is played here.` };
  const read = readGame(file.value);
  if (!read.ok) {
    const [{ path, message }] = read.problems as [(typeof read.problems)[0]];
    return { why: `The file is damaged at “${path.join(' › ')}”: ${message}` };
  }
  const { players, ...record } = read.value;
  return { record, players: playersOf(record, players) };
}

/** Replays what was read. */
export function openKept(
  system: AnySystem,
  playable: AnyPlayable,
  { record, players }: KeptGame,
): Session | NotOpened {
  const game = rebuildGame(system, playable, record);
  if (game.ok) return { game: game.value, players };
  const [problem] = game.problems;
  const [where, at] = problem?.path ?? [];
  if (where === 'version')
    return { why: `${problem!.message} It can be replayed only where those are still kept.` };
  if (where !== 'moves' || typeof at !== 'number')
    return { why: problem?.message ?? 'It does not fit the rules of today.' };
  const upTo: GameRecord = { ...record, moves: record.moves.slice(0, at) };
  const part = rebuildGame(system, playable, upTo);
  return {
    why: `Choice ${at + 1} of ${record.moves.length} is none that the rules offer there: the file was changed.`,
    ...(part.ok && at > 0 ? { part: { game: part.value, players } } : {}),
  };
}

/** Opens a game from what somebody pasted or chose: the text of a file, or a link. */
export async function openGameText(
  system: AnySystem,
  playable: AnyPlayable,
  text: string,
): Promise<Session | NotOpened> {
  const hash = /#game=\S+/.exec(text)?.[0];
  const read = hash && !text.trimStart().startsWith('{') ? await gameOfHash(hash) : readGameText(text);
  if (!read || 'why' in read) return read ?? { why: notOurs };
  if (read.record.system !== system.slug)
    return { why: `This is no game of ${system.name}.`, elsewhere: read };
  return openKept(system, playable, read);
}
