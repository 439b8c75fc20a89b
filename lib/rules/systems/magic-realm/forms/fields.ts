import type { Choice, Field } from '../../../kernel/system';
import { colorOfType, natives as mates, type Native } from '../catalogue';
import { chitCode, chitNames } from '../chits';
import type { House } from '../house';
import { sideIds, victoryCategories, type VictoryCategory } from '../options';
import { placeNames } from '../places';
import { factors } from '../points';
import { isNewGame, sheetOf, type CharacterView, type RealmList } from '../sheet';
import { tasks } from '../tasks';

const categories: Readonly<Record<VictoryCategory, { readonly label: string; readonly help: string }>> = {
  greatTreasures: {
    label: 'Great treasures',
    help: 'Each point asks for one great treasure in your possession; 17 exist.',
  },
  spells: { label: 'Spells', help: 'Each point asks for two spells learned from spell cards during play.' },
  fame: { label: 'Fame', help: 'Each point asks for 10 fame: from monsters killed and famous treasures.' },
  notoriety: {
    label: 'Notoriety',
    help: 'Each point asks for 20 notoriety: from anybody killed and infamous treasures.',
  },
  gold: {
    label: 'Gold',
    help: 'Each point asks for 30 gold beyond your first 10 and the price of your equipment.',
  },
};

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Chits that can be turned to color: MAGIC chits of types I to V. */
const colorChoices = (who: CharacterView): readonly Choice[] =>
  chitNames(who.has).flatMap((name) => {
    const chit = who.has.chits.find(({ code }) => code === chitCode(name));
    if (chit?.kind !== 'MAGIC') return [];
    const color = colorOfType[chit.magic];
    return color ? [{ value: name, label: `${name} (${color})` }] : [];
  });

const levelField = (who: CharacterView, group: string): Field => ({
  path: ['members', who.key, 'level'],
  label: 'Development level',
  help: 'Chits, equipment and spells grow with it; each level below 4 lowers the points to assign by one.',
  group,
  input: 'choice',
  choices: who.entry.levels.map(({ level, name }) => ({ value: level, label: `${level} – ${name}` })),
});

const startField = (who: CharacterView, group: string): Field => ({
  path: ['members', who.key, 'start'],
  label: 'Starting place',
  help: 'Recorded in secret before the map chits are turned up.',
  group,
  input: 'choice',
  choices: who.entry.start.map((place) => ({ value: place, label: sentence(placeNames[place]) })),
});

const victoryFields = (who: CharacterView, required: number, group: string): readonly Field[] =>
  victoryCategories.map((category) => ({
    path: ['members', who.key, 'victory', category],
    label: `${categories[category].label} (points)`,
    help: `${categories[category].help} Assign ${required} points in all; one point counts ${factors[category]}.`,
    group,
    input: 'number',
    min: 0,
    max: required,
  }));

const colorField = (who: CharacterView, group: string): readonly Field[] => {
  const choices = colorChoices(who);
  if (choices.length === 0) return [];
  return [
    {
      path: ['members', who.key, 'colorChits'],
      label: 'Color chits at the start',
      help: 'A chit turned to color gives its color once, and cannot cast until it has been used and rested.',
      group,
      input: 'choices',
      choices,
    },
  ];
};

/** States of the belongings that the character carries. */
const inventoryFields = (who: CharacterView, group: string): readonly Field[] =>
  who.items.flatMap(({ item, key }) => {
    const path = ['members', who.key, 'inventory', key];
    const active: Field = {
      path: [...path, 'active'],
      label: `${item.name}: active`,
      group,
      input: 'toggle',
    };
    const packed: Field = {
      path: [...path, 'packHorse'],
      label: `${item.name}: on a pack horse`,
      help: 'An inactive horse carries it while it is inactive too.',
      group,
      input: 'toggle',
    };
    if (item.kind === 'horse') return [active];
    if (item.kind !== 'armor') return [active, packed];
    return [
      active,
      { path: [...path, 'damaged'], label: `${item.name}: damaged`, group, input: 'toggle' },
      packed,
    ];
  });

const taskChoices: readonly Choice[] = [...tasks.values()].map(({ id, effect }) => ({
  value: id,
  label: effect.kind === 'campaign' ? `${effect.name} (campaign)` : `${effect.name} (mission)`,
}));

/** What a running game has brought him. */
const recordFields = (who: CharacterView, group: string): readonly Field[] => [
  ...(['fame', 'notoriety', 'gold'] as const).map((what): Field => ({
    path: ['members', who.key, 'recorded', what],
    label: `Recorded ${what}`,
    help:
      what === 'gold'
        ? 'Gold on the sheet.'
        : 'Before the cost of the tasks below is paid; it may be negative.',
    group,
    input: 'number',
    min: what === 'gold' ? 0 : -999,
    max: 9999,
  })),
  {
    path: ['members', who.key, 'tasks'],
    label: 'Campaigns and missions',
    help: 'One campaign at a time; the cost is paid from recorded fame and notoriety.',
    group,
    input: 'choices',
    choices: taskChoices,
  },
];

/** The characters of the list once each, though a line may stand for several. */
const once = (characters: readonly CharacterView[]): readonly CharacterView[] =>
  characters.filter(({ key }, i) => characters.findIndex((other) => other.key === key) === i);

const nameOf = ({ entry, key }: CharacterView): string =>
  key === entry.id ? entry.name : `${entry.name} (${key.slice(entry.id.length + 1)})`;

/** Fields of every character on a party sheet. */
export function partyFields(list: RealmList, house: House): readonly Field[] {
  const { characters, required } = sheetOf(list, house);
  const isNew = isNewGame(list);
  const fields: Field[] = [];
  for (const who of once(characters)) {
    const group = nameOf(who);
    fields.push(levelField(who, group), startField(who, group));
    fields.push(...victoryFields(who, required[characters.indexOf(who)]!, group));
    if (house['spells.enchantedStart'] || !isNew) fields.push(...colorField(who, group));
    if (!isNew) fields.push(...recordFields(who, group), ...inventoryFields(who, group));
  }
  fields.push(
    {
      path: ['continued'],
      label: 'The game is under way',
      help: 'Characters carry what they have found; starting spells and equipment are no longer fixed.',
      group: 'Game',
      input: 'toggle',
    },
    dayField,
  );
  return [...fields, ...hireFields(list, house)];
}

const dayField: Field = {
  path: ['day'],
  label: 'Day of the game',
  help: 'Counts from 1; a hire ends at midnight of its fourteenth day.',
  group: 'Game',
  input: 'number',
  min: 1,
  max: 112,
};

const employerChoices = (characters: readonly CharacterView[]): readonly Choice[] =>
  once(characters).map((who) => ({ value: who.key, label: nameOf(who) }));

/** Day and employer of each hired native. */
export function hireFields(list: RealmList, house: House): readonly Field[] {
  const { natives, characters } = sheetOf(list, house);
  const employers = list.form === 'warband' ? [] : employerChoices(characters);
  const fields: Field[] = [];
  const seen = new Set<Native>();
  for (const { entry, hired } of natives) {
    if (!hired || seen.has(entry)) continue;
    seen.add(entry);
    if (list.form !== 'roster')
      fields.push({
        path: ['hires', entry.id, 'day'],
        label: `${entry.name}: hired on day`,
        help: 'The day of the hire is the first of fourteen.',
        group: 'Hired natives',
        input: 'number',
        min: 1,
        max: 112,
      });
    if (employers.length > 1)
      fields.push({
        path: ['hires', entry.id, 'employer'],
        label: `${entry.name}: employer`,
        group: 'Hired natives',
        input: 'choice',
        choices: employers,
      });
  }
  return fields;
}

/** Fields of a warband. */
export const warbandFields = (list: RealmList, house: House): readonly Field[] => [
  dayField,
  ...absentField(list, house),
  ...hireFields(list, house),
];

/** Natives of the groups present that do not stand in the list. */
function absentField(list: RealmList, house: House): readonly Field[] {
  const { natives } = sheetOf(list, house);
  const choices = missingMates(natives.map(({ entry }) => entry));
  if (choices.length === 0) return [];
  return [
    {
      path: ['absent'],
      label: 'Killed since, or elsewhere at the hire',
      help: 'Nobody misses these natives when the group is judged.',
      group: 'Game',
      input: 'choices',
      choices,
    },
  ];
}

const sideNames = { a: 'First side', b: 'Second side', c: 'Third side', d: 'Fourth side' } as const;

/** Fields of a combat roster. */
export function rosterFields(list: RealmList, house: House): readonly Field[] {
  const { characters, natives, monsters } = sheetOf(list, house);
  const fields: Field[] = [
    {
      path: ['clearing'],
      label: 'Clearing',
      help: 'Horses are of no use in caves; some spells need a cave or a mountain.',
      group: 'Battle',
      input: 'choice',
      choices: [
        { value: 'woods', label: 'Woods' },
        { value: 'cave', label: 'Cave' },
        { value: 'mountain', label: 'Mountain' },
      ],
    },
    {
      path: ['round'],
      label: 'Round',
      help: 'In the first round the longer weapon strikes first, in later ones the faster.',
      group: 'Battle',
      input: 'number',
      min: 1,
      max: house['combat.maxRounds'],
    },
  ];
  const nativeChoices = natives
    .map(({ entry }) => ({ value: entry.id, label: entry.name }))
    .filter(({ value }, i, all) => all.findIndex((other) => other.value === value) === i);
  if (nativeChoices.length > 0)
    fields.push({
      path: ['unhired'],
      label: 'Unhired natives',
      help: 'They serve nobody, cost nothing and fight on their own.',
      group: 'Battle',
      input: 'choices',
      choices: nativeChoices,
    });
  const dark = [
    ...monsters.map(({ entry }) => ({ value: entry.id, label: entry.name })),
    ...natives.filter(({ hired }) => !hired).map(({ entry }) => ({ value: entry.id, label: entry.name })),
  ].filter(({ value }, i, all) => all.findIndex((other) => other.value === value) === i);
  if (dark.length > 0)
    fields.push({
      path: ['darkUp'],
      label: 'Dark side up',
      help: 'Denizens begin light side up unless the agreement alerts them; later rounds take them as they lie.',
      group: 'Battle',
      input: 'choices',
      choices: dark,
    });
  for (const who of once(characters)) {
    const group = nameOf(who);
    fields.push(
      {
        path: ['members', who.key, 'side'],
        label: 'Side',
        help: 'Characters of different sides fight each other; nothing chosen is the first side.',
        group,
        input: 'choice',
        choices: sideIds.map((value) => ({ value, label: sideNames[value] })),
      },
      levelField(who, group),
      ...colorField(who, group),
      ...inventoryFields(who, group),
    );
  }
  return [...fields, ...hireFields(list, house)];
}

/** The other members of the groups that are there. */
function missingMates(present: readonly Native[]): readonly Choice[] {
  const ids = new Set(present.map(({ id }) => id));
  return mates
    .filter(({ id, group }) => !ids.has(id) && present.some((native) => native.group === group))
    .map(({ id, name }) => ({ value: id, label: name }));
}
