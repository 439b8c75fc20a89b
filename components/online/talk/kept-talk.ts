import { z } from 'zod';
import { dropText, keepText, keptJson } from '@/components/ui/kept-text';

const KeptTalk = z.object({
  /** The last message that was in sight. */
  read: z.int().min(0),
  /** Seats that nobody here wants to hear. */
  muted: z.array(z.int().min(0)).readonly(),
});
/** What this browser remembers of the talk at a game. */
export type KeptTalk = z.infer<typeof KeptTalk>;

const PREFIX = 'muster.talk.';
const NOTHING: KeptTalk = { read: 0, muted: [] };

export const keptTalk = (id: string): KeptTalk => KeptTalk.safeParse(keptJson(PREFIX + id)).data ?? NOTHING;

/** Where the browser refuses, what was read counts as new the next time. */
export function keepTalk(id: string, talk: KeptTalk): void {
  if (talk.read === 0 && talk.muted.length === 0) dropText(PREFIX + id);
  else keepText(PREFIX + id, JSON.stringify(talk));
}
