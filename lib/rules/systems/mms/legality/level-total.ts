import type { Finding, Mend } from '../../../kernel/verdict/legality';
import {
  levelLimit,
  levelOf,
  spentLevels,
  useLevels,
  usesOf,
  type Army,
  type ArmyCheck,
  type MmsTerms,
} from '../army';
import { categories, type MmsCard } from '../catalogue/card';
import { canHold, dropPart, mayCarry, onlyTimes, setCount, withoutLines } from '../edits';
import type { MmsHouse } from '../house';
import { layerOf, ownAreas, type Layer } from '../area';
import { cardsWithin, mayBeLaidOut, poolOf, shelfOf } from '../pool';
import { squaresOf } from './mat';
import { totalsOf } from './category-limits';
import { payable } from './instead';
import { NONE } from './none';

/** Lines whose removal alone brings the army back under its total; all of them where no single one does. */
const heavyEnough = (army: Army, house: MmsHouse, over: number): readonly number[] => {
  const enough = army.lines.filter((line) => line.count * useLevels(line, house) >= over);
  return (enough.length > 0 ? enough : army.lines).map(({ at }) => at);
};

/** Fewer uses of one card, one line or attachment less, or the cheapest lines together: least lost first. */
function lighten(army: Army, house: MmsHouse, over: number): readonly Mend[] {
  const { entries } = army.list;
  const found: { readonly lost: number; readonly mend: Mend }[] = [];
  for (const line of army.lines) {
    const each = useLevels(line, house);
    const fewer = each > 0 ? Math.ceil(over / each) : Infinity;
    if (fewer < line.count)
      found.push({
        lost: fewer * each,
        mend: {
          label: onlyTimes(line.entry.name, line.count - fewer),
          entries: setCount(entries, line.at, line.count - fewer),
        },
      });
    if (line.count * each >= over && army.lines.length > 1)
      found.push({
        lost: line.count * each,
        mend: {
          label: line.count > 1 ? `Remove all ${line.count} ${line.entry.name}` : `Remove ${line.entry.name}`,
          entries: withoutLines(entries, [line.at]),
        },
      });
    for (const part of line.with) {
      const lost = line.count * (levelOf(part, house) ?? 0);
      if (lost >= over)
        found.push({
          lost,
          mend: {
            label: `Take ${part.name} from ${line.entry.name}`,
            entries: dropPart(entries, line.at, part.id),
          },
        });
    }
  }
  if (found.length === 0) {
    // No single change is enough: leave out the cheapest lines until the rest fits.
    const lines = [...army.lines].sort(
      (a, b) => a.count * useLevels(a, house) - b.count * useLevels(b, house),
    );
    const gone: number[] = [];
    let lost = 0;
    for (const line of lines) {
      if (lost >= over) break;
      gone.push(line.at);
      lost += line.count * useLevels(line, house);
    }
    if (gone.length > 1 && gone.length < lines.length)
      found.push({
        lost,
        mend: { label: `Leave out the ${gone.length} cheapest lines`, entries: withoutLines(entries, gone) },
      });
  }
  return found.sort((a, b) => a.lost - b.lost).map(({ mend }) => mend);
}

/** The player with the smallest total that pays for it, where the army names none and there is a handicap (MMS-L22). */
function ofAnother(army: Army, spent: number, house: MmsHouse): readonly Mend[] {
  if (house.levelTotalPerPlayer === null || army.options.player !== undefined) return [];
  const [seat] = Array.from({ length: house.players }, (_, i) => i + 1)
    .map((player) => ({ player, limit: levelLimit({ ...army.options, player }, house) }))
    .filter(({ limit }) => limit >= spent)
    .sort((a, b) => a.limit - b.limit);
  if (!seat) return [];
  return [
    {
      label: `Build it for player ${seat.player}, who has ${seat.limit} levels`,
      options: { ...army.list.options, player: seat.player },
    },
  ];
}

/** Every use pays its level; the sum may not pass the total that the players agreed. */
export const levelTotal: ArmyCheck = {
  code: 'MMS-L01',
  title: 'Level total',
  stage: 'list',
  severity: 'error',
  rules: ['MMS-023', 'MMS-025', 'MMS-031'],
  because: 'levelTotal',
  find(army, house) {
    const spent = spentLevels(army, house);
    const limit = levelLimit(army.options, house);
    if (spent <= limit) return NONE;
    const finding: Finding = {
      facts: { spent, limit, over: spent - limit },
      entries: heavyEnough(army, house, spent - limit),
    };
    return [limit === house.levelTotal ? finding : { ...finding, because: 'house.levelTotalPerPlayer' }];
  },
  mend: (army, { facts }, house, terms) => [
    ...ofAnother(army, Number(facts['spent']), house),
    ...lighten(army, house, Number(facts['over'])),
    ...payable(army, Number(facts['limit']), house, terms),
  ],
};

/** More squares than any single piece covers. */
const PLENTY = 100;

/** Has one more use of a card room in the own area (MMS-L14)? Undefined where every card has. */
function roomFor(army: Army, house: MmsHouse): ((card: MmsCard) => boolean) | undefined {
  const { width, height } = ownAreas(house).most;
  const squares = width * height;
  const isPlenty = (layer: Layer): boolean => squaresOf(army, layer, house) + PLENTY <= squares;
  if (isPlenty('areas') && isPlenty('characters') && isPlenty('bridges')) return undefined;
  return (card) => {
    const layer = layerOf(card);
    const more = { ...army, lines: [...army.lines, { at: -1, entry: card, count: 1, with: [] }] };
    return layer === undefined || squaresOf(more, layer, house) <= squares;
  };
}

/** The cards that one more use of may still be bought: within the levels left, the limits agreed and the own area. */
function buyable(army: Army, house: MmsHouse, terms: MmsTerms, left: number): readonly MmsCard[] {
  const { maxCopies, uniqueNamed, categoryLimits } = house;
  const limited = categories.filter((category) => categoryLimits[category] !== undefined);
  const hasRoom = roomFor(army, house);
  if (maxCopies === null && !uniqueNamed && limited.length === 0 && !hasRoom) return cardsWithin(terms, left);
  const { cards, uses } = usesOf(army);
  const totals = new Map(limited.map((category) => [category, totalsOf(army, category, house)]));
  const mayCome = (card: MmsCard): boolean => {
    const copies = uses[cards.indexOf(card)] ?? 0;
    const total = totals.get(card.kind);
    const { maxUses = Infinity, maxLevels = Infinity } = categoryLimits[card.kind] ?? {};
    return (
      copies < (maxCopies ?? Infinity) &&
      !(uniqueNamed && card.role === 'hero' && copies > 0) &&
      (!total || (total.uses < maxUses && total.levels + card.cost <= maxLevels))
    );
  };
  return poolOf(terms).filter(
    (card) => card.cost <= left && mayCome(card) && mayBeLaidOut(card, house) && (hasRoom?.(card) ?? true),
  );
}

/**
 * Names of those that would still fit: not of attachments for which nobody has a hand, neither a Character of the army nor
 * a further one that the levels left pay for as well (MMS-L09, MMS-L10, MMS-L12).
 */
function fitting(army: Army, house: MmsHouse, terms: MmsTerms, left: number): readonly string[] {
  const cards = buyable(army, house, terms, left);
  const { names, attachments, gear, characters } = shelfOf(cards);
  // Whoever carries nothing, or as much as he likes, has a hand for all but healers' gear.
  const isLimited = house.onePerSlot || house.maxAttachments !== null;
  const hasFree = army.lines.some(
    ({ entry, with: parts }) => entry.kind === 'character' && (!isLimited || parts.length === 0),
  );
  const asked = hasFree ? gear : attachments;
  const isIdle = (part: MmsCard): boolean =>
    !army.lines.some((line) => canHold(line, part, house)) &&
    !characters.some((card) => card.cost + part.cost <= left && mayCarry(card, part));
  const idle = asked.filter(isIdle);
  if (idle.length === 0) return names;
  return cards.flatMap((card) => (idle.includes(card) ? [] : [card.name]));
}

/** Levels left over are allowed and lost; what would still fit is worth knowing. */
export const unspentLevels: ArmyCheck = {
  code: 'MMS-L02',
  title: 'Unspent levels',
  stage: 'list',
  severity: 'note',
  rules: ['MMS-027', 'MMS-028', 'MMS-R61'],
  because: 'levelTotal',
  find(army, house, terms) {
    const left = levelLimit(army.options, house) - spentLevels(army, house);
    if (left <= 0) return NONE;
    return [{ facts: { left, cards: fitting(army, house, terms, left) } }];
  },
};
