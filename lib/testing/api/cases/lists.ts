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
  publishList: (stage) =>
    saved(save.list(stage), (id) => `/api/v1/lists/${id}/publication`, {
      published: true,
      writeUp: 'Wait.\n\nThen strike.',
    }),
  likeList: async (stage) => ({ path: await published(stage), as: stage.bob }),
  unlikeList: async (stage) => ({ path: await published(stage), as: stage.bob }),
  listPublishedLists: () => ({ path: '/api/v1/lists/public?sort=liked&likedByMe=true&entry=krag&q=krag' }),
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
  listShared: () => ({ path: '/api/v1/lists/shared?limit=2' }),
  getEditors: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}/editors`),
  inviteEditors: (stage) =>
    saved(save.list(stage), (id) => `/api/v1/lists/${id}/editors`, { invite: 'suggest' }),
  watchList: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}/events?seconds=0`),
  putEditor: async (stage) => ({ path: await joined(stage), body: { role: 'suggest' } }),
  removeEditor: async (stage) => ({ path: await joined(stage) }),
  getInvitation: async (stage) => ({ path: await invited(stage, (await save.list(stage)).id) }),
  acceptInvitation: async (stage) => ({ path: await invited(stage, (await save.list(stage)).id) }),
  listSuggestions: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}/suggestions?open=true`),
  createSuggestion: (stage) =>
    saved(save.list(stage), (id) => `/api/v1/lists/${id}/suggestions`, suggestion(stage)),
  getSuggestion: async (stage) => ({ path: await suggest(stage) }),
  decideSuggestion: async (stage) => ({
    path: await suggest(stage),
    body: { do: 'accept', version: 1, list: { ...stage.list, name: 'As suggested' } },
  }),
  withdrawSuggestion: async (stage) => ({ path: await suggest(stage) }),
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

/** A list of Ann's that everybody finds. @returns where it is liked */
const published = async (stage: Stage): Promise<string> => {
  const { id, shareId } = await save.list(stage);
  const body = { published: true };
  await ask(stage.world, 'PUT', `/api/v1/lists/${id}/publication`, { as: stage.ann, body });
  return `/api/v1/lists/${shareId}/like`;
};

const saveSearch = ({ world, ann }: Stage): Promise<string> =>
  locationOf(ask(world, 'POST', '/api/v1/searches', { as: ann, body: { name: 'Mine', query: 'legal:no' } }));

const saveComment = async (stage: Stage): Promise<string> => {
  const { id } = await save.list(stage);
  return locationOf(
    ask(stage.world, 'POST', '/api/v1/comments', { as: stage.ann, body: { list: id, text: 'To do.' } }),
  );
};

/** Opens a list of Ann's to others. @returns where its invitation stands */
export const invited = async ({ world, ann }: Stage, id: string, role = 'edit'): Promise<string> => {
  const open = await ask(world, 'PUT', `/api/v1/lists/${id}/editors`, { as: ann, body: { invite: role } });
  return `/api/v1/lists/invitations/${(open.json as { invite: { code: string } }).invite.code}`;
};

/** A list of Ann's that somebody came to work on. @returns where that editor stands */
const joined = async (stage: Stage): Promise<string> => {
  const { id } = await save.list(stage);
  const path = await invited(stage, id);
  await ask(stage.world, 'POST', path, { as: await stage.world.person(`editor-${crypto.randomUUID()}`) });
  const { json } = await ask(stage.world, 'GET', `/api/v1/lists/${id}/editors`, { as: stage.ann });
  return `/api/v1/lists/${id}/editors/${(json as { editors: { id: string }[] }).editors[0]!.id}`;
};

const suggestion = ({ list }: Stage) => ({ base: 1, list: { ...list, name: 'Rather so' }, note: 'Shorter.' });

const suggest = async (stage: Stage): Promise<string> => {
  const { id } = await save.list(stage);
  const path = `/api/v1/lists/${id}/suggestions`;
  return locationOf(ask(stage.world, 'POST', path, { as: stage.ann, body: suggestion(stage) }));
};
