import type { Dice } from '../../../kernel/game/dice';
import type { ListEntry } from '../../../kernel/list/list';
import { levelLimit, type Army, type MmsTerms } from '../army';
import { categories, isAttachment, type MmsCard } from '../catalogue/card';
import type { MmsHouse } from '../house';
import { checks } from '../legality/index';
import { CARD_SET } from '../card-set';
import type { ArmyOptions } from '../options';
import { add, limits, type Draft } from './draft';
import { entriesOf } from './hand-out';
import { cheapestWithin } from './least';

/** Legal draws to compare; the one that spends most is kept. */
const DRAWS = 4;
/** Attempts with luck before the required cards are worked out exactly. */
const LUCKY = 12;

interface Drawn {
  readonly entries: readonly ListEntry[];
  readonly options: ArmyOptions;
}

/** The entries as an army, for the checks. */
const armyOf = (entries: readonly ListEntry[], options: ArmyOptions, pool: readonly MmsCard[]): Army => {
  const known = new Map(pool.map((card) => [card.id, card]));
  return {
    list: { format: 'muster-list/1', system: 'mms', name: 'Random', entries: [...entries], options: {} },
    form: 'army',
    lines: entries.map((item, at) => ({
      at,
      entry: known.get(item.entry)!,
      count: item.count,
      with: (item.with ?? []).map((id) => known.get(id)!),
    })),
    unknown: [],
    options,
  };
};

const isLegal = (army: Army, house: MmsHouse, terms: MmsTerms): boolean =>
  checks.every((check) =>
    check.find(army, house, terms).every((found) => (found.severity ?? check.severity) !== 'error'),
  );

/**
 * A legal army drawn by the dice: what the agreement demands first, then one to four strong characters, attachments for
 * them and cover for the rest, and what still fits. Where luck does not meet the demands, they are met exactly.
 */
export function randomArmy(dice: Dice, house: MmsHouse, terms: MmsTerms): Drawn | undefined {
  const options: ArmyOptions = { form: 'army', set: CARD_SET };
  const common = drawn(dice, options, house, terms);
  if (common || house.levelTotalPerPlayer === null) return common;
  // The common total may buy nothing where every player has one of his own: then for the one who has most.
  const seats = Array.from({ length: house.players }, (_, i): ArmyOptions => ({ ...options, player: i + 1 }));
  const [richest] = seats.sort((a, b) => levelLimit(b, house) - levelLimit(a, house));
  return drawn(dice, richest!, house, terms);
}

/** The same for whoever the options name. */
function drawn(dice: Dice, options: ArmyOptions, house: MmsHouse, terms: MmsTerms): Drawn | undefined {
  const total = levelLimit(options, house);
  const { mayAdd, pool, copies, area, roomFor } = limits(total, house, terms);
  let best: { readonly entries: readonly ListEntry[]; readonly spent: number } | undefined;
  let legal = 0;

  /** Adds what the agreement demands; false where nothing can meet it, so that no further attempt is worth making. */
  const demanded = (draft: Draft, lucky: boolean): boolean => {
    for (const category of categories) {
      const limit = house.categoryLimits[category] ?? {};
      const minUses = Math.max(limit.minUses ?? 0, category === 'character' ? 1 : 0);
      const minLevels = limit.minLevels ?? 0;
      if (minUses === 0 && minLevels === 0) continue;
      const cards = pool.filter(({ kind }) => kind === category);
      if (!lucky) {
        const maxUses = Math.min(limit.maxUses ?? Infinity, roomFor(cards));
        const need = {
          ...limit,
          minUses,
          ...(Number.isFinite(maxUses) ? { maxUses } : {}),
          copies,
          limit: total,
        };
        // What comes first is used first: little things before large ones, for the sake of room.
        const small = dice.shuffle(cards).sort((a, b) => area(a) - area(b));
        const cheapest = cheapestWithin(small, need);
        if (!cheapest) return false;
        for (const card of cheapest) add(draft, card);
        continue;
      }
      let uses = 0;
      let levels = 0;
      for (let tries = 0; tries < 400 && (uses < minUses || levels < minLevels); tries++) {
        if (cards.length === 0) break;
        const card = dice.pick(cards);
        if (!mayAdd(draft, card)) continue;
        add(draft, card);
        uses++;
        levels += card.cost;
      }
    }
    return true;
  };

  const grow = (draft: Draft, among: readonly MmsCard[], until: number, most: number): void => {
    for (let n = 0; n < most && draft.spent < until; n++) {
      const able = among.filter((card) => mayAdd(draft, card));
      if (able.length === 0) return;
      add(draft, dice.pick(able));
    }
  };

  const fill = (draft: Draft): void => {
    const mayBeCarried = house.maxAttachments !== 0;
    const strong = total * (0.6 + dice.below(30) / 100);
    grow(
      draft,
      pool.filter(({ kind }) => kind === 'character'),
      strong,
      3 + dice.below(6) + Math.floor(total / 150),
    );
    grow(
      draft,
      pool.filter((card) => mayBeCarried && isAttachment(card) && !card.abilities.includes('healer-only')),
      total,
      1 + dice.below(4),
    );
    grow(
      draft,
      pool.filter((card) => mayBeCarried || !isAttachment(card)),
      total,
      200,
    );
  };

  /** What nobody had room for stays behind, and its levels go into cards that need no bearer. */
  const topUp = (draft: Draft, behind: readonly MmsCard[]): void => {
    for (const card of behind) draft.chosen.splice(draft.chosen.lastIndexOf(card), 1);
    draft.spent = draft.chosen.reduce((sum, { cost }) => sum + cost, 0);
    grow(
      draft,
      pool.filter((card) => !isAttachment(card)),
      total,
      200,
    );
  };

  for (let attempt = 0; attempt < LUCKY + DRAWS && legal < DRAWS; attempt++) {
    const draft: Draft = { chosen: [], spent: 0 };
    if (!demanded(draft, attempt < LUCKY)) break;
    if (draft.spent > total) continue;
    const required = [...draft.chosen];
    fill(draft);
    let whole = entriesOf(dice, draft.chosen, required, house);
    if (whole.behind.length > 0) {
      topUp(draft, whole.behind);
      whole = entriesOf(dice, draft.chosen, required, house);
    }
    // The filled draft first; the bare demands where something in it went wrong.
    for (const made of [() => whole, () => entriesOf(dice, required, required, house)]) {
      const { entries, spent } = made();
      if (entries.length === 0 || !isLegal(armyOf(entries, options, pool), house, terms)) continue;
      legal++;
      if (!best || spent > best.spent) best = { entries, spent };
      break;
    }
  }
  return best && { entries: best.entries, options };
}
