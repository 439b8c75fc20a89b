import type { Insights } from '../../kernel/system';
import type { SsEntry } from './catalogue/entry';
import { draws } from './draws';
import type { House } from './house';
import type { Options } from './options';
import { statistics } from './statistics';

export const insights: Insights<SsEntry, House, Options> = { statistics, draws };
