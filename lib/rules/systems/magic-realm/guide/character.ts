import type { Becomes, EntryChoice, Step, StepPart } from '../../../kernel/list/guide';
import type { ListOptions } from '../../../kernel/list/list';
import { armor, characters, weapons, type Character } from '../catalogue';
import { advantageWords } from '../catalogue/make-character';
import { strengthNames } from '../catalogue/vocabulary';
import { chitCode, chitNames, chitName, namesInOrder } from '../chits';
import { levelField, nameOf, once } from '../forms/character-fields';
import { isOpen } from '../forms/random-party';
import type { House } from '../house';
import { sheetOf, type CharacterView, type RealmList, type RealmTerms } from '../sheet';

const itemNames = new Map<string, string>([...weapons, ...armor].map(({ id, name }) => [id, name]));

/** What the sheet says of members that it no longer has goes with them. */
const optionsWithout = (list: RealmList, gone: ReadonlySet<string>): ListOptions => {
  const { members, ...rest } = list.list.options as ListOptions & { members?: Record<string, unknown> };
  if (!members) return list.list.options;
  const kept = Object.entries(members).filter(([key]) => !gone.has(key.split('/')[0]!));
  return { ...rest, ...(kept.length > 0 ? { members: Object.fromEntries(kept) } : {}) } as ListOptions;
};

/** One character takes the place of another; where the table allows several, each is added and taken away. */
function becomes(list: RealmList, { id }: Character, most: number): Becomes {
  const { entries } = list.list;
  const present = new Set(
    list.lines.filter(({ entry }) => entry.kind === 'character').map(({ entry }) => entry.id),
  );
  if (present.has(id)) {
    const left = entries.filter((e) => e.entry !== id);
    return most > 1
      ? { entries: left, options: optionsWithout(list, new Set([id])) }
      : { entries, options: list.list.options };
  }
  if (present.size < most)
    return { entries: [...entries, { entry: id, count: 1 }], options: list.list.options };
  const others = [...present];
  const gone = new Set(most > 1 ? others.slice(-1) : others);
  const at = entries.findIndex((e) => gone.has(e.entry));
  const left = entries.filter((e) => !gone.has(e.entry));
  return {
    entries: [...left.slice(0, Math.max(0, at)), { entry: id, count: 1 }, ...left.slice(Math.max(0, at))],
    options: optionsWithout(list, gone),
  };
}

const choices = (list: RealmList, house: House, terms: RealmTerms): readonly EntryChoice[] => {
  const present = new Set(list.lines.map(({ entry }) => entry.id));
  return characters
    .filter(({ id }) => isOpen(id, terms) || present.has(id))
    .map((character) => ({
      entry: character.id,
      chosen: present.has(character.id),
      note: character.tags[0]!,
      becomes: becomes(list, character, house['party.charactersPerPlayer']),
    }));
};

const kindWords = { MOVE: 'Move', DUCK: 'Duck', FIGHT: 'Fight', BERSERK: 'Berserk', MAGIC: 'Magic' } as const;

/** The chits of a character as they lie before him; those turned to color are marked. */
const chitPart = (who: CharacterView): StepPart => {
  const turned = new Set(namesInOrder(who.member.colorChits ?? []));
  const names = chitNames(who.has);
  const kinds = (['MOVE', 'DUCK', 'FIGHT', 'BERSERK', 'MAGIC'] as const).filter((kind) =>
    who.has.chits.some((chit) => chit.kind === kind),
  );
  return {
    part: 'pieces',
    title: `Chits of the ${nameOf(who)}`,
    help: 'Letter: strength, or type of magic. Number: time. Asterisks: effort.',
    rows: kinds.map((kind) => ({
      label: kindWords[kind],
      pieces: names
        .filter((name) => chitCode(name).startsWith(`${kind} `))
        .map((name) => ({
          text: chitCode(name).slice(kind.length + 1),
          ...(turned.has(chitName(name)) ? { note: 'color', spent: true } : {}),
        })),
    })),
  };
};

const factsPart = (who: CharacterView): StepPart => ({
  part: 'facts',
  title: nameOf(who),
  rows: [
    { label: 'Vulnerability and weight', text: strengthNames[who.entry.vulnerability] },
    ...who.entry.advantages
      .filter(({ fromLevel }) => fromLevel <= who.level)
      .map((advantage) => ({ label: 'Advantage', text: advantageWords(advantage) })),
    {
      label: 'Starting equipment',
      text:
        who.has.equipment.length === 0
          ? 'none'
          : who.has.equipment.map((id) => itemNames.get(id) ?? id).join(', '),
    },
    {
      label: 'Starting spells',
      text:
        who.has.development.startingSpells === 0
          ? 'none'
          : `${who.has.development.startingSpells} of type ${who.has.development.spellTypes.join(', ')}`,
    },
  ],
});

export function characterStep(list: RealmList, house: House, terms: RealmTerms): Step {
  const present = once(sheetOf(list, house).characters);
  const most = house['party.charactersPerPlayer'];
  return {
    id: 'character',
    title: 'Character',
    explains:
      most === 1
        ? 'Choose whom you lead. Another choice takes the place of this one.'
        : `Choose whom you lead, up to ${most}; choose one again to leave him out.`,
    checks: ['MR-L01', 'MR-L02', 'MR-L03', 'MR-L04', 'MR-L05', 'MR-L06', 'MR-L07', 'MR-L16', 'MR-L17'],
    parts: [
      { part: 'entries', label: 'Characters', choices: choices(list, house, terms) },
      ...present.flatMap((who): StepPart[] => [
        factsPart(who),
        chitPart(who),
        { part: 'fields', fields: [levelField(who, nameOf(who))] },
      ]),
    ],
  };
}
