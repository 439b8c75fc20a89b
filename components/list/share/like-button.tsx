'use client';

import { Heart } from 'lucide-react';
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useOptimistic, useRef, useTransition } from 'react';
import { toast } from '@/components/ui/toast';
import { useAlive } from '@/components/ui/use-alive';
import { ask, sayProblem, type Refused } from '@/lib/api/client';
import { sayLikes } from './say-likes';

/** Likes a published list of somebody else, and takes that back. It shows at once; what was not kept turns back and is told. */
export function LikeButton({
  shareId,
  likes,
  likedByMe,
}: {
  readonly shareId: string;
  readonly likes: number;
  readonly likedByMe: boolean;
}) {
  const router = useRouter();
  const alive = useAlive();
  const [, startTransition] = useTransition();
  const [shown, show] = useOptimistic({ likes, likedByMe });
  // Two quick presses reach the server in their order.
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const tell = ({ status, problem }: Refused) =>
    status === 401
      ? toast({
          text: 'You are not signed in any more, so nothing changed.',
          tone: 'bad',
          action: {
            label: 'Sign in',
            onAction: () =>
              router.push(`/signin?callbackUrl=${encodeURIComponent(`/l/${shareId}`)}` as Route),
          },
        })
      : toast({
          text: status === 0 ? 'The server cannot be reached, so nothing changed.' : sayProblem(problem),
          tone: 'bad',
        });
  const turn = () => {
    const wanted = !shown.likedByMe;
    startTransition(async () => {
      show({ likes: shown.likes + (wanted ? 1 : -1), likedByMe: wanted });
      const params = { id: shareId };
      const done = sent.current.then(() =>
        wanted
          ? ask('PUT /api/v1/lists/{id}/like', { params })
          : ask('DELETE /api/v1/lists/{id}/like', { params }),
      );
      sent.current = done;
      const answer = await done;
      if (!answer.ok) tell(answer);
      router.refresh();
    });
  };
  return (
    <span className="flex items-center gap-2 text-sm">
      <button
        type="button"
        className="button button-small"
        aria-pressed={shown.likedByMe}
        disabled={!alive}
        onClick={turn}
      >
        <Heart
          aria-hidden
          size={16}
          className={shown.likedByMe ? 'text-bad' : ''}
          fill={shown.likedByMe ? 'currentColor' : 'none'}
        />{' '}
        Like
      </button>
      <span className="text-quiet">{sayLikes(shown.likes)}</span>
    </span>
  );
}
