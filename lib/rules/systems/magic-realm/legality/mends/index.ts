import type { RealmMend } from '../../sheet';
import * as chits from './chits';
import * as hires from './hires';
import * as items from './items';
import { somebody } from './somebody';
import * as tasks from './tasks';

/** Mends by the code of their check. They come with the whole system: nobody needs one before he has put a hand to his list. */
export const mends: Readonly<Record<string, RealmMend>> = {
  'MR-L01': somebody,
  'MR-L24': chits.enchantedChits,
  'MR-L25': chits.lastMagicChit,
  'MR-L30': items.oneWeapon,
  'MR-L31': items.oneArmor,
  'MR-L32': items.oneHorse,
  'MR-L33': items.oneBoots,
  'MR-L34': items.oneGloves,
  'MR-L35': items.activeSources,
  'MR-L36': items.packed,
  'MR-L37': chits.chitStates,
  'MR-L40': hires.oneEmployer,
  'MR-L41': hires.hireTerm,
  'MR-L43': tasks.oneCampaign,
  'MR-L44': tasks.noTask,
  'MR-L45': tasks.noFoe,
};
