/** So many cards of a kind may be named in one question of chance. */
export const MOST_ASKED = 16;
