import type { Finding } from '../../../kernel/verdict/legality';
import { isCard, type SsEntry } from '../catalogue/entry';
import { NONE, type SsCheck } from './check';

/** A blank level has to be said out loud, in a pile as in a hand. */
export const blankLevels: SsCheck = {
  code: 'SS-L14',
  title: 'The level used for a blank one',
  severity: 'note',
  stage: 'deck',
  forms: ['pile', 'grimoire'],
  rules: ['SS-R02'],
  because: 'blankLevel',
  find(list, house) {
    let found: Finding[] | undefined;
    for (const { entry, at } of list.lines)
      if (isCard(entry) && entry.level === undefined)
        (found ??= []).push({
          facts: { id: entry.id, name: entry.name, level: house.blankLevel },
          entries: [at],
        });
    return found ?? NONE;
  },
};

/** A weapon or the Gauntlet, or a card of the table's own that works like one. */
const isArm = (entry: SsEntry): boolean =>
  isCard(entry) &&
  (entry.kind === 'artifact-weapon' ||
    entry.effects.some(({ kind }) => kind === 'weapon' || kind === 'roll-bonus'));

/** Weapons and the Gauntlet exclude each other in a conflict. */
export const oneWeapon: SsCheck = {
  code: 'SS-L29',
  title: 'Only one weapon works in a conflict',
  severity: 'note',
  stage: 'deck',
  forms: ['grimoire'],
  rules: ['SS-R23', 'SS-R29'],
  find(list) {
    const arms = list.lines.filter(({ entry }) => isArm(entry));
    const count = arms.reduce((sum, line) => sum + line.count, 0);
    return count < 2
      ? NONE
      : [
          {
            facts: { names: [...new Set(arms.map((l) => l.entry.name))].sort() },
            entries: arms.map((l) => l.at),
          },
        ];
  },
};
