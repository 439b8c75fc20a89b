import { asPercent, type Fraction } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { counted, listed } from '../../../kernel/words/words';
import { chanceThat, roundOutcomes, type Outcome } from '../reckon/round';
import { faultsOf, foeOf, foes, plotOf, RoundQuestion, wornBy } from './round-asked';
import { gathered, outcome, percent, possible, spreadLine } from './words';

interface End {
  readonly key: string;
  readonly words: string;
}

const endOf = ({ killed, dies, wounds }: Outcome): End => {
  if (killed && dies) return { key: 'both-die', words: 'both die' };
  if (dies) return { key: 'dies', words: 'the character dies' };
  const unhurt = wounds === 0 ? 'unhurt' : `with ${counted(wounds, 'wound')}`;
  return killed
    ? { key: `kills-${wounds}`, words: `the monster is killed, the character ${unhurt}` }
    : { key: `lives-${wounds}`, words: `both live, the character ${unhurt}` };
};

/** One round of a character against one monster, every throw of the dice gone through. (MR-156 to MR-179) */
function solveRound(q: RoundQuestion): Chances {
  const plot = plotOf(q);
  const foe = foeOf(q);
  const all = roundOutcomes(plot, foe, q.first);
  const words = new Map(all.map((one) => [endOf(one).key, endOf(one).words]));
  const ends = gathered(all.map((one) => [endOf(one).key, one.chance] as const));
  const worn = wornBy(q).flatMap(({ name }, at) => {
    const hurt = chanceThat(all, ({ damaged }) => damaged.includes(at));
    const lost = chanceThat(all, ({ destroyed }) => destroyed.includes(at));
    const said = [...saidOf('damaged', hurt), ...saidOf('destroyed', lost)];
    return said.length === 0 ? [] : [`the ${name} is ${said.join(' and ')}`];
  });
  const faults = faultsOf(q, plot).map((fault) => ` ${fault}`);
  return {
    outcomes: possible([...ends].map(([key, chance]) => outcome(key, words.get(key)!, chance))),
    explained: `The ${foe.monster.name} is killed ${percent(chanceThat(all, ({ killed }) => killed))}, and the character dies ${percent(chanceThat(all, ({ dies }) => dies))}${worn.length > 0 ? `; ${listed(worn)}` : ''}.${faults.join('')}`,
    spreads: [spreadLine('Wounds', gathered(all.map(({ wounds, chance }) => [wounds, chance] as const)))],
  };
}

const saidOf = (what: string, chance: Fraction): readonly string[] =>
  chance.top === 0n ? [] : [`${what} ${asPercent(chance)}`];

export const round = defineSituation<RoundQuestion>({
  kind: 'combat-round',
  title: 'A round against one monster',
  explains:
    'A character with a plotted attack and maneuver against one monster: repositioning, change of tactics, order of blows, harm and armor.',
  rules: [
    'MR-156',
    'MR-157',
    'MR-161',
    'MR-162',
    'MR-167',
    'MR-168',
    'MR-170',
    'MR-174',
    'MR-175',
    'MR-177',
    'MR-B55',
    'MR-B58',
  ],
  schema: RoundQuestion,
  example: RoundQuestion.parse({ armor: ['suit-of-armor', 'shield'] }),
  about: ({ id }) => (foes.some((one) => one.id === id) ? { monster: id } : undefined),
  solve: solveRound,
});
