import type { Back } from '../../kernel/catalogue/face';

/** All cards of an army look alike from behind: what has not been seen yet lies face down (MMS-064). */
export const back = (): Back => ({
  kind: 'common',
  tone: 'ember',
  icon: 'crossed-swords',
  words: 'Magic, Monsters and Swords',
});
