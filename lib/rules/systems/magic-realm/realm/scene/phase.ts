import type { Seat } from '../../../../kernel/game/engine';
import type { Scene } from '../../../../kernel/game/scene';
import { capital } from '../../../../kernel/words/words';
import { seasonOn } from '../../calendar';
import { endRules } from '../engine';
import type { Ending, RealmState, Turn } from '../engine/state';
import { writing } from '../engine/day/birdsong';
import { dayOf, isMover, playerOf } from '../engine/movers/individuals';
import { askedOf } from './asked';
import { deedWords } from './deed-words';
import { seatName, seatNames } from './names';
import { weatherNames } from './words/weather';

type Phase = Scene['phase'];

/** How the game ended, for whoever won. */
export const endings: Readonly<Record<Exclude<Ending, ''>, string>> = {
  score: 'the highest score after the last day, of those that reached all they needed',
  quit: 'everybody has left the realm',
};

function overPhase(s: RealmState): Phase {
  const by = s.by === '' ? 'score' : s.by;
  return {
    title:
      s.winners.length === 0
        ? 'Nobody wins'
        : `${capital(seatNames(s, s.winners))} ${s.winners.length === 1 ? 'wins' : 'win'}`,
    explains: `The game is over: ${endings[by]}.`,
    rule: endRules[by][0]!,
  };
}

/** `phase 2 of 4: Search`; only its owner knows how many there are. */
function turnTitle(s: RealmState, { seat, phase }: Turn, viewer: Seat | undefined): string {
  const name = `Turn of the ${seatName(s, seat)}`;
  const { record } = dayOf(s, seat);
  const deed = record[phase];
  const all = playerOf(s, seat) === viewer ? ` of ${record.length}` : '';
  return deed ? `${name}, phase ${phase + 1}${all}: ${deedWords(s, deed).name}` : name;
}

/** Whose day the viewer writes, where it is not that of his character. (MR-B32) */
function writtenFor(s: RealmState, viewer: Seat | undefined): string {
  const who = viewer === undefined ? -1 : writing(s, viewer);
  return isMover(s, who) ? `: the ${seatName(s, who)}` : '';
}

const parts: Readonly<
  Record<'birdsong' | 'daylight' | 'evening', readonly [explains: string, rule: string]>
> = {
  birdsong: [
    'Everybody writes down in secret what he does today, phase by phase, before anything moves.',
    'MR-009',
  ],
  daylight: [
    'Counters are drawn one at a time; whoever is drawn carries out the phases that he recorded, in their order.',
    'MR-014',
  ],
  evening: [
    'Clearing by clearing there is combat, where somebody meets somebody else; then belongings may be rearranged.',
    'MR-090',
  ],
};

/** Where in the day the game stands. */
export function phaseOf(s: RealmState, viewer: Seat | undefined): Phase {
  if (s.part === 'over') return overPhase(s);
  const ask = s.asks.at(-1);
  const question = ask && askedOf(s, ask);
  const [explains, rule] = question ?? parts[s.part];
  const isOther = ask && ask.seat !== s.turn?.seat;
  const asks = isOther
    ? `. ${playerOf(s, ask.seat) === viewer ? 'You decide' : `The ${seatName(s, ask.seat)} decides`}`
    : '';
  const season = seasonOn(s.game.house, s.day);
  const day = season ? `day ${s.day} (${season.name}, ${weatherNames[s.weather]})` : `day ${s.day}`;
  const titles = {
    birdsong: `Birdsong of ${day}${s.part === 'birdsong' ? writtenFor(s, viewer) : ''}`,
    daylight: s.turn ? turnTitle(s, s.turn, viewer) : `Daylight of ${day}`,
    evening: `Evening of ${day}`,
  } as const;
  return { title: `${titles[s.part]}${asks}`, explains, rule };
}
