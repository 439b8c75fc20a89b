import type { Finding, Mend } from '../../../kernel/verdict/legality';
import type { Army, ArmyCheck, ArmyLine } from '../army';
import { isKnown } from '../army';
import { isAttachment, type MmsCard } from '../catalogue/card';
import { dropPart } from '../edits';
import type { MmsHouse } from '../house';
import { offerBearers } from './assignment';
import { NONE } from './none';

/** From here on hardly anything can hit a character, where no cap is agreed (MMS-L13). */
const HARDLY_HIT = 60;

/** Takes several attachments from a line at once: those of least level, where some stay. */
function unloadAll(army: Army, line: ArmyLine, parts: readonly MmsCard[], stay: number): readonly Mend[] {
  const gone = [...parts].sort((a, b) => a.cost - b.cost).slice(0, Math.max(0, parts.length - stay));
  if (gone.length < 2) return [];
  const names = gone.map(({ name }) => name);
  return [
    {
      label: `Take ${names.slice(0, -1).join(', ')} and ${names.at(-1)} from ${line.entry.name}`,
      entries: gone.reduce<Army['list']['entries']>(
        (entries, part) => dropPart(entries, line.at, part.id),
        army.list.entries,
      ),
    },
  ];
}

/**
 * Give one of the named attachments of a line to another character, or leave it out; or leave out all of them but as many
 * as may stay, where one less is not enough.
 */
function unload(
  army: Army,
  { facts, entries = [] }: Finding,
  house: MmsHouse,
  stay: number,
): readonly Mend[] {
  const line = army.lines.find(({ at }) => at === entries[0]);
  if (!line) return [];
  const named = facts['cards'];
  const mends: Mend[] = [];
  const seen = new Set<MmsCard>();
  for (const part of [...line.with].sort((a, b) => a.cost - b.cost)) {
    if (seen.has(part) || (Array.isArray(named) && !named.includes(part.name))) continue;
    seen.add(part);
    const freed = dropPart(army.list.entries, line.at, part.id);
    mends.push(...offerBearers(army, part, line.count, freed, house, line.at).slice(0, 2), {
      label: `Take ${part.name} from ${line.entry.name}`,
      entries: freed,
    });
  }
  const concerned = line.with.filter((part) => !Array.isArray(named) || named.includes(part.name));
  return [...mends, ...unloadAll(army, line, concerned.filter(isAttachment), stay)];
}

/** One weapon, one shield, one armor … where the table agreed so; else only worth a question. */
export const slots: ArmyCheck = {
  code: 'MMS-L09',
  title: 'One attachment per slot',
  stage: 'list',
  severity: 'warning',
  rules: ['MMS-R24'],
  because: 'onePerSlot',
  find(army, { onePerSlot }) {
    let found: Finding[] | undefined;
    for (const { at, entry, with: parts } of army.lines) {
      if (parts.length < 2 || entry.kind !== 'character') continue;
      for (let i = 1; i < parts.length; i++) {
        const { slot } = parts[i]!;
        if (slot === undefined || slot === 'placed') continue;
        let before = 0;
        let after = 0;
        for (let j = 0; j < parts.length; j++)
          if (parts[j]!.slot === slot) {
            if (j < i) before++;
            else if (j > i) after++;
          }
        // The last one of its slot reports for all of them.
        if (before === 0 || after > 0) continue;
        const cards = parts.filter((part) => part.slot === slot).map((part) => part.name);
        (found ??= []).push({
          facts: { character: entry.name, slot, cards },
          entries: [at],
          ...(onePerSlot ? { severity: 'error' as const } : {}),
        });
      }
    }
    return found ?? NONE;
  },
  mend: (army, finding, house) => unload(army, finding, house, 1),
};

/** No limit is printed; a table may agree on one. */
export const load: ArmyCheck = {
  code: 'MMS-L10',
  title: 'Attachments of one character',
  stage: 'list',
  severity: 'error',
  rules: ['MMS-R24'],
  because: 'maxAttachments',
  find(army, { maxAttachments: limit }) {
    if (limit === null) return NONE;
    let found: Finding[] | undefined;
    for (const { at, entry, with: parts } of army.lines) {
      if (parts.length <= limit || entry.kind !== 'character') continue;
      let carried = 0;
      for (const part of parts) if (isAttachment(part)) carried++;
      if (carried > limit)
        (found ??= []).push({ facts: { character: entry.name, carried, limit }, entries: [at] });
    }
    return found ?? NONE;
  },
  mend: (army, finding, house) => unload(army, finding, house, house.maxAttachments ?? 0),
};

/** The same attachment twice on one character is legal as printed, and rarely meant. */
export const twice: ArmyCheck = {
  code: 'MMS-L11',
  title: 'Same attachment twice',
  stage: 'list',
  severity: 'warning',
  rules: ['MMS-031', 'MMS-R24'],
  find(army) {
    let found: Finding[] | undefined;
    for (const { at, entry, with: parts } of army.lines) {
      if (entry.kind !== 'character') continue;
      for (let i = 1; i < parts.length; i++) {
        const part = parts[i]!;
        // Only the second of several reports.
        if (parts.indexOf(part) === i || parts.indexOf(part, parts.indexOf(part) + 1) !== i) continue;
        (found ??= []).push({
          facts: { character: entry.name, cards: [part.name] },
          entries: [at],
        });
      }
    }
    return found ?? NONE;
  },
  mend: (army, finding, house) => unload(army, finding, house, 1),
};

/** What only a healer may carry sits on a healer. */
export const healersGear: ArmyCheck = {
  code: 'MMS-L12',
  title: 'Healers’ gear',
  stage: 'list',
  severity: 'error',
  rules: ['MMS-058', 'MMS-R07'],
  find(army) {
    let found: Finding[] | undefined;
    for (const { at, entry, with: parts } of army.lines) {
      if (parts.length === 0 || entry.kind !== 'character' || entry.abilities.includes('healer')) continue;
      for (let i = 0; i < parts.length; i++) {
        const part = parts[i]!;
        if (part.abilities.includes('healer-only') && parts.indexOf(part) === i)
          (found ??= []).push({ facts: { character: entry.name, cards: [part.name] }, entries: [at] });
      }
    }
    return found ?? NONE;
  },
  mend: (army, finding, house) => unload(army, finding, house, 0),
};

/** How far all attachments together bring down the roll of an attacker; never above zero. */
const rollPenalty = (parts: readonly MmsCard[], house: MmsHouse): number => {
  let sum = 0;
  for (const part of parts) {
    const roll = part.rollMod;
    if (roll !== undefined && roll < 0 && isAttachment(part) && isKnown(part, 'rollMod', house)) sum += roll;
  }
  return sum;
};

/** More protection than the table lets count is wasted; without a cap it may leave nothing that can hit. */
export const protection: ArmyCheck = {
  code: 'MMS-L13',
  title: 'Protection by attachments',
  stage: 'list',
  severity: 'warning',
  rules: ['MMS-055', 'MMS-R04', 'MMS-R08'],
  because: 'rollPenaltyCap',
  find(army, house) {
    const cap = house.rollPenaltyCap;
    let found: Finding[] | undefined;
    for (const { at, entry, with: parts } of army.lines) {
      if (parts.length === 0 || entry.kind !== 'character') continue;
      const penalty = -rollPenalty(parts, house);
      if (cap === null ? penalty >= HARDLY_HIT : penalty > cap)
        (found ??= []).push({
          facts: { character: entry.name, penalty, ...(cap === null ? {} : { cap }) },
          entries: [at],
        });
    }
    return found ?? NONE;
  },
  mend: (army, finding, house) => unload(army, finding, house, Infinity),
};
