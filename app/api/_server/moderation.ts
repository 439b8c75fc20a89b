import 'server-only';
import { findHiding, type Act } from '@/lib/db/moderation/acts';
import type { Case } from '@/lib/db/moderation/cases';
import type { ActLine } from '@/lib/db/moderation/log';
import { messageOf } from '@/lib/db/moderation/message-id';
import type { Thing } from '@/lib/db/moderation/things';
import { gameChanged } from './games';

/** The page where a thing stands; of a comment that of its place. */
const pageOfThing = ({ kind, thing, system, list, entry, game }: Thing) => {
  switch (kind) {
    case 'list':
      return `/l/${thing}` as const;
    case 'agreement':
      return `/agreements/${thing}` as const;
    case 'board':
      return `/boards/${system}/${thing}` as const;
    case 'message':
      return `/play/${game ?? ''}` as const;
    case 'comment':
      return list === undefined
        ? (`/systems/${system}/entries/${entry ?? ''}#said` as const)
        : (`/l/${list}#said` as const);
  }
};

/** An act as the API shows it: without who did it. */
export const showAct = ({ id, action, kind, thing, because, createdAt }: Act) => ({
  id,
  action,
  kind,
  thing,
  because,
  createdAt,
});

/** Tells those who look at a game at once that a message was hidden, or is shown again. */
export function actDone({ kind, thing }: Act): void {
  const message = kind === 'message' ? messageOf(thing) : undefined;
  if (message) gameChanged(message.gameId);
}

/** Why something of the caller's own is hidden; null where it is not. */
export async function showHiding({ hiddenBy }: { readonly hiddenBy?: string }) {
  const act = await findHiding(hiddenBy);
  return act ? showAct(act) : null;
}

/** An act with what it was done to. */
export const showActOn = ({ what, ...act }: Act & { readonly what?: Thing }) => ({
  ...showAct(act),
  title: what?.title ?? null,
  page: what ? pageOfThing(what) : null,
});

/** A line of the log. */
export const showActLine = ({ by, ...act }: ActLine) => ({
  ...showActOn(act),
  by: by ? { name: by.name ?? null, you: by.you } : null,
});

/** Something that moderators decide on. */
export const showCase = ({ what, reports, open, hiding }: Case) => ({
  kind: what.kind,
  thing: what.thing,
  system: what.system,
  title: what.title ?? null,
  entry: what.entry ?? null,
  words: what.words,
  author: what.ownerName ?? null,
  page: pageOfThing(what),
  isDeleted: what.isDeleted,
  hidden: hiding ? showAct(hiding) : null,
  open,
  reports: reports.map(({ by, ...report }) => ({ ...report, by: by ?? null })),
});
