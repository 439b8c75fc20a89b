import { asNumber } from '../../../kernel/game/odds';
import type { PaperAid, PaperTables, SheetBlock } from '../../../kernel/catalogue/paper';
import type { Steps } from '../../../kernel/list/steps';
import { capital } from '../../../kernel/words/words';
import { classById } from '../catalogue/classes';
import { classWords, type UnitClass } from '../catalogue/vocabulary';
import { advantageAt, bitOf, kindOf, type UnitKind } from '../engine/kinds';
import type { House } from '../house';
import { battleChances } from '../odds/battle-chances';
import { fullDeck } from '../odds/deck';

/** In the order of the ledger’s matrices (3.7). */
const defenders = [
  'army',
  'dragon',
  'hero',
  'ship',
  'castle',
  'wizard',
  'ballista',
  'juggernaught',
  'giant',
  'crystal-tower',
] as const satisfies readonly UnitClass[];
const attackers = defenders.filter((unit) => unit !== 'castle');
/** A castle shelters others, and no ship is in its territory (BM-140). */
const sheltered = defenders.filter((unit) => unit !== 'castle' && unit !== 'ship');

const kindIn = (unit: UnitClass, house: House) => kindOf(unit, classById.get(unit)!, house);

/** Chances reckoned once: classes that draw and count alike share them, and a sheet is laid out again and again. */
const reckoned = new Map<string, number>();

const keyFor = (a: UnitKind, b: UnitKind, lead: number, { deckCopies }: House): string =>
  [a.draws, a.counts, b.draws, b.counts, lead, deckCopies].join(' ');

/** The chance that the attacker wins, ties broken, from the full deck without a card from hand; undefined: no such attack. */
export function chanceOf(
  attacker: UnitClass,
  defender: UnitClass,
  shelter: number,
  house: House,
): number | undefined {
  const [a, b] = [kindIn(attacker, house), kindIn(defender, house)];
  if ((a.cannotAttack & bitOf(defender)) !== 0) return undefined;
  const own = defender === 'castle' && house.castleOwnBonus ? b.shelter : 0;
  const lead =
    advantageAt(attacker, defender, house) - advantageAt(defender, attacker, house) - shelter - own;
  const key = keyFor(a, b, lead, house);
  let chance = reckoned.get(key);
  if (chance === undefined) {
    const side = ({ draws, counts }: UnitKind, plus: number) => ({ draws, counts, plus, holds: [] });
    const unseen = fullDeck.map((n) => n * house.deckCopies);
    const { win, lose } = battleChances(side(a, lead), side(b, 0), { unseen });
    chance = asNumber(win);
    reckoned.set(key, chance);
    // The same battle seen from the other side: who draws first makes no difference while one deck lasts.
    reckoned.set(keyFor(b, a, -lead, house), asNumber(lose));
  }
  return chance;
}

/** Every chance of the sheet, one at a time: the agreed deck may be large. */
function* reckon(house: House): Steps<void> {
  for (const shelter of [0, kindIn('castle', house).shelter])
    for (const attacker of attackers)
      for (const defender of shelter === 0 ? defenders : sheltered) {
        chanceOf(attacker, defender, shelter, house);
        yield;
      }
}

const percent = (chance: number | undefined): string =>
  chance === undefined ? '–' : (chance * 100).toFixed(1);

/** Parted where it is longer than a column is wide. */
const headOf = (unit: UnitClass): string =>
  unit === 'juggernaught' ? 'Jugger- naught' : capital(classWords[unit].one);

function matrix(title: string, columns: readonly UnitClass[], house: House, shelter: number): SheetBlock {
  return {
    title,
    even: true,
    columns: [{ title: 'Attacker' }, ...columns.map((unit) => ({ title: headOf(unit) }))],
    rows: attackers.map((attacker) => ({
      cells: [
        capital(classWords[attacker].one) + (kindIn(attacker, house).safe ? ' *' : ''),
        ...columns.map((defender) => percent(chanceOf(attacker, defender, shelter, house))),
      ],
    })),
  };
}

/** The chances of all battles on one sheet (BM-P05). */
export const battleTable: PaperAid<House> = {
  id: 'battle-table',
  name: 'Battle table',
  explains:
    'How likely each class is to win when it attacks another, in the open and beside a castle, on one sheet.',
  rules: ['BM-125', 'BM-131', 'BM-137', 'BM-140'],
  prepare: reckon,
  make: (house): PaperTables => ({
    kind: 'tables',
    name: 'Battle Magic: battle table',
    hints: [
      'The chance in percent that the attacker, down the side, beats the defender, along the top: cards from the full deck, advantages counted, ties broken, no card from hand. What is left to 100 is the defender’s.',
      '* is not destroyed when it loses as the attacker (BM-132, BM-222). – there is no such attack (BM-120).',
    ],
    blocks: [
      matrix('In the open, and against castles', defenders, house, 0),
      matrix(
        'Against a unit in a territory with its castle',
        sheltered,
        house,
        kindIn('castle', house).shelter,
      ),
    ],
  }),
};
