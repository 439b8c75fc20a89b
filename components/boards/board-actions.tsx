'use client';

import { Link2, PencilRuler, Printer, Save, Swords, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { keepWish } from '@/components/simulator/setup/kept-wish';
import { firstWish, withSeats } from '@/components/simulator/setup/wish';
import { Link } from '@/components/ui/link';
import { toast } from '@/components/ui/toast';
import { copyText } from '@/components/ui/copy-text';
import { lazyDialog } from '@/components/ui/lazy-part';
import { isPlayable, isSystemSlug, type AnySystem } from '@/lib/rules';
import type { AnyBoards, JudgedBoard, KeptBoard } from '@/lib/rules/playing';
import { boardLink, type BoardRoomWish } from './board-link';
import { keptOf, placeOfBoard } from './opened-board';
import { createBoard, putBoard, removeBoard, type OpenedBoard } from './saved-board';
import { usePrintLink } from './use-print-link';

const NameDialog = lazyDialog(() => import('@/components/ui/name-dialog').then((m) => m.NameDialog));

/** What can be done with the board that is shown: send, print, change, keep, play on it. */
export function BoardActions({
  system,
  game,
  judged: { board, findings },
  wish,
  signedIn,
  opened,
  changed,
  onSaved,
  onEdit,
}: {
  readonly system: AnySystem;
  readonly game: AnyBoards;
  readonly judged: JudgedBoard;
  readonly wish: BoardRoomWish;
  readonly signedIn: boolean;
  readonly opened: OpenedBoard | undefined;
  /** Is it another than the one that was opened? */
  readonly changed: boolean;
  /** It stands in the account as it is shown. */
  readonly onSaved: () => void;
  readonly onEdit: (() => void) | undefined;
}) {
  const router = useRouter();
  const [version, setVersion] = useState(opened?.version ?? 0);
  const [naming, setNaming] = useState<'new' | 'rename'>();
  const [signIn, setSignIn] = useState<string>();
  const printLink = usePrintLink(system, wish, changed ? undefined : opened);
  const linkOf = (): Promise<string | undefined> | string => {
    const { origin } = window.location;
    if (opened && !changed) return origin + placeOfBoard(system.slug, opened.shareId);
    const { players, board: pick, terms } = wish;
    // Whoever opens it has no account of ours: what was agreed goes along, not its place on a shelf.
    const bare = terms.kind === 'agreement' ? { kind: terms.kind, agreement: terms.agreement } : terms;
    return boardLink(origin, system.slug, { players, terms: bare, board: pick });
  };
  const copy = async () => {
    const link = await linkOf();
    if (link === undefined)
      return toast({ text: 'This board is too large for a link of its own. Save it, and send that link.' });
    window.history.replaceState(null, '', link);
    const done = await copyText(link);
    toast({
      text: done ? 'Link copied.' : 'Copy it from the address bar: this browser does not let us.',
    });
  };
  const printAsItIs = async () => {
    const { carriedPrintLink } = await import('@/components/print/carried-board');
    const link = await carriedPrintLink(keptOf(system, wish, board, opened?.board.name ?? 'Own board'));
    if (link === undefined)
      toast({ text: 'This board is too large for an address. Save it, and print it then.' });
    else {
      // Whoever comes back finds it as it was.
      window.history.replaceState(null, '', (await linkOf()) ?? window.location.href);
      router.push(link as '/print');
    }
  };
  const play = () => {
    keepWish(system.slug, {
      ...withSeats(firstWish(game), wish.players),
      terms: wish.terms,
      board: {
        from: 'own',
        seed: wish.board.seed,
        own: board as KeptBoard['board'],
        name: changed ? undefined : opened?.board.name,
      },
    });
    router.push(`/simulator/${system.slug}`);
  };
  const put = async (kept: KeptBoard, text: string) => {
    const done = await putBoard({ id: opened!.id, version }, kept);
    if (typeof done === 'string') return done;
    setVersion(done.version);
    toast({ text });
    router.refresh();
    return undefined;
  };
  const save = async () => {
    const why = await put(keptOf(system, wish, board, opened!.board.name), 'The board is saved.');
    if (why === undefined) onSaved();
    else toast({ text: why, tone: 'bad' });
  };
  const name = async (given: string) => {
    if (naming === 'rename') return put({ ...opened!.board, name: given }, 'It has another name now.');
    const made = await createBoard(keptOf(system, wish, board, given));
    if (typeof made === 'string') return made;
    onSaved();
    toast({ text: `${made.name} is saved.` });
    router.push(placeOfBoard(system.slug, made.shareId));
    return undefined;
  };
  const keep = async () => {
    if (signedIn) return setNaming('new');
    const link = new URL((await linkOf()) ?? `/boards/${system.slug}`, window.location.origin);
    setSignIn(`/signin?callbackUrl=${encodeURIComponent(link.pathname + link.hash)}`);
  };
  return (
    <>
      <button type="button" className="button button-small" onClick={() => void copy()}>
        <Link2 aria-hidden size={16} /> Copy a link
      </button>
      {printLink ? (
        <Link className="button button-small" href={printLink}>
          <Printer aria-hidden size={16} /> Print it
        </Link>
      ) : (
        <button type="button" className="button button-small" onClick={() => void printAsItIs()}>
          <Printer aria-hidden size={16} /> Print it
        </button>
      )}
      {onEdit && (
        <button type="button" className="button button-small" onClick={onEdit}>
          <PencilRuler aria-hidden size={16} /> Change it by hand
        </button>
      )}
      {opened?.mine && changed && (
        <button type="button" className="button button-small" onClick={() => void save()}>
          <Save aria-hidden size={16} /> Save the changes
        </button>
      )}
      {(!opened?.mine || changed) && (
        <button type="button" className="button button-small" onClick={() => void keep()}>
          <Save aria-hidden size={16} /> {opened ? 'Save as a new board' : 'Save to my boards'}
        </button>
      )}
      {opened?.mine && !changed && (
        <>
          <button type="button" className="button button-small" onClick={() => setNaming('rename')}>
            Rename
          </button>
          <button
            type="button"
            className="button button-small button-danger"
            onClick={() =>
              void removeBoard({ id: opened.id, version, name: opened.board.name }, () =>
                router.refresh(),
              ).then((gone) => gone && router.push('/boards'))
            }
          >
            <Trash2 aria-hidden size={16} /> Delete
          </button>
        </>
      )}
      {isSystemSlug(system.slug) && isPlayable(system.slug) && (
        <button
          type="button"
          className="button button-small button-primary"
          disabled={findings.some((f) => f.severity === 'error')}
          onClick={play}
        >
          <Swords aria-hidden size={16} /> Play on it
        </button>
      )}
      {signIn !== undefined && (
        <span role="status" className="basis-full">
          <Link className="link" href={signIn as '/signin'}>
            Sign in
          </Link>{' '}
          to keep boards under a name; this one waits for you.
        </span>
      )}
      {naming && (
        <NameDialog
          title={naming === 'rename' ? 'Rename the board' : 'Save the board'}
          name={opened?.board.name ?? ''}
          label={naming === 'rename' ? 'Rename' : 'Save'}
          onName={name}
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  );
}
