/** What it takes to bring together what two tabs wrote; fetched when that first happens. */
export { mergeLists } from '@/lib/rules';
export { readDraft } from './drafts';
