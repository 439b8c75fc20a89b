import { z } from 'zod';
import { isSameValue } from '../../kernel/canonical-value';
import { lineOfText } from '../../kernel/list/list';
import { anyIcon, ownIcon } from '../../kernel/own/own';
import { cardField } from '../../kernel/own/own-fields';
import type { Provenance } from '../../kernel/catalogue/provenance';
import type { OwnCards } from '../../kernel/system';
import { allyIndicia, allyRules, allyTags } from './catalogue/allies';
import { handEffects, permanentEffects, type AllyEffect, type Use } from './catalogue/effects';
import { isAlly, type Ally, type MmEntry } from './catalogue/entry';
import { familyOf, usualWindows } from './catalogue/families';
import { levelOf, worth } from './catalogue/price';
import { modeNames, modes, windowNames, windows } from './catalogue/vocabulary';
import { allyWords } from './catalogue/words';
import { OwnEffect } from './own-effects';

/** A card that players made or altered (MM-304), in the shape of the ledger's chapter 4.3. */
export const OwnAlly = z.strictObject({
  id: z
    .string()
    .max(80)
    .regex(/^own:[a-z0-9]+(-[a-z0-9]+)*$/, 'own: and then letters, digits and single hyphens'),
  name: lineOfText(60).trim().min(1).meta({ title: 'Name' }),
  kind: z.literal('ally').default('ally'),
  alters: z
    .string()
    .max(80)
    .regex(/^mm-[a-z0-9]+(-[a-z0-9]+)*$/, 'the id of a printed card')
    .exactOptional()
    .meta(
      cardField({
        title: 'Alters',
        description: 'The printed card that it stands for; it may then bear its name',
        input: 'entry',
        kinds: ['ally'],
      }),
    ),
  mode: z
    .enum(modes)
    .default('static')
    .meta(
      cardField({
        title: 'Mode',
        description: 'Lasting, once on the own turn, two different uses, or repeatable',
        labels: modeNames,
      }),
    ),
  pc: z.array(OwnEffect).max(6).default([]).meta({ title: 'As a permanent' }),
  hc: z.array(OwnEffect).max(6).default([]).meta({ title: 'From the hand' }),
  windows: z
    .array(z.enum(windows))
    .min(1)
    .max(3)
    .exactOptional()
    .meta(
      cardField({
        title: 'Hand play',
        description: 'When it may be played; left out: as its effects usually may',
        labels: windowNames,
      }),
    ),
  level: z
    .int()
    .min(1)
    .max(99)
    .exactOptional()
    .meta({ title: 'Level', description: 'Left out: by the formula' }),
  icon: ownIcon.default('card-random').meta(cardField({ title: 'Picture', input: 'icon' })),
});
export type OwnAlly = z.infer<typeof OwnAlly>;

const used = (effects: readonly OwnEffect[], use: Use): readonly AllyEffect[] =>
  effects.map((effect) => ({ use, ...effect }));

/** Both uses as one list: what is alike in both is said once. */
export const foldUses = ({ pc, hc }: Pick<OwnAlly, 'pc' | 'hc'>): readonly AllyEffect[] =>
  isSameValue(pc, hc) ? pc : [...used(pc, 'pc'), ...used(hc, 'hc')];

/** Effects of one use as the designer holds them, where each use has a list of its own. */
const usesOf = (effects: readonly AllyEffect[]): OwnEffect[] =>
  effects.map(({ use: _, ...effect }) => OwnEffect.parse(effect));

const toEntry = (card: OwnAlly): Ally => {
  const effects = foldUses(card);
  const when = card.windows ?? usualWindows(effects.filter((e) => e.use !== 'pc'));
  const indicia = allyIndicia(effects, card.mode, when);
  const fields = ['name', 'kind', 'cost', 'text', ...(effects.length > 0 ? ['effects'] : [])];
  return {
    id: card.id,
    name: card.name,
    kind: 'ally',
    cost: card.level ?? levelOf(effects),
    ...(card.alters === undefined ? {} : { alters: card.alters }),
    mode: card.mode,
    family: familyOf(effects),
    windows: when,
    indicia,
    tags: allyTags(effects, card.mode),
    text: effects.length > 0 ? allyWords(effects, card.mode).join(' ') : 'It has no effect yet.',
    effects,
    icon: anyIcon(card.icon),
    provenance: Object.fromEntries(
      [...fields, ...Object.keys(indicia)].map((key): [string, Provenance] => [key, 'house']),
    ),
    source: [[247, 247]],
    rules: ['MM-304', ...allyRules(effects, card.mode)],
  };
};

/** Made and altered Ally cards, priced by the ledger's proposal (chapter 4.2). */
export const own: OwnCards<MmEntry, OwnAlly> = {
  explains:
    'Make a new Ally card or alter a printed one: what it does as a permanent, what it does from the hand, and when.',
  schema: OwnAlly,
  example: {
    id: 'own:river-folk',
    name: 'River Folk',
    kind: 'ally',
    mode: 'static',
    pc: [{ kind: 'force', value: 2, who: ['hero'], terrain: ['forests'] }],
    hc: [{ kind: 'force', value: 2, who: ['hero'], terrain: ['forests'] }],
    icon: 'river',
  },
  toEntry,
  price: (card) => levelOf(foldUses(card)),
  parts: (card) =>
    permanentEffects(foldUses(card)).map((effect) => ({
      label: allyWords([effect], card.mode).join(' '),
      how: 'plus',
      amount: worth(effect),
    })),
  judged: { codes: ['MM-L08', 'MM-L09'], house: { deckVariant: 'custom' } },
  alter: (entry, id) =>
    isAlly(entry)
      ? {
          card: {
            id,
            name: entry.name,
            kind: 'ally',
            alters: entry.id,
            mode: entry.mode,
            pc: usesOf(permanentEffects(entry.effects)),
            hc: usesOf(handEffects(entry.effects)),
            windows: [...entry.windows],
            icon: entry.icon,
          },
          lost: [],
        }
      : undefined,
};
