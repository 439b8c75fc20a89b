import type { DrawQuestion, Pile } from '../../kernel/list/draws';
import { listed } from '../../kernel/words/words';
import { isAlly, type Ally } from './catalogue/entry';
import { figureTypes, plurals } from './catalogue/vocabulary';
import { permittedCards } from './forms/pool';
import type { MmHouse } from './house';
import { copyLimit, dealtEach } from './legality/count';
import type { MmList, MmTerms } from './legality/types';

/** How permanents come to a player, and how many cards he is dealt for them. */
const dealWords: Readonly<Record<MmHouse['permanentsMode'], string>> = {
  dealt: 'Each player is dealt his permanents.',
  draft: 'Each player is dealt two cards more than he keeps; he keeps one and passes the others on.',
  dealNkeep: 'Each player is dealt these cards and keeps the agreed number as permanents.',
  choose: 'Permanents are chosen, not dealt; all draws are hand cards.',
  preset: 'Permanents are agreed rows, not dealt; all draws are hand cards.',
};
const isDealt = ({ permanentsMode }: MmHouse): boolean =>
  permanentsMode !== 'choose' && permanentsMode !== 'preset';

interface Held {
  readonly card: Ally;
  readonly count: number;
}

const helps = (card: Ally, type: string): boolean =>
  card.effects.some((e) => 'who' in e && (e.who as readonly string[]).includes(type));

/** The dearest cards by name: what everybody hopes for. (MM-E26) */
function dearest(cards: readonly Held[]): DrawQuestion | undefined {
  const most = Math.max(...cards.map(({ card }) => card.cost));
  const found = cards.filter(({ card }) => card.cost === most);
  if (found.length > 3) return undefined;
  const names = found.map(({ card }) => card.name).sort();
  return {
    asks: 'cards',
    label: names.length === 1 ? names[0]! : `of ${listed(names)}`,
    ids: found.map(({ card }) => card.id),
    rules: ['MM-065'],
  };
}

function questionsOf(cards: readonly Held[], house: MmHouse): readonly DrawQuestion[] {
  const of = (label: string, holds: (card: Ally) => boolean, rules: readonly string[]): DrawQuestion[] => {
    const ids = cards.filter(({ card }) => holds(card)).map(({ card }) => card.id);
    return ids.length === 0
      ? []
      : [
          {
            asks: 'cards',
            label,
            many: label.replace('card', 'cards'),
            ids: [...new Set(ids)],
            rules,
          },
        ];
  };
  const best = dearest(cards);
  const levels = [6, 9, 11].map((least) => ({ least }));
  if (house.permanentsLevelTotal !== null) levels.push({ least: house.permanentsLevelTotal + 1 });
  return [
    ...(best ? [best] : []),
    ...of('Force card', (c) => c.effects.some((e) => e.kind === 'force' || e.kind === 'forceTarget'), [
      'MM-037',
    ]),
    ...of('movement card', (c) => c.family === 'move', ['MM-047']),
    ...figureTypes.flatMap((type) => of(`card for ${plurals[type]}`, (c) => helps(c, type), ['MM-014'])),
    {
      asks: 'worth',
      label: 'levels together',
      worth: Object.fromEntries(cards.map(({ card }) => [card.id, card.cost])),
      goals: [...new Map(levels.map((g) => [g.least, g])).values()].sort((a, b) => a.least - b.least),
      rules: ['MM-051'],
    },
  ];
}

/** The deck from which permanents are dealt and hand cards drawn: the list itself, or for permanents the agreed cards. */
export function draws(list: MmList, house: MmHouse, terms: MmTerms): readonly Pile[] {
  if (list.form === 'setup') return [];
  const cards: readonly Held[] =
    list.form === 'deck'
      ? list.lines.flatMap(({ entry, count }) => (isAlly(entry) ? [{ card: entry, count }] : []))
      : permittedCards(house, terms).map((card) => ({ card, count: copyLimit(house) }));
  if (cards.length === 0) return [];
  const hand = isDealt(house) ? dealtEach(house) : house.startingHand;
  return [
    {
      id: 'deck',
      name: list.form === 'deck' ? 'Ally deck' : 'The deck the table deals from',
      explains:
        list.form === 'deck'
          ? 'Permanents are dealt from this deck, then hand cards are drawn from it.'
          : 'Every card that the agreement permits, as often as it permits it.',
      cards: cards.map(({ card, count }) => ({ entry: card.id, count })),
      hand,
      handExplains: dealWords[house.permanentsMode],
      draw: { label: 'Draw a hand card', count: 1 },
      questions: questionsOf(cards, house),
      rules: ['MM-049', 'MM-065', 'MM-066'],
    },
  ];
}
