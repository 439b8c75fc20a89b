import { harm, native, none, on } from './make-native';
import type { Native } from './types';

/** The 42 natives by group, the leader first; `light` is the side up when combat begins. */
export const natives: readonly Native[] = [
  // Bashkars
  native('BHQ', 'bashkars', 'raider', harm('L*', 4, 2), harm('M*', 4, 3), on('pony', 'M4', 'M3')),
  native('B1', 'bashkars', 'raider', harm('M*', 3, 3), harm('L*', 3, 3), on('pony', 'M5', 'M3')),
  native('B2', 'bashkars', 'raider', harm('M*', 4, 2), harm('L*', 3, 3), on('pony', 'M5', 'M4')),
  native('B3', 'bashkars', 'raider', harm('L*', 4, 2), harm('M*', 3, 4), on('pony', 'M4', 'L3')),
  native('B4', 'bashkars', 'raider', harm('M*', 5, 2), harm('L*', 2, 4), on('pony', 'M5', 'L3')),
  native('B5', 'bashkars', 'raider', harm('L*', 2, 4), harm('L*', 2, 4), on('pony', 'L5', 'M2')),
  // Company
  native('CHQ', 'company', 'short-swordsman', harm('M*', 3, 5), harm('L*', 4, 3)),
  native('C1', 'company', 'short-swordsman', harm('L*', 3, 4), harm('M*', 4, 3)),
  native('C2', 'company', 'pikeman', harm('H*', 6, 4), harm('M*', 4, 5)),
  native('C3', 'company', 'pikeman', harm('H*', 6, 4), harm('M*', 4, 5)),
  native('C4', 'company', 'pikeman', harm('H*', 6, 4), harm('M*', 4, 5)),
  native('C5', 'company', 'great-swordsman', harm('T*', 4, 6), harm('H*', 5, 5)),
  native('C6', 'company', 'crossbowman', harm('H', 6, 5), harm('H', 1, 4)),
  // Guard
  native('GHQ', 'guard', 'great-swordsman', harm('H*', 5, 5), harm('T*', 4, 6)),
  native('G1', 'guard', 'great-swordsman', harm('H*', 5, 5), harm('T*', 4, 6)),
  native('G2', 'guard', 'great-swordsman', harm('H*', 5, 5), harm('T*', 4, 6)),
  // Lancers
  native('LHQ', 'lancers', 'lancer', harm('H*', 5, 3), harm('M*', 3, 4), on('pony', 'M4', 'M3')),
  native('L1', 'lancers', 'lancer', harm('H*', 6, 2), harm('M*', 3, 4), on('pony', 'M5', 'M3')),
  native('L2', 'lancers', 'lancer', harm('M*', 4, 3), harm('H*', 4, 4), on('pony', 'M5', 'M4')),
  native('L3', 'lancers', 'lancer', harm('H*', 4, 5), harm('M*', 4, 4), on('pony', 'L4', 'L2')),
  // Order
  native('OHQ', 'order', 'knight', harm('H*', 6, 4), harm('T*', 4, 6), on('warhorse', 'T5', 'T3')),
  native('O1', 'order', 'knight', harm('H*', 4, 6), harm('T*', 5, 5), on('warhorse', 'H6', 'H4')),
  native('O2', 'order', 'knight', harm('H*', 5, 5), harm('T*', 5, 6), on('warhorse', 'T7', 'T5')),
  native('O3', 'order', 'knight', harm('H*', 4, 6), harm('T*', 5, 6), on('warhorse', 'T7', 'H4')),
  // Patrol
  native('PHQ', 'patrol', 'short-swordsman', harm('M*', 4, 3), harm('L*', 2, 5), on('workhorse', 'H7', 'M5')),
  native('P1', 'patrol', 'short-swordsman', harm('L*', 4, 3), harm('M*', 4, 4), on('workhorse', 'H7', 'H6')),
  native('P2', 'patrol', 'short-swordsman', harm('M*', 5, 3), harm('L*', 4, 3), on('workhorse', 'M6', 'H6')),
  // Rogues
  native('RHQ', 'rogues', 'assassin', harm('M*', 3, 4), harm('L*', 4, 2)),
  native('R1', 'rogues', 'great-axeman', harm('H*', 5, 4), harm('T*', 3, 5)),
  native('R2', 'rogues', 'great-axeman', harm('H*', 5, 4), harm('T*', 3, 5)),
  native('R3', 'rogues', 'short-swordsman', harm('M*', 5, 3), harm('L*', 3, 4)),
  native('R4', 'rogues', 'archer', none(2), harm('L**', 1, 4)),
  native('R5', 'rogues', 'assassin', harm('M*', 3, 4), harm('L*', 4, 2)),
  native('R6', 'rogues', 'swordsman', harm('M*', 3, 5), harm('L*', 3, 4)),
  native('R7', 'rogues', 'swordsman', harm('M*', 3, 5), harm('L*', 3, 4)),
  // Soldiers
  native('SHQ', 'soldiers', 'great-swordsman', harm('T*', 4, 6), harm('H*', 5, 5)),
  native('S1', 'soldiers', 'pikeman', harm('H*', 6, 4), harm('M*', 4, 5)),
  native('S2', 'soldiers', 'pikeman', harm('H*', 6, 4), harm('M*', 4, 5)),
  native('S3', 'soldiers', 'crossbowman', harm('H', 6, 5), harm('H', 1, 4)),
  // Woodfolk
  native('WHQ', 'woodfolk', 'archer', none(2), harm('M**', 1, 4), undefined, 16),
  native('W1', 'woodfolk', 'archer', none(2), harm('L**', 1, 4)),
  native('W2', 'woodfolk', 'archer', none(2), harm('L**', 1, 4)),
];
