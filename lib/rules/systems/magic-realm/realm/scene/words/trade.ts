import type { Seat } from '../../../../../kernel/game/engine';
import type { ChoiceWords } from '../../../../../kernel/game/playable';
import { listed } from '../../../../../kernel/words/words';
import type { Trader } from '../../../catalogue/vocabulary';
import { dayOf, playerOf } from '../../engine/movers/individuals';
import type { RealmState } from '../../engine/state';
import { specialPrice } from '../../engine/trade/commerce';
import { drinksPrice, mayBuyDrinks } from '../../engine/trade/meeting';
import { fameWith, priceWith, spellPrice } from '../../engine/trade/prices';
import { relationTo } from '../../engine/trade/relation';
import type { TradeChoice } from '../../engine/trade/trade';
import { itemName, spellName, theBelonging, theItem, touching, traderName } from '../names';
import { rollerOf } from '../roller';
import type { ChoiceWriters } from '../writing';
import { commerceChoiceWords } from './commerce';
import { does, drinksWords, fameWords, payOffWords, traderTouch } from './traders';

/** Whether the thing is got for his gold, by the Meeting roll that is to come. */
function priceOdds(
  s: RealmState,
  seat: Seat,
  trader: Trader,
  price: number,
  drinks: boolean,
): Pick<ChoiceWords, 'odds'> {
  const roller = rollerOf(s, seat, 'meeting', 'TRADE');
  const gold = s.who[playerOf(s, seat)]!.gold - (drinks ? drinksPrice(s, seat, trader) : 0);
  if (!roller || gold < 0 || gold > 1000 || price > 200) return {};
  const relation = relationTo(s, seat, trader);
  return { odds: { kind: 'price', purpose: 'trade', ...roller, trader, relation, drinks, price, gold } };
}

interface Wanting {
  readonly trader: Trader;
  readonly what: string;
  readonly at: number;
}

/** What is wanted, in the pile of the trader or among the own boons. */
function wantedName(s: RealmState, { trader, what, at }: Wanting): string {
  if (what === 'item') return theItem(s.piles[trader]?.[at]?.id ?? '');
  return what === 'spell' ? spellName(s.spells[trader]?.[at] ?? '') : 'their friendship';
}

/** Fame that a thing costs with its group, for gold and as a boon. (MR-B41) */
const fameOf = (s: RealmState, { trader, what, at }: Wanting): number =>
  what === 'item' ? fameWith(trader, s.piles[trader]?.[at]?.id ?? '') : 0;
const fameDue = (fame: number): readonly string[] => (fame > 0 ? [`${fame} fame`] : []);

/** `4 gold, the Short Sword and 20 fame`: what is due, and what he has added to his gold. (MR-B41) */
function priceWords(s: RealmState, seat: Seat, gold: number, fame: number): string {
  const ask = s.asks.findLast((one) => one.type === 'trade-offer');
  const goods = ask?.goods ?? [];
  const money = gold > 0 || goods.length === 0 ? [`${gold} gold`] : [];
  return listed([...money, ...goods.map((at) => theBelonging(s, seat, at)), ...fameDue(fame)]);
}

const DEAL = 'The offer';
const AFFRONT = 'An insult or a challenge';
const drinksRule = 'MR-053';

export const tradeChoiceWords: ChoiceWriters<TradeChoice['type']> = {
  ...commerceChoiceWords,
  'look-at-goods': (s, seat, { trader }) => ({
    text: `Look at what ${does(trader, 'has', 'have')} to sell, and ask for one thing`,
    group: 'Buy',
    rule: 'MR-050',
    touches: traderTouch(s, seat, trader),
  }),
  sell(s, seat, { trader, item }) {
    const held = dayOf(s, seat).items[item]!;
    if (s.game.house['world.commerce'])
      return {
        text: `Offer ${theBelonging(s, seat, item)} to ${traderName(trader)} (special price ${specialPrice(trader, held)})`,
        group: 'Sell',
        rule: 'MR-B70',
        touches: [touching.item(seat, item), ...traderTouch(s, seat, trader)],
      };
    return {
      text: `Sell ${theBelonging(s, seat, item)} to ${traderName(trader)} for ${priceWith(trader, held)} gold${fameWords(fameWith(trader, held.id))}`,
      group: 'Sell',
      rule: 'MR-049',
      touches: [touching.item(seat, item), ...traderTouch(s, seat, trader)],
    };
  },
  'sell-enough': () => ({ text: 'Sell nothing more', group: 'Go on', rule: 'MR-049', touches: [] }),
  'buy-back': (s, seat, { trader, at }) => {
    const { gold } = s.who[playerOf(s, seat)]!.boons[at]!;
    return {
      text: `Try to buy back the boon of ${traderName(trader)} (basic price ${gold}); there is one try`,
      group: 'Boons',
      rule: 'MR-B42',
      touches: [],
      ...priceOdds(s, seat, trader, gold, false),
    };
  },
  'trade-nothing': () => ({ text: 'Trade nothing', group: 'Go on', rule: 'MR-R11', touches: [] }),
  'name-good': (s, seat, { trader, at }) => {
    const held = s.piles[trader]![at]!;
    const price = priceWith(trader, held);
    return {
      text: `Ask ${traderName(trader)} for the ${itemName(held.id)} (basic price ${price}${fameWords(fameWith(trader, held.id))})`,
      group: 'What to ask for',
      rule: 'MR-050',
      touches: [`lies-${trader}-${at}`],
      ...priceOdds(s, seat, trader, price, false),
    };
  },
  'name-spell': (s, seat, { trader, at }) => {
    const price = spellPrice(trader) ?? 0;
    return {
      text: `Ask ${traderName(trader)} to teach ${spellName(s.spells[trader]![at]!)} (basic price ${price})`,
      group: 'What to ask for',
      rule: 'MR-B30',
      touches: [`rune-${trader}-${at}`],
      ...priceOdds(s, seat, trader, price, false),
    };
  },
  'name-nothing': () => ({ text: 'Ask for nothing', group: 'Go on', rule: 'MR-R11', touches: [] }),
  'buy-drinks': (s, seat, { trader, price }) => ({
    text: drinksWords(s, seat, trader),
    group: 'Before the roll',
    rule: drinksRule,
    touches: traderTouch(s, seat, trader),
    ...(mayBuyDrinks(s, seat, trader) ? priceOdds(s, seat, trader, price, true) : {}),
  }),
  'no-drinks': (s, seat, { trader, price }) => ({
    text: 'Roll without drinks',
    group: 'Before the roll',
    rule: drinksRule,
    touches: [],
    ...priceOdds(s, seat, trader, price, false),
  }),
  'add-to-price': (s, seat, { trader, item }) => {
    const held = dayOf(s, seat).items[item]!;
    const worth = `${priceWith(trader, held)} gold${fameWords(fameWith(trader, held.id))}`;
    return {
      text: `Pay with ${theBelonging(s, seat, item)}, which counts for ${worth}; no change is given`,
      group: 'Belongings for the price',
      rule: 'MR-B41',
      touches: [touching.item(seat, item)],
    };
  },
  'pay-price': (s, seat, choice) => ({
    text: `Pay ${priceWords(s, seat, choice.gold, fameOf(s, choice))} for ${wantedName(s, choice)}`,
    group: DEAL,
    rule: 'MR-X19',
    touches: traderTouch(s, seat, choice.trader),
  }),
  'take-boon': (s, seat, choice) => ({
    text: `Take ${wantedName(s, choice)} as a boon: ${fameDue(fameOf(s, choice))[0] ?? 'free'}, but ${does(choice.trader, 'becomes', 'become')} one level less friendly`,
    group: DEAL,
    rule: 'MR-X20',
    touches: traderTouch(s, seat, choice.trader),
  }),
  'decline-price': () => ({ text: 'Decline the offer', group: DEAL, rule: 'MR-052', touches: [] }),
  'pay-off': (s, seat, { trader, affront }) => ({
    text: payOffWords[affront],
    group: AFFRONT,
    rule: affront === 'insult' ? 'MR-X23' : 'MR-X24',
    touches: traderTouch(s, seat, trader),
  }),
  'be-blocked': (_s, _seat, { trader }) => ({
    text: `Pay nothing, and be blocked by ${traderName(trader)}`,
    group: AFFRONT,
    rule: 'MR-X22',
    touches: [],
  }),
};

export { tradeEventWords } from './trade-events';
