import { counted } from '@/lib/rules/reference';
import type { AnyPlayable, EventWords, GameRecord, GameUnderWay, Seat } from '@/lib/rules/playing';
import { maySee } from '../keep/session';

export interface LogLine {
  readonly key: string;
  /** How many moves had been made by then. */
  readonly move: number;
  /** Absent: no rule is behind it, but those who play. */
  readonly rule?: string;
  readonly words: EventWords;
}

const correctionsAt = ({ corrections = [] }: GameRecord, move: number): readonly LogLine[] =>
  corrections.flatMap(({ at, dropped }, i) =>
    at === move ? [{ key: `${move} corrected ${i}`, move, words: { text: sayCorrection(dropped) } }] : [],
  );

const sayCorrection = (dropped: number): string =>
  `Corrected: ${counted(dropped, 'decision')} that followed ${dropped === 1 ? 'was' : 'were'} taken back, with what chance had decided in ${dropped === 1 ? 'it' : 'them'}.`;

const standInsAt = ({ standIns = [], players }: GameRecord, move: number): readonly LogLine[] =>
  standIns.flatMap(({ seat, from, to }, i) => {
    const person = players?.[seat];
    const whom = person?.kind === 'person' ? person.name : `the person at seat ${seat + 1}`;
    const text =
      from === to
        ? `The next decision was made by a bot in place of ${whom}.`
        : `From here to move ${to + 1} a bot decided in place of ${whom}.`;
    return from === move ? [{ key: `${move} stood in ${i}`, move, words: { text } }] : [];
  });

/** The last lines of the log up to a move, oldest first, as one viewer may read them; `whole`: there are no earlier ones. */
export function logLines(
  { engine, eventWords }: Pick<AnyPlayable, 'engine' | 'eventWords'>,
  { record, turnings, states }: GameUnderWay,
  viewer: Seat | undefined,
  upTo: number,
  most: number,
  withAsides = true,
): { readonly lines: readonly LogLine[]; readonly whole: boolean } {
  const lines: LogLine[] = [];
  for (let move = upTo; move >= 0; move--) {
    lines.push(...standInsAt(record, move).toReversed(), ...correctionsAt(record, move).toReversed());
    const events = turnings[move]!.events.filter((event) => maySee(event, viewer));
    if (events.length === 0) continue;
    if (lines.length > 0 && lines.length + events.length > most)
      return { lines: lines.reverse(), whole: false };
    const view = engine.view(states[move]!, viewer);
    for (const [i, event] of [...events.entries()].reverse()) {
      const words = eventWords(event, view);
      if (withAsides || words.weight !== 'aside')
        lines.push({ key: `${move} ${i}`, move, rule: event.rule, words });
    }
  }
  return { lines: lines.reverse(), whole: true };
}

/** So many lines of the log say where a game stands. */
const LAST = 20;

/** The last lines up to a move as plain text, oldest first. */
export const lastWords = (
  playable: Pick<AnyPlayable, 'engine' | 'eventWords'>,
  game: GameUnderWay,
  viewer: Seat | undefined,
  upTo: number,
): readonly string[] =>
  logLines(playable, game, viewer, upTo, LAST)
    .lines.slice(-LAST)
    .map(
      ({ move, rule, words: { text, sum } }) =>
        `${move} ${rule === undefined ? '' : `${rule}: `}${text}${sum === undefined ? '' : ` ${sum}`}`,
    );
