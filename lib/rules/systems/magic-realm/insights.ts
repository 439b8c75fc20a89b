import type { Insights } from '../../kernel/system';
import type { RealmEntry } from './catalogue';
import type { House } from './house';
import type { Options } from './options';
import { statistics } from './statistics';

/** Nothing is drawn before play: spells are chosen, and treasures lie where the setup puts them. */
export const insights: Insights<RealmEntry, House, Options> = { statistics, draws: () => [] };
