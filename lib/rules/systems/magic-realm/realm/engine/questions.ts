import { cacheAsks } from './activities/caching';
import { enchantAsks } from './activities/enchant';
import { hireAsks } from './activities/hire';
import { lootAsks } from './activities/loot';
import { moveAsks } from './activities/move';
import { restAsks } from './activities/rest';
import { searchAsks } from './activities/search';
import type { Question, Questions } from './activity';
import type { Ask } from './asks';
import { blockAsks } from './day/block';
import { choosingAsks } from './day/choosing';
import { turnAsks } from './day/counters';
import { phaseAsks } from './day/phase-start';
import { eveningAsks } from './evening/evening';
import { curseAsks } from './magic/curses';
import { spellAsks } from './magic/spellcraft';
import { tradeAsks } from './trade/trade';
import { newcomerAsks } from './world/newcomer';

const questions: Questions<Ask['type']> = {
  ...blockAsks,
  ...cacheAsks,
  ...choosingAsks,
  ...curseAsks,
  ...enchantAsks,
  ...eveningAsks,
  ...hireAsks,
  ...lootAsks,
  ...moveAsks,
  ...newcomerAsks,
  ...phaseAsks,
  ...restAsks,
  ...searchAsks,
  ...spellAsks,
  ...tradeAsks,
  ...turnAsks,
};

/** What may be answered to a question, and what the answer does. */
export const questionOf = (ask: Ask): Question<Ask> => questions[ask.type] as Question<Ask>;
