import { freshId } from '@/components/ui/fresh-id';
import type { List } from '@/lib/rules';
import { draftKey, draftText } from './draft-heads';
import type { Draft } from './drafts';
import type { Stamps } from './tabs';

const texts = new WeakMap<List, string>();

/** Lists are never changed, only replaced: each one that a draft remembers becomes text once. */
const textOf = (list: List): string => {
  let text = texts.get(list);
  if (text === undefined) texts.set(list, (text = JSON.stringify(list)));
  return text;
};

const asText = ({ list, past, future, ...rest }: Draft, stamps: Stamps): string =>
  `${JSON.stringify({ ...rest, ...stamps }).slice(0, -1)},"list":${textOf(list)},"past":[${past.map(textOf).join()}],"future":[${future.map(textOf).join()}]}`;

/** Which writing the browser keeps. */
export function stampsOf(id: string): Stamps {
  try {
    const { stamp, from } = JSON.parse(draftText(id) ?? '{}') as Stamps;
    return { stamp, from };
  } catch {
    return {};
  }
}

/**
 * Keeps a draft. Who writes without stamps of his own, such as what hears an answer of the server, leaves those that are there.
 * @returns false where the browser refuses to keep it (private mode, full)
 */
export function writeDraft(draft: Draft, stamps?: Stamps): boolean {
  try {
    localStorage.setItem(draftKey(draft.id), asText(draft, stamps ?? stampsOf(draft.id)));
    return true;
  } catch {
    return false;
  }
}

export const newDraftId = (): string => freshId();
