import type { Choice, Field } from '../../../kernel/list/field';
import { capital, listed } from '../../../kernel/words/words';
import { colorOfType, spells } from '../catalogue';
import { curses } from '../catalogue/curses';
import { chitCode, chitNames } from '../chits';
import { chitStates, curseIds, victoryCategories, type VictoryCategory } from '../sheet-words';
import { placeNames } from '../places';
import { factors } from '../points';
import type { CharacterView, Item } from '../sheet';
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

/** Chits that can be turned to color: MAGIC chits of types I to V. */
const colorChoices = (who: CharacterView): readonly Choice[] =>
  chitNames(who.has).flatMap((name) => {
    const chit = who.has.chits.find(({ code }) => code === chitCode(name));
    if (chit?.kind !== 'MAGIC') return [];
    const color = colorOfType[chit.magic];
    return color ? [{ value: name, label: `${name} (${color})` }] : [];
  });

export const levelField = (who: CharacterView, group: string): Field => ({
  path: ['members', who.key, 'level'],
  label: 'Development level',
  help: 'Chits, equipment and spells grow with it; each level below 4 lowers the points to assign by one.',
  group,
  input: 'choice',
  choices: who.entry.levels.map(({ level, name }) => ({ value: level, label: `${level} – ${name}` })),
});

/** What he plays as, where the table agreed on optional abilities and his lets him choose. */
export const abilityField = ({ entry, key, level }: CharacterView, group: string): readonly Field[] => {
  const { choices, fromLevel = 1 } = entry.optionalAbility ?? {};
  if (!choices || level < fromLevel) return [];
  return [
    {
      path: ['members', key, 'ability'],
      label: 'Optional ability',
      help: 'Chosen before play; the chits named are never played.',
      group,
      input: 'choice',
      choices: choices.map(({ id, name, idle }) => ({
        value: id,
        label: `${name}: not ${listed(idle, 'nor')}`,
      })),
    },
  ];
};

export const startField = (who: CharacterView, group: string): Field => ({
  path: ['members', who.key, 'start'],
  label: 'Starting place',
  help: 'Recorded in secret before the map chits are turned up.',
  group,
  input: 'choice',
  choices: who.entry.start.map((place) => ({ value: place, label: capital(placeNames[place]) })),
});

export const victoryFields = (who: CharacterView, required: number, group: string): readonly Field[] =>
  victoryCategories.map((category) => ({
    path: ['members', who.key, 'victory', category],
    label: `${categories[category].label} (points)`,
    help: `${categories[category].help} Assign ${required} points in all; one point counts ${factors[category]}.`,
    group,
    input: 'number',
    min: 0,
    max: required,
  }));

export const colorField = (who: CharacterView, group: string): readonly Field[] => {
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

/** Spells that may be awake in an artifact or book. (MR-125) */
function awakeChoices({ effects }: Item): readonly Choice[] {
  const casts = effects.find((e) => e.kind === 'casts');
  return spells.flatMap(({ id, name, type }) => (type === casts?.type ? [{ value: id, label: name }] : []));
}

/** States of the belongings that the character carries. */
export const inventoryFields = (who: CharacterView, group: string): readonly Field[] =>
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
    const awake = awakeChoices(item);
    if (awake.length > 0)
      return [
        active,
        packed,
        {
          path: [...path, 'awake'],
          label: `${item.name}: awake spells`,
          help: 'In a trial battle they are cast with it, and no MAGIC chit is needed.',
          group,
          input: 'choices',
          choices: awake,
        },
      ];
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

/** Curses that rest on him. */
export const curseField = (who: CharacterView, group: string): Field => ({
  path: ['members', who.key, 'curses'],
  label: 'Curses',
  help: 'Each rests on the character until something lifts it. Under Wither no chit with an asterisk is in play.',
  group,
  input: 'choices',
  choices: curseIds.map((value, row) => ({ value, label: capital(curses[row]!) })),
});

/** What a running game has brought him. */
export const recordFields = (who: CharacterView, group: string): readonly Field[] => [
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
  curseField(who, group),
];

/** The characters of the list once each, though a line may stand for several. */
export const once = (characters: readonly CharacterView[]): readonly CharacterView[] =>
  characters.filter(({ key }, i) => characters.findIndex((other) => other.key === key) === i);

export const nameOf = ({ entry, key }: CharacterView): string =>
  key === entry.id ? entry.name : `${entry.name} (${key.slice(entry.id.length + 1)})`;

const stateNames = {
  active: 'Active',
  fatigued: 'Fatigued',
  wounded: 'Wounded',
  committed: 'Committed to a spell',
  color: 'Color chit',
} as const;

/** The state of each chit; a chit that is not set counts as active. */
export const chitFields = (who: CharacterView, group: string): readonly Field[] =>
  chitNames(who.has).map((name) => {
    const chit = who.has.chits.find(({ code }) => code === chitCode(name));
    const states = chitStates.filter((state) => {
      if (state === 'committed') return chit?.kind === 'MAGIC';
      return state !== 'color' || (chit?.kind === 'MAGIC' && colorOfType[chit.magic] !== undefined);
    });
    return {
      path: ['members', who.key, 'chits', name],
      label: name,
      group: `${group}: chits`,
      input: 'choice',
      choices: states.map((value) => ({ value, label: stateNames[value] })),
    };
  });
