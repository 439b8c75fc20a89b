/** Paper: faces drawn in millimetres and laid on sheets. The PDF itself is made by `./pdf`, which only the server loads. */
export { drawnOps, haloMm, type Drawing, type Op } from './drawing';
export { drawFace } from './face';
export { keyOf } from './signs';
export { AT_ONCE, PrintedLook, PrintJob, PrintOptions, PrintWhat, printParts, type PrintPart } from './job';
export type { FontId } from './measure';
export { mmOf, papers } from './paper';
export { placing } from './placing';
export { fileNameOf, planPrint, type PrintPlan } from './plan';
export { preparePrint } from './prepare';
export { looksOfJob } from './printed';
export type { Page } from './sheets';
export { loadSources, needsSources, type Sources } from './sources';
