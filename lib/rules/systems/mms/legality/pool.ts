import type { Finding } from '../../../kernel/verdict/legality';
import { isOwn, levelOf, refusalOf, type ArmyCheck } from '../army';
import type { MmsCard } from '../catalogue/card';
import { unprintedLetters } from '../catalogue/indicia';
import { dropPart, withoutLines } from '../edits';
import { instead } from './instead';
import { NONE } from './none';

/** Only cards of the agreed pool, none that is banned, and none that nobody knows. */
export const cardPool: ArmyCheck = {
  code: 'MMS-L06',
  title: 'Cards of the pool',
  stage: 'list',
  severity: 'error',
  rules: ['MMS-029', 'MMS-030'],
  find(army, house, terms) {
    let found: Finding[] | undefined;
    for (const { at, id } of army.unknown)
      (found ??= []).push({ facts: { card: id, reason: 'unknown' }, entries: [at] });
    if (house.cardPool === 'starter' && terms.banned.size === 0 && !terms.allowed) return found ?? NONE;
    const look = (card: MmsCard, at: number): void => {
      const reason = refusalOf(card, house, terms);
      if (reason === undefined) return;
      const finding: Finding = { facts: { card: card.name, reason }, entries: [at] };
      const because =
        reason === 'banned' ? 'banned' : reason === 'not allowed' ? 'allowed' : 'house.cardPool';
      (found ??= []).push({ ...finding, because });
    };
    for (const line of army.lines) {
      look(line.entry, line.at);
      for (const part of line.with) look(part, line.at);
    }
    return found ?? NONE;
  },
  mend(army, { facts, entries = [] }, house, terms) {
    const at = entries[0];
    const item = at === undefined ? undefined : army.list.entries[at];
    if (at === undefined || !item) return [];
    const line = army.lines.find((l) => l.at === at);
    const isLine = line?.entry.name === facts['card'];
    // Something else in its place, too: without its only Character an army is none.
    if (line && isLine)
      return [
        {
          label: `Remove ${line.count > 1 ? `all ${line.count} ` : ''}${line.entry.name}`,
          entries: withoutLines(army.list.entries, [at]),
        },
        ...instead(army, line, line.entry, house, terms),
      ];
    const part = line?.with.find((p) => p.name === facts['card']);
    const id = part?.id ?? item.with?.find((one) => one === facts['card']);
    if (id === undefined) return [];
    return [
      {
        label: `Take ${part?.name ?? id} from ${line?.entry.name ?? item.entry}`,
        entries: dropPart(army.list.entries, at, id),
      },
      ...(line && part ? instead(army, line, part, house, terms) : []),
    ];
  },
};

/** The rules print no card whole: in the pool `printed` most letters are unknown, and thirteen levels. */
export const unknownIndicia: ArmyCheck = {
  code: 'MMS-L25',
  title: 'Cards with unknown values',
  stage: 'list',
  severity: 'warning',
  rules: ['MMS-R01'],
  because: 'cardPool',
  find(army, house) {
    if (house.cardPool !== 'printed') return NONE;
    const found: Finding[] = [];
    for (const line of army.lines)
      for (const card of [line.entry, ...line.with]) {
        const letters = isOwn(card) ? [] : unprintedLetters(card);
        if (letters.length > 0)
          found.push({
            facts: { card: card.name, letters, counted: levelOf(card, house) !== undefined },
            entries: [line.at],
          });
      }
    return found;
  },
};
