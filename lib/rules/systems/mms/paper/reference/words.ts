import type { SheetBlock } from '../../../../kernel/catalogue/paper';
import { markAgreed, type ByAgreement } from '../../../../kernel/catalogue/sheet-lines';
import type { CompanionLine, CompanionSheet } from '../../../../kernel/companion/companion';
import { companion } from '../../companion';
import { MmsHouse } from '../../house';

/** A table of the reference sheet under an agreement. */
export type Part = (house: MmsHouse, by: ByAgreement<MmsHouse>) => SheetBlock;

/** Lines of the companion, those marked that were agreed; how many play is no variation of the game. */
export const said = (
  house: MmsHouse,
  of: (sheet: CompanionSheet) => readonly CompanionLine[],
): readonly CompanionLine[] =>
  markAgreed(
    of(companion.sheet(house)),
    of(companion.sheet({ ...MmsHouse.parse({}), players: house.players })),
  );
