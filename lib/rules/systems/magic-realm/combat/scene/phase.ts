import type { Scene } from '../../../../kernel/game/scene';
import { listed } from '../../../../kernel/words/words';
import { endRules } from '../engine/ending';
import { orderOf } from '../engine/round';
import type { MrState, Phase } from '../engine/state';
import { heroName } from './names';

const steps: Readonly<
  Record<Exclude<Phase, 'over'>, readonly [title: string, explains: string, rule: string]>
> = {
  lure: [
    'Luring',
    'Whoever likes takes denizens onto his own sheet; the rest is assigned by dice.',
    'MR-103',
  ],
  take: [
    'Assignment',
    'What the dice gave to a player who is hidden or away goes to one of his hirelings.',
    'MR-107',
  ],
  charge: [
    'Deployment and charging',
    'Hirelings are put on the sheets of others. Who charges another character must attack him, and can spoil his action.',
    'MR-110',
  ],
  act: [
    'Encounter',
    'One action with a chit that is faster than all that stands on the own sheet: alert the weapon, cast, or run. Or change belongings.',
    'MR-118',
  ],
  target: [
    'Targets',
    'Counters are drawn, and each names what his attack or spell is aimed at, and what his hirelings do.',
    'MR-135',
  ],
  plot: [
    'Melee: secret plots',
    'Attack, maneuver, shield and the boxes of the attackers are chosen in secret, and shown together.',
    'MR-146',
  ],
  shift: [
    'After the reveal',
    'Some cards turn an attack or a maneuver elsewhere once everything is known, and brooms may carry whom they were made for.',
    'MR-T05',
  ],
  fatigue: ['Fatigue', 'Chits tire by the asterisks played, and each wound takes one away.', 'MR-191'],
};

/** How the combat ended, for whoever is left. */
export const endings: Readonly<Record<string, string>> = {
  victory: 'every monster and native of the clearing is dead',
  last: 'one character is left standing',
  fled: 'neither a character nor a hired leader is left in the clearing, and somebody got away',
  dead: 'every character is dead',
  stalemate: 'nothing happened for as many rounds as end a combat',
  limit: 'the combat was broken off after the last round that was agreed',
};

function overPhase(s: MrState): Scene['phase'] {
  const names = listed(s.winners.map((seat) => heroName(s, seat)));
  return {
    title:
      s.winners.length === 0
        ? s.by === 'dead'
          ? 'Everybody is dead'
          : 'Nobody wins'
        : `${names} ${s.winners.length === 1 ? 'wins' : 'win'}`,
    explains: `The combat is over: ${endings[s.by] ?? ''}.`,
    rule: endRules[s.by === '' ? 'dead' : s.by][0],
  };
}

/** Where in the round the combat stands. */
export function phaseOf(s: MrState): Scene['phase'] {
  if (s.phase === 'over') return overPhase(s);
  const [title, explains, rule] = steps[s.phase];
  const seat = s.phase === 'plot' ? undefined : orderOf(s)[s.turn];
  const whose = seat === undefined ? '' : ` of ${heroName(s, seat)}`;
  return { title: `Round ${s.round}: ${title}${whose}`, explains, rule };
}
