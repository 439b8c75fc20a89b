/** What cards of any game can do: one word for it in all catalogues, so that one question can be asked of all. */
export const powers = [
  { id: 'attack', explains: 'Strikes or shoots by itself.' },
  { id: 'combat bonus', explains: 'Makes its side fight better.' },
  { id: 'protection', explains: 'Keeps harm away from a piece or a card.' },
  { id: 'healing', explains: 'Mends damage, wounds or fatigue.' },
  { id: 'kill', explains: 'Removes a piece without a fight.' },
  { id: 'movement', explains: 'Moves farther, more often or more easily.' },
  { id: 'flight', explains: 'Passes over what stops others, or under it.' },
  { id: 'teleport', explains: 'Puts a piece elsewhere without the way between.' },
  { id: 'summon', explains: 'Brings pieces into play.' },
  { id: 'control', explains: 'Takes over or steers what belongs to others.' },
  { id: 'hold', explains: 'Keeps a piece from moving or acting.' },
  { id: 'trap', explains: 'Lies in wait for whoever comes.' },
  { id: 'ground', explains: 'Changes the board: rocks, terrain, roads, walls.' },
  { id: 'hiding', explains: 'Makes something harder to see or find.' },
  { id: 'knowledge', explains: 'Shows what is hidden: hands, places, cards.' },
  { id: 'dice', explains: 'Changes a roll or what it counts as.' },
  { id: 'cards', explains: 'Draws, steals, swaps or returns cards.' },
  { id: 'extra action', explains: 'Gives more to do in a turn.' },
  { id: 'undoing', explains: 'Ends or stops another effect.' },
] as const;

export type Power = (typeof powers)[number]['id'];
