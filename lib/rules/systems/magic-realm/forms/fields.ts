import type { Choice, Field } from '../../../kernel/list/field';
import { groups, monsters, natives as mates, type Native } from '../catalogue';
import type { House } from '../house';
import { sideIds } from '../sheet-words';
import { isNewGame, sheetOf, type CharacterView, type RealmList } from '../sheet';
import { tasks } from '../tasks';
import {
  abilityField,
  chitFields,
  colorField,
  curseField,
  inventoryFields,
  levelField,
  nameOf,
  once,
  recordFields,
  startField,
  victoryFields,
} from './character-fields';

/** Fields of every character on a party sheet. */
export function partyFields(list: RealmList, house: House): readonly Field[] {
  const { characters, required } = sheetOf(list, house);
  const isNew = isNewGame(list);
  const fields: Field[] = [];
  for (const who of once(characters)) {
    const group = nameOf(who);
    fields.push(levelField(who, group), startField(who, group));
    if (house['party.optionalAbilities']) fields.push(...abilityField(who, group));
    fields.push(...victoryFields(who, required[characters.indexOf(who)]!, group));
    if (house['spells.enchantedStart'] || !isNew) fields.push(...colorField(who, group));
    if (!isNew)
      fields.push(...recordFields(who, group), ...inventoryFields(who, group), ...chitFields(who, group));
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
    ...foeField(list, house),
    ...absentField(list, house, 'Hired natives'),
  );
  return [...fields, ...hireFields(list, house)];
}

const foes: readonly Choice[] = [
  ...groups.map(({ id, name }) => ({ value: id, label: name })),
  ...monsters.filter(({ id }) => id.endsWith('dragon')).map(({ id, name }) => ({ value: id, label: name })),
];

/** Who is on the map, asked only of those who lead a campaign. */
function foeField(list: RealmList, house: House): readonly Field[] {
  const isAsked = sheetOf(list, house).characters.some(({ member }) =>
    member.tasks?.some((id) => tasks.get(id)?.effect.kind === 'campaign'),
  );
  if (!isAsked) return [];
  return [
    {
      path: ['onMap'],
      label: 'On the map',
      help: 'A campaign needs at least one of its foes there.',
      group: 'Game',
      input: 'choices',
      choices: foes,
    },
  ];
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
function hireFields(list: RealmList, house: House): readonly Field[] {
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
function absentField(list: RealmList, house: House, group = 'Game'): readonly Field[] {
  const { natives } = sheetOf(list, house);
  const choices = missingMates(natives.filter(({ hired }) => hired).map(({ entry }) => entry));
  if (choices.length === 0) return [];
  return [
    {
      path: ['absent'],
      label: 'Killed since, elsewhere at the hire, or in the hire of another player',
      help: 'Nobody misses these natives when the group is judged.',
      group,
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
      ...(house['party.optionalAbilities'] ? abilityField(who, group) : []),
      ...colorField(who, group),
      curseField(who, group),
      ...inventoryFields(who, group),
      ...chitFields(who, group),
    );
  }
  return [...fields, ...absentField(list, house, 'Hired natives'), ...hireFields(list, house)];
}

/** The other members of the groups that are there. */
function missingMates(present: readonly Native[]): readonly Choice[] {
  const ids = new Set(present.map(({ id }) => id));
  return mates
    .filter(({ id, group }) => !ids.has(id) && present.some((native) => native.group === group))
    .map(({ id, name }) => ({ value: id, label: name }));
}
