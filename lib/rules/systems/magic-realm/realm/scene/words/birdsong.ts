import { counted } from '../../../../../kernel/words/words';
import type { BirdsongEvent, RecordChoice } from '../../engine/day/birdsong';
import { mayChoosePhases } from '../../engine/day/choosing';
import { written } from '../../engine/day/offers';
import type { Deed } from '../../engine/deeds';
import { dayOf, isMover, ruleFor } from '../../engine/movers/individuals';
import type { RealmState, Who } from '../../engine/state';
import { placesOn, typeAt } from '../../engine/world/ground';
import { deedWords } from '../deed-words';
import { seatName, touching } from '../names';
import type { ChoiceWriters, EventWriters } from '../writing';
import { warbandChoiceWords } from './warband';

const groups: Readonly<Partial<Record<Deed['type'], string>>> = {
  move: 'Move',
  leave: 'Move',
  fly: 'Fly',
  follow: 'Follow all day',
  peer: 'Peer',
};

const rules: Readonly<Record<Deed['type'], string>> = {
  move: 'MR-023',
  leave: 'MR-B36',
  hide: 'MR-029',
  alert: 'MR-036',
  rest: 'MR-038',
  search: 'MR-042',
  peer: 'MR-T16',
  trade: 'MR-049',
  hire: 'MR-054',
  follow: 'MR-059',
  fly: 'MR-066',
  prepare: 'MR-068',
  enchant: 'MR-068',
  cache: 'MR-B70',
  blank: 'MR-022',
};

/** Who is no denizen peers by what he is. (MR-A26, MR-S33) */
const ruleOf = (s: RealmState, who: Who, { type }: Deed): string =>
  type === 'peer' ? ruleFor(s, who, rules.peer) : rules[type];

function touches(s: RealmState, seat: Who, deed: Deed): readonly string[] {
  switch (deed.type) {
    case 'move':
      return [touching.place(deed.to)];
    case 'peer':
      // The place alone is where he goes.
      return [touching.seat(seat), touching.place(deed.at)];
    case 'follow':
      // The leader alone is called or left.
      return [...(isMover(s, deed.guide) ? [touching.seat(seat)] : []), touching.seat(deed.guide)];
    case 'leave':
    case 'hide':
    case 'alert':
    case 'rest':
    case 'search':
    case 'trade':
    case 'hire':
    case 'fly':
    case 'prepare':
    case 'enchant':
    case 'cache':
    case 'blank':
      return [];
  }
}

/** What it takes, and what the land does to it. */
function noteOf(s: RealmState, seat: Who, deed: Deed): string {
  if (deed.type === 'leave') return ' for good: the score is counted at once';
  if (deed.type === 'fly') {
    const caves = placesOn(deed.tile).filter((place) => typeAt(s.sides, place) === 'cave').length;
    return caves > 0 ? ` (${counted(caves, 'cave clearing')} there)` : '';
  }
  if (deed.type === 'blank') return ', but belongings may be arranged';
  if (deed.type !== 'move') return '';
  const phases = written(s, seat, deed).length;
  const type = typeAt(s.sides, deed.to);
  const costs = phases > 1 ? `, ${counted(phases, 'phase')}` : '';
  return type === 'woods' ? '' : ` (${type}${costs})`;
}

/** `Hide, Move to Ledges 2 (2 phases), Search`: like phases in a row are told once. */
function planWords(s: RealmState, deeds: readonly Deed[]): string {
  const names: { readonly name: string; phases: number }[] = [];
  for (const { name } of deeds.map((deed) => deedWords(s, deed))) {
    const last = names.at(-1);
    if (last?.name === name) last.phases++;
    else names.push({ name, phases: 1 });
  }
  if (names.length === 0) return 'nothing';
  return names
    .map(({ name, phases }) => (phases === 1 ? name : `${name} (${counted(phases, 'phase')})`))
    .join(', ');
}

/** `Lancer LHQ: `, where the record is not that of a character. */
const whom = (s: RealmState, who: Who): string => (isMover(s, who) ? `${seatName(s, who)}: ` : '');

export const birdsongChoiceWords: ChoiceWriters<RecordChoice['type']> = {
  ...warbandChoiceWords,
  record: (s, seat, { deed, mover = seat }) => ({
    text: `${whom(s, mover)}${deedWords(s, deed).name}${noteOf(s, mover, deed)}`,
    group: groups[deed.type] ?? 'Record a phase',
    rule: ruleOf(s, mover, deed),
    touches: touches(s, mover, deed),
  }),
  strike: (s, seat, { mover = seat }) => {
    const last = dayOf(s, mover).record.at(-1);
    return {
      text: `${whom(s, mover)}${last ? `Take back “${deedWords(s, last).name}”` : 'Take back the last phase'}`,
      group: 'The record',
      rule: 'MR-009',
      touches: [],
    };
  },
  recorded: (s, seat, { mover = seat }) => ({
    text: `${whom(s, mover)}${
      dayOf(s, mover).record.length > 0
        ? 'Close the record of the day'
        : mayChoosePhases(s, mover)
          ? 'Record nothing, and choose each phase when it comes'
          : 'Do nothing today'
    }`,
    group: 'The record',
    rule: 'MR-009',
    touches: [],
  }),
};

export const birdsongEventWords: EventWriters<BirdsongEvent['type']> = {
  'record-done': ({ seat }, s) => ({
    text: `The ${seatName(s, seat)} has recorded the day.`,
    touches: [touching.seat(seat)],
    weight: 'aside',
  }),
  'record-plan': ({ seat, deeds }, s) => ({
    text: `${whom(s, seat)}Recorded for the day: ${planWords(s, deeds)}.`,
  }),
};
