import { z } from 'zod';
import { certain, complement, sum, never, type Fraction } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { cardField } from '../../../kernel/own/own-fields';
import { monsters } from '../catalogue';
import { repositioning } from '../catalogue/combat-tables';
import { of, product } from '../reckon/exact';
import { TACTICS } from '../reckon/round';
import { idsOf, namesOf } from './roller';
import { outcome, percent, possible } from './words';

const turnsOver = ({ vulnerability }: (typeof monsters)[number]): boolean =>
  vulnerability === 'M' || vulnerability === 'H';

const HitQuestion = z.strictObject({
  monster: idsOf(monsters)
    .default('wolf-a')
    .meta(cardField({ title: 'Monster', labels: namesOf(monsters) })),
  dark: z.boolean().default(false).meta({ title: 'It begins dark or red side up' }),
  attackTime: z.int().min(0).max(12).default(4).meta({
    title: 'Time of your attack',
    description: 'Of the weapon or else of the FIGHT chit; 0 for a prepared spell',
  }),
  moveTime: z.int().min(0).max(12).default(4).meta({
    title: 'Time of your maneuver',
    description: 'Of the MOVE chit or horse',
  }),
});
type HitQuestion = z.output<typeof HitQuestion>;

/** One way of the dice: which side is up, and whether its box is that of the attack and that of the maneuver. */
interface Way {
  readonly isDark: boolean;
  readonly matchesAttack: boolean;
  readonly matchesManeuver: boolean;
  readonly chance: Fraction;
}

/** Attack and maneuver are in different directions: the first box and the second. (MR-156, MR-157) */
function ways(isDark: boolean, turns: boolean): readonly Way[] {
  const sides: readonly (readonly [boolean, Fraction])[] = turns
    ? [
        [isDark, complement(TACTICS)],
        [!isDark, TACTICS],
      ]
    : [[isDark, certain]];
  return repositioning.flatMap(([box]) =>
    sides.map(([dark, chance]) => ({
      isDark: dark,
      matchesAttack: box === 0,
      matchesManeuver: box === 1,
      chance: product(chance, of(1, 6)),
    })),
  );
}

/** Whether each hits the other, by match or by undercut. (MR-161, MR-162) */
function solveHit(q: HitQuestion): Chances {
  const monster = monsters.find(({ id }) => id === q.monster)!;
  const all = ways(q.dark, turnsOver(monster)).map(({ isDark, matchesAttack, matchesManeuver, chance }) => {
    const side = isDark ? monster.dark : monster.light;
    return {
      chance,
      isDark,
      youHit: matchesAttack || q.attackTime < side.moveTime,
      itHits: side.attack !== 'NONE' && (matchesManeuver || side.attackTime < q.moveTime),
    };
  });
  const among = (wanted: (way: (typeof all)[number]) => boolean): Fraction =>
    all.reduce((found, way) => (wanted(way) ? sum(found, way.chance) : found), never);
  const { name } = monster;
  const turned = among(({ isDark }) => isDark !== q.dark);
  return {
    outcomes: possible([
      outcome(
        'only-you',
        `only you hit the ${name}`,
        among((way) => way.youHit && !way.itHits),
      ),
      outcome(
        'both',
        'both hit',
        among((way) => way.youHit && way.itHits),
      ),
      outcome(
        'only-it',
        `only the ${name} hits`,
        among((way) => !way.youHit && way.itHits),
      ),
      outcome(
        'neither',
        'nobody hits',
        among((way) => !way.youHit && !way.itHits),
      ),
    ]),
    explained: `You hit the ${name} ${percent(among(({ youHit }) => youHit))}, and it hits you ${percent(among(({ itHits }) => itHits))}: by a match of directions, one chance in three for each, or by being faster. ${turned.top === 0n ? 'It keeps its side.' : `It shows its other side ${percent(turned)}.`}`,
  };
}

export const hitChance = defineSituation<HitQuestion>({
  kind: 'hit',
  title: 'Hitting and being hit',
  explains:
    'Whether an attack and a monster hit each other after repositioning, for an attack and a maneuver in two different directions.',
  rules: ['MR-156', 'MR-157', 'MR-158', 'MR-161', 'MR-162', 'MR-table-repositioning', 'MR-table-tactics'],
  schema: HitQuestion,
  example: HitQuestion.parse({ monster: 'wolf-a', attackTime: 3, moveTime: 4 }),
  solve: solveHit,
});
