import type { Guide, StepPart } from '../../../kernel/list/guide';
import { budget } from '../../../kernel/verdict/legality';
import { isAlly, type MmEntry } from '../catalogue/entry';
import { families, familyNames } from '../catalogue/families';
import type { MmHouse } from '../house';
import { cardCount, dealtEach, levelTotal } from '../legality/count';
import type { MmOptions } from '../options';

const BASE_SIZE = 64;

const VARIANTS = [
  {
    label: 'The printed deck',
    explains: 'The 64 printed cards, one of each.',
    deckVariant: 'base',
    maxCopies: 1,
  },
  {
    label: 'A deck of our own',
    explains: 'Cards made and altered, one of each.',
    deckVariant: 'custom',
    maxCopies: 1,
  },
  {
    label: 'With doubles',
    explains: 'A deck of our own, up to two of a card.',
    deckVariant: 'custom',
    maxCopies: 2,
  },
] as const;

/** Which deck the table plays. (MM-304) */
const deckTerms = ({ deckVariant, maxCopies }: MmHouse): StepPart => ({
  part: 'terms',
  label: 'What the table plays',
  choices: VARIANTS.map(({ label, explains, ...house }) => ({
    label,
    explains,
    chosen:
      house.deckVariant === deckVariant &&
      (deckVariant === 'base' || (house.maxCopies === 1) === (maxCopies === 1)),
    house,
  })),
});

/** The Ally deck as cards in groups: made, altered, removed and doubled where the agreement plays a custom deck. */
export const deckGuide: Guide<MmEntry, MmHouse, MmOptions> = {
  steps(list, house) {
    const cards = cardCount(list.lines);
    const groups = families.flatMap((family) => {
      const at = list.lines
        .filter(({ entry }) => isAlly(entry) && entry.family === family)
        .map((line) => line.at);
      return at.length === 0 ? [] : [{ label: familyNames[family], at }];
    });
    const inGroups = new Set(groups.flatMap(({ at }) => at));
    const others = list.list.entries.flatMap((_, at) => (inGroups.has(at) ? [] : [at]));
    return [
      {
        id: 'deck',
        title: 'Deck editor',
        explains:
          house.deckVariant === 'base'
            ? 'The agreement plays the 64 printed cards, one of each. Changes are kept and labelled.'
            : `A deck of your own: at least ${house.players * dealtEach(house)} cards for the deal, at most ${house.maxCopies === 1 ? 'one copy' : `${house.maxCopies} copies`} of a card.`,
        checks: [
          'MM-L02',
          'MM-L03',
          'MM-L04',
          'MM-L05',
          'MM-L06',
          'MM-L07',
          'MM-L08',
          'MM-L09',
          'MM-L26',
          'MM-L27',
        ],
        parts: [
          deckTerms(house),
          {
            part: 'cards',
            label: 'Cards of the deck',
            help: 'Alter makes a card of your own that takes the place of a printed one; make begins a new one.',
            ...(house.deckVariant === 'custom'
              ? {}
              : { closed: 'Cards of your own need an agreement that plays a custom Ally deck.' }),
            totals: [
              budget('card', cards, house.deckVariant === 'base' ? BASE_SIZE : null),
              budget('level', levelTotal(list.lines), house.deckLevelTotal),
            ],
            groups: [
              ...groups,
              ...(others.length === 0 ? [] : [{ label: 'Not Ally cards, or not known', at: others }]),
            ],
          },
        ],
      },
    ];
  },
};
