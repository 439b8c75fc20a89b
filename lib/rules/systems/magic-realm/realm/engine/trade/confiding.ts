import type { Telling } from '../activity';
import type { Told } from '../events';
import { dayOf, placeOf, playerOf } from '../movers/individuals';
import type { RealmState, Who } from '../state';
import { discoveriesAt, type RoadCode } from '../world/ground';
import { discover, ownSites } from '../world/sites';
import { partnersOf } from './handing';

export type ConfideChoice =
  | { readonly type: 'tell-site'; readonly site: string; readonly to: Who }
  | { readonly type: 'tell-path'; readonly code: RoadCode; readonly to: Who };

export type ConfideEvent =
  | Told<'confided', { readonly seat: Who; readonly to: Who }>
  | Told<'path-told', { readonly seat: Who; readonly code: RoadCode; readonly only: number }>;

/** Hidden paths and secret passages that lead out of his clearing, as far as he knows them. */
const ownPaths = (s: RealmState, who: Who): readonly RoadCode[] =>
  discoveriesAt(placeOf(s, who)).flatMap(({ code }) => (dayOf(s, who).paths.includes(code) ? [code] : []));

/** Discoveries about his clearing, which he may hand to anybody there. What the other knows already is not his to know. (MR-075, MR-B22) */
export const confidences = (s: RealmState, who: Who): ConfideChoice[] =>
  partnersOf(s, who).flatMap((to): ConfideChoice[] => [
    ...ownSites(s, who).map((site): ConfideChoice => ({ type: 'tell-site', site, to })),
    ...ownPaths(s, who).map((code): ConfideChoice => ({ type: 'tell-path', code, to })),
  ]);

export function confide(s: RealmState, who: Who, choice: ConfideChoice, tell: Telling): void {
  const { to } = choice;
  tell?.({ type: 'confided', rule: 'MR-075', seat: who, to });
  if (choice.type === 'tell-site') return discover(s, to, [choice.site], 'MR-075', tell);
  const { paths } = dayOf(s, to);
  if (!paths.includes(choice.code)) paths.push(choice.code);
  tell?.({ type: 'path-told', rule: 'MR-075', seat: to, code: choice.code, only: playerOf(s, to) });
}
