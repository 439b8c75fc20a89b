import type { Dice } from '../../../kernel/game/dice';
import type { ListEntry } from '../../../kernel/list/list';
import {
  characters,
  groups,
  monsters,
  natives,
  treasures,
  weapons,
  type Native,
  type NativeGroup,
} from '../catalogue';
import type { House } from '../house';
import { drawSpells } from '../legality/spells';
import type { Hire, Member, Options } from '../options';
import { levelView, type RealmTerms } from '../sheet';
import { isOpen } from './random-party';

type Drawn = { readonly entries: readonly ListEntry[]; readonly options: Options };

const byId: ReadonlyMap<string, Native> = new Map(natives.map((native) => [native.id, native]));

const one = (entry: string): ListEntry => ({ entry, count: 1 });

/** Members of a group in the order of their hire: highest number first, the leader last. */
const hireOrder = ({ members }: NativeGroup): readonly Native[] =>
  members.flatMap((id) => byId.get(id) ?? []).sort((a, b) => (b.number ?? 0) - (a.number ?? 0));

const wagesOf = (lot: readonly Native[]): number => lot.reduce((sum, { wage }) => sum + wage, 0);

/** Natives that can be hired together: a whole group, or the first so many of Rogues and Order. */
function drawLot(
  group: NativeGroup,
  terms: RealmTerms,
  dice: Dice,
  most: number,
): readonly Native[] | undefined {
  const order = hireOrder(group);
  if (group.hire === 'group')
    return order.every(({ id }) => isOpen(id, terms)) && wagesOf(order) <= most ? order : undefined;
  const closed = order.findIndex(({ id }) => !isOpen(id, terms));
  let length = closed < 0 ? order.length : closed;
  while (length > 0 && wagesOf(order.slice(0, length)) > most) length -= 1;
  return length > 0 ? order.slice(0, 1 + dice.below(length)) : undefined;
}

/** A legal warband: one or two lots of natives with the day of their hire. */
export function randomWarband(dice: Dice, _house: House, terms: RealmTerms): Drawn | undefined {
  const wanted = 1 + dice.below(2);
  const day = 1 + dice.below(14);
  const hires: Record<string, Hire> = {};
  const entries: ListEntry[] = [];
  let lots = 0;
  for (const group of dice.shuffle(groups)) {
    if (lots === wanted) break;
    const lot = drawLot(group, terms, dice, Infinity);
    if (!lot) continue;
    lots += 1;
    for (const { id } of lot) {
      entries.push(one(id));
      hires[id] = { day };
    }
  }
  if (lots === 0) return undefined;
  return { entries, options: { form: 'warband', whole: true, day: day + dice.below(10), hires } };
}

/** Things that a character may buy for a trial battle: they need no active state to be legal. */
const wares = [...weapons, ...treasures.filter(({ weight, color }) => weight && !color)];

/** A legal combat roster, near the agreed budget. */
export function randomRoster(dice: Dice, house: House, terms: RealmTerms): Drawn | undefined {
  let left = house['roster.goldBudget'] ?? dice.pick([0, 20, 40]);
  const members: Record<string, Member> = {};
  const entries: ListEntry[] = [];
  const level = house['party.level'];

  const heroes = dice.shuffle(characters.filter(({ id }) => isOpen(id, terms))).slice(0, 1 + dice.below(2));
  heroes.forEach((entry, i) => {
    const spells = drawSpells({ has: levelView(entry, level, house) }, house, terms, dice) ?? [];
    members[entry.id] = { level, ...(i > 0 ? { side: 'b' as const } : {}) };
    entries.push({ ...one(entry.id), ...(spells.length > 0 ? { with: [...spells] } : {}) });
  });

  const hires: Record<string, Hire> = {};
  const price = house['roster.priceMultiplier'];
  const used = new Set<NativeGroup>();
  const first = heroes[0]?.id;
  for (const group of dice.shuffle(groups)) {
    const lot = drawLot(group, terms, dice, Math.floor(left / price));
    if (!lot) continue;
    used.add(group);
    left -= wagesOf(lot) * price;
    for (const { id } of lot) {
      entries.push(one(id));
      if (first) hires[id] = { employer: first };
    }
  }

  const hero = entries[0];
  if (hero && first) {
    const bought: string[] = [];
    const due = levelView(heroes[0]!, level, house).equipment;
    for (const ware of dice.shuffle(wares)) {
      if (bought.length === 3 || left === 0) break;
      if (ware.gold > left || ware.gold === 0 || !isOpen(ware.id, terms) || due.includes(ware.id)) continue;
      bought.push(ware.id);
      left -= ware.gold;
    }
    if (bought.length > 0) entries[0] = { ...hero, with: [...(hero.with ?? []), ...bought] };
  }

  const foes = dice.shuffle(monsters.filter(({ id }) => isOpen(id, terms))).slice(0, 1 + dice.below(3));
  for (const foe of foes) entries.push({ entry: foe.id, count: 1 + dice.below(foe.copies ?? 1) });
  const unhired: string[] = [];
  if (foes.length === 0 && heroes.length < 2)
    for (const { id, group } of natives)
      if (isOpen(id, terms) && ![...used].some((other) => other.id === group) && unhired.length < 3) {
        unhired.push(id);
        entries.push(one(id));
      }

  const isLed =
    heroes.length > 0 || entries.some(({ entry }) => byId.get(entry)?.leader && !unhired.includes(entry));
  if (!isLed || (foes.length === 0 && unhired.length === 0 && heroes.length < 2)) return undefined;
  return {
    entries,
    options: {
      form: 'roster',
      clearing: dice.pick(['woods', 'cave', 'mountain'] as const),
      round: 1,
      members,
      ...(Object.keys(hires).length > 0 ? { hires } : {}),
      ...(unhired.length > 0 ? { unhired } : {}),
    },
  };
}
