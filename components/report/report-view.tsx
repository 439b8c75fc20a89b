'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { openAsDraft } from '@/components/list/open-as-draft';
import { VerdictSinceNote } from '@/components/list/verdict-since';
import { gameFileName, gameText } from '@/components/simulator/keep/game-file';
import { gameLink, isTooLong } from '@/components/simulator/keep/game-link';
import { playersOf, type KeptGame } from '@/components/simulator/keep/kept-games';
import { defaultAgreement } from '@/lib/rules';
import type { Report } from './read-report';
import type { Rechecked } from './recheck';

/** A report: what was said, seen and held, what comes of it today, and ways to go on from there. */
export function ReportView({
  report,
  rechecked: { system, verdict, game },
}: {
  readonly report: Report;
  readonly rechecked: Rechecked;
}) {
  const router = useRouter();
  const [said, setSaid] = useState('');
  const { list, browser, errors } = report;
  const reported = report.game && kept(report.game.record);
  const openList = async () => {
    if (!list || !system) return;
    router.push((await openAsDraft(list, report.agreement ?? defaultAgreement(system), list.name)) as Route);
  };
  const openGame = async () => {
    if (!reported) return;
    const link = await gameLink('', reported);
    if (isTooLong(link))
      setSaid('This game is too long for a link. Save it as a file and open that in the simulator.');
    else router.push(link as Route);
  };
  return (
    <section aria-label="The report" data-tone={system?.accent} className="sheet space-y-4 p-4">
      <blockquote className="border-l-4 border-line-strong pl-3 whitespace-pre-wrap">
        {report.words || 'Nothing was said.'}
      </blockquote>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {[
          ['Made', report.when.slice(0, 16).replace('T', ', ')],
          ['Page', report.page],
          ['Muster', report.muster],
          ['Catalogue', report.catalogue ? `${report.catalogue.system} ${report.catalogue.version}` : 'none'],
          ['Browser', `${browser.userAgent}, ${browser.language}, ${browser.window}, ${browser.scheme}`],
          ['Errors', errors.length === 0 ? 'none' : errors.join('\n')],
        ].map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="font-semibold">{name}</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
      {list && system && (
        <div className="space-y-2 border-t border-line pt-3">
          <h2 className="text-xl wrap-anywhere">The list “{list.name}”</h2>
          {verdict?.is === 'same' && (
            <p className="text-good">
              The verdict is still the same: {verdict.legal ? 'legal' : 'not legal'}.
            </p>
          )}
          {verdict?.is === 'unreadable' && (
            <p className="text-bad">
              {verdict.before ? 'It could not be read then, and cannot today' : 'It can no longer be read'}:{' '}
              {verdict.why}
            </p>
          )}
          {verdict?.is === 'other' && <VerdictSinceNote slug={system.slug} since={verdict.since} isReport />}
          <button type="button" className="button" onClick={() => void openList()}>
            Open the list
          </button>
        </div>
      )}
      {reported && report.game && (
        <div className="space-y-2 border-t border-line pt-3">
          <h2 className="text-xl">The game, seed {reported.record.seed}</h2>
          <p className="text-sm text-quiet">
            Looked at after {report.game.at} of {reported.record.moves.length} choices.
          </p>
          {game?.is === 'same' && <p className="text-good">It comes to the same today, line by line.</p>}
          {game?.is === 'lost' && <p className="text-bad">It cannot be played again: {game.why}</p>}
          {game?.is === 'other' && <p className="text-warn">It comes to something else today.</p>}
          <Events title="The last lines then" lines={report.game.events} />
          {game?.is === 'other' && <Events title="The same today" lines={game.now} />}
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              className="button"
              disabled={game?.is === 'lost'}
              onClick={() => void openGame()}
            >
              Open the game
            </button>
            <a
              className="button"
              href={`data:application/json;charset=utf-8,${encodeURIComponent(gameText(reported).toWellFormed())}`}
              download={gameFileName(reported)}
            >
              Save the game as a file
            </a>
          </div>
          <p role="status" className="text-sm text-warn">
            {said}
          </p>
        </div>
      )}
    </section>
  );
}

/** The game as the simulator opens it. */
function kept({ players, ...record }: NonNullable<Report['game']>['record']): KeptGame {
  return { record, players: playersOf(record, players) };
}

const Events = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <details>
    <summary className="text-sm font-semibold">
      {title} ({lines.length})
    </summary>
    <ol className="mt-1 list-decimal pl-8 text-sm">
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ol>
  </details>
);
