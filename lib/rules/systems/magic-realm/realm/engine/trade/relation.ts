import { printedRelation } from '../../../abilities';
import { relations, type Relation, type Trader } from '../../../catalogue/vocabulary';
import { tasks } from '../../../tasks';
import { characterOf } from '../kit';
import { playerOf } from '../movers/individuals';
import type { RealmState, Who } from '../state';

/** Levels by which the partners of a campaign are friendlier. (MR-B50) */
const PARTNERS = 2;

/** How a trader meets him: as printed, from level 3 on, less what he owes for boons and what they bear him; a campaign has partners and foes. (MR-B42, MR-B43, MR-B50) */
export function relationTo(s: RealmState, seat: Who, trader: Trader): Relation {
  // Who deals for somebody is met as he is.
  const who = s.who[playerOf(s, seat)]!;
  const printed = printedRelation(characterOf(who), who.level, s.game.house, trader);
  let at = relations.indexOf(printed) + (who.owes[trader] ?? 0) + (who.esteem[trader] ?? 0);
  for (const { id } of who.tasks) {
    const effect = tasks.get(id)?.effect;
    if (effect?.kind !== 'campaign') continue;
    if (effect.foes !== 'dragons' && effect.foes.some((foe) => foe === trader)) return 'enemy';
    if (effect.partners.some((partner) => partner === trader)) at -= PARTNERS;
  }
  return relations[Math.max(0, Math.min(relations.length - 1, at))]!;
}
