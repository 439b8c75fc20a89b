import type { Insights } from '../../kernel/system';
import type { MmsCard } from './catalogue/card';
import type { MmsHouse } from './house';
import type { ArmyOptions } from './options';
import { statistics } from './statistics';

/** Nothing is drawn in this game: an army is laid out whole. */
export const insights: Insights<MmsCard, MmsHouse, ArmyOptions> = { statistics, draws: () => [] };
