import { importAccount } from '@/lib/api/contract';
import { statesTakenIn } from '@/lib/api/contract/shapes/account-file';
import { tooManyOf } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { keptOn } from '@/lib/api/verdict';
import { handle } from '@/app/api/_server/house';
import { takeInAccount, takeInLists, type TakenIn } from '@/lib/db/take-in';
import { loadSystems, type List } from '@/lib/rules';

/** In the file, and of the server that it came from. */
const leftOf = (kinds: Readonly<Record<string, readonly unknown[]>>) =>
  Object.entries(kinds).flatMap(([what, things]) =>
    things.length > 0 ? [{ what, count: things.length }] : [],
  );

const show = (things: readonly TakenIn[], preview: boolean) => ({
  preview,
  counts: Object.fromEntries(
    statesTakenIn.map((state) => [state, things.filter((thing) => thing.state === state).length]),
  ) as Record<(typeof statesTakenIn)[number], number>,
  things: things.map((thing) => ({
    ...thing,
    system: thing.system ?? null,
    id: thing.id !== undefined && !(preview && thing.state === 'comes') ? thing.id : null,
  })),
});

const takeIn = handle(importAccount, async ({ body, query: { preview }, user }) => {
  if (body.format === 'muster-lists/1') {
    const systems = new Map((await loadSystems()).map((system) => [system.slug, system]));
    const contextOf = (list: List) => {
      const system = systems.get(list.system);
      return { catalogueVersion: system?.version ?? '', ...(system ? keptOn(system, list) : {}) };
    };
    const things = await takeInLists(user.id, body.lists, contextOf, { preview });
    if (typeof things === 'string') return tooManyOf(things);
    return { data: { ...show(things, preview), left: [] } };
  }
  const things = await takeInAccount(user.id, body, { preview });
  if (typeof things === 'string') return tooManyOf(things);
  const many = (wanted: TakenIn['kind']) => things.filter(({ kind }) => kind === wanted).length;
  return {
    data: {
      ...show(things, preview),
      left: leftOf({
        'API tokens': body.tokens,
        'lists of others': body.editing,
        suggestions: body.suggestions,
        'reports to moderators': body.reports,
        'acts of moderators': [...body.moderation, ...body.moderated],
        tables: body.tables,
        'seats at tables': body.seats,
        'comments beside lists of others': body.comments.slice(many('comment')),
        'likes of lists that are not here': body.likes.slice(many('like')),
      }),
    },
  };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(takeIn);
