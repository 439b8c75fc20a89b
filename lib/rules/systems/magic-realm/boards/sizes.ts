/** A tile measures 95 mm across its flats (chapter 9 of the ledger, our proposal); scenes of maps are drawn in millimetres too. */
export const FLATS_MM = 95;
/** From the middle of a clearing to its rim. */
export const CLEARING_MM = 8;
