import type { Finding } from '../../../kernel/verdict/legality';
import { usesOf, type ArmyCheck } from '../army';
import { isAttachment } from '../catalogue/card';
import { designate, isDesignated } from '../designate';
import { NONE } from './none';

/**
 * Repeated uses need designations of their own. In a list it is a note, for the layout needs them; a carried card goes by
 * the designation of its bearer.
 */
export const designations: ArmyCheck = {
  code: 'MMS-L04',
  title: 'Designations of repeated cards',
  stage: 'list',
  severity: 'note',
  rules: ['MMS-032', 'MMS-033'],
  find(army) {
    let found: Finding[] | undefined;
    const { cards, uses } = usesOf(army);
    for (let i = 0; i < cards.length; i++) {
      if (uses[i]! < 2) continue;
      const card = cards[i]!;
      const lines = army.lines.filter(({ entry }) => entry === card);
      const standing = lines.reduce((sum, { count }) => sum + count, 0);
      if (standing > 1 && !isDesignated(lines))
        (found ??= []).push({
          facts: { card: card.name, uses: standing },
          entries: lines.map(({ at }) => at),
        });
    }
    return found ?? NONE;
  },
  mend: (army) => [{ label: 'Designate repeated cards A, B, C …', entries: designate(army.list.entries) }],
};

/** One blank card for every further use, and one more tile if it stands on the mat. */
export const blankCards: ArmyCheck = {
  code: 'MMS-L27',
  title: 'Blank cards needed',
  stage: 'list',
  severity: 'note',
  rules: ['MMS-032', 'MMS-033'],
  find(army) {
    let blanks = 0;
    let tiles = 0;
    const { cards, uses } = usesOf(army);
    for (let i = 0; i < cards.length; i++) {
      const further = uses[i]! - 1;
      blanks += further;
      if (further > 0 && !isAttachment(cards[i]!)) tiles += further;
    }
    return blanks === 0 ? NONE : [{ facts: { blanks, tiles } }];
  },
};
