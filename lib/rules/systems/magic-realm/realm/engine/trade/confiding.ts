import type { Seat } from '../../../../../kernel/game/engine';
import type { Telling } from '../activity';
import { mayArrange } from '../belongings/wearing';
import type { Told } from '../events';
import type { RealmState } from '../state';
import { othersWith } from '../world/company';
import { discoveries, type RoadCode } from '../world/ground';
import { discover, ownSites } from '../world/sites';

export type ConfideChoice =
  | { readonly type: 'tell-site'; readonly site: string; readonly to: Seat }
  | { readonly type: 'tell-path'; readonly code: RoadCode; readonly to: Seat };

export type ConfideEvent =
  | Told<'confided', { readonly seat: Seat; readonly to: Seat }>
  | Told<'path-told', { readonly seat: Seat; readonly code: RoadCode; readonly only: Seat }>;

/** Hidden paths and secret passages that lead out of his clearing, as far as he knows them. */
const ownPaths = (s: RealmState, seat: Seat): readonly RoadCode[] =>
  discoveries.flatMap(({ code, touches }) =>
    touches.includes(s.who[seat]!.place) && s.who[seat]!.paths.includes(code) ? [code] : [],
  );

/** Discoveries about his clearing, which he may hand to anybody there. What the other knows already is not his to know. (MR-075, MR-B22) */
export const confidences = (s: RealmState, seat: Seat): ConfideChoice[] =>
  othersWith(s, seat).flatMap((to): ConfideChoice[] =>
    mayArrange(s, to)
      ? [
          ...ownSites(s, seat).map((site): ConfideChoice => ({ type: 'tell-site', site, to })),
          ...ownPaths(s, seat).map((code): ConfideChoice => ({ type: 'tell-path', code, to })),
        ]
      : [],
  );

export function confide(s: RealmState, seat: Seat, choice: ConfideChoice, tell: Telling): void {
  const { to } = choice;
  tell?.({ type: 'confided', rule: 'MR-075', seat, to });
  if (choice.type === 'tell-site') return discover(s, to, [choice.site], 'MR-075', tell);
  const { paths } = s.who[to]!;
  if (!paths.includes(choice.code)) paths.push(choice.code);
  tell?.({ type: 'path-told', rule: 'MR-075', seat: to, code: choice.code, only: to });
}
