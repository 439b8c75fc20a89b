import type { Finding } from '../../../../kernel/verdict/legality';
import type { House } from '../../house';
import { sheetOf, type CharacterView, type RealmList } from '../../sheet';

/** The character whom a finding is about; undefined where he has gone. */
export const whoIn = (list: RealmList, finding: Finding, house: House): CharacterView | undefined =>
  sheetOf(list, house).characters.find(({ at }) => at === finding.entries?.[0]);
