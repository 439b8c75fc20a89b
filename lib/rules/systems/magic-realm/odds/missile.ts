import { certain, complement, never, sum, type Fraction } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { counted } from '../../../kernel/words/words';
import { armor } from '../catalogue';
import { strengthNames, strengths, type Strength } from '../catalogue/vocabulary';
import { inTries, type Roll } from '../reckon/dice';
import { product } from '../reckon/exact';
import { level, missileHarms, missileKills, type Blow } from '../reckon/harm';
import { MissileQuestion, missiles, targets, type Target } from './missile-asked';
import { nameOf, rollWords } from './roller';
import { gathered, outcome, percent, possible, spreadLine } from './words';

type ArmorState = 'intact' | 'damaged' | 'gone';
/** A character after some hits. */
interface Victim {
  readonly isDead: boolean;
  readonly wounds: number;
  readonly armor: ArmorState;
}

/** One hit on a character, by its strength in levels. (MR-173, MR-174, MR-176, MR-177, MR-B58) */
export function hit(
  victim: Victim,
  bare: number,
  met: number,
  vulnerability: Strength,
  weight: Strength,
): Victim {
  if (victim.isDead) return victim;
  const { armor: state, wounds } = victim;
  if (state === 'gone') {
    if (bare >= level(vulnerability)) return { ...victim, isDead: true };
    return bare > level('N') ? { ...victim, wounds: wounds + 1 } : victim;
  }
  if (met > level('T')) return { ...victim, isDead: true };
  const wounded = met >= level('M') ? wounds + 1 : wounds;
  if (met < level(weight)) return { ...victim, wounds: wounded };
  const isDestroyed = met > level(weight) || state === 'damaged';
  return { ...victim, wounds: wounded, armor: isDestroyed ? 'gone' : 'damaged' };
}

/** All that several hits, one after the other, may do to a character. */
function victims(
  blow: Blow,
  roll: Roll,
  vulnerability: Strength,
  worn: { readonly weight: Strength; readonly isDamaged: boolean } | undefined,
  shots: number,
): ReadonlyMap<string, Fraction> {
  const harms = missileHarms(blow, false, roll).map(({ levels, chance }, i) => ({
    bare: levels,
    met: missileHarms(blow, true, roll)[i]!.levels,
    chance,
  }));
  const start: Victim = {
    isDead: false,
    wounds: 0,
    armor: worn ? (worn.isDamaged ? 'damaged' : 'intact') : 'gone',
  };
  let now: ReadonlyMap<string, Fraction> = new Map([[JSON.stringify(start), certain]]);
  for (let i = 0; i < shots; i++)
    now = gathered(
      [...now].flatMap(([victim, chance]) =>
        harms.map(
          ({ bare, met, chance: one }) =>
            [
              JSON.stringify(
                hit(JSON.parse(victim) as Victim, bare, met, vulnerability, worn?.weight ?? 'N'),
              ),
              product(chance, one),
            ] as const,
        ),
      ),
    );
  return now;
}

/** Strengths by name, past the greatest as one. */
const strengthWord = (levels: number): string =>
  levels > level('T') ? 'more than tremendous' : strengthNames[strengths[Math.max(0, levels)]!];

function againstDenizen(q: MissileQuestion, target: Target, blow: Blow, roll: Roll): Chances {
  const one = missileKills(blow, target.vulnerability, target.armored, roll);
  const kills = inTries(one, q.shots);
  const strengthsOf = gathered(
    missileHarms(blow, target.armored, roll).map(
      ({ levels, chance }) => [Math.max(0, levels), chance] as const,
    ),
  );
  const best = Math.max(
    ...[...strengthsOf].filter(([, chance]) => chance.top > 0n).map(([levels]) => levels),
  );
  return {
    outcomes: possible([
      outcome('killed', `the ${target.name} is killed`, kills),
      outcome('unharmed', `the ${target.name} is unharmed`, complement(kills)),
    ]),
    explained: `${rolled(q, roll)}: the ${target.name} dies of ${strengthNames[target.vulnerability]} harm${target.armored ? ', its armor takes one star away' : ''}, and the best roll gives ${strengthWord(best)}. ${q.shots === 1 ? 'A hit kills' : `${counted(q.shots, 'hit')} kill`} ${percent(kills)}.`,
    spreads: [spreadLine('Levels of harm above negligible', strengthsOf)],
  };
}

/** `A roll of the Elf for Light Bow, with one die`. */
const rolled = (q: MissileQuestion, roll: Roll, at = ''): string => {
  const { name, isOwn } = missiles.find(({ id }) => id === q.attack)!;
  const by = isOwn && q.who !== 'anybody' ? ` of ${nameOf(q).replace('The', 'the')}` : '';
  return `A roll${by} for ${name}${at}, ${rollWords(roll)}`;
};

const armorWords: Readonly<Record<ArmorState, string>> = {
  intact: 'the armor is intact',
  damaged: 'the armor is damaged',
  gone: 'the armor is destroyed',
};

function againstCharacter(q: MissileQuestion, target: Target, blow: Blow, roll: Roll): Chances {
  const counter = armor.find(({ id }) => id === q.armor);
  const worn = counter && { weight: counter.weight, isDamaged: q.armorDamaged };
  const ends = [...victims(blow, roll, target.vulnerability, worn, q.shots)].map(
    ([victim, chance]) => [JSON.parse(victim) as Victim, chance] as const,
  );
  const among = (wanted: (victim: Victim) => boolean): Fraction =>
    ends.reduce((all, [victim, chance]) => (wanted(victim) ? sum(all, chance) : all), never);
  const words = ({ isDead, wounds, armor: state }: Victim): readonly [string, string] =>
    isDead
      ? ['killed', `the ${target.name} is killed`]
      : [
          worn ? `wounds-${wounds}-${state}` : `wounds-${wounds}`,
          `${wounds === 0 ? 'no wound' : counted(wounds, 'wound')}${worn ? `, ${armorWords[state]}` : ''}`,
        ];
  const outcomes = gathered(ends.map(([victim, chance]) => [words(victim).join('|'), chance] as const));
  return {
    outcomes: possible(
      [...outcomes].map(([both, chance]) => {
        const [key = '', said = ''] = both.split('|');
        return outcome(key, said, chance);
      }),
    ),
    explained: `${rolled(q, roll, ` at the ${target.name}${counter ? ` behind the ${counter.name}` : ''}`)}: ${counted(q.shots, 'hit')} kill${q.shots === 1 ? 's' : ''} ${percent(among(({ isDead }) => isDead))}, and wound${q.shots === 1 ? 's' : ''} without killing ${percent(among(({ isDead, wounds }) => !isDead && wounds > 0))}.`,
    spreads: [
      spreadLine(
        'Wounds of one who lives or dies',
        gathered(ends.map(([{ wounds }, chance]) => [wounds, chance] as const)),
      ),
    ],
  };
}

/** What a missile that hits does, by the roll on the Missile table. (MR-172 to MR-178) */
function solveMissile(q: MissileQuestion): Chances {
  const shot = missiles.find(({ id }) => id === q.attack)!;
  const target = targets.find(({ id }) => id === q.target)!;
  const blow = shot.blow(q.alerted);
  if (!blow)
    return {
      outcomes: [outcome('unharmed', `the ${target.name} is unharmed`, certain)],
      explained: `The ${shot.name} does not attack with this side up.`,
    };
  const roll = shot.roll(q);
  return target.isCharacter ? againstCharacter(q, target, blow, roll) : againstDenizen(q, target, blow, roll);
}

export const missile = defineSituation<MissileQuestion>({
  kind: 'missile',
  title: 'Harm of a missile that hits',
  explains:
    'The Missile table raises or lowers the strength of an attack that hit: whether it kills, wounds or does nothing.',
  rules: ['MR-170', 'MR-172', 'MR-173', 'MR-174', 'MR-176', 'MR-177', 'MR-178', 'MR-R30', 'MR-B56', 'MR-B58'],
  schema: MissileQuestion,
  example: MissileQuestion.parse({ attack: 'light-bow', who: 'elf', target: 'giant' }),
  about: ({ id }) =>
    missiles.some((one) => one.id === id)
      ? { attack: id }
      : targets.some((one) => one.id === id && !one.isCharacter)
        ? { target: id }
        : undefined,
  solve: solveMissile,
});
