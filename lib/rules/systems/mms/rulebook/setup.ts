import { chapterRules } from './rows';

/** From the order of play to the joined mat (MMS-021 to MMS-039). */
export const setup = [
  ...chapterRules('agreement', [
    ['021', '41', 'Before anything else the order of play is settled.'],
    ['022', '41–42', 'Dice, a card drawn at random, or another way may settle it.'],
    ['023', '43–44', 'Then all players agree on the level total that each of them may spend.'],
    ['024', '44', 'Every card shows its level number.'],
    ['029', '58–59', 'After that the limitations, penalties and variations of this game are agreed.'],
  ]),
  ...chapterRules('army', [
    ['025', '44–46', 'Each player spends up to the level total on any cards he likes.'],
    [
      '026',
      '46–50',
      'An example with a total of 300: Krag 122, Cleric 63, Woods 26, Haunted Forest 36, Pendant of Chance 18, Magical Long Sword 16 and Magical Flail 19 use up all of it.',
    ],
    [
      '027',
      '50–53',
      'A player may spend less, because nothing fits any more or because he thinks it the better plan.',
    ],
    ['028', '54–57', 'An example of that: Horned Dragon 94, Mageron 117 and War Gryphon 86 make 297 of 300.'],
    ['030', '59–60', 'Each player makes his forces and his layout from one deck.'],
    ['031', '60–61', 'A card may be used several times, and each use pays its level again.'],
    ['032', '61–63', 'Repeated uses are told apart: each has its own designation and its own tile.'],
    ['033', '63–64', 'A blank card with the name written on it stands for a repeated use.'],
  ]),
  ...chapterRules('layout', [
    ['034', '65', 'The mat is divided into equal parts; players may divide it otherwise.'],
    ['035', '66–67', 'While they lay out their forces, no player sees the part of another.'],
    ['036', '67–68', 'A time limit for the layout should be agreed.'],
    ['037', '68–69', 'Forces may be placed anywhere in the player’s own part.'],
    ['038', '69–70', 'A castle, fort, wall or other work that encloses ground needs a gate or a drawbridge.'],
    ['039', '71–72', 'When everybody is done, the parts are pushed together and make the whole mat.'],
  ]),
];
