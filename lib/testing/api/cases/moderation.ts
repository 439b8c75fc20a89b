import { save, type Case, type Cases, type Stage } from '../stage';
import { ask } from '../world';

const REPORTS = '/api/v1/moderation/reports';
const CASES = '/api/v1/moderation/cases';
const ACTS = '/api/v1/moderation/acts';

/** Reports, and what moderators do. */
export const moderationCases: Cases = {
  listReports: () => ({ path: REPORTS }),
  reportThing: async (stage) => {
    const { shareId } = await save.list(stage);
    return { path: `${REPORTS}/list/${shareId}`, body: { reason: 'spam', words: 'Buy!' }, as: stage.bob };
  },
  withdrawReport: async (stage) => ({ path: `${REPORTS}/list/${await reported(stage)}`, as: stage.bob }),
  listActsOnOwn: () => ({ path: '/api/v1/moderation/mine' }),
  listCases: (stage) => byModerator(stage, { path: `${CASES}?state=open` }),
  getCase: async (stage) => byModerator(stage, { path: `${CASES}/list/${await reported(stage)}` }),
  listActs: (stage) => byModerator(stage, { path: ACTS }),
  act: async (stage) =>
    byModerator(stage, {
      path: ACTS,
      body: { kind: 'list', thing: await reported(stage), action: 'keep', because: 'It is harmless.' },
    }),
  getAct: async (stage) => {
    const as = await stage.world.moderator();
    const body = { kind: 'list', thing: await reported(stage), action: 'hide', because: 'It is spam.' };
    const done = await ask(stage.world, 'POST', ACTS, { as, body });
    return { path: done.headers.get('location')!, as };
  },
};

const byModerator = async ({ world }: Stage, made: Case): Promise<Case> => ({
  ...made,
  as: await world.moderator(),
});

/** Share id of a list of Ann's that Bob reported. */
async function reported(stage: Stage): Promise<string> {
  const { shareId } = await save.list(stage);
  const body = { reason: 'spam', words: 'Buy!' };
  const made = await ask(stage.world, 'PUT', `${REPORTS}/list/${shareId}`, { as: stage.bob, body });
  if (made.status !== 200) throw new Error(`not reported: ${made.status} ${made.text}`);
  return shareId;
}
