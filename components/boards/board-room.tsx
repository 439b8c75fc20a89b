'use client';

import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { KnownAgreement } from '@/components/builder/start/agreement-choice';
import { AS_PRINTED } from '@/components/builder/draft/terms-of-draft';
import { BoardFields } from '@/components/simulator/setup/board-fields';
import { isOffered } from '@/components/simulator/setup/board-pick';
import { useLooks } from '@/components/simulator/table/looks';
import { PlayersChoice } from '@/components/simulator/setup/players-choice';
import { TermsChoice } from '@/components/simulator/setup/terms-choice';
import { WithBoards } from '@/components/simulator/keep/with-game';
import { freshSeed } from '@/components/ui/seed-field';
import { UnsavedNote } from '@/components/ui/unsaved-note';
import { useKeeping } from '@/components/ui/use-unsaved';
import { writeAddress } from '@/components/ui/write-address';
import type { AnySystem } from '@/lib/rules';
import type { AnyBoards, JudgedBoard } from '@/lib/rules/playing';
import { BoardActions } from './board-actions';
import { BoardRoomWish, carriesBoard, wishOfHash } from './board-link';
import { wishOfKept } from './opened-board';
import type { OpenedBoard } from './saved-board';
import { SpaceEditor } from './space-editor';
import { useSteps } from './use-steps';

export interface BoardRoomProps {
  readonly slug: string;
  readonly known: readonly KnownAgreement[];
  readonly signedIn: boolean;
  /** The saved board that the page is about; absent: one is dealt. */
  readonly opened?: OpenedBoard;
}

/** Boards of one system: dealt from a seed, changed by hand, judged, kept, sent and played on. */
export function BoardRoom({ slug, ...rest }: BoardRoomProps) {
  return <WithBoards slug={slug}>{(loaded) => <Ready {...loaded} {...rest} />}</WithBoards>;
}

const usual = ({ boards, seats }: AnyBoards): BoardRoomWish => ({
  players: Math.max(2, seats.least),
  terms: { kind: 'preset', preset: AS_PRINTED },
  board: {
    from: boards.ways[0] ? `way ${boards.ways[0].id}` : `named ${boards.named[0]?.id}`,
    seed: freshSeed(),
  },
});

/** Spaces that an error is about. */
const faulty = ({ findings }: JudgedBoard): ReadonlySet<string> =>
  new Set(findings.flatMap(({ severity, spaces }) => (severity === 'error' ? spaces : [])));

function Ready({
  system,
  game,
  known,
  signedIn,
  opened,
}: Omit<BoardRoomProps, 'slug'> & { readonly system: AnySystem; readonly game: AnyBoards }) {
  const [base, setBase] = useState<BoardRoomWish>(() => (opened ? wishOfKept(opened.board) : usual(game)));
  const keeping = useKeeping(
    { what: `board.${opened?.id ?? `new.${system.slug}`}`, version: opened?.version ?? 0 },
    base,
    (value) => BoardRoomWish.safeParse(value).data,
  );
  // Who comes by a link sees its board, whatever was here before.
  const [isSent] = useState(() => carriesBoard(window.location.hash));
  const [wish, setShown] = useState(isSent ? base : keeping.begin);
  const setWish = (next: BoardRoomWish) => {
    setShown(next);
    // What was dealt can be dealt again; what a hand has changed cannot.
    const isByHand = next.board.from === 'own';
    keeping.keep(isByHand ? next : base);
    if (isByHand && carriesBoard(window.location.hash)) writeAddress(window.location.pathname);
  };
  const [damaged, setDamaged] = useState(false);
  const [editing, setEditing] = useState(false);
  const [space, setSpace] = useState<string>();
  const { icon } = useLooks(system, undefined);
  useEffect(() => {
    let wanted = true;
    void wishOfHash(window.location.hash).then((sent) => {
      if (!wanted || sent === undefined) return;
      const fits = sent !== 'damaged' && isOffered(game.boards, sent.board);
      if (fits) setShown(sent);
      setDamaged(!fits);
    });
    return () => {
      wanted = false;
    };
  }, [game]);
  const { own } = wish.board;
  const show = (board: unknown) =>
    setWish({ ...wish, board: { ...wish.board, from: 'own', own: board as z.core.util.JSONType } });
  const steps = useSteps(own, show);
  const begin = (board: unknown) => {
    // From here on it is a board of one's own; what it was dealt from says nothing about it any more.
    if (wish.board.from !== 'own') {
      steps.forget();
      show(board);
    }
    setEditing(true);
  };
  const form = game.boards.space;
  const isEditing = editing && wish.board.from === 'own' && form !== undefined;
  return (
    <div className="space-y-5">
      {!isSent && <UnsavedNote found={keeping.found(setShown)} />}
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
          seats={game.seats}
          value={wish.players}
          onChange={(players) => setWish({ ...wish, players })}
        />
      </div>
      <BoardFields
        system={system}
        game={game}
        wish={wish}
        icon={icon}
        large
        hand={(judged) =>
          isEditing
            ? {
                lit: new Set(
                  judged.scene.spaces.flatMap(({ id, within }) => (within === undefined ? [id] : [])),
                ),
                picked: space === undefined ? [] : [space],
                marked: faulty(judged),
                onPick: setSpace,
              }
            : {}
        }
        beside={({ board, scene }) =>
          isEditing && (
            <SpaceEditor
              system={system}
              form={form}
              board={board}
              scene={scene}
              space={space}
              steps={steps}
              onDone={() => setEditing(false)}
            />
          )
        }
        more={(judged) => (
          <BoardActions
            system={system}
            game={game}
            judged={judged}
            wish={wish}
            signedIn={signedIn}
            opened={opened}
            changed={wish !== base}
            onSaved={() => {
              keeping.forget();
              setBase(wish);
            }}
            onEdit={form && !isEditing ? () => begin(judged.board) : undefined}
          />
        )}
        onChange={(board) => setWish({ ...wish, board })}
      />
    </div>
  );
}
