import { freshId } from '@/components/ui/fresh-id';
import { keepText, keptJson } from '@/components/ui/kept-text';
import type { List } from '@/lib/rules';
import { draftKey } from './draft-heads';
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
  const { stamp, from } = (keptJson(draftKey(id)) ?? {}) as Stamps;
  return { stamp, from };
}

/**
 * Keeps a draft. Who writes without stamps of his own, such as what hears an answer of the server, leaves those that are there.
 * @returns false where the browser refuses to keep it (private mode, full)
 */
export const writeDraft = (draft: Draft, stamps?: Stamps): boolean =>
  keepText(draftKey(draft.id), asText(draft, stamps ?? stampsOf(draft.id)));

export const newDraftId = (): string => freshId();
