import { z } from 'zod';
import { cardField } from '../../../kernel/own/own-fields';
import { cards } from '../catalogue';
import { isAttachment, isCharacter, type MmsCard } from '../catalogue/card';
import { MOST_ASKED } from './most';

const byId = new Map(cards.map((card) => [card.id, card]));

/** @throws when no card has this id: the schemas let none through */
export function cardOf(id: string): MmsCard {
  const card = byId.get(id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

/** What is carried works as often as it is carried (MMS-L11, chapter 3.2: it sums). */
export const cardsOf = (ids: readonly string[]): readonly MmsCard[] => ids.map(cardOf);
/** Areas work once for each card, however many of its uses there are (MMS-R18). */
export const areasOf = (ids: readonly string[]): readonly MmsCard[] => cardsOf([...new Set(ids)]);

const some = (wanted: (card: MmsCard) => boolean): readonly MmsCard[] => cards.filter(wanted);
const idsOf = (chosen: readonly MmsCard[]) => chosen.map(({ id }) => id) as [string, ...string[]];
const labelsOf = (chosen: readonly MmsCard[]) => Object.fromEntries(chosen.map(({ id, name }) => [id, name]));

/** One card of those, by its name. */
const oneOf = (chosen: readonly MmsCard[]) => ({
  type: z.enum(idsOf(chosen)),
  labels: labelsOf(chosen),
});

const changesAttack = ({ rollMod = 0, damageMod = 0 }: MmsCard): boolean => rollMod !== 0 || damageMod !== 0;
const helps = (card: MmsCard): boolean =>
  (card.rollMod ?? 0) > 0 ||
  (card.damageMod ?? 0) > 0 ||
  card.abilities.includes('reroll-miss') ||
  card.abilities.includes('ram+12');
const protects = ({ rollMod = 0, damageMod = 0 }: MmsCard): boolean => rollMod < 0 || damageMod < 0;
const isArea = ({ kind }: MmsCard): boolean => kind === 'terrain' || kind === 'defense';

const characters = oneOf(some(isCharacter));
const healers = oneOf(some(({ abilities }) => abilities.includes('healer')));
const targets = oneOf(some(({ kind }) => kind === 'character' || kind === 'defense'));
const engines = oneOf(some(({ slot }) => slot === 'placed'));
const offence = oneOf(some((card) => isAttachment(card) && helps(card)));
const protection = oneOf(some((card) => isAttachment(card) && protects(card)));
const attachments = oneOf(some((card) => isAttachment(card) && (helps(card) || changesAttack(card))));
const shelters = oneOf(some((card) => isArea(card) && protects(card)));
const strongholds = oneOf(
  some((card) => isArea(card) && ((card.rollMod ?? 0) > 0 || (card.damageMod ?? 0) > 0)),
);

type OneOf = typeof characters;
const isOf = ({ type }: OneOf, id: string): boolean => type.options.includes(id);

/** The part that an entry has in an attack on its own terms; undefined: it changes none. */
export function partInAttack(id: string): Readonly<Record<string, unknown>> | undefined {
  if (isOf(characters, id)) return { attacker: id, target: id === 'warrior' ? 'orc' : 'warrior' };
  if (isOf(targets, id)) return { attacker: 'ogre', target: id };
  if (isOf(engines, id)) return { attacker: 'engineer', operates: id, target: 'troll' };
  if (isOf(offence, id)) return { carries: [id], ...(id === 'hand-ram' ? { target: 'gate' } : {}) };
  if (isOf(protection, id)) return { targetCarries: [id], target: 'krag' };
  if (isOf(shelters, id)) return { shelters: [id], target: 'archer' };
  return isOf(strongholds, id) ? { strongholds: [id] } : undefined;
}

/** Another character of about the same level; undefined: this is none. */
export function rivalOf(id: string): string | undefined {
  if (!isOf(characters, id)) return undefined;
  const { level } = cardOf(id);
  const off = (card: MmsCard): number => Math.abs(card.level - level);
  return some((card) => isCharacter(card) && card.id !== id).reduce((best, card) =>
    off(card) < off(best) ? card : best,
  ).id;
}
export const isHealerId = (id: string): boolean => isOf(healers, id);
const field = ({ type, labels }: OneOf, standard: string, title: string, description?: string) =>
  type.default(standard).meta({ title, labels, ...(description === undefined ? {} : { description }) });
const several = ({ type, labels }: OneOf, title: string, description: string) =>
  z
    .array(type)
    .max(MOST_ASKED)
    .default([])
    .meta(cardField({ title, labels, description, folded: true }));

export const characterField = (standard: string, title: string) => field(characters, standard, title);
export const healerField = (standard: string) => field(healers, standard, 'Healer');
export const targetField = (standard: string) =>
  field(targets, standard, 'Target', 'A character, or a Defense card');
export const offenceField = (title: string) =>
  several(offence, title, 'What makes its own attacks better; movement and range do not matter here');
export const protectionField = (title: string) =>
  several(protection, title, 'What makes attacks on it worse');
export const attachmentField = (title: string) =>
  several(attachments, title, 'What changes its attacks or those on it');
export const shelterField = (title: string, description: string) => several(shelters, title, description);
export const strongholdField = (title: string, description: string) =>
  several(strongholds, title, description);

/** The placed artifact that is operated (MMS-R25); absent: the character attacks by itself. */
export const engineField = engines.type.optional().meta({
  title: 'Operates',
  labels: engines.labels,
  description: 'A placed artifact next to it; what the character carries does not count then',
});

export const capField = (title: string) =>
  z.int().min(1).max(500).optional().meta({ title, description: 'Empty: its original CAP' });

/** What the table agreed about rolls; what is left open is as printed. */
export const agreedFields = {
  rollPenaltyCap: z.int().min(0).max(100).optional().meta({
    title: 'Largest roll penalty',
    description: 'Minuses on a roll count up to this; empty: all of them',
  }),
  naturalHit: z.int().min(90).max(100).optional().meta({
    title: 'Natural hit from',
    description: 'A die that shows so much lands the first row at least; empty: none does',
  }),
  declared: z.boolean().default(false).meta({
    title: 'Rows are named before the roll',
    description: 'The one that takes most on average is named',
  }),
};
export interface Agreed {
  readonly rollPenaltyCap?: number | undefined;
  readonly naturalHit?: number | undefined;
  readonly declared: boolean;
}
