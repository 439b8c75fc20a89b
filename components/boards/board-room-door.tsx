'use client';

import dynamic from 'next/dynamic';
import { LoadingRules } from '@/components/simulator/keep/with-game';

// Boards and the rules that judge them come after the page is seen.
export const BoardRoomDoor = dynamic(() => import('./board-room').then((m) => m.BoardRoom), {
  ssr: false,
  loading: LoadingRules,
});
