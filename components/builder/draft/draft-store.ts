import { freshId } from '@/components/ui/fresh-id';
import { keepText, keptJson } from '@/components/ui/kept-text';
import { draftKey } from './draft-heads';
import type { Draft, Step } from './drafts';
import type { Stamps } from './tabs';

const texts = new WeakMap<Step, string>();

/** Lists and steps are never changed, only replaced: each one that a draft remembers becomes text once. */
const textOf = (step: Step): string => {
  let text = texts.get(step);
  if (text === undefined) texts.set(step, (text = JSON.stringify(step)));
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
