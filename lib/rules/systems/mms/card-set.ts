/** The key of the card set: lists of one table must come from the same one (MMS-L24). */
export const CARD_SET = 'mms-starter-1';
