import { loadSystems } from '../index';
import { catalogueConforms } from './catalogue';
import { guidesConform } from './guides';
import { insightsConform } from './insights';
import { listsConform } from './lists';
import { repairsConform } from './repairs';
import { rulebookConforms } from './rulebook';
import { textConforms } from './text';

for (const system of await loadSystems()) {
  catalogueConforms(system);
  rulebookConforms(system);
  listsConform(system);
  textConforms(system);
  repairsConform(system);
  insightsConform(system);
  guidesConform(system);
}
