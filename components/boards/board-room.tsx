'use client';

import { Link2, Printer, Swords } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { KnownAgreement } from '@/components/builder/agreement-choice';
import { AS_PRINTED } from '@/components/builder/terms-of-draft';
import { BoardFields } from '@/components/simulator/board-fields';
import { isOffered, partsOf } from '@/components/simulator/board-pick';
import { keepWish } from '@/components/simulator/kept-wish';
import { useLooks } from '@/components/simulator/looks';
import { PlayersChoice } from '@/components/simulator/players-choice';
import { TermsChoice } from '@/components/simulator/terms-choice';
import { firstWish, withSeats } from '@/components/simulator/wish';
import { WithGame, type LoadedGame } from '@/components/simulator/with-game';
import { freshSeed } from '@/components/ui/seed-field';
import { Link } from '@/components/ui/link';
import { toast } from '@/components/ui/toast';
import type { AnySystem } from '@/lib/rules';
import type { AnyPlayable } from '@/lib/rules/playing';
import { boardLink, wishOfHash, type BoardRoomWish } from './board-link';

/** Boards of one system: dealt from a seed, judged, kept, sent and played on. */
export function BoardRoom({
  slug,
  known,
}: {
  readonly slug: string;
  readonly known: readonly KnownAgreement[];
}) {
  return <WithGame slug={slug}>{(game) => <Ready {...game} known={known} />}</WithGame>;
}

const usual = ({ boards, seats }: AnyPlayable): BoardRoomWish => ({
  players: Math.max(2, seats.least),
  terms: { kind: 'preset', preset: AS_PRINTED },
  board: {
    from: boards.ways[0] ? `way ${boards.ways[0].id}` : `named ${boards.named[0]?.id}`,
    seed: freshSeed(),
  },
});

function Ready({ system, playable, known }: LoadedGame & { readonly known: readonly KnownAgreement[] }) {
  const [wish, setWish] = useState<BoardRoomWish>(() => usual(playable));
  const [damaged, setDamaged] = useState(false);
  const router = useRouter();
  const { icon } = useLooks(system, undefined);
  useEffect(() => {
    let wanted = true;
    void wishOfHash(window.location.hash).then((sent) => {
      if (!wanted || sent === undefined) return;
      const fits = sent !== 'damaged' && isOffered(playable.boards, sent.board);
      if (fits) setWish(sent);
      setDamaged(!fits);
    });
    return () => {
      wanted = false;
    };
  }, [playable]);
  const printed = usePrinted(system, wish);
  const copy = async () => {
    const { players, board, terms } = wish;
    // Whoever opens it has no account of ours: what was agreed goes along, not its place on a shelf.
    const bare = terms.kind === 'agreement' ? { kind: terms.kind, agreement: terms.agreement } : terms;
    const link = await boardLink(window.location.origin, system.slug, { players, terms: bare, board });
    if (link === undefined) return toast({ text: 'This board is too large for a link. Save it as text.' });
    window.history.replaceState(null, '', link);
    await navigator.clipboard.writeText(link).then(
      () => toast({ text: 'Link copied.' }),
      () => toast({ text: 'Copy it from the address bar: this browser does not let us.' }),
    );
  };
  const play = (board: unknown) => {
    const own = board as z.core.util.JSONType;
    keepWish(system.slug, {
      ...withSeats(firstWish(playable), wish.players),
      terms: wish.terms,
      board: { from: 'own', seed: wish.board.seed, own },
    });
    router.push(`/simulator/${system.slug}`);
  };
  return (
    <div className="space-y-5">
      {damaged && (
        <p role="alert" className="text-bad">
          The link is damaged, or its board is not known here. Ask for it again, whole.
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <TermsChoice
          system={system}
          value={wish.terms}
          known={known}
          onChange={(terms) => setWish({ ...wish, terms })}
        />
        <PlayersChoice
          seats={playable.seats}
          value={wish.players}
          onChange={(players) => setWish({ ...wish, players })}
        />
      </div>
      <BoardFields
        system={system}
        playable={playable}
        wish={wish}
        icon={icon}
        large
        more={({ board, findings }) => (
          <>
            <button type="button" className="button button-small" onClick={() => void copy()}>
              <Link2 aria-hidden size={16} /> Copy a link
            </button>
            {printed && (
              <Link className="button button-small" href={printed}>
                <Printer aria-hidden size={16} /> Print it
              </Link>
            )}
            <button
              type="button"
              className="button button-small button-primary"
              disabled={findings.some((f) => f.severity === 'error')}
              onClick={() => play(board)}
            >
              <Swords aria-hidden size={16} /> Play on it
            </button>
          </>
        )}
        onChange={(board) => setWish({ ...wish, board })}
      />
    </div>
  );
}

/** Where this board is printed; undefined where paper knows it not, as one of one's own or one dealt by house rules. */
function usePrinted(system: AnySystem, { board, players, terms }: BoardRoomWish) {
  const [onPaper, setOnPaper] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let wanted = true;
    void system.paper().then(({ boards }) => wanted && setOnPaper(new Set(boards.map(({ id }) => id))));
    return () => {
      wanted = false;
    };
  }, [system]);
  const [kind, id] = partsOf(board.from);
  const plain = terms.kind === 'preset' && terms.preset === AS_PRINTED;
  if (!plain || kind === 'own' || !onPaper.has(id)) return undefined;
  const asked = new URLSearchParams({
    system: system.slug,
    board: id,
    seed: board.seed.trim() || '1',
    players: String(players),
  });
  return `/print?${asked}` as const;
}
