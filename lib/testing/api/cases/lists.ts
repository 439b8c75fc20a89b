import { locationOf, remove, save, saved, type Cases, type Stage } from '../stage';
import { ask } from '../world';

/** Lists, and what is written beside and about them. */
export const listCases: Cases = {
  listLists: async (stage) => saved(save.list(stage), () => '/api/v1/lists?limit=2'),
  createList: ({ list }) => ({ path: '/api/v1/lists', body: list }),
  getList: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}`),
  updateList: (stage) =>
    saved(save.list(stage), (id) => `/api/v1/lists/${id}`, { ...stage.list, name: 'Another name' }),
  deleteList: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}`),
  restoreList: async (stage) => ({
    path: `/api/v1/lists/${await remove(stage, 'lists', await save.list(stage))}/restore`,
  }),
  listListVersions: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}/versions`),
  getListVersion: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}/versions/1`),
  diffList: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}/diff?from=1&to=1`),
  copyList: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}/copies`, { name: 'A copy' }),
  exportList: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}/export?format=markdown`),
  putShelf: (stage) =>
    saved(save.list(stage), (id) => `/api/v1/lists/${id}/shelf`, {
      folder: 'League',
      tags: ['campaign'],
      favourite: true,
      archived: false,
    }),
  getAncestry: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}/ancestry`),
  markTakenIn: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}/ancestry`, { version: 1 }),
  getSeal: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}/seal`),
  getOpenCopy: async (stage) => {
    const { id } = await save.list(stage);
    const seal = await ask(stage.world, 'GET', `/api/v1/lists/${id}/seal`, { as: stage.ann });
    return { path: `/api/v1/open-copies/${(seal.json as { openCopy: string }).openCopy}` };
  },
  compareLists: async (stage) => {
    const [a, b] = [await save.list(stage), await save.list(stage)];
    return { path: `/api/v1/lists/compare?a=${a.id}&b=${b.shareId}` };
  },
  bulkLists: async (stage) => {
    const [a, b] = [await save.list(stage), await save.list(stage)];
    return { path: '/api/v1/lists/bulk', body: { do: 'put', ids: [a.id, b.id], addTags: ['league'] } };
  },
  exportLists: async (stage) => {
    const [a, b] = [await save.list(stage), await save.list(stage)];
    return { path: `/api/v1/lists/export?ids=${a.id},${b.id}&format=text` };
  },
  listSearches: () => ({ path: '/api/v1/searches?limit=2' }),
  createSearch: () => ({ path: '/api/v1/searches', body: { name: 'Mine', query: 'legal:yes -archived' } }),
  getSearch: async (stage) => ({ path: await saveSearch(stage) }),
  deleteSearch: async (stage) => ({ path: await saveSearch(stage) }),
  listComments: async (stage) => ({ path: `/api/v1/comments?list=${(await save.list(stage)).id}` }),
  createComment: ({ system }) => ({
    path: '/api/v1/comments',
    body: { system: system.slug, entry: system.entries[0]!.id, text: 'Worth its price.' },
  }),
  getComment: async (stage) => ({ path: await saveComment(stage) }),
  deleteComment: async (stage) => ({ path: await saveComment(stage) }),
  openComments: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}/comments`, { open: false }),
  importList: ({ list }) => ({ path: '/api/v1/lists/import', body: { text: JSON.stringify(list) } }),
};

const saveSearch = ({ world, ann }: Stage): Promise<string> =>
  locationOf(ask(world, 'POST', '/api/v1/searches', { as: ann, body: { name: 'Mine', query: 'legal:no' } }));

const saveComment = async (stage: Stage): Promise<string> => {
  const { id } = await save.list(stage);
  return locationOf(
    ask(stage.world, 'POST', '/api/v1/comments', { as: stage.ann, body: { list: id, text: 'To do.' } }),
  );
};
