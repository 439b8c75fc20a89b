import type { DrawQuestion, Pile } from '../../kernel/list/draws';
import { isCard, type CardEntry } from './catalogue/entry';
import { handSizeOf } from './agreed';
import type { House } from './house';
import type { SsList } from './legality/check';

const handWords: Readonly<Record<House['cardSource'], string>> = {
  dealt: 'The first hand is dealt from the shuffled pile.',
  grimoire: 'Each player brings the first hand; what is left of the pile is drawn from during the game.',
  'snake-draft': 'First hands are drafted from the open pile; then the rest is shuffled.',
};

/** `cards for any time` of `card for any time`, `potions` of `potion`. */
const many = (label: string): string =>
  label.includes('card ') ? label.replace('card ', 'cards ') : `${label}s`;

/** The common pile, and the hand dealt from it. (SS-013) */
export function draws(list: SsList, house: House): readonly Pile[] {
  if (list.options.form !== 'pile') return [];
  const cards = list.lines.filter(({ entry }) => isCard(entry));
  if (cards.length === 0) return [];
  const ids = (holds: (card: CardEntry) => boolean): readonly string[] => [
    ...new Set(cards.flatMap(({ entry }) => (isCard(entry) && holds(entry) ? [entry.id] : []))),
  ];
  const asked: readonly (readonly [label: string, holds: (card: CardEntry) => boolean, rules: string[]])[] = [
    ['artifact', (c) => c.sort === 'artifact', ['SS-030']],
    ['weapon', (c) => c.kind === 'artifact-weapon', ['SS-030']],
    ['spell', (c) => c.sort === 'spell', ['SS-029']],
    ['scroll', (c) => c.sort === 'scroll', ['SS-028']],
    ['potion', (c) => c.sort === 'potion', ['SS-027']],
    ['card for any time', (c) => c.effects.some((e) => e.when === 'any'), ['SS-034']],
    ['permanent card', (c) => c.usage === 'permanent', ['SS-033']],
    ['card of level 5 or 6', (c) => (c.level ?? 0) >= 5, ['SS-037']],
  ];
  const questions: DrawQuestion[] = asked.flatMap(([label, holds, rules]) => {
    const found = ids(holds);
    return found.length === 0 ? [] : [{ asks: 'cards', label, many: many(label), ids: found, rules }];
  });
  return [
    {
      id: 'pile',
      name: 'Common pile',
      explains: 'The pile of magic cards that the whole table draws from.',
      cards: cards.map(({ entry, count }) => ({ entry: entry.id, count })),
      hand: house.cardSource === 'dealt' ? (list.options.deal ?? handSizeOf(house)) : 0,
      handExplains: handWords[house.cardSource],
      draw: { label: 'Draw a card', count: 1 },
      questions,
      rules: ['SS-013', 'SS-L07'],
    },
  ];
}
