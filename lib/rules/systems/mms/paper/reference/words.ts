import type { SheetBlock } from '../../../../kernel/catalogue/paper';
import type { ByAgreement } from '../../../../kernel/catalogue/sheet-lines';
import type { MmsHouse } from '../../house';

/** A table of the reference sheet under an agreement. */
export type Part = (house: MmsHouse, by: ByAgreement<MmsHouse>) => SheetBlock;
