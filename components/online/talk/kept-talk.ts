import { z } from 'zod';

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

export function keptTalk(id: string): KeptTalk {
  try {
    return KeptTalk.safeParse(JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null')).data ?? NOTHING;
  } catch {
    return NOTHING;
  }
}

export function keepTalk(id: string, talk: KeptTalk): void {
  try {
    if (talk.read === 0 && talk.muted.length === 0) localStorage.removeItem(PREFIX + id);
    else localStorage.setItem(PREFIX + id, JSON.stringify(talk));
  } catch {
    // What was read counts as new the next time.
  }
}
