import { showActLine } from '@/app/api/_server/moderation';
import { kindWords } from '@/components/moderation/words';
import { LocalTime } from '@/components/ui/local-time';
import type { ActLine } from '@/lib/db/moderation/log';

const actWords = { hide: 'hid', keep: 'kept', show: 'showed again' } as const;

/** Who did what, when and why, newest first. */
export const Log = ({ lines }: { readonly lines: readonly ActLine[] }) => (
  <ol className="divide-y divide-line border-y border-line">
    {lines.map((line) => {
      const { id, by, action, kind, title, page, createdAt, because } = showActLine(line);
      return (
        <li key={id} className="space-y-1 py-3">
          <p className="wrap-anywhere">
            <b>
              {by === null ? 'Somebody whose account is gone' : by.you ? 'You' : (by.name ?? 'A moderator')}
            </b>{' '}
            {actWords[action]}{' '}
            {page === null ? `a ${kindWords[kind]} that is gone` : `the ${kindWords[kind]}`}
            {title !== null && ` “${title}”`}, <LocalTime moment={createdAt} />
          </p>
          <p className="text-sm text-quiet wrap-anywhere whitespace-pre-wrap">{because}</p>
        </li>
      );
    })}
  </ol>
);
