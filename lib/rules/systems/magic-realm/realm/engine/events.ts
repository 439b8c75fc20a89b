import type { GameEvent } from '../../../../kernel/game/engine';
import type { CacheEvent } from './activities/caching';
import type { EnchantEvent } from './activities/enchant';
import type { HideEvent } from './activities/hide';
import type { HireEvent } from './activities/hire';
import type { LootEvent } from './activities/loot';
import type { MoveEvent } from './activities/move';
import type { RestEvent } from './activities/rest';
import type { SearchEvent } from './activities/search';
import type { BirdsongEvent } from './day/birdsong';
import type { BlockEvent } from './day/block';
import type { ChoosingEvent } from './day/choosing';
import type { MidnightEvent } from './day/midnight';
import type { PhaseEvent } from './day/phase-start';
import type { SummonEvent } from './day/summon';
import type { SunriseEvent } from './day/sunrise';
import type { TaskEvent } from './day/tasks';
import type { TurnEvent } from './day/turn';
import type { WeatherEvent } from './day/weather';
import type { EveningEvent } from './evening/evening';
import type { CurseEvent } from './magic/curses';
import type { SpellEvent } from './magic/spellcraft';
import type { TradeEvent } from './trade/trade';
import type { NewcomerEvent } from './world/newcomer';
import type { WarbandEvent } from './world/warband';

/** An event of a kind, with its own fields. */
export type Told<T extends string, F = object> = GameEvent & { readonly type: T } & F;

export type RealmEvent =
  | BirdsongEvent
  | BlockEvent
  | CacheEvent
  | ChoosingEvent
  | CurseEvent
  | EnchantEvent
  | EveningEvent
  | HideEvent
  | HireEvent
  | LootEvent
  | MidnightEvent
  | MoveEvent
  | NewcomerEvent
  | PhaseEvent
  | RestEvent
  | SearchEvent
  | SummonEvent
  | SunriseEvent
  | TaskEvent
  | SpellEvent
  | TradeEvent
  | TurnEvent
  | WarbandEvent
  | WeatherEvent;

export type EventOf<K extends RealmEvent['type']> = Extract<RealmEvent, { readonly type: K }>;
