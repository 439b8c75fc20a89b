import { z } from 'zod';
import { atLeast, certain, complement, never, sum, type Fraction } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { cardField } from '../../../kernel/own/own-fields';
import { listed } from '../../../kernel/words/words';
import { mapChits, tiles } from '../catalogue';
import { of, product } from '../reckon/exact';
import { namesOf } from './roller';
import { outcome, percent, possible } from './words';

const dealt = mapChits.filter(({ chit }) => chit === 'sound' || chit === 'site');
/** Chits of the Lost City and of the Lost Castle each. (MR-B08) */
const LOST = 5;

const places = ['cave', 'mountain', 'lost-city', 'lost-castle'] as const;

const MapChitsQuestion = z.strictObject({
  place: z
    .enum(places)
    .default('cave')
    .meta(
      cardField({
        title: 'Place',
        description: 'One tile or box into which nobody has looked, and of which nothing is known',
        labels: {
          cave: 'A cave tile',
          mountain: 'A mountain tile, or Deep Woods',
          'lost-city': 'The Lost City',
          'lost-castle': 'The Lost Castle',
        },
      }),
    ),
  wanted: z
    .array(z.enum(dealt.map(({ id }) => id)))
    .min(1)
    .max(dealt.length)
    .default(['site-hoard'])
    .meta(cardField({ title: 'Wanted chits', labels: namesOf(dealt) })),
});
type MapChitsQuestion = z.output<typeof MapChitsQuestion>;

const tilesOf = (letter: 'C' | 'M'): number => tiles.filter((tile) => tile.letter === letter).length;

/** Where sites and sounds lie before anybody has looked: five in each lost place, one chit in each tile. (MR-B08) */
function solveMapChits({ place, wanted }: MapChitsQuestion): Chances {
  const n = new Set(wanted).size;
  const inLost = atLeast(1, n, dealt.length, LOST);
  const isTile = place === 'cave' || place === 'mountain';
  const lost = of(1, tilesOf(place === 'cave' ? 'C' : 'M'));
  const byItself: Fraction = isTile ? product(complement(lost), of(n, dealt.length)) : never;
  const within = product(isTile ? lost : certain, inLost);
  const there = sum(byItself, within);
  const names = listed(
    dealt.filter(({ id }) => wanted.includes(id)).map(({ name }) => name),
    'or',
  );
  const city = place === 'cave' || place === 'lost-city' ? 'Lost City' : 'Lost Castle';
  return {
    outcomes: possible([
      outcome('there', 'it is the chit of the tile', byItself),
      outcome('within', `one of them is in the ${city}${isTile ? ', which is in the tile' : ''}`, within),
      outcome('elsewhere', 'none of them is there', complement(there)),
    ]),
    explained: `${names}: in ${isTile ? `one ${place} tile` : `the ${city}`} ${percent(there)}${isTile ? `, of which in the ${city} ${percent(within)}` : ''}.`,
  };
}

export const mapChitsThere = defineSituation<MapChitsQuestion>({
  kind: 'map-chits',
  title: 'Sites and sounds of a tile',
  explains:
    'Whether a wanted site or sound lies in a tile or a lost place, while all of them are still face down.',
  rules: ['MR-B08', 'MR-B48'],
  schema: MapChitsQuestion,
  example: MapChitsQuestion.parse({ place: 'cave', wanted: ['site-hoard', 'site-lair'] }),
  solve: solveMapChits,
});
