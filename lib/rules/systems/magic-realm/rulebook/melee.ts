import { printed } from './write';

/** Attacks, hits, fatigue and midnight. */
export const melee = [
  ...printed('plots', [
    [
      'MR-146',
      '125',
      'Secretly and all at once each character may place a MOVE chit or, outside caves, a horse in CHARGE, DODGE or DUCK of the own sheet, and a FIGHT chit with the weapon, or the MAGIC chit of an attack spell, in THRUST, SWING or SMASH.',
    ],
    [
      'MR-147',
      '125',
      'The strength of the FIGHT chit, on the scale N, L, M, H, T, must be at least the weapon’s weight.',
    ],
    [
      'MR-148',
      '125',
      'The strength of the MOVE chit must be at least the weight of every weapon, armor counter and treasure carried.',
    ],
    [
      'MR-149',
      '125',
      'Without a weapon a character has a dagger: weight Negligible, one star, used by playing a FIGHT chit alone.',
    ],
    ['MR-150', '125', 'Active armor counters lie in their armor boxes.'],
    [
      'MR-151',
      '125',
      'All the FIGHT, MOVE and MAGIC chits that a character plays in one round, Encounter step included, may show two asterisks at most.',
    ],
    [
      'MR-152',
      '127',
      'At the same time the player secretly positions all denizens on the own sheet and on the sheets of the own hired natives. A native fights and moves in one direction; one who is mounted and outside a cave may split them, horse to move and rider to attack. Attackers cannot be turned over.',
    ],
    [
      'MR-153',
      '129',
      'Attackers on a character’s sheet fill as many red boxes as possible. A denizen is never in the same box as its horse, head or club, and no box stays empty while another holds two attackers.',
    ],
    [
      'MR-154',
      '131',
      'A hired native who defends on the own sheet takes any red box, either side up, the horse the same box or another one.',
    ],
    [
      'MR-155',
      '133',
      'Among the attackers on the sheet of an own defending hired native the target takes one maneuver box, its horse, head or club a different one. The others fill as many attack circles as possible, each apart from its head, club or horse.',
    ],
    [
      'MR-156',
      '135',
      'One die on the repositioning chart gives the final direction of every denizen, and of hired natives who are not on a sheet of their own.',
    ],
    [
      'MR-157',
      '135',
      'Two dice then decide for every box that holds Medium or Heavy monsters, or natives of any size: a 6 on either die turns all of them in that box over (change tactics, chance 11 in 36). Native horses do not turn.',
    ],
    [
      'MR-158',
      '135',
      'Tremendous monsters never change tactics at random; they turn only by hitting (MR-175).',
    ],
    ['MR-159', '135', 'Hired natives on their own sheets change neither direction nor side.'],
  ]),
  ...printed('hits', [
    ['MR-160', '137', 'All plots are revealed together.'],
    [
      'MR-161',
      '137, 139',
      'An attack that matches the direction of its target’s maneuver always hits: THRUST hits CHARGE, SWING hits DODGE, SMASH hits DUCK.',
    ],
    [
      'MR-162',
      '141',
      'Without a match it hits when its time is lower than the target’s maneuver time: it undercuts. A character who played no maneuver is always undercut.',
    ],
    [
      'MR-163',
      '143',
      'The time of an attack is the number on the face-up side of the weapon, if there is one.',
    ],
    [
      'MR-164',
      '145',
      'Without a number on the weapon it is the time of the FIGHT chit; natives and monsters use their printed attack time.',
    ],
    [
      'MR-165',
      '147',
      'A magical attack uses the number on the MAGIC chit, or 0 if it was prepared or comes from an artifact.',
    ],
    ['MR-166', '149', 'Attacks that missed are taken away; the others are put in order.'],
    [
      'MR-167',
      '151',
      'In the first round of battle in a clearing the longer weapon strikes first, among equal lengths the lower attack time.',
    ],
    [
      'MR-168',
      '153',
      'In later rounds the lower attack time strikes first, among equal times the longer weapon.',
    ],
    ['MR-169', '155', 'Each hit is worked out completely before the next one.'],
    [
      'MR-170',
      '157',
      'The strength of an attack is the weight of the weapon, or the harm letter of a denizen, raised by one level for each star. One star does not count when armor is hit.',
    ],
    [
      'MR-171',
      '157',
      'A striking weapon gains one level when the FIGHT chit is stronger than the weapon’s weight, one level however large the difference.',
    ],
    [
      'MR-172',
      '157',
      'Missile and magical attacks roll on the Missile table, which raises or lowers their strength (MR-R30).',
    ],
    ['MR-173', '157', 'An attack of negligible strength or less has no effect.'],
    [
      'MR-174',
      '159',
      'Where no armor is in the way, strength equal to the vulnerability or more kills. Less leaves monsters and natives unharmed and gives a character one wound: in the Fatigue step one active chit is turned over and taken away.',
    ],
    [
      'MR-175',
      '173',
      'A Tremendous monster red side down that hits does its harm and turns red side up (MR-R49). Red side up its hit kills the target at once, without touching armor or horse, and it turns red side down.',
    ],
    [
      'MR-176',
      '161',
      'When a character’s armor is in the way, strength Medium or more gives one wound, less gives none.',
    ],
    [
      'MR-177',
      '161',
      'An armor counter is damaged by strength equal to its weight, and destroyed and removed at once by more. A damaged counter that is damaged again is destroyed. Destroyed armor goes back to the natives.',
    ],
    [
      'MR-178',
      '161',
      'Armored natives and monsters take no wounds and no damage to armor: strength equal to the vulnerability or more kills them, and their armor only takes away one star.',
    ],
    [
      'MR-179',
      '163',
      'The later attacks of a killed target in this round are cancelled and its counter leaves play; natives and monsters come back by regeneration (MR-012).',
    ],
    [
      'MR-180',
      '163',
      'For a monster killed by a character or a hireling the character gets its fame and notoriety, for a native notoriety and gold.',
    ],
    ['MR-181', '163', 'Whoever kills a character gets the victim’s notoriety and all gold and belongings.'],
    [
      'MR-182',
      '163',
      'The fame and notoriety of several victims killed by the character alone in one day are multiplied by the order of the kill: the first once, the second twice, and so on, for monsters, natives and characters alike (MR-R35). Kills by hired natives are not multiplied.',
    ],
    [
      'MR-183',
      '165',
      'The belongings of a killed character go to the character, hired leader or unhired native group that did it. When a monster or another hireling did it, they lie abandoned in the clearing.',
    ],
    [
      'MR-184',
      '167',
      'Killing a native gives gold and notoriety. From a killed hired leader one takes what was carried, while the goods of the group stay on the set-up card; those of a killed unhired leader are abandoned in the clearing.',
    ],
    [
      'MR-185',
      '167',
      'The death of a hired native costs the employer as much notoriety as the native’s bounty.',
    ],
    [
      'MR-186',
      '169',
      'A killed character may come back the next day, in the same or another form, and starts afresh.',
    ],
    [
      'MR-187',
      '171',
      'An attack on a native or character who played a horse as maneuver harms the horse alone; the rider is safe until it is dead.',
    ],
    [
      'MR-188',
      '175',
      'A weapon that hit, whatever came of it, is turned unalerted; one that missed is turned alerted.',
    ],
    [
      'MR-189',
      '177',
      'After a round two kinds of assignment last: a Tremendous monster red side up keeps its target, and monsters and unhired natives on a character’s sheet stay there. Everything else, hired natives included, is unassigned.',
    ],
    ['MR-190', '177', 'Unhired natives and monsters keep the side on which they ended the round.'],
  ]),
  ...printed('fatigue', [
    [
      'MR-191',
      '181',
      'A character whose FIGHT and MOVE chits of the round show two asterisks in total must fatigue one: a chit with one asterisk leaves play without being turned over.',
    ],
    [
      'MR-192',
      '181',
      'The fatigued chit must be of the kind, FIGHT or MOVE, of the asterisks played; with both kinds played the choice is free.',
    ],
    [
      'MR-193',
      '181',
      'Instead a chit with two asterisks may be fatigued and, if there is one, a fatigued chit with one asterisk of the same kind returned: making change.',
    ],
    [
      'MR-194',
      '181',
      'MAGIC chits and color chits fatigue by themselves when played and do not count for MR-191 (MR-R48). For the limit of MR-151 a MAGIC chit counts, a color chit does not.',
    ],
    [
      'MR-195',
      '181',
      'MAGIC chits prepared by ALERT fatigue at the end of combat even when they were not used (MR-R39).',
    ],
    [
      'MR-196',
      '181',
      'After that one active chit is removed for each wound, neither fatigued nor tied to a spell. When there are too few, fatigued chits are wounded.',
    ],
    ['MR-197', '181', 'A character without a chit left to wound dies.'],
  ]),
  ...printed('midnight', [
    [
      'MR-198',
      '185',
      'After the last round belongings may be rearranged, and players may trade among themselves.',
    ],
    ['MR-199', '187', 'All weapon counters become unalerted.'],
    ['MR-200', '187', 'Characters at the Chapel lose their curses.'],
    ['MR-201', '187', 'Potions that were activated that day leave their users (MR-R40).'],
    ['MR-202', '189', 'Permanent spells become inactive until they get their color again.'],
    [
      'MR-203',
      '191',
      'When the last day of the month, day 28, is over, the game is finished and the score is counted.',
    ],
  ]),
];
