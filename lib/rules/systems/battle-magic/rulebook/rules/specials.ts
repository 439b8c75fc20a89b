import type { Rule } from '../../../../kernel/catalogue/rulebook';
import { chapterRules } from '../row';

const extraCard = (type: string) =>
  `The holder draws one extra card in his Draw Phase and shows it: a ${type} card is kept, any other is discarded.`;
const extraChit = (what: string) =>
  `The holder draws one extra chit in his Draw Phase: ${what} is kept, anything else goes back into the cup.`;

export const specials: readonly Rule[] = chapterRules('specials', [
  [160, '208-209', 'Special territories are optional: the table decides which of them lie on its map.'],
  [161, '210', 'Entering a special territory costs 2 MP.'],
  [162, '211', 'City: the recruit pile of its holder may be one chit larger.'],
  [163, '212', 'Oracle: the hand of its holder may be one card larger.'],
  [164, '213', `Monolith: ${extraCard('Magic')}`],
  [165, '214', `Mine: ${extraCard('Gold')}`],
  [166, '215', `Altar: ${extraCard('Sword')}`],
  [167, '216', `Temple: ${extraCard('Move')}`],
  [168, '217', `Barbarian Villages: ${extraChit('an army')}`],
  [169, '218', `Dragons Lair: ${extraChit('a dragon')}`],
  [170, '219', `Tavern: ${extraChit('a hero')}`],
  [171, '220', `Workshops: ${extraChit('a ballista or an artifact')}`],
  [172, '221', `Wizards Tower: ${extraChit('a wizard')}`],
  [173, '222', `Pirates Cove: ${extraChit('a ship')}`],
  [174, '223', 'Ruins: the first hero to come there draws a card, and a Move card is his end.'],
  [175, '223-224', 'A card of any other type from the Ruins goes to the hand of the hero’s player.'],
]);
