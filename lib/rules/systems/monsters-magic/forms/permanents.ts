import { budget } from '../../../kernel/verdict/legality';
import type { Dice } from '../../../kernel/game/dice';
import type { Choice, Field } from '../../../kernel/list/field';
import type { DrawnForm } from '../../../kernel/system';
import { capital } from '../../../kernel/words/words';
import { isAlly, type Ally, type MmEntry } from '../catalogue/entry';
import { figureTypes, plurals, structures, terrains } from '../catalogue/vocabulary';
import type { MmHouse } from '../house';
import { cardCount, copyLimit, levelTotal } from '../legality/count';
import type { MmTerms } from '../legality/types';
import type { MmOptions } from '../options';
import { asEntries, isCoherent, levelsOf, permittedCards } from './pool';

const DEALS = 40;

const choices = (words: readonly string[], label: (word: string) => string = capital): readonly Choice[] =>
  words.map((value) => ({ value, label: label(value) }));

const fields: readonly Field[] = [
  {
    path: ['renounces'],
    label: 'Figures that this player will not use',
    help: 'Cards that only help these are noted.',
    group: 'What matters here',
    input: 'choices',
    choices: choices(figureTypes, (type) => capital(plurals[type as (typeof figureTypes)[number]])),
  },
  {
    path: ['absentTerrain'],
    label: 'Terrains missing on this board',
    group: 'What matters here',
    input: 'choices',
    choices: choices(terrains),
  },
  {
    path: ['absentStructures'],
    label: 'Structures missing on this board',
    group: 'What matters here',
    input: 'choices',
    choices: choices(structures),
  },
];

/** One hand as this mode finds it: the cards dealt, and the best of them kept where the player may keep the best. */
function deal(
  dice: Dice,
  pool: readonly Ally[],
  { permanentsMode, permanentsCount, dealCount }: MmHouse,
): readonly Ally[] {
  const dealt = dice.shuffle(pool);
  switch (permanentsMode) {
    case 'dealt':
    case 'choose':
    case 'preset':
      return dealt.slice(0, permanentsCount);
    // A draft shows a player two cards more than he keeps, less one with every pass: he takes the dearest he sees.
    case 'draft': {
      const kept: Ally[] = [];
      for (let i = 0; i < permanentsCount; i++) {
        const seen = dealt
          .splice(0, Math.min(dealt.length, permanentsCount + 2 - i))
          .sort((a, b) => b.cost - a.cost);
        const first = seen.shift();
        if (first) kept.push(first);
        dealt.push(...seen);
      }
      return kept;
    }
    case 'dealNkeep':
      return dealt
        .slice(0, dealCount)
        .sort((a, b) => b.cost - a.cost)
        .slice(0, permanentsCount);
  }
}

function drawPermanents(dice: Dice, house: MmHouse, terms: MmTerms): readonly Ally[] | undefined {
  const { permanentsCount, permanentsLevelTotal: limit } = house;
  const pool = permittedCards(house, terms).flatMap((card) => Array<Ally>(copyLimit(house)).fill(card));
  if (pool.length < permanentsCount) return undefined;
  if (limit === null) return deal(dice, pool, house);
  // The cheapest row shows whether any fits; among many deals the dearest that fits is kept.
  let best = dice
    .shuffle(pool)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, permanentsCount);
  if (levelsOf(best) > limit) return undefined;
  for (let i = 0; i < DEALS && levelsOf(best) < limit; i++) {
    const next = deal(dice, pool, house);
    if (levelsOf(next) <= limit && levelsOf(next) > levelsOf(best)) best = [...next];
  }
  return best;
}

/** The permanents of one player (MM-051, MM-066). */
export const permanentsForm: DrawnForm<MmEntry, MmHouse, MmOptions> = {
  id: 'permanents',
  name: 'Permanents',
  explains:
    'The cards that lie face up before one player for the whole game: dealt by chance, or drafted, chosen or preset as agreed.',
  provenance: 'printed',
  draws: true,
  guide: { label: 'Deal', load: () => import('../guide/permanents').then((m) => m.permanentsGuide) },
  start: () => ({ entries: [], options: { form: 'permanents' } }),
  accepts: isAlly,
  fields: () => fields,
  budget: ({ lines }, { permanentsLevelTotal, permanentsCount }) =>
    permanentsLevelTotal === null
      ? budget('card', cardCount(lines), permanentsCount)
      : budget('level', levelTotal(lines), permanentsLevelTotal),
  tallies: ({ lines }, { permanentsLevelTotal, permanentsCount }) => [
    permanentsLevelTotal === null
      ? budget('level', levelTotal(lines))
      : budget('card', cardCount(lines), permanentsCount),
  ],
  costOf: (entry, { permanentsLevelTotal }) =>
    isAlly(entry) ? (permanentsLevelTotal === null ? 1 : entry.cost) : undefined,
  pricedIn: 'level',
  random(dice, house, terms) {
    const cards = isCoherent(house) ? drawPermanents(dice, house, terms) : undefined;
    return cards && { entries: asEntries(cards), options: { form: 'permanents' } };
  },
};
