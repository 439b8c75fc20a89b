const SHOWN = 'lies on the table to show what the board of a game shows by itself';

/** Rows that no game can show, each with the reason. */
export const notInPlay: Readonly<Record<string, string>> = {
  'SS-C08': 'sums up in a table what single rulings say',
  'SS-R75': 'is judged with the table before play: SS-L01',
  ghost: SHOWN,
  'marker-owner': SHOWN,
  'marker-conflict': SHOWN,
  'marker-bear-trap': SHOWN,
  'marker-sleep': SHOWN,
  'marker-paralysis': SHOWN,
  'marker-shield': SHOWN,
  'marker-curse': SHOWN,
  'marker-carrier': SHOWN,
  'marker-dragon': SHOWN,
  'marker-vapour': SHOWN,
  'marker-rock-wizard': SHOWN,
  'marker-plus-1': SHOWN,
  'marker-plus-2': SHOWN,
  'marker-plus-3': SHOWN,
  'marker-domain-teleport-used': SHOWN,
  'marker-first-player': SHOWN,
  'marker-round-track': SHOWN,
};
