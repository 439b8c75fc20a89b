'use client';

import { LoadingRules } from '@/components/simulator/keep/with-game';
import { lazyPart } from '@/components/ui/lazy-part';

// Boards and the rules that judge them come after the page is seen.
export const BoardRoomDoor = lazyPart(() => import('./board-room').then((m) => m.BoardRoom), LoadingRules);
