const LEVEL = 'says what a card costs, which is counted before a game';

/** Rows that no game can show, each with the reason. */
export const notInPlay: Readonly<Record<string, string>> = {
  'MMS-070': 'says of what parts a turn is made',
  'MMS-091': 'says that a list is open',
  'MMS-107': 'names penalties for what cannot happen in a program',
  'MMS-109': 'counts the letters of a card',
  'MMS-111': LEVEL,
  'MMS-112': 'says how a size is written',
  'MMS-121': LEVEL,
  'MMS-129': LEVEL,
  'MMS-140': 'says which letters a card may lack',
  'MMS-141': LEVEL,
  'MMS-R63': 'says what marks in the source mean',
  'MMS-R65': 'says that a list is open',
  'MMS-R66': 'is no choice of the program: whoever gives up lets his characters do nothing',
  'MMS-L25-match': 'keeps cards of unknown values out of a game',
};
