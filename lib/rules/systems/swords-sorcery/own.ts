import { z } from 'zod';
import type { IndiciumValue } from '../../kernel/catalogue/entry';
import { lineOfText } from '../../kernel/list/list';
import { anyIcon, ownIcon } from '../../kernel/own/own';
import { cardField } from '../../kernel/own/own-fields';
import { lines, type Provenance } from '../../kernel/catalogue/provenance';
import type { OwnCards } from '../../kernel/system';
import { cardKinds, cardTags, isCard, sortOf, usages, type CardEntry, type SsEntry } from './catalogue/entry';
import { cards } from './catalogue/index';
import { cardWords, momentNames } from './catalogue/words';
import type { CardEffect, Sort } from './catalogue/effects';

const byId: ReadonlyMap<string, CardEntry> = new Map(cards.map((c) => [c.id, c]));

/** A card of the table's own: a printed effect under another name, kind or level, or a text that the table reads. */
export const OwnMagicCard = z
  .strictObject({
    id: z
      .string()
      .max(80)
      .regex(/^own:[a-z0-9]+(-[a-z0-9]+)*$/, 'own: and then letters, digits and single hyphens'),
    name: lineOfText(60).trim().min(1).meta({ title: 'Name' }),
    kind: z.enum(cardKinds).meta({ title: 'Kind', description: 'Its first word decides who may use it' }),
    level: z
      .int()
      .min(1)
      .max(6)
      .exactOptional()
      .meta({ title: 'Level', description: 'Rank in contradictions, 1 to 6; left open: blank' }),
    usage: z.enum(usages).meta({ title: 'Use' }),
    power: z
      .int()
      .min(0)
      .max(5)
      .default(3)
      .meta({ title: 'House power', description: 'Your estimate of its strength, 0 to 5' }),
    like: z
      .string()
      .refine((id) => byId.has(id), 'a printed card of this game')
      .exactOptional()
      .meta(
        cardField({
          title: 'Works like',
          description: 'The printed card whose effect it has',
          input: 'entry',
          kinds: cardKinds,
        }),
      ),
    text: lineOfText(280)
      .trim()
      .min(1)
      .exactOptional()
      .meta({ title: 'Text', description: 'What it does, in your words' }),
    icon: ownIcon
      .exactOptional()
      .meta(
        cardField({ title: 'Picture', description: 'Left open: that of the printed card', input: 'icon' }),
      ),
  })
  .refine((card) => card.like !== undefined || card.text !== undefined, {
    path: ['text'],
    message: 'A card needs a text or a printed card that it works like.',
  });
export type OwnMagicCard = z.infer<typeof OwnMagicCard>;

const sortLines: Readonly<Record<Sort, readonly [string, string]>> = {
  potion: ['67', 'SS-027'],
  scroll: ['69', 'SS-028'],
  spell: ['71', 'SS-029'],
  artifact: ['73', 'SS-030'],
};

/** In words a ward or hold is as strong as the level of the card, which decides every clash; 0 on a blank one. (SS-037, SS-R02) */
const atLevel = (effect: CardEffect, level: number): CardEffect =>
  'ward' in effect ? { ...effect, ward: level } : 'hold' in effect ? { ...effect, hold: level } : effect;

/** The table's card as an entry, house design throughout. */
export function toEntry(own: OwnMagicCard): CardEntry {
  const model = own.like === undefined ? undefined : byId.get(own.like);
  const effects = model?.effects ?? [];
  const said = cardWords(effects.map((effect) => atLevel(effect, own.level ?? 0)));
  const sort = sortOf(own.kind);
  const [at, rule] = sortLines[sort];
  const indicia: Record<string, IndiciumValue> = {
    ...(own.level === undefined ? {} : { level: own.level }),
    sort,
    usage: own.usage,
    window: momentNames[effects[0]?.when ?? 'any'],
    power: own.power,
  };
  const fields = ['name', 'kind', 'text', ...Object.keys(indicia)];
  if (own.level !== undefined) fields.push('cost');
  if (effects.length > 0) fields.push('effects');
  return {
    id: own.id,
    name: own.name,
    kind: own.kind,
    ...(own.level === undefined ? {} : { cost: own.level, level: own.level }),
    indicia,
    tags: [...cardTags(own.kind, own.usage, [], effects), 'own'],
    text: [said, own.text ?? ''].filter((t) => t !== '').join(' '),
    effects,
    icon: anyIcon(own.icon ?? model?.icon ?? 'card-play'),
    sort,
    usage: own.usage,
    power: own.power,
    provenance: Object.fromEntries(fields.map((f): [string, Provenance] => [f, 'house'])),
    source: lines(at),
    rules: ['SS-R80', rule],
  };
}

export const own: OwnCards<SsEntry, OwnMagicCard> = {
  explains:
    'A magic card of the table’s own: with the effect of a printed card under another name, kind or level, or with a text that the players read themselves. The game gives cards no price.',
  schema: OwnMagicCard as z.ZodType<OwnMagicCard>,
  example: {
    id: 'own:elven-blades',
    name: 'Elven Blades',
    kind: 'artifact-weapon',
    level: 3,
    usage: 'permanent',
    power: 4,
    like: 'swords',
  },
  toEntry,
  judged: { codes: ['SS-L14'], house: { cardSource: 'grimoire' } },
  alter: (entry, id) =>
    isCard(entry)
      ? {
          card: {
            id,
            name: entry.name,
            kind: entry.kind,
            ...(entry.level === undefined ? {} : { level: entry.level }),
            usage: entry.usage,
            power: entry.power,
            like: entry.id,
            icon: entry.icon,
          },
          lost: [],
        }
      : undefined,
};
