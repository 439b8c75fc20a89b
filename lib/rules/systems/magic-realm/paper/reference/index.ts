import type { PaperAid } from '../../../../kernel/catalogue/paper';
import type { House } from '../../house';
import { combatSheet } from './combat';
import { daySheet } from './day';
import { bountySheet, priceSheet } from './prices';
import { resultSheet, tableSheet } from './tables';

/** The reference sheets (chapter 9 of the ledger). */
export const referenceSheets: readonly PaperAid<House>[] = [
  daySheet,
  combatSheet,
  tableSheet,
  resultSheet,
  priceSheet,
  bountySheet,
];
