import { bump, leading, profileRows, Tally, type Statistic } from '../../kernel/list/statistics';
import { capital } from '../../kernel/words/words';
import type { ActionChit, DenizenSide, StrengthChit, Weapon } from './catalogue/types';
import { atLeast, strengthNames, strengths, type Strength } from './catalogue/vocabulary';
import { weapons } from './catalogue';
import { castingOf, castingWords } from './casting';
import { nameOf } from './forms/character-fields';
import type { House } from './house';
import { strengthened } from './legality/carrying';
import { rollStatistics } from './roll-statistics';
import { sheetOf, weightOf, type CharacterView, type RealmList } from './sheet';

const chitWord = (n: number): string => (n === 1 ? '1 chit' : `${n} chits`);

/** To DUCK is no way to go anywhere. (MR-A11) */
const isMove = ({ kind }: ActionChit): boolean => kind === 'MOVE';
const isFight = ({ kind }: ActionChit): boolean => kind === 'FIGHT' || kind === 'BERSERK';
const hasStrength = (chit: ActionChit): chit is StrengthChit => chit.kind !== 'MAGIC';

/** Action chits of all characters: what for, how strong, how fast, at what effort. */
function chits(characters: readonly CharacterView[]): readonly Statistic[] {
  const actions = new Tally(['MOVE', 'DUCK', 'FIGHT', 'BERSERK', 'MAGIC']);
  const power = new Tally(strengths.map((s) => capital(strengthNames[s])));
  const times = new Map<number, number>();
  const efforts = new Tally(['No asterisk', 'One asterisk', 'Two asterisks']);
  for (const who of characters)
    for (const chit of strengthened(who)) {
      const { count, entry } = who;
      actions.add(chit.kind, count, entry.name);
      if (hasStrength(chit)) power.add(capital(strengthNames[chit.strength]), count, chit.kind);
      bump(times, chit.time, count);
      efforts.add(['No asterisk', 'One asterisk', 'Two asterisks'][chit.asterisks]!, count, chit.kind);
    }
  const all = actions.total;
  if (all === 0) return [];
  const free = efforts.rows(true)[0]!.value;
  const several = characters.length > 1;
  const plain = (tally: Tally) => tally.rows().map(({ label, value }) => ({ label, value }));
  return [
    {
      id: 'chits',
      title: 'Chits by action',
      says: `${chitWord(all)}; ${leading(actions.rows(), (l) => l)}.`,
      shape: 'bars',
      unit: 'chit',
      adds: true,
      rows: several ? actions.rows() : plain(actions),
      rules: ['MR-B11'],
    },
    ...(power.total === 0
      ? []
      : [
          {
            id: 'strength',
            title: 'Chits by strength',
            says: 'Strength of the chits that have one; MAGIC chits have a type instead.',
            shape: 'bars' as const,
            unit: 'chit',
            adds: true,
            rows: power.rows(),
            rules: ['MR-B11'],
          },
        ]),
    {
      id: 'speed',
      title: 'Chits by time',
      says: 'The lower the time, the faster the chit.',
      shape: 'bars',
      unit: 'chit',
      adds: true,
      profile: true,
      rows: profileRows(times, (n) => `time ${n}`),
      rules: ['MR-B11'],
    },
    {
      id: 'effort',
      title: 'Chits by effort',
      says: `${chitWord(free)} ${free === 1 ? 'costs' : 'cost'} no effort; one asterisk is light, two tire the character.`,
      shape: 'bars',
      unit: 'chit',
      adds: true,
      rows: efforts.rows(),
      rules: ['MR-B11'],
    },
  ];
}

/** The fastest of some chits, the strongest among equals. */
const fastest = (some: readonly ActionChit[]): ActionChit | undefined =>
  [...some].sort(
    (a, b) => a.time - b.time || strengthRank(b) - strengthRank(a) || a.asterisks - b.asterisks,
  )[0];
const strengthRank = (chit: ActionChit): number =>
  hasStrength(chit) ? strengths.indexOf(chit.strength) : -1;
const strongest = (some: readonly ActionChit[]): ActionChit | undefined =>
  [...some].sort((a, b) => strengthRank(b) - strengthRank(a) || a.time - b.time)[0];

/** `MOVE L2*`, and under a Belt of Strength `MOVE L2* of strength H`. (MR-T08) */
const codeOf = (chit: ActionChit | undefined): string =>
  chit === undefined
    ? 'none'
    : hasStrength(chit) && !chit.code.includes(` ${chit.strength}`)
      ? `${chit.code} of strength ${chit.strength}`
      : chit.code;

const weaponById = new Map(weapons.map((weapon) => [weapon.id, weapon]));

/** The weapons that he has: those of his sheet at the start, those that he carries in a game that is under way. */
const weaponsOf = (who: CharacterView): readonly Weapon[] => {
  const carried = who.items.flatMap(({ item }) => (item.kind === 'weapon' ? [item] : []));
  if (carried.length > 0) return carried;
  return who.has.equipment.flatMap((id) => weaponById.get(id) ?? []);
};

const harmWords = ({ harm, stars }: { readonly harm: Strength; readonly stars: number }): string =>
  `${harm}${stars === 0 ? '' : ` and ${stars === 1 ? '1 star' : `${stars} stars`}`}`;

const weaponWords = (weapon: Weapon): string =>
  `${weapon.name}: ${harmWords(weapon.unalerted)}, alerted ${harmWords(weapon.alerted)}; length ${weapon.length}`;

function speed(characters: readonly CharacterView[]): readonly Statistic[] {
  const rows = characters.map((who) => {
    const moves = strengthened(who).filter(isMove);
    const fights = strengthened(who).filter(isFight);
    const arms = weaponsOf(who);
    return [
      nameOf(who),
      codeOf(fastest(moves)),
      codeOf(strongest(moves)),
      codeOf(fastest(fights)),
      codeOf(strongest(fights)),
      arms.length === 0 ? 'no weapon' : arms.map(weaponWords).sort().join('; '),
    ];
  });
  if (rows.length === 0) return [];
  return [
    {
      id: 'fastest',
      title: 'Move, fight and harm',
      says: 'The fastest and the strongest chit of each character, and what his weapon does before strength is added.',
      shape: 'table',
      columns: ['Character', 'Fastest move', 'Strongest move', 'Fastest fight', 'Strongest fight', 'Weapon'],
      rows: rows.sort((a, b) => (a[0]! < b[0]! ? -1 : 1)),
      rules: ['MR-B06', 'MR-B11'],
    },
  ];
}

function spells(characters: readonly CharacterView[]): readonly Statistic[] {
  const rows: string[][] = [];
  let castable = 0;
  for (const who of characters)
    for (const spell of who.spells) {
      const casting = castingOf(who, spell);
      if (casting.chits.length > 0) castable += 1;
      rows.push([nameOf(who), spell.name, spell.type, castingWords(spell, casting)]);
    }
  if (rows.length === 0) return [];
  return [
    {
      id: 'castable',
      title: 'Spells and the chits that cast them',
      says:
        castable === rows.length
          ? `${rows.length === 1 ? 'The spell can' : `All ${rows.length} spells can`} be cast with a chit of its type.`
          : `${castable} of ${rows.length} spells can be cast with a chit of their type.`,
      shape: 'table',
      columns: ['Character', 'Spell', 'Type', 'Casting'],
      rows: rows.sort((a, b) => (a.join('|') < b.join('|') ? -1 : 1)),
      rules: ['MR-124', 'MR-127', 'MR-B24'],
    },
  ];
}

/** What is carried, and who has a chit strong enough for it. (MR-028) */
function weight(characters: readonly CharacterView[]): readonly Statistic[] {
  const carried = new Tally(strengths.map((s) => capital(strengthNames[s])));
  let unknown = 0;
  const heavy: string[] = [];
  for (const who of characters) {
    const best = strongest(strengthened(who).filter(isMove));
    for (const { item } of who.items) {
      const itemWeight = weightOf(item);
      if (itemWeight === undefined) {
        if (item.kind !== 'horse') unknown += who.count;
        continue;
      }
      carried.add(capital(strengthNames[itemWeight]), who.count, nameOf(who));
      if (itemWeight !== 'N' && !(best && hasStrength(best) && atLeast(best.strength, itemWeight)))
        heavy.push(`${item.name} (${nameOf(who)})`);
    }
  }
  if (carried.total === 0) return [];
  return [
    {
      id: 'weight',
      title: 'Weight of what is carried',
      says:
        heavy.length === 0
          ? 'No item is heavier than the strongest MOVE chit of its owner.'
          : `Heavier than the strongest MOVE chit of the owner: ${heavy.sort().join(', ')}; a horse, boots or a pack horse must carry it.`,
      shape: 'bars',
      unit: 'item',
      adds: true,
      rows:
        characters.length > 1 ? carried.rows() : carried.rows().map(({ label, value }) => ({ label, value })),
      ...(unknown === 0
        ? {}
        : {
            unknown: `${unknown === 1 ? 'One card is' : `${unknown} cards are`} never carried and ${unknown === 1 ? 'has' : 'have'} no weight.`,
          }),
    },
  ];
}

const attackWords = (side: DenizenSide): string => {
  switch (side.attack) {
    case 'HARM':
      return `${harmWords(side)}, time ${side.attackTime}`;
    case 'GRAB':
      return `kills outright, time ${side.attackTime}`;
    case 'MAGIC':
      return `magic ${side.magic}, time ${side.attackTime}`;
    case 'NONE':
      return 'no attack';
  }
};

/** Natives and monsters: how fast they move and strike, and what for. */
function denizens(list: RealmList, house: House): readonly Statistic[] {
  const { natives, monsters } = sheetOf(list, house);
  const all = [
    ...natives.map(({ entry, count }) => ({ entry, count, wage: entry.wage })),
    ...monsters.map(({ entry, count }) => ({ entry, count, wage: undefined })),
  ];
  if (all.length === 0) return [];
  const times = new Map<number, number>();
  for (const { entry, count } of all) bump(times, entry.light.moveTime, count);
  const merged = new Map<string, { count: number; row: readonly (string | number)[] }>();
  for (const { entry, count, wage } of all) {
    const before = merged.get(entry.id)?.count ?? 0;
    merged.set(entry.id, {
      count: before + count,
      row: [
        strengthNames[entry.vulnerability],
        entry.light.moveTime,
        attackWords(entry.light),
        attackWords(entry.dark),
        wage === undefined ? '–' : `${wage} gold`,
      ],
    });
  }
  const names = new Map(all.map(({ entry }) => [entry.id, entry.name]));
  return [
    {
      id: 'denizen-speed',
      title: 'Natives and monsters by move time',
      says: 'With the light side up; the lower the time, the faster they move.',
      shape: 'bars',
      unit: 'counter',
      adds: true,
      profile: true,
      rows: profileRows(times, (n) => `time ${n}`),
    },
    {
      id: 'denizens',
      title: 'Harm of natives and monsters',
      says: 'What each of them does with the light and with the dark side up.',
      shape: 'table',
      columns: ['Name', 'Number', 'Vulnerability', 'Move time', 'Light side', 'Dark side', 'Wage'],
      rows: [...merged]
        .map(([id, { count, row }]) => [names.get(id)!, count, ...row])
        .sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)),
    },
  ];
}

export function statistics(list: RealmList, house: House): readonly Statistic[] {
  const { characters } = sheetOf(list, house);
  return [
    ...chits(characters),
    ...speed(characters),
    ...rollStatistics(characters),
    ...spells(characters),
    ...weight(characters),
    ...denizens(list, house),
  ];
}
