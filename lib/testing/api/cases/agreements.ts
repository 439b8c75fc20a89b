import { remove, save, saved, type Cases } from '../stage';

/** Agreements and custom cards. */
export const agreementCases: Cases = {
  listAgreements: (stage) => saved(save.agreement(stage), () => '/api/v1/agreements'),
  createAgreement: ({ agreement }) => ({ path: '/api/v1/agreements', body: agreement }),
  getAgreement: (stage) => saved(save.agreement(stage), (id) => `/api/v1/agreements/${id}`),
  updateAgreement: (stage) =>
    saved(save.agreement(stage), (id) => `/api/v1/agreements/${id}`, { ...stage.agreement, name: 'Theirs' }),
  deleteAgreement: (stage) => saved(save.agreement(stage), (id) => `/api/v1/agreements/${id}`),
  restoreAgreement: async (stage) => ({
    path: `/api/v1/agreements/${await remove(stage, 'agreements', await save.agreement(stage))}/restore`,
  }),
  forkAgreement: (stage) =>
    saved(save.agreement(stage), (id) => `/api/v1/agreements/${id}/forks`, { name: 'A fork' }),
  publishAgreement: (stage) =>
    saved(save.agreement(stage), (id) => `/api/v1/agreements/${id}/publication`, { published: true }),
  listPublished: () => ({ path: '/api/v1/agreements/public?sort=used&q=level' }),
  listAgreementVersions: (stage) => saved(save.agreement(stage), (id) => `/api/v1/agreements/${id}/versions`),
  getAgreementVersion: (stage) => saved(save.agreement(stage), (id) => `/api/v1/agreements/${id}/versions/1`),

  diffAgreement: (stage) => saved(save.agreement(stage), (id) => `/api/v1/agreements/${id}/diff?from=1&to=1`),
  agreementEffects: (stage) =>
    saved(save.agreement(stage), (id) => `/api/v1/agreements/${id}/effects?from=1&to=1`),
  checkAgreement: ({ agreement }) => ({ path: '/api/v1/agreements/check', body: agreement }),
  readAgreement: ({ system }) => ({
    path: '/api/v1/agreements/read',
    body: { system: system.slug, text: '# Ours\nlevel total: 400' },
  }),

  listCards: (stage) => saved(save.card(stage), () => '/api/v1/cards'),
  createCard: ({ card }) => ({ path: '/api/v1/cards', body: card }),
  getCard: (stage) => saved(save.card(stage), (id) => `/api/v1/cards/${id}`),
  updateCard: (stage) =>
    saved(save.card(stage), (id) => `/api/v1/cards/${id}`, {
      ...stage.card,
      card: { ...stage.card.card, name: 'Another name' },
    }),
  deleteCard: (stage) => saved(save.card(stage), (id) => `/api/v1/cards/${id}`),
  restoreCard: async (stage) => ({
    path: `/api/v1/cards/${await remove(stage, 'cards', await save.card(stage))}/restore`,
  }),
};
