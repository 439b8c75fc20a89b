import { artifacts } from './artifacts';
import { domains } from './domains';
import type { CardEntry, SsEntry } from './entry';
import { markers } from './markers';
import { figures, pieces } from './pieces';
import { potions, scrolls } from './scrolls-and-potions';
import { deathSpells, magicSpells, pieceSpells, rockSpells, spellTraps } from './spells';
import { weapons } from './weapons';

/** The 63 cards, in the order of the printed sheet. */
export const cards: readonly CardEntry[] = [
  ...artifacts,
  ...weapons,
  ...rockSpells,
  ...deathSpells,
  ...pieceSpells,
  ...magicSpells,
  ...spellTraps,
  ...scrolls,
  ...potions,
].sort((a, b) => a.rules[0]!.localeCompare(b.rules[0]!));

export { domains, figures, markers, pieces };

export const entries: readonly SsEntry[] = [...cards, ...pieces, ...figures, ...markers, ...domains];
