import { z } from 'zod';
import type { Agreement, OwnCard } from '../agreement/agreement';
import type { Entry } from '../catalogue/entry';
import { judge, sentence } from '../verdict/judge';
import type { Severity } from '../verdict/legality';
import { fieldsOf, type CardField } from './own-fields';
import { defaultAgreement, parseList, prepareTerms } from '../list/prepare';
import type { PricePart } from './price';
import { catalogueOf } from '../catalogue/reference';
import type { AnySystem } from '../system';

const trees = new WeakMap<AnySystem, CardField>();

/** The designer’s inputs for a system; made once. Undefined where the game knows no custom cards. */
export function ownFields(system: AnySystem): CardField | undefined {
  if (!system.own) return undefined;
  let found = trees.get(system);
  if (!found) trees.set(system, (found = fieldsOf(system.own.schema)));
  return found;
}

/** An id for a card of that name which none of the others has. */
export function ownId(name: string, taken: Iterable<string> = []): string {
  const others = new Set(taken);
  const letters = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  const plain = `own:${letters || 'card'}`;
  for (let n = 1; ; n++) {
    const id = n === 1 ? plain : `${plain}-${n}`;
    if (!others.has(id)) return id;
  }
}

/** The ledger’s price of a custom card, with the steps that lead to it where the system can say them. */
export function priceOfCard(
  system: AnySystem,
  card: unknown,
): { readonly price: number; readonly parts: readonly PricePart[] } | undefined {
  const own = system.own;
  const read = own?.schema.safeParse(card);
  if (!own?.price || !read?.success) return undefined;
  return { price: own.price(read.data), parts: own.parts?.(read.data) ?? [] };
}

export interface CardFinding {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
}

/** What the system’s checks say of the card itself, whatever list it will stand in. A card that cannot be read has none. */
export function judgeCard(
  system: AnySystem,
  card: OwnCard,
  under: Agreement = defaultAgreement(system),
): readonly CardFinding[] {
  const judged = system.own?.judged;
  if (!judged) return [];
  const agreement: Agreement = {
    ...under,
    house: { ...under.house, ...(judged.house as Agreement['house']) },
    banned: [],
    allowed: null,
    cards: [...under.cards.filter((c) => c.id !== card.id), card],
  };
  const terms = prepareTerms(system, agreement);
  const entry = terms.ok ? terms.value.cards.get(card.id) : undefined;
  if (!terms.ok || !entry) return [];
  const found = new Map<string, CardFinding>();
  for (const form of system.forms) {
    if (!form.accepts(entry)) continue;
    const list = parseList(
      system,
      {
        format: 'muster-list/1',
        system: system.slug,
        name: card.name,
        entries: [{ entry: card.id, count: 1 }],
        options: form.start(terms.value.house).options,
      },
      terms.value,
    );
    if (!list.ok) continue;
    for (const v of judge(system, list.value, terms.value).violations)
      if (judged.codes.includes(v.code)) {
        const message = sentence(system, v);
        found.set(message, { code: v.code, severity: v.severity, message });
      }
  }
  return [...found.values()];
}

/** A printed card as the beginning of a custom one. */
export interface Altered {
  readonly card: OwnCard;
  /** What it does that a custom card cannot say, in words. */
  readonly lost: readonly string[];
}

/** Copies a printed card as far as the schema reaches; undefined where nothing of it can be made. */
export function alterCard(system: AnySystem, id: string, taken: Iterable<string> = []): Altered | undefined {
  const entry = catalogueOf(system).get(id);
  const made = entry && system.own?.alter?.(entry, ownId(entry.name, taken));
  return made && { card: made.card as unknown as OwnCard, lost: made.lost };
}

/** Printed entries that a custom card can begin from. */
export const alterable = (system: AnySystem): readonly Entry[] =>
  system.own?.alter ? system.entries.filter((e) => system.own!.alter!(e, 'own:x') !== undefined) : [];

/** A picture of the game-icons set for custom cards, which may lie outside of those that the catalogue uses. */
export const ownIcon = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens');

/** Marks a picture as one that the system’s own set may not hold. */
export const anyIcon = (name: string): string => `any/${name}`;
