/** Paper: faces drawn in millimetres and laid on sheets. The PDF itself is made by `./pdf`, which only the server loads. */
export { drawBack } from './back';
export { drawCard, LEAST_CARD_PT } from './card';
export type { Look } from './card-frame';
export { drawCounter, LEAST_COUNTER_PT } from './counter';
export { drawnOps, type Drawing, type Misfit, type Op } from './drawing';
export { drawFace } from './face';
export {
  AT_ONCE,
  MOST_CARDS,
  PrintedLook,
  PrintJob,
  PrintOptions,
  PrintWhat,
  printParts,
  type PrintPart,
} from './job';
export type { FontId } from './measure';
export { mmOf, papers, ptOf, type PaperId } from './paper';
export { placing } from './placing';
export { fileNameOf, planPrint, systemOfJob, type PrintPlan } from './plan';
export { preparePrint } from './prepare';
export { looksOfJob, restOf } from './printed';
export { layOut, type Page, type Placed, type SheetOptions } from './sheets';
export { loadSources, needsSources, type Sources } from './sources';
