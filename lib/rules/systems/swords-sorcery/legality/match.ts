import type { Finding } from '../../../kernel/verdict/legality';
import { shapeOf } from '../boards/graph';
import { nameOf } from '../boards/board-names';
import { isCard, isTrapCard } from '../catalogue/entry';
import { cards } from '../catalogue/index';
import { copiesOf } from '../agreed';
import { boardOf, held, isAgreed, musterOf, NONE, type SsList, type SsMatchCheck } from './check';

type MatchFinding = Finding & { readonly lists?: readonly number[] };

const seatsOf = (lists: readonly SsList[], form: string): readonly number[] =>
  lists.flatMap((list, i) => (list.form === form ? [i] : []));

/** Each player brings one list of a form; the form that most players brought counts the seats. */
export const playerCount: SsMatchCheck = {
  code: 'SS-L01',
  title: 'As many players as agreed',
  severity: 'error',
  stage: 'match',
  rules: ['SS-013', 'SS-R75'],
  because: 'players',
  find(lists, house) {
    const seats = ['muster', 'army', 'grimoire']
      .map((form) => seatsOf(lists, form))
      .reduce((most, next) => (next.length > most.length ? next : most));
    return seats.length === 0 || seats.length === house.players
      ? NONE
      : [{ facts: { seats: seats.length, players: house.players }, lists: seats }];
  },
};

/** All grimoires come out of one pile. */
export const grimoiresFit: SsMatchCheck = {
  code: 'SS-L12',
  title: 'The grimoires of a table fit in its pile',
  severity: 'error',
  stage: 'match',
  rules: ['SS-R80'],
  because: 'maxCopies',
  find(lists, house, terms) {
    const piles = seatsOf(lists, 'pile').map((i) => lists[i]!);
    const wanted = new Map<string, { name: string; count: number; lists: number[] }>();
    for (const i of seatsOf(lists, 'grimoire'))
      for (const [id, { entry, count }] of held(lists[i]!)) {
        if (!isCard(entry)) continue;
        const card = wanted.get(id) ?? { name: entry.name, count: 0, lists: [] };
        card.count += count;
        card.lists.push(i);
        wanted.set(id, card);
      }
    const found: MatchFinding[] = [];
    for (const [id, { name, count, lists: at }] of wanted) {
      const inPile =
        piles.length === 0
          ? copiesOf(id, house, terms)
          : // The pile is common: who brings it as well as another brings the same cards, not more (SS-012).
            Math.min(...piles.map((pile) => held(pile).get(id)?.count ?? 0));
      if (count > inPile) found.push({ facts: { id, name, count, inPile }, lists: at });
    }
    return found;
  },
};

/** Boards of one table should be as quick to raid and to leave. */
export const domainsAlike: SsMatchCheck = {
  code: 'SS-L20',
  title: 'The domains of a table lie equally deep',
  severity: 'warning',
  stage: 'match',
  rules: ['SS-R77'],
  find(lists) {
    const found: MatchFinding[] = [];
    for (const way of ['entry', 'exit'] as const) {
      const known: { at: number; steps: number }[] = [];
      lists.forEach((list, at) => {
        const options = musterOf(list);
        const board = options && boardOf(options);
        const steps = board && shapeOf(board)[way];
        if (steps !== undefined) known.push({ at, steps });
      });
      if (known.length < 2) continue;
      const least = Math.min(...known.map((k) => k.steps));
      const most = Math.max(...known.map((k) => k.steps));
      if (most - least > 1)
        found.push({
          facts: { way, least, most },
          lists: known.filter((k) => k.steps === least || k.steps === most).map((k) => k.at),
        });
    }
    return found;
  },
};

/** The same board at two seats: worth saying, and forbidden where the table said so. */
export const sameDomain: SsMatchCheck = {
  code: 'SS-L24',
  title: 'Two players with the same domain',
  severity: 'note',
  stage: 'match',
  rules: ['SS-011'],
  because: 'domainCopies',
  find(lists, house) {
    const seats = new Map<string, { name: string; lists: number[] }>();
    lists.forEach((list, at) => {
      const options = musterOf(list);
      if (!options) return;
      const board = boardOf(options);
      if (!board) return;
      // The board itself is compared, so that a house board brought as a drawing is still that board.
      const key = JSON.stringify([board.spots, board.lines, board.pads, board.rocks]);
      const name = nameOf(board) ?? 'a drawn board';
      const seat = seats.get(key) ?? { name, lists: [] };
      seat.lists.push(at);
      seats.set(key, seat);
    });
    return [...seats.values()]
      .filter((s) => s.lists.length > 1)
      .map((s) => ({
        facts: { name: s.name, players: s.lists.length, allowed: house.domainCopies },
        severity: house.domainCopies ? ('note' as const) : ('error' as const),
        lists: s.lists,
      }));
  },
};

/** Trap cards want trap spots somewhere on the table. */
export const trapsHaveSpots: SsMatchCheck = {
  code: 'SS-L26',
  title: 'Trap cards without a trap spot',
  severity: 'warning',
  stage: 'match',
  rules: ['SS-060', 'SS-R34'],
  find(lists, house, terms) {
    const boards = lists.flatMap((list) => {
      const options = musterOf(list);
      const board = options && boardOf(options);
      return board ? [board] : [];
    });
    if (boards.length === 0 || boards.some((b) => shapeOf(b).traps > 0)) return NONE;
    const piles = seatsOf(lists, 'pile');
    const brought = [...piles, ...seatsOf(lists, 'grimoire')];
    const names = new Set<string>();
    for (const i of brought)
      for (const { entry } of held(lists[i]!).values())
        if (isCard(entry) && isTrapCard(entry)) names.add(entry.name);
    if (piles.length === 0 && house.pileMode === 'standard')
      for (const card of cards) if (isTrapCard(card) && isAgreed(card.id, terms)) names.add(card.name);
    return names.size === 0 ? NONE : [{ facts: { names: [...names].sort() }, lists: brought }];
  },
};
