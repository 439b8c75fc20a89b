import { until20261127 } from './changes/until-2026-11-27';
import type { Operation } from './contract';
import type { ApiChange } from './contract/shapes/api-change';

/** What is new or answers otherwise is there; what was removed is not. */
export type Change =
  | (ApiChange & { readonly kind: 'added' | 'changed'; readonly operations: readonly Operation['id'][] })
  | (ApiChange & { readonly kind: 'removed' });

/**
 * The log of the API: what is new comes first. Whoever changes what callers can notice writes it here; the oldest days move into a
 * file of `changes/` when this one is long.
 */
export const apiChanges: readonly Change[] = [
  {
    date: '2026-11-28',
    kind: 'changed',
    operations: ['makeChoice', 'runSimulation'],
    what: 'The rules of Magic Realm have a new version: whoever chooses his phases as they come has that of Blazing Light only where he was at Birdsong (`woke` in the state); `fly` is offered to nobody who is heavier than his carpet is strong; as a phase begins `light-carpet` gives a carpet its color from a color chit; and of two like spells that hold or change somebody in a combat by itself only the broken one ends (`holds` in the state of the combat).',
  },
  {
    date: '2026-11-28',
    kind: 'changed',
    operations: ['validate'],
    what: 'In Magic Realm a monster for which `hires` of a roster names a spell is no opponent (MR-L46), and may stand in `darkUp` unless it is Tremendous (MR-L49).',
  },
  {
    date: '2026-11-28',
    kind: 'changed',
    operations: ['beginGame', 'makeChoice', 'getReplay', 'runSimulation'],
    what: 'The rules of Battle Magic and of Swords and Sorcery have new versions, which ask nobody where there is one answer only: a ship that can do no more ends the Move Phase, free steps end where a piece has nowhere to go, the only ghost is named, the last of the dead returns to the last spot. Games that were begun before are asked as they were, to their end: their records say so by `asksAll`.',
  },
  {
    date: '2026-11-28',
    kind: 'changed',
    operations: ['validate', 'makeChoice'],
    what: 'In Magic Realm `chits` may give a state alone or in a list of one: MR-L36 took a listed `active` for not active, and a game that began from such a sheet gave the state of `MAGIC III3*#2` to the first of the two.',
  },
  {
    date: '2026-11-28',
    kind: 'changed',
    operations: ['getStatistics'],
    what: 'In Magic Realm the chits of whoever wears a Belt of Strength are told as strong as it makes them; a heavy thing that he carries with them was called too heavy.',
  },
  {
    date: '2026-11-28',
    kind: 'changed',
    operations: ['validate'],
    what: 'In Magic Realm MR-L37 finds a light or great Elf dead when all chits that he plays are wounded or committed; those that he never plays counted before.',
  },
  {
    date: '2026-11-28',
    kind: 'changed',
    operations: ['validate', 'getStatistics', 'makeChoice'],
    what: 'In Magic Realm a sheet may name equal chits in `colorChits` in any order, by number or not (MR-L24): `MAGIC III3*` after `MAGIC III3*#2` is the first of the two. The statistic `castable` leaves out both where both are turned.',
  },
  {
    date: '2026-11-28',
    kind: 'changed',
    operations: ['makeChoice', 'runSimulation'],
    what: 'The rules of Magic, Monsters and Swords have a new version: with `markersShown` off, `passed` and `attackLost` are told only to seats that have identified the character, as `moved` is.',
  },
  {
    date: '2026-11-28',
    kind: 'changed',
    operations: ['makeChoice', 'runSimulation'],
    what: 'The rules of Swords and Sorcery have a new version: in a pile of more than 512 cards a Trap expertise may be rolled against every trap card once in a turn.',
  },
  {
    date: '2026-11-28',
    kind: 'changed',
    operations: ['makeChoice', 'runSimulation'],
    what: 'The rules of Monsters and Magic have a new version: Jester is not offered where an empty hand would be exchanged for an empty one, nor Illusionist after the Movement Phase for figures of one type.',
  },
  {
    date: '2026-11-28',
    kind: 'changed',
    operations: ['makeChoice', 'runSimulation'],
    what: 'The rules of Magic Realm have a new version: `rested`, `turn`, `left-behind` and `hired-left` name by `rule` what lets it happen, which was the same rule in every case; who strayed in along a roadway that he does not know cannot run, and Blazing Light gives no phase half-way along a roadway; who is lost says by `stray-to` in which of several clearings of the rolled number he comes out, and leaves the map no more where he would; drinks can be bought for persuaded allies who are hired on the friendly column; `send-hired` lets underlings follow leaders of others, and a follower who is asked for `follow-on` may answer `leave-hired` first; of several spells that hold or change somebody only the broken one ends; and a native whose horse was killed goes on foot from then on (`unhorsed` of the state). Rounds that somebody alone wishes for go on as the last one ended, Poison ties up its chit to the next sunset, and `learned` of a spell is 2 where it has no card.',
  },
  {
    date: '2026-11-28',
    kind: 'changed',
    operations: ['makeChoice', 'runSimulation'],
    what: 'The rules of Battle Magic have a new version: where several own ships in one territory have room, a `step` onto them says by `aboard` which one the army or ballista boards.',
  },
  {
    date: '2026-11-28',
    kind: 'changed',
    operations: ['makeChoice', 'runSimulation'],
    what: 'The rules of Magic Realm have a new version: of demons and imps that fall by one Exorcise the most valuable counts first, also where it serves somebody.',
  },
  {
    date: '2026-11-28',
    kind: 'changed',
    operations: ['makeChoice', 'runSimulation'],
    what: 'The rules of Swords and Sorcery have a new version: in a wizard hunt whoever a Kamakazi kills beside his wizard dies by the card, whatever his number; demons and pieces taken from others left with their player instead.',
  },
  {
    date: '2026-11-28',
    kind: 'changed',
    operations: ['makeChoice', 'runSimulation'],
    what: 'The rules of Magic, Monsters and Swords have a new version: where several characters could hand on a word to another player, `relay` says which of them does; the game took the first.',
  },
  {
    date: '2026-11-28',
    kind: 'changed',
    operations: ['makeChoice', 'runSimulation'],
    what: 'The rules of Magic Realm have a new version: where several may block, follow, wake a spell or choose a new character, they are asked clockwise from whoever moved first, on a new day by the order of the day before, and what several lose at once falls into a pile in that order.',
  },
  {
    date: '2026-11-28',
    kind: 'changed',
    operations: ['makeChoice', 'runSimulation'],
    what: 'The rules of Swords and Sorcery have a new version: players who go out in one turn do so clockwise from the active player, and of the pieces of one who goes out his own army leaves first.',
  },
  {
    date: '2026-11-28',
    kind: 'changed',
    operations: ['makeChoice', 'runSimulation'],
    what: 'The rules of Magic Realm have a new version: what a killer took who falls at the same instant goes on to his own killer, several killers share and several who keep their counters are asked clockwise from whoever moved first, whom a spell kills still casts what is as fast, nobody in the air is blocked from the ground, after a flight whatever could be done wherever it may end can be recorded, and who chooses his phases is asked in the air whether he flies on (`come-down` ends the flight).',
  },
  ...until20261127,
];
