import type { PaperAid, PaperTables } from '../../../../kernel/catalogue/paper';
import { combatLines } from '../../companion-lines';
import type { House } from '../../house';
import { say, steps } from './rows';

const encounter = [
  say(
    'Lure: an unhidden character takes any monsters and unhired natives onto his sheet; a hired native takes one.',
    'MR-103',
    'MR-104',
    'MR-105',
  ),
  say(
    'Assign the rest: each player with somebody unhidden rolls two dice for each denizen, the highest takes it.',
    'MR-106',
    'MR-107',
    'MR-B53',
  ),
  say('Deploy hired natives that are not assigned, each against one target.', 'MR-110', 'MR-112'),
  say('Charge: a MOVE chit or horse on the sheet of another character.', 'MR-116'),
  say(
    'Act in turn: alert (FIGHT), run (MOVE) or cast (MAGIC). The chit must be faster than all on your own sheet; MAGIC may equal them. Or change what is active, or abandon.',
    'MR-118',
    'MR-119',
    'MR-120',
    'MR-121',
    'MR-124',
    'MR-130',
  ),
];

const melee = (house: House) => [
  say('Draw counters at random: each chooses a target; both become unhidden.', 'MR-134', 'MR-135', 'MR-138'),
  say('Spells take effect, unless a faster one was aimed at their caster.', 'MR-143', 'MR-145'),
  say(
    'Plot in secret: one maneuver, one attack, the shield. FIGHT must carry the weapon, MOVE all belongings; two asterisks at most in the round.',
    'MR-146',
    'MR-147',
    'MR-148',
    'MR-151',
    'MR-B58',
  ),
  say(
    'Place denizens: red boxes on a character’s sheet, as many filled as possible; never with their own horse, head or club.',
    'MR-152',
    'MR-153',
    'MR-154',
    'MR-155',
  ),
  say('Reposition: one die for every sheet but those of hired natives who defend.', 'MR-156', 'MR-159'),
  say(
    'Change tactics: two dice a box with Medium or Heavy monsters or with natives; a 6 turns all of them over.',
    'MR-157',
    'MR-158',
  ),
  say(
    'Reveal. An attack hits in the direction of the maneuver, or when its time is lower.',
    'MR-160',
    'MR-161',
    'MR-162',
  ),
  say(
    'In the first round longer weapons come first, then lower times; later lower times, then longer weapons.',
    'MR-167',
    'MR-168',
  ),
  say(
    'Harm: weight or harm letter, one level up for each star, one star less against armor; one up for a stronger FIGHT chit. Missiles and magic roll Missile.',
    'MR-170',
    'MR-171',
    'MR-172',
  ),
  say(
    'On armor: Medium or more wounds; its weight damages it, more destroys it. An attack meets shield, armor card, breastplate or helmet, suit.',
    'MR-176',
    'MR-177',
    'MR-178',
    'MR-B58',
  ),
  say(
    house['combat.seriousWounds']
      ? 'Without armor: the vulnerability exactly wounds as often as the higher of two dice, more kills, less gives a character one wound.'
      : 'Without armor: the vulnerability or more kills, less gives a character one wound.',
    'MR-174',
    ...(house['combat.seriousWounds'] ? ['MR-B68'] : []),
  ),
  say('A horse played as maneuver takes the harm until it is dead.', 'MR-187'),
  say(
    'A Tremendous monster that hits turns red side up; red side up a hit kills, then it turns back.',
    'MR-175',
  ),
  say(
    'Spoils: fame and notoriety of monsters, notoriety and gold of natives, all of a character’s; own kills of a day count once, twice, three times …',
    'MR-180',
    'MR-181',
    'MR-182',
  ),
  say('A weapon that hit turns unalerted, one that missed alerted.', 'MR-188'),
];

const fatigue = [
  say(
    'Two asterisks on FIGHT and MOVE chits of the round: fatigue one of that kind.',
    'MR-191',
    'MR-192',
    'MR-193',
  ),
  say('MAGIC and color chits that were played are fatigued.', 'MR-194'),
  say('One active chit for each wound; without a chit left you die.', 'MR-196', 'MR-197'),
  say(
    'What stands on a character’s sheet stays, and a monster red side up keeps its target; all others are free.',
    'MR-189',
    'MR-190',
  ),
];

/** A round of combat in order, and what this table agreed about it. */
export const combatSheet: PaperAid<House> = {
  id: 'combat-sheet',
  name: 'Reference: combat',
  explains: 'Encounter, melee and fatigue step by step, and what was agreed about them, on one sheet.',
  rules: ['MR-093', 'MR-101', 'MR-131'],
  make: (house): PaperTables => ({
    kind: 'tables',
    name: 'Magic Realm: combat',
    hints: ['Letters of strength, from the weakest: N negligible, L light, M medium, H heavy, T tremendous.'],
    blocks: [
      steps('The evening, as this table plays it', combatLines(house)),
      steps('Encounter step', encounter),
      steps('Melee step', melee(house)),
      steps('Fatigue step, and the end of the round', fatigue),
    ],
  }),
};
