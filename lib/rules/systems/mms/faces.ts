import type { Face, PaperSize, Tone } from '../../kernel/catalogue/face';
import { signed } from '../../kernel/words/words';
import { isAttachment, type Category, type MmsCard } from './catalogue/card';
import { indicia } from './catalogue/indicia';
import { kinds } from './catalogue/kinds';
import { showSize } from './catalogue/make-card';
import { cardWords } from './catalogue/words';
import { CARD_SET } from './card-set';

export const sizes: readonly PaperSize[] = [{ id: 'poker', name: 'Card 63 × 88 mm', wMm: 63, hMm: 88 }];

const tones: Readonly<Record<Category, Tone>> = {
  character: 'ember',
  artifact: 'violet',
  modification: 'steel',
  terrain: 'moss',
  defense: 'sand',
};
const bands = new Map<string, string>(kinds.map(({ id, name }) => [id, name]));

type Stat = Face['stats'][number];

/** I to M with their signs; a minus of an attachment burdens attackers, and the card says so. */
const modifiers = (card: MmsCard): readonly Stat[] => {
  const stats: Stat[] = [];
  const hurtsAttackers = isAttachment(card);
  for (const [label, value] of [
    ['I', card.rollMod],
    ['J', card.damageMod],
    ['K', card.moveFreeMod],
    ['L', card.moveAttackMod],
    ['M', card.rangeMod],
  ] as const) {
    if (value === undefined) continue;
    const shown = typeof value === 'string' ? value : signed(value);
    const onAttackers = hurtsAttackers && typeof value === 'number' && value < 0 && 'IJM'.includes(label);
    stats.push({ label, value: onAttackers ? `${shown} attackers` : shown });
  }
  return stats;
};

const statsOf = (card: MmsCard): readonly Stat[] => {
  const stats: Stat[] = [];
  if (card.cap !== undefined) stats.push({ label: 'CAP', value: `${card.cap}` });
  if (card.size) stats.push({ label: 'C', value: showSize(card.size) });
  if (card.moveFree !== undefined) stats.push({ label: 'E', value: `${card.moveFree}` });
  if (card.moveAttack !== undefined) stats.push({ label: 'F', value: `${card.moveAttack}` });
  if (card.range !== undefined) stats.push({ label: 'G', value: `${card.range}` });
  return [...stats, ...modifiers(card)];
};

/** What the values on the card do not say already; a plain fighter gets his one sentence. */
const textOf = (card: MmsCard): readonly string[] => {
  if (card.kind !== 'character') return cardWords(card.effects);
  const special = card.effects.filter(({ kind }) => kind !== 'activation');
  return cardWords(special.length > 0 ? special : card.effects);
};

/** Set, row of the ledger, and the letters that are printed in the rules. */
const footOf = (card: MmsCard): string => {
  const row = card.rules[0];
  const parts = card.tags.includes('own card') ? ['own card'] : [CARD_SET, ...(row ? [row] : [])];
  const printed = indicia.filter(({ key }) => card.provenance[key] === 'printed').map(({ letter }) => letter);
  if (printed.length > 0) parts.push(`printed: ${printed.join(' ')}`);
  return parts.join(' · ');
};

/** The card as it lies on the table: level in the shield, values in a bar, the attack table, abilities in words. */
export function face(card: MmsCard): Face {
  const [table] = card.tables ?? [];
  return {
    shape: 'card',
    size: 'poker',
    title: card.name,
    badge: { value: `${card.cost}`, label: 'Level' },
    band: bands.get(card.kind) ?? card.kind,
    tone: tones[card.kind],
    icon: card.icon,
    stats: statsOf(card),
    ...(table ? { table: { columns: table.columns, rows: table.rows } } : {}),
    text: textOf(card),
    foot: footOf(card),
  };
}
