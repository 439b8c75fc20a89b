/** Rows that no game can show, each with the reason. */
export const notInPlay: Readonly<Record<string, string>> = {
  'MM-017': 'says that two words mean the same',
  'MM-050': 'says what the cards stand for, which changes nothing',
  'MM-063': 'advises a bowl',
  'MM-110': 'explains a sign on the cards',
  'MM-111': 'explains a sign on the cards',
  'MM-112': 'explains a sign on the cards',
  'MM-114': 'explains a sign on the cards',
  'MM-115': 'explains a sign on the cards',
  'MM-118': 'is the heading of the card list',
  'MM-303': 'is the heading of the variants',
  'MM-308': 'is a link',
  'marker-plains': 'lies on the table to show what the board of a game shows by itself',
  'marker-forests': 'lies on the table to show what the board of a game shows by itself',
  'marker-mountains': 'lies on the table to show what the board of a game shows by itself',
  'marker-badlands': 'lies on the table to show what the board of a game shows by itself',
};
