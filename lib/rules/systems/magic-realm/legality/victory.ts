import type { Finding } from '../../../kernel/verdict/legality';
import type { House } from '../house';
import type { Victory } from '../options';
import { victoryCategories } from '../sheet-words';
import { categoryNames, needed, totalPoints } from '../points';
import { levelView, sheetOf, type CharacterView, type RealmCheck, type RealmList } from '../sheet';
import { mendOptions, withMember } from './mending';

const ZEROS: Victory = {};

/** The victory numbers of a character; undefined where the sheet says nothing of them and need not. */
const victoryOf = (list: RealmList, { member }: CharacterView): Victory | undefined =>
  member.victory ?? (list.options.whole ? ZEROS : undefined);

/** Findings for each character whose victory numbers are known. */
const findVictories = (
  list: RealmList,
  house: House,
  find: (victory: Victory, who: CharacterView) => Finding['facts'] | undefined,
): Finding[] => {
  const findings: Finding[] = [];
  for (const who of sheetOf(list, house).characters) {
    const victory = victoryOf(list, who);
    const facts = victory && find(victory, who);
    if (facts) findings.push({ facts: { name: who.entry.name, ...facts }, entries: [who.at] });
  }
  return findings;
};

const base = { stage: 'party', forms: ['party'] } as const;

/** Exactly the required points are assigned. */
export const victoryTotal: RealmCheck = {
  ...base,
  code: 'MR-L08',
  title: 'All victory points are assigned',
  judges: ['members.*.victory'],
  severity: 'error',
  rules: ['MR-B64', 'MR-003'],
  because: 'game.victoryPoints',
  find(list, house) {
    const { characters, required } = sheetOf(list, house);
    const findings: Finding[] = [];
    characters.forEach((who, i) => {
      const victory = victoryOf(list, who);
      const total = totalPoints(victory);
      if (victory && total !== required[i]!)
        findings.push({ facts: { name: who.entry.name, total, required: required[i]! }, entries: [who.at] });
    });
    return findings;
  },
  mend(list, finding, house) {
    const { characters } = sheetOf(list, house);
    const i = characters.findIndex(({ at }) => at === finding.entries?.[0]);
    const who = characters[i];
    if (!who) return [];
    const missing = Number(finding.facts['required']) - Number(finding.facts['total']);
    const mends = victoryCategories.flatMap((category) => {
      const victory = who.member.victory ?? ZEROS;
      const to = (victory[category] ?? 0) + missing;
      if (to < 0 || (category === 'spells' && missing > 0 && !hasMagic(who))) return [];
      const label = `Assign ${to} ${to === 1 ? 'point' : 'points'} to ${categoryNames[category]}`;
      const next = { ...victory, [category]: to };
      return [{ to, mend: mendOptions(label, withMember(list, who.key, { victory: next })) }];
    });
    // Too few: where few stand already, so that the points spread; too many: from where most stand.
    return mends.sort((a, b) => (missing > 0 ? a.to - b.to : b.to - a.to)).map(({ mend }) => mend);
  },
};

const hasMagic = ({ has }: Pick<CharacterView, 'has'>): boolean =>
  has.chits.some((chit) => chit.kind === 'MAGIC');

/** Does he come to MAGIC chits at a later level? */
const learnsLater = ({ entry }: CharacterView, house: House): boolean =>
  hasMagic({ has: levelView(entry, entry.levels.length, house) });

/** Each number is whole, not negative, and no greater than the points there are. */
export const victoryIntegers: RealmCheck = {
  ...base,
  code: 'MR-L09',
  title: 'Victory numbers are whole and in range',
  judges: ['members.*.victory'],
  severity: 'error',
  rules: ['MR-B64'],
  because: 'game.victoryPoints',
  find(list, house) {
    const { characters, required } = sheetOf(list, house);
    const findings: Finding[] = [];
    characters.forEach(({ entry, member, at }, i) => {
      if (!member.victory) return;
      const limit = required[i]!;
      for (const category of victoryCategories) {
        const points = member.victory[category] ?? 0;
        if (Number.isInteger(points) && points >= 0 && points <= limit) continue;
        const facts = { name: entry.name, category: categoryNames[category], points, limit };
        findings.push({ facts, entries: [at] });
      }
    });
    return findings;
  },
  mend(list, finding, house) {
    const who = sheetOf(list, house).characters.find(({ at }) => at === finding.entries?.[0]);
    if (!who?.member.victory) return [];
    const limit = Number(finding.facts['limit']);
    const victory: Record<string, number> = {};
    for (const category of victoryCategories)
      victory[category] = Math.min(limit, Math.max(0, Math.round(who.member.victory[category] ?? 0)));
    return [mendOptions('Use whole numbers in range', withMember(list, who.key, { victory }))];
  },
};

/** Spells are out of reach of a character without MAGIC chits. */
export const spellsInReach: RealmCheck = {
  ...base,
  code: 'MR-L10',
  title: 'Spell points can be reached',
  judges: ['members.*.victory'],
  severity: 'warning',
  rules: ['MR-047', 'MR-B30', 'MR-B65'],
  because: 'magic.enhancedItems',
  find: (list, house) =>
    house['magic.enhancedItems']
      ? []
      : findVictories(list, house, (victory, who) =>
          (victory.spells ?? 0) > 0 && !hasMagic(who)
            ? { points: victory.spells ?? 0, level: who.level, learns: learnsLater(who, house) }
            : undefined,
        ),
};

const GREAT_TREASURES = 17;

/** There are seventeen great treasures. */
export const greatTreasuresInReach: RealmCheck = {
  ...base,
  code: 'MR-L11',
  title: 'Great treasures can be reached',
  judges: ['members.*.victory'],
  severity: 'error',
  rules: ['MR-B64', 'MR-B65'],
  find: (list, house) =>
    findVictories(list, house, (victory) => {
      const count = needed(victory).greatTreasures;
      return count > GREAT_TREASURES ? { needed: count, limit: GREAT_TREASURES } : undefined;
    }),
};

/** Ninety gold and more in a month is rare. */
export const goldInReach: RealmCheck = {
  ...base,
  code: 'MR-L12',
  title: 'Much gold is hard to earn',
  judges: ['members.*.victory'],
  severity: 'note',
  rules: ['MR-B64', 'MR-B65'],
  find: (list, house) =>
    findVictories(list, house, (victory) =>
      (victory.gold ?? 0) > 3 ? { points: victory.gold ?? 0, needed: needed(victory).gold } : undefined,
    ),
};

/** Great treasures seldom help fame. */
export const victoryConflict: RealmCheck = {
  ...base,
  code: 'MR-L13',
  title: 'Fame and great treasures pull apart',
  judges: ['members.*.victory'],
  severity: 'note',
  rules: ['MR-004', 'MR-B65'],
  find: (list, house) =>
    findVictories(list, house, (victory) =>
      (victory.fame ?? 0) > 0 && (victory.greatTreasures ?? 0) > 0
        ? { fame: victory.fame ?? 0, greatTreasures: victory.greatTreasures ?? 0 }
        : undefined,
    ),
};
