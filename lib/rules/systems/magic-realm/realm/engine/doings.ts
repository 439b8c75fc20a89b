import { enchantDeeds } from './activities/enchant';
import { hideDeeds } from './activities/hide';
import { hireDeeds } from './activities/hire';
import { moveDeeds } from './activities/move';
import { restDeeds } from './activities/rest';
import { searchDeeds } from './activities/search';
import type { Doings } from './activity';
import type { Deed } from './deeds';
import { tradeDeeds } from './trade/trade';

/** How each recorded activity is carried out. (MR-022) */
export const doings: Doings<Deed['type']> = {
  ...moveDeeds,
  ...hideDeeds,
  ...hireDeeds,
  ...restDeeds,
  ...searchDeeds,
  ...tradeDeeds,
  ...enchantDeeds,
};
