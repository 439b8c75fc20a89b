import type { Finding } from '../../../kernel/verdict/legality';
import { unitClasses } from '../catalogue/vocabulary';
import type { BmList, BmMatchCheck } from '../contract';
import { countOf, empireOf, musterOf } from '../muster';

type TableFinding = Finding & { readonly lists?: readonly number[] };

/** Positions of the lists that are somebody's empire; the common deck is nobody's. */
const seats = (lists: readonly BmList[]): readonly number[] =>
  lists.flatMap((list, i) => (list.form === 'empire' ? [i] : []));

const fewest = 2;
const most = 6;
const crowded = 5;

/** BM-L11: two to six players; five or six share one deck badly (BM-R49). */
export const playerCount: BmMatchCheck = {
  code: 'BM-L11',
  title: 'Two to six players',
  severity: 'error',
  stage: 'match',
  rules: ['BM-001', 'BM-155', 'BM-R49'],
  find(lists, house) {
    const players = seats(lists).length;
    const found: TableFinding[] = [];
    if (players < fewest || players > most)
      found.push({ facts: { problem: 'range', players, fewest, most } });
    else {
      if (players >= crowded && house.deckCopies === 1)
        found.push({
          facts: { problem: 'deck', players, held: players * house.handMax },
          severity: 'warning',
          because: 'house.deckCopies',
        });
      if (players !== house.players)
        found.push({
          facts: { problem: 'agreed', players, agreed: house.players },
          severity: 'warning',
          because: 'house.players',
        });
    }
    return found;
  },
};

/** Two lists are the same empire when they name the same one, or are alike to the last counter. */
const sameEmpire = (a: BmList, b: BmList): boolean => {
  const empire = empireOf(a);
  if (empire !== empireOf(b)) return false;
  if (empire !== 'custom') return true;
  return unitClasses.every((unit) => countOf(a, unit) === countOf(b, unit)) && sameOwn(a, b) && sameOwn(b, a);
};

const countOfOwn = (list: BmList, id: string): number =>
  musterOf(list).own.reduce((sum, line) => (line.entry.id === id ? sum + line.count : sum), 0);

/** Has `b` as many as `a` of each unit of their own design in `a`? */
const sameOwn = (a: BmList, b: BmList): boolean =>
  musterOf(a).own.every(({ entry }) => countOfOwn(a, entry.id) === countOfOwn(b, entry.id));

/** BM-L12: a colour of one's own (BM-030), and the empires that were agreed. */
export const coloursAndEmpires: BmMatchCheck = {
  code: 'BM-L12',
  title: 'A colour and an empire for each player',
  severity: 'error',
  stage: 'match',
  rules: ['BM-030', 'BM-176'],
  find(lists, house, terms) {
    const at = seats(lists);
    const found: TableFinding[] = [];
    at.forEach((i, n) => {
      for (const j of at.slice(n + 1)) {
        const [a, b] = [lists[i]!, lists[j]!];
        const colour = a.options.form === 'empire' ? a.options.colour : undefined;
        if (colour !== undefined && b.options.form === 'empire' && b.options.colour === colour)
          found.push({ facts: { problem: 'colour', colour }, lists: [i, j] });
        if (!house.mirrorEmpires && sameEmpire(a, b))
          found.push({
            facts: { problem: 'twice', empire: empireOf(a)! },
            lists: [i, j],
            because: 'house.mirrorEmpires',
          });
      }
    });
    // Only empires that somebody wrote into the agreement bind; the default merely says where a new list begins.
    if (terms.changed.includes('empires') && at.length === house.empires.length) {
      const brought = at.map((i) => empireOf(lists[i]!)!).sort();
      const agreed = [...house.empires].sort();
      if (brought.join() !== agreed.join())
        found.push({ facts: { problem: 'agreed', brought, agreed }, lists: at, because: 'house.empires' });
    }
    return found;
  },
};

/** BM-L13: empires of very different Gold value make an uneven match. */
export const valueSpread: BmMatchCheck = {
  code: 'BM-L13',
  title: 'Gold values are close',
  severity: 'warning',
  stage: 'match',
  rules: ['BM-148', 'BM-176'],
  because: 'goldSpreadWarn',
  find(lists, house) {
    const at = seats(lists);
    if (at.length < fewest) return [];
    const values = at.map((i) => musterOf(lists[i]!).gold);
    const low = Math.min(...values);
    const high = Math.max(...values);
    if (high - low <= house.goldSpreadWarn) return [];
    return [
      {
        facts: { low, high, spread: high - low, agreed: house.goldSpreadWarn },
        lists: [at[values.indexOf(low)]!, at[values.indexOf(high)]!],
      },
    ];
  },
};
