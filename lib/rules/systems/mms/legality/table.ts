import { isOwn, type Army, type TableCheck } from '../army';
import { unprintedLetters } from '../catalogue/indicia';

type Found = ReturnType<TableCheck['find']>[number];

const seats = (lists: readonly Army[]): number[] => lists.map((_, i) => i);

/** At least two players, one list each, and a deck for every one of them. */
export const enoughPlayers: TableCheck = {
  code: 'MMS-L21',
  title: 'Players and decks',
  stage: 'match',
  severity: 'error',
  rules: ['MMS-001', 'MMS-002'],
  because: 'players',
  find(lists, { players }) {
    const found: Found[] = [];
    if (lists.length < 2 || lists.length !== players)
      found.push({
        facts: { lists: lists.length, players },
        // Fewer than agreed may still play, with fewer parts of the mat; more have no part of it.
        ...(lists.length >= 2 && lists.length < players ? { severity: 'warning' as const } : {}),
      });
    if (lists.length > 2)
      found.push({ facts: { decks: lists.length, further: lists.length - 2 }, severity: 'note' });
    return found;
  },
};

/** One total for all but those with a handicap of their own; where there is one, every player number counts once. */
export const equalTotals: TableCheck = {
  code: 'MMS-L22',
  title: 'Same level total for all',
  judges: ['levelTotal'],
  stage: 'match',
  severity: 'error',
  rules: ['MMS-023'],
  because: 'levelTotalPerPlayer',
  find(lists, { players, levelTotalPerPlayer: handicap, levelTotal }) {
    const own = new Set(
      Object.keys(handicap ?? {})
        .map(Number)
        .filter((player) => player <= players),
    );
    const common = seats(lists).filter((i) => !own.has(lists[i]!.options.player ?? 0));
    const differ = new Set(common.map((i) => lists[i]!.options.levelTotal ?? levelTotal));
    const found: Found[] =
      differ.size < 2 ? [] : [{ facts: { totals: [...differ].sort((a, b) => a - b) }, lists: common }];
    if (own.size === 0) return found;
    for (const player of new Set(lists.map(({ options }) => options.player))) {
      const same = seats(lists).filter((i) => lists[i]!.options.player === player);
      if (player !== undefined && same.length > 1) found.push({ facts: { player }, lists: same });
    }
    return found;
  },
};

/** Pool and variations are the agreement's and so the same; the card set is each list's own. */
export const sameSet: TableCheck = {
  code: 'MMS-L24',
  title: 'Same card set for all',
  stage: 'match',
  severity: 'error',
  rules: ['MMS-001', 'MMS-029', 'MMS-030'],
  find(lists) {
    const sets = [...new Set(lists.map(({ options }) => options.set))].sort();
    return sets.length < 2 ? [] : [{ facts: { sets }, lists: seats(lists) }];
  },
};

/** What a list may leave unknown, a game cannot: every card on the mat needs all its letters. */
export const nothingUnknown: TableCheck = {
  code: 'MMS-L25-match',
  title: 'No unknown values in a game',
  stage: 'match',
  severity: 'error',
  rules: ['MMS-L25', 'MMS-R01'],
  because: 'cardPool',
  find(lists, house) {
    if (house.cardPool !== 'printed') return [];
    return lists.flatMap((list, i) => {
      const unknown = new Set<string>();
      for (const line of list.lines)
        for (const card of [line.entry, ...line.with])
          if (!isOwn(card) && unprintedLetters(card).length > 0) unknown.add(card.name);
      return unknown.size === 0 ? [] : [{ facts: { cards: [...unknown].sort() }, lists: [i] }];
    });
  },
};

/** The agreement comes before the armies, lest an army be built for rules made afterwards. */
export const agreedFirst: TableCheck = {
  code: 'MMS-L30',
  title: 'Agreed before any list is locked',
  stage: 'match',
  severity: 'note',
  rules: ['MMS-029', 'MMS-107'],
  because: 'divulgePenalty',
  find: (_lists, { divulgePenalty: penalty }, { changed, banned, allowed, cards }) => {
    const chosen = banned.size > 0 || allowed !== undefined || cards.size > 0;
    return [{ facts: { changed: changed.length, penalty, ...(chosen ? { chosen } : {}) } }];
  },
};
