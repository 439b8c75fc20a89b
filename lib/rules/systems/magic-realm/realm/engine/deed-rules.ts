import type { Dice } from '../../../../kernel/game/dice';
import { cacheDeeds } from './activities/caching';
import { enchantDeeds } from './activities/enchant';
import { hideDeeds } from './activities/hide';
import { hireDeeds } from './activities/hire';
import { moveDeeds } from './activities/move';
import { restDeeds } from './activities/rest';
import { searchDeeds } from './activities/search';
import type { DeedRule, DeedRules, Telling } from './activity';
import type { Deed } from './deeds';
import type { RealmState, Who } from './state';
import { tradeDeeds } from './trade/trade';

const rules: DeedRules<Deed['type']> = {
  ...moveDeeds,
  ...hideDeeds,
  ...hireDeeds,
  ...restDeeds,
  ...searchDeeds,
  ...tradeDeeds,
  ...enchantDeeds,
  ...cacheDeeds,
};

/** Carries out a recorded phase. (MR-016, MR-022) */
export const carryOutDeed = (s: RealmState, who: Who, deed: Deed, dice: Dice, tell: Telling): void =>
  (rules[deed.type] as DeedRule<Deed['type']>)(s, who, deed, dice, tell);
