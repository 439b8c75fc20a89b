import { artifacts } from './artifacts';
import type { MmsCard } from './card';
import { characters } from './characters';
import { defense } from './defense';
import { makeCard } from './make-card';
import { modifications } from './modifications';
import { powersOf } from './powers';
import { terrain } from './terrain';

/** The whole deck: 118 cards, 25 of them named in the rules. */
export const cards: readonly MmsCard[] = [
  ...characters,
  ...artifacts,
  ...modifications,
  ...terrain,
  ...defense,
].map((row) => makeCard(row, powersOf));
