import { counted, listed } from '../../../kernel/words/words';
import type { Effect } from './effects';
import { or, several, titled } from './words-helpers';

/** Kinds of effect that belong to treasure, horses, natives and pieces of the map. */
type ThingKind =
  | 'teleport'
  | 'move-sound-chit'
  | 'see-weather'
  | 'great'
  | 'fame-reward'
  | 'potion'
  | 'used-once'
  | 'opens'
  | 'take'
  | 'site-table'
  | 'find'
  | 'find-gold'
  | 'nothing'
  | 'works-as-warning'
  | 'horse-phases'
  | 'hired'
  | 'leads'
  | 'summons'
  | 'becomes'
  | 'site'
  | 'brings-chits'
  | 'prowls-always'
  | 'garrison'
  | 'appears-here'
  | 'lifts-curses'
  | 'trades'
  | 'mission'
  | 'campaign';

type Thing = Extract<Effect, { kind: ThingKind }>;

const potion: Readonly<Record<'user-only' | 'transferable' | 'weapon', string>> = {
  'user-only': 'Potion for its user',
  transferable: 'Potion',
  weapon: 'Potion for one weapon',
};

const siteCosts: Readonly<Record<'asterisk-per-roll' | 'asterisk-per-item' | 'opened-once', string>> = {
  'asterisk-per-roll': 'each Loot roll fatigues one asterisk',
  'asterisk-per-item': 'each item taken fatigues one asterisk',
  'opened-once': 'opened once a game by Lost Keys or a tremendous chit or card',
};

const campaign = (e: Extract<Effect, { kind: 'campaign' }>): string => {
  const cost = [
    ...(e.costFame > 0 ? [`${e.costFame} fame`] : []),
    ...(e.costNotoriety > 0 ? [`${e.costNotoriety} notoriety`] : []),
  ];
  const foes = e.foes === 'dragons' ? 'all dragons and flying dragons' : listed(e.foes.map(titled));
  return (
    `${e.name} (campaign, ${e.days} days, cost ${listed(cost)}): partners ${listed(e.partners.map(titled))}, ` +
    `two levels friendlier; foes ${foes}, who are enemies. Done in time, the cost comes back; failed, it is paid again.`
  );
};

const mission = (e: Extract<Effect, { kind: 'mission' }>): string =>
  `${e.name} (mission, ${e.days} days, cost ${e.costNotoriety} notoriety): bring it to the ${titled(e.to)}, or, when taken there, ` +
  `to the ${titled(e.ifTakenThere)}; pays ${e.perClearing} gold a clearing of the shortest route, ${e.noRoute} without one.`;

const trades = (e: Extract<Effect, { kind: 'trades' }>): string => {
  const byPrice = new Map<number, string[]>();
  for (const [what, gold] of Object.entries(e.prices))
    byPrice.set(gold, [...(byPrice.get(gold) ?? []), titled(what)]);
  const prices = [...byPrice].map(([gold, what]) => `${gold} gold: ${what.join(', ')}`);
  return `${titled(e.visitor)} (visitor): trades in this clearing${prices.length > 0 ? `. Own prices, ${prices.join('; ')}` : ''}.`;
};

const take = (e: Extract<Effect, { kind: 'take' }>): string => {
  const first = e.curse ? 'Roll a curse when you draw it. ' : '';
  const needs = e.needs ? 'Opened with Lost Keys. ' : '';
  return `${first}${needs}Its contents go ${e.onto === 'owner' ? 'to you' : 'on top of the site’s pile'}; the card leaves play.`;
};

const summons = (e: Extract<Effect, { kind: 'summons' }>): string => {
  const boxes = e.boxes.map((box) => box.map((b) => several(b.count, b.monster)).join(' with '));
  const where = e.letter ? `, in a tile with the letter ${e.letter}` : '';
  return `Row ${e.row}${where}: ${boxes.join('; then ')}.`;
};

/** What one effect of a thing says. No default: a new kind does not compile until it has words. */
export const say = (e: Thing): string => {
  switch (e.kind) {
    case 'teleport':
      return `Teleport to any ${e.to === 'any-cave-clearing' ? 'cave clearing' : 'clearing'}.`;
    case 'move-sound-chit':
      return 'Brings the sound chit to your tile, or from your tile to another tile with six clearings.';
    case 'see-weather':
      return 'Look at the next weather chit, or draw another; only where weather was agreed.';
    case 'great':
      return 'Great treasure.';
    case 'fame-reward':
      return `Fame reward ${e.amount} when sold to the ${titled(e.group)}.`;
    case 'potion':
      return `${potion[e.user]}, until midnight; then to the ${titled(e.returnsTo)}.`;
    case 'used-once':
      return `Works once, when activated; at midnight to the ${titled(e.returnsTo)}.`;
    case 'opens':
      return `${e.as === 'key' ? 'Opens' : 'Strong enough to open'} the ${or(e.what.map(titled))}.`;
    case 'take':
      return take(e);
    case 'site-table': {
      const needs = e.needs ? ' Each roll needs tremendous strength (a chit fatigues) or Lost Keys.' : '';
      return `Site card: once discovered, Loot rolls use its own table.${needs}`;
    }
    case 'find':
      return `The ${titled(e.what)}.`;
    case 'find-gold':
      return `${e.amount} gold.`;
    case 'nothing':
      return 'Nothing.';
    case 'works-as-warning':
      return `At a turn end in its clearing it counts as ${titled(e.name)} ${or(e.letters)}, by the kind of tile.`;
    case 'horse-phases':
      return {
        'double-move': 'After each MOVE phase from another source, one extra MOVE phase.',
        'one-move': 'One extra MOVE phase a day.',
        none: 'No extra phases. Hits on it lose one star.',
      }[e.gives];
    case 'hired':
      return e.one
        ? `Hired alone, for ${e.wage} gold times the Meeting price: higher numbers first, the leader last.`
        : `Hired with all unhired ${titled(e.group)} in the clearing; share of the wage ${e.wage} gold.`;
    case 'leads':
      return `Leads the ${titled(e.group)}: takes turns of its own when hired, trades for its group when not.`;
    case 'summons':
      return summons(e);
    case 'becomes':
      return e.what === 'ghosts'
        ? 'Exchanged for the two ghosts when revealed.'
        : `Exchanged for the ${titled(e.what)} when revealed.`;
    case 'site': {
      const spells = Object.entries(e.spells).map(([type, n]) => `${n} of type ${type}`);
      const cost = e.cost ? `; ${siteCosts[e.cost]}` : '';
      return (
        `Treasure site: ${counted(e.large, 'large treasure')}${e.small > 0 ? ` and ${e.small} small` : ''}` +
        `${spells.length > 0 ? `, spells ${listed(spells)}` : ''}${cost}.`
      );
    }
    case 'brings-chits':
      return `Brings its ${e.count} sound and site chits to the tile when turned up. Lies in a ${e.tiles} tile.`;
    case 'prowls-always':
      return 'Prowls every day.';
    case 'garrison':
      return `The ${titled(e.group)} stand here from the start.`;
    case 'appears-here':
      return `Natives of a prowling row appear here: ${e.groups.map((g) => `${titled(g.group)} (row ${g.row})`).join(', ')}.`;
    case 'lifts-curses':
      return 'Removes curses at midnight.';
    case 'trades':
      return trades(e);
    case 'mission':
      return mission(e);
    case 'campaign':
      return campaign(e);
  }
};
