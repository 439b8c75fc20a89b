import type { Ask } from '../engine/asks';
import { ruleOfChoice } from '../engine/day/counters';
import type { RealmState } from '../engine/state';

const trade = ['He decides with whom he trades, and for what.', 'MR-049'] as const;
const loot = ['What lies here is guarded: it takes effort to get at it.', 'MR-B39'] as const;
const anew = ['Whoever was killed may begin anew with a fresh sheet.', 'MR-B67'] as const;
const demon = [
  'A demon answers one question about another player, truly and to the asker alone.',
  'MR-S25',
] as const;
const battling = ['Before the combat he meets each group of natives in his clearing.', 'MR-096'] as const;

type Question = readonly [explains: string, rule: string];

/** What a question is about, in the middle of whatever is going on. */
const asked: Readonly<Record<Ask['type'], Question>> = {
  preempt: ['Whoever keeps his counter may take his turn before the next one is drawn.', 'MR-A22'],
  phase: [
    'Before the phase is carried out he may arrange his belongings, and deal with others in the clearing.',
    'MR-076',
  ],
  'choose-phase': ['He chooses each phase when it comes, and sees how the last one went.', 'MR-T70'],
  'fly-on': ['He is in the air: he flies on with a phase that he has left, or comes down here.', 'MR-067'],
  'follow-on': [
    'A follower may stop whenever his guide begins an activity; his own turn then ends.',
    'MR-R44',
  ],
  'leave-behind': ['A hidden guide may leave behind whoever has not found hidden enemies.', 'MR-064'],
  stray: [
    'He has lost his way, and the number that was rolled leads to several clearings: he comes out in one of them.',
    'MR-S14',
  ],
  landing: ['He chooses the clearing in which the flight ends.', 'MR-R14'],
  block: ['A phase has ended: whoever is in the clearing may block, and ends his own turn by it.', 'MR-078'],
  gift: ['Somebody in his clearing offers him something.', 'MR-075'],
  'deal-terms': ['He names the price, or the thing that he wants for his own.', 'MR-075'],
  deal: [
    'Somebody in his clearing proposes a sale or a swap; nothing changes hands unless both agree.',
    'MR-075',
  ],
  rest: ['A REST phase brings chits back, step by step.', 'MR-038'],
  alert: ['An ALERT phase readies the weapon or one MAGIC chit.', 'MR-036'],
  'search-table': ['He rolls on one search table, or loots what he has found.', 'MR-042'],
  'wise-bird': ['A wise bird looks for him into any clearing of the map.', 'MR-S09'],
  'enchant-item': ['He puts one of his recorded spells into an artifact or book that he uses.', 'MR-S31'],
  'break-magic': [
    'He breaks a spell whose caster or target is in the clearing, or a curse on somebody there.',
    'MR-S30',
  ],
  'demon-about': demon,
  'demon-topic': demon,
  'demon-question': demon,
  'see-weather': ['He looks at the weather chit of the next week, or draws another.', 'MR-T26'],
  'wake-spells': [
    'As somebody’s phase begins in his clearing, his color chits may wake spells that sleep there.',
    'MR-B25',
  ],
  storm: ['Whoever ends a phase in the storm loses phases of his choice, once in a turn.', 'MR-S23'],
  whistle: ['He brings a sound chit that lies open to his tile, or sends one away from it.', 'MR-S47'],
  'search-line': ['The roll lets him choose what he finds.', 'MR-X32'],
  'sight-box': ['He sees what lies in one box, and takes the top of it.', 'MR-X33'],
  perceived: ['He has seen spell cards, and may learn one of them.', 'MR-X35'],
  'loot-effort': loot,
  'open-site': loot,
  'keep-item': ['What is taken is activated, carried inactive or abandoned.', 'MR-046'],
  'red-die': ['He chooses what the red die of his roll shows.', 'MR-T45'],
  teleport: ['He is sent elsewhere, and chooses where.', 'MR-X07'],
  'elsewhere-you': ['Somebody or something in the clearing is sent away.', 'MR-X08'],
  vision: ['He looks at the cards of one box.', 'MR-X09'],
  enchant: ['A SPELL phase turns a MAGIC chit into color, or the tile over.', 'MR-068'],
  cache: ['He hides belongings and gold in his cache, and takes out what he wants.', 'MR-B70'],
  hire: ['He asks natives in his clearing to serve him for 14 days.', 'MR-054'],
  'hire-drinks': ['Drinks make the group one level friendlier for this roll.', 'MR-058'],
  'hire-offer': ['They have named their wages, and he may refuse.', 'MR-B44'],
  trade,
  'sale-lot': ['He names all that he sells together before he rolls.', 'MR-B70'],
  'sale-offer': ['They have said what they give, and he may refuse.', 'MR-B70'],
  'trade-more': ['He may sell more to the same trader.', 'MR-049'],
  'trade-goods': ['He has seen the goods, and names what he asks for.', 'MR-050'],
  'trade-drinks': ['Drinks make the group one level friendlier for this roll.', 'MR-053'],
  'trade-offer': ['The price is named, and he may refuse it.', 'MR-052'],
  'trade-affront': ['He was insulted or challenged, and may pay that off.', 'MR-B52'],
  'new-character': anew,
  'new-point': ['The victory points of the new character are assigned.', 'MR-B64'],
  'new-ability': ['The new character decides what he plays as.', 'MR-B70'],
  'new-color': ['The new character may begin with color chits.', 'MR-B24'],
  'new-spell': ['The new character records the spells with which he begins.', 'MR-B06'],
  'evening-drinks': battling,
  'evening-affront': battling,
  'evening-rounds': ['Nobody is forced to fight here, but one wish is enough for combat rounds.', 'MR-091'],
  'evening-run': ['Who ran away stands half-way along a path.', 'MR-121'],
  'evening-fly': ['Who flew away is over his own tile or one beside it, and comes down there.', 'MR-066'],
  'evening-land': ['He comes down in any clearing of the tile.', 'MR-R14'],
  'evening-blow': ['Winds carry somebody off to a tile beside this one.', 'MR-S20'],
  'evening-arrange': ['After the last round belongings may be arranged and given away.', 'MR-198'],
};

/** The same for this one: several things may let somebody break magic, send him elsewhere or have him keep his counter. */
export function askedOf(s: RealmState, ask: Ask): Question {
  const [explains, rule] = asked[ask.type];
  switch (ask.type) {
    case 'preempt':
      return [explains, ruleOfChoice(s, ask.seat)];
    case 'teleport':
      return [explains, ask.rule];
    case 'break-magic':
      return [
        ask.curses ? explains : 'He breaks a spell whose caster or target is in the clearing.',
        ask.rule,
      ];
    default:
      return [explains, rule];
  }
}
