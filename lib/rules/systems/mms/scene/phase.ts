import type { Seat } from '../../../kernel/game/engine';
import type { Scene } from '../../../kernel/game/scene';
import { counted, listed } from '../../../kernel/words/words';
import { nextToPlace } from '../engine/layout';
import type { MmsState, Stage } from '../engine/state';
import { ownedBy, pieceName, seatName, squareName, whosePiece } from './names';
import { sizeWords } from './pieces';

/** How games end, by `outcome().by`. */
export const endings: Readonly<Record<Exclude<MmsState['by'], ''>, string>> = {
  last: 'nobody else has a character left',
  together: 'the last characters of all fell in one round',
  fruitless: 'round after round nobody could eliminate the other',
  bound: 'the agreed number of rounds is over',
};
const endRules: typeof endings = {
  last: 'MMS-081',
  together: 'MMS-083',
  fruitless: 'MMS-087',
  bound: 'MMS-R47',
};

function overPhase(s: MmsState, by: keyof typeof endings): Scene['phase'] {
  const winners = listed(s.winners.map(seatName));
  return {
    title:
      s.winners.length === 0
        ? 'A stalemate'
        : `${winners} ${s.winners.length === 1 ? 'wins' : 'share the victory'}`,
    explains: `It ended in round ${s.round}: ${endings[by]}.`,
    rule: endRules[by],
  };
}

function layoutPhase(s: MmsState, viewer: Seat | undefined): Scene['phase'] {
  const next = viewer === s.active ? nextToPlace(s, viewer) : -1;
  const what = next < 0 ? '' : ` Next: ${pieceName(s, next)}${sizeWords(s, next)}.`;
  return {
    title: `Layout of ${seatName(s.active)}`,
    explains: `Each player lays out in his own part, and the others see nothing of it.${what}`,
    rule: 'MMS-035',
  };
}

/** The character that acts, as the viewer knows it, and where it stands. */
const acting = (s: MmsState): string => {
  const { piece } = s.acting;
  const at = s.at[piece]!;
  return `${pieceName(s, piece)}${at < 0 ? '' : ` at ${squareName(s, at)}`}`;
};

const stages: Readonly<Record<Stage, readonly [(s: MmsState) => string, rule: string]>> = {
  choose: [
    (s) =>
      `Each character acts once in a round, in any order; what leaves the game leaves ${s.game.house.removalTiming === 'immediate' ? 'at once' : 'at its end'}.`,
    'MMS-041',
  ],
  act: [
    (s) => `What does ${acting(s)} do? It moves, or comes nearer and attacks, or does one thing else.`,
    'MMS-042',
  ],
  goal: [
    (s) =>
      s.acting.deed === 'attack'
        ? `From where does ${acting(s)} attack ${whosePiece(s, s.acting.target)}?`
        : `Where does ${acting(s)} go?`,
    'MMS-R31',
  ],
  path: [(s) => `${acting(s)} goes step by step: the path is declared before the piece moves.`, 'MMS-072'],
  row: [() => 'A row of the attack table is named before the roll.', 'MMS-R03'],
  follow: [(s) => `${acting(s)} came with its group and may attack too.`, 'MMS-R51'],
  relay: [
    (s) => `Through whom does the word go to ${seatName(s.acting.to)}? Each of them has acted then.`,
    'MMS-105',
  ],
  tell: [(s) => `What is ${seatName(s.acting.to)} told?`, 'MMS-100'],
};

/** Rounds in which neither of the last two could eliminate the other (MMS-086, MMS-087, MMS-R45). */
const fruitless = (s: MmsState): string =>
  s.fruitless < 0
    ? ''
    : ` ${counted(s.fruitless, 'round')} of ${s.game.house.stalemateRounds} without an elimination.`;

/** Where the game stands, in a line and a sentence. */
export function phaseOf(s: MmsState, viewer: Seat | undefined): Scene['phase'] {
  if (s.by !== '') return overPhase(s, s.by);
  if (s.phase === 'layout') return layoutPhase(s, viewer);
  const [explains, rule] = stages[s.stage];
  return {
    title: `Round ${s.round}, ${ownedBy(s.active)} turn`,
    explains: `${explains(s)}${fruitless(s)}`,
    rule,
  };
}
