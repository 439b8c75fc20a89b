/** Sheets of paper, in millimetres, upright. */
export const papers = {
  a4: { name: 'A4', wMm: 210, hMm: 297 },
  letter: { name: 'Letter', wMm: 215.9, hMm: 279.4 },
} as const;
export type PaperId = keyof typeof papers;

/** PostScript points in a millimetre. */
const PT_PER_MM = 72 / 25.4;
/** Points as millimetres, and back. */
export const mmOf = (pt: number): number => pt / PT_PER_MM;
export const ptOf = (mm: number): number => mm * PT_PER_MM;
