import { withPowers } from '../../../kernel/catalogue/tag-powers';
import { artifacts } from './artifacts';
import { domains } from './domains';
import type { CardEntry, SsEntry } from './entry';
import { markers } from './markers';
import { figures, pieces } from './pieces';
import { powersOf } from './powers';
import { potions, scrolls } from './scrolls-and-potions';
import { deathSpells, magicSpells, pieceSpells, rockSpells, spellTraps } from './spells';
import { weapons } from './weapons';

const printed: readonly CardEntry[] = [
  ...artifacts,
  ...weapons,
  ...rockSpells,
  ...deathSpells,
  ...pieceSpells,
  ...magicSpells,
  ...spellTraps,
  ...scrolls,
  ...potions,
];

/** The 63 cards, in the order of the printed sheet. */
export const cards: readonly CardEntry[] = withPowers(
  [...printed].sort((a, b) => (a.rules[0]! < b.rules[0]! ? -1 : 1)),
  powersOf,
);

export { domains, figures, markers, pieces };

export const entries: readonly SsEntry[] = [...cards, ...pieces, ...figures, ...markers, ...domains];
