import type { CacheAsk } from './activities/caching';
import type { EnchantAsk } from './activities/enchant';
import type { HireAsk } from './activities/hire';
import type { LootAsk } from './activities/loot';
import type { MoveAsk } from './activities/move';
import type { RestAsk } from './activities/rest';
import type { SearchAsk } from './activities/search';
import type { BlockAsk } from './day/block';
import type { ChoosingAsk } from './day/choosing';
import type { PhaseAsk } from './day/phase-start';
import type { TurnAsk } from './day/turn';
import type { EveningAsk } from './evening/evening';
import type { CurseAsk } from './magic/curses';
import type { SpellAsk } from './magic/spellcraft';
import type { TradeAsk } from './trade/trade';
import type { NewcomerAsk } from './world/newcomer';

/** Everything that a seat may be asked outside Birdsong and combat; each has `type` and `seat`. */
export type Ask =
  | BlockAsk
  | CacheAsk
  | ChoosingAsk
  | CurseAsk
  | EnchantAsk
  | EveningAsk
  | HireAsk
  | LootAsk
  | MoveAsk
  | NewcomerAsk
  | PhaseAsk
  | RestAsk
  | SearchAsk
  | SpellAsk
  | TradeAsk
  | TurnAsk;

export type AskOf<K extends Ask['type']> = Extract<Ask, { readonly type: K }>;
