import type { Engine, Seat } from '../../../../kernel/game/engine';
import { ALONE } from '../../../../kernel/game/seats';
import { clone as cloneCombat } from '../../combat/engine/copy';
import type { RealmChoice } from './choices';
import { cloneWith } from './copy';
import { isRecord, playRecord, recordChoices, recording } from './day/birdsong';
import { advance, beginDay } from './day/day';
import { beginWeather } from './day/weather';
import { fightChoices, fighting, playFight, playWaking, wakings } from './evening/fight';
import type { RealmEvent } from './events';
import { playerOf } from './movers/individuals';
import { questionOf } from './questions';
import type { Ending, RealmState } from './state';
import { view } from './view';
import { place, type RealmTable } from './world/setup';

const NOBODY: readonly Seat[] = [];

export const endRules: Readonly<Record<Exclude<Ending, ''>, readonly string[]>> = {
  score: ['MR-005', 'MR-203', 'MR-B66', 'MR-R42'],
  quit: ['MR-B36'],
};

/** The game of 28 days, by chapter 3 of the ledger. */
export const engine: Engine<RealmTable, RealmState, RealmChoice, RealmEvent, RealmState> = {
  setup(table, dice, tell) {
    const s = place(table, dice, tell);
    beginWeather(s, dice, tell);
    beginDay(s, tell);
    advance(s, dice, tell);
    return s;
  },
  toAct(s) {
    if (s.part === 'over') return NOBODY;
    const ask = s.asks.at(-1);
    if (ask) return ALONE[playerOf(s, ask.seat)]!;
    return s.part === 'birdsong' ? recording(s) : (fighting(s) ?? NOBODY);
  },
  choices(s, seat) {
    const ask = s.asks.at(-1);
    if (ask) return playerOf(s, ask.seat) === seat ? questionOf(ask).choices(s, ask) : [];
    if (s.part === 'birdsong') return recordChoices(s, seat);
    return [
      ...fightChoices(s, seat).map((choice) => ({ type: 'fight' as const, choice })),
      ...wakings(s, seat),
    ];
  },
  play(s, seat, choice, dice, tell) {
    const ask = s.asks.pop();
    if (ask) questionOf(ask).answer(s, ask, choice, dice, tell);
    else if (isRecord(choice)) playRecord(s, seat, choice, tell);
    else if (choice.type === 'fight') playFight(s, seat, choice.choice, dice, tell);
    else if (choice.type === 'energize') playWaking(s, seat, choice, dice, tell);
    advance(s, dice, tell);
  },
  clone: (s) => cloneWith(s, cloneCombat),
  outcome: (s) => (s.by === '' ? undefined : { winners: s.winners, by: s.by, rules: endRules[s.by] }),
  view,
};
