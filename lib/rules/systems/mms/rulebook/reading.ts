import { chapterRules } from './rows';

/** How to read the cards, letter by letter (MMS-108 to MMS-149). */
export const reading = [
  ...chapterRules('artifacts', [
    ['108', '192', 'An Artifact helps or harms what a character can do.'],
    [
      '109',
      '193–194',
      'It has up to seven letters, says the text, and names six: B, C, J, K, L and M. I follows among the explanations.',
    ],
    [
      '110',
      '194–196',
      'A number with a minus sign is taken from the ability of whoever attacks the character that has the object.',
    ],
    ['111', '197–202', 'B is the level. The Shield of Death at 10 leaves 90 of a total of 100.'],
    ['112', '203–206', 'C is the size. A single number is the width; the length is 1 then.'],
    ['113', '206–208', 'Two numbers are width and length. The Trebuchet has 2-2.'],
    ['114', '209', 'I changes the attack roll.'],
    ['115', '210', 'J changes the damage of an attack.'],
    ['116', '211–212', 'K changes movement without an attack.'],
    ['117', '213', 'L changes movement with an attack.'],
    ['118', '214', 'M changes how far an attack reaches.'],
  ]),
  ...chapterRules('characters', [
    ['119', '216–217', 'A is CAP, the Combat Abolishment Points of the character.'],
    ['120', '217–219', 'With no CAP left, or less than none, it is removed at the end of the round.'],
    ['121', '220–226', 'B is the level. Mageron at 117 leaves 383 of a total of 500.'],
    ['122', '227–233', 'C is the size, read as on Artifacts. The Horned Dragon has 1-2.'],
    ['123', '234–236', 'D lists the kinds of attack, the die numbers of each, and the CAP each takes.'],
    ['124', '237–238', 'E is the farthest movement of a character that does not attack.'],
    ['125', '239–240', 'F is the farthest movement of one that does.'],
    ['126', '241–242', 'G is the farthest distance of an attack.'],
    ['127', '242–243', 'A unit of that distance is as long as a unit of movement.'],
  ]),
  ...chapterRules('defense', [
    ['128', '245–248', 'A is the CAP of the card; at zero or less it is removed when the round ends.'],
    ['129', '249–254', 'B is the level. The Village at 590 leaves 1910 of a total of 2500.'],
    ['130', '255–261', 'C is the size of the area. The Village has 5-5.'],
    [
      '131',
      '262–264',
      'I changes the roll of an intruder who attacks something in the area, or attacks while he is in it.',
    ],
    ['132', '265–267', 'J changes his damage in the same cases.'],
    ['133', '268–270', 'K changes the movement without attack of an intruder when he enters.'],
    ['134', '270–271', 'X in its place means that the area must be gone around.'],
    ['135', '271–272', 'Y means that only flying over or passing under leads across.'],
    [
      '136',
      '273–275',
      'L changes the movement with attack of an intruder when he enters or attacks something inside.',
    ],
    ['137', '275–278', 'X and Y mean the same here as under K.'],
    ['138', '279–281', 'M changes the range of an intruder in the cases of I.'],
  ]),
  ...chapterRules('modifications', [
    ['139', '284', 'A Modification says what good or harm it does.'],
    ['140', '285–286', 'It always has B; any of I to M may be missing.'],
  ]),
  ...chapterRules('terrain', [
    ['141', '287–292', 'B is the level. The Haunted Forest at 36 leaves 64 of a total of 100.'],
    ['142', '293–294', 'There is no C: Terrain always covers a single square.'],
    [
      '143',
      '295–296',
      'I changes the roll of an intruder who attacks anything in the terrain, or attacks while he is in it.',
    ],
    ['144', '297–299', 'J changes his damage in the same cases.'],
    ['145', '300–301', 'K changes the movement without attack upon entering.'],
    ['146', '301–304', 'X and Y close the terrain as they close Defense areas.'],
    [
      '147',
      '305–307',
      'L changes the movement with attack upon entering, or upon attacking something inside.',
    ],
    ['148', '307–310', 'X and Y mean the same here as under K.'],
    ['149', '311–312', 'M changes the range of an intruder in the cases of I.'],
  ]),
];
