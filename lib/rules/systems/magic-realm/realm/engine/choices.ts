import type { MrChoice } from '../../combat/engine/choices';
import type { CacheChoice } from './activities/caching';
import type { EnchantChoice } from './activities/enchant';
import type { HireChoice } from './activities/hire';
import type { LootChoice } from './activities/loot';
import type { MoveChoice } from './activities/move';
import type { RestChoice } from './activities/rest';
import type { SearchChoice } from './activities/search';
import type { RecordChoice } from './day/birdsong';
import type { BlockChoice } from './day/block';
import type { ChoosingChoice } from './day/choosing';
import type { PhaseChoice } from './day/phase-start';
import type { TaskChoice } from './day/tasks';
import type { TurnChoice } from './day/turn';
import type { EveningChoice } from './evening/evening';
import type { CurseChoice } from './magic/curses';
import type { SpellChoice } from './magic/spellcraft';
import type { TradeChoice } from './trade/trade';
import type { NewcomerChoice } from './world/newcomer';

/** Everything that a seat may decide. */
export type RealmChoice =
  /** A decision of the combat that is fought now. */
  | { readonly type: 'fight'; readonly choice: MrChoice }
  | RecordChoice
  | BlockChoice
  | CacheChoice
  | ChoosingChoice
  | CurseChoice
  | EnchantChoice
  | EveningChoice
  | HireChoice
  | LootChoice
  | MoveChoice
  | NewcomerChoice
  | PhaseChoice
  | RestChoice
  | SearchChoice
  | TaskChoice
  | SpellChoice
  | TradeChoice
  | TurnChoice;

export type ChoiceOf<K extends RealmChoice['type']> = Extract<RealmChoice, { readonly type: K }>;
