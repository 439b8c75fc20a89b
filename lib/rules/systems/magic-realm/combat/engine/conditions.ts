/** In what condition a chit is. */
export const ACTIVE = 0;
export const FATIGUED = 1;
export const WOUNDED = 2;
/** It casts a spell of this round. (MR-R48) */
export const COMMITTED = 3;
export const COLOR = 4;

/** Bits of the state of a thing. */
export const WORN = 1;
/** Alerted side of a weapon. */
export const ALERTED = 2;
export const DAMAGED = 4;
/** Destroyed, killed or abandoned. */
export const GONE = 8;
/** Gone, but only left behind: it lies in the clearing. */
export const LEFT_BEHIND = 16;
/** Gone, but laid down in plain sight: whoever picks it up has it. */
export const LAID = 32;

/** What has become of a character. */
export const ALIVE = 0;
export const DEAD = 1;
export const FLED = 2;
/** Elsewhere: only his hirelings are there. (MR-107) */
export const AWAY = 3;

/** Bits of what a character has done in his action turn. (MR-118, MR-130) */
export const ACTIVATED = 1;
export const DEACTIVATED = 2;
export const ABANDONED = 4;
/** It is over. */
export const ACTED = 8;

/** What has become of a spell that is cast: nothing yet, or it took effect, or it was cancelled. (MR-143) */
export const PENDING = 0;
export const WORKING = 1;
export const CANCELLED = 2;
