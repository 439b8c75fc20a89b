import type { PaperAid, PaperTables, SheetBlock } from '../../../../kernel/catalogue/paper';
import { mountainCostOn } from '../../calendar';
import { companion } from '../../companion';
import { endLines } from '../../companion-lines';
import type { House } from '../../house';
import { say, steps, type Said } from './rows';

interface Activity extends Said {
  readonly name: string;
}
const activity = (name: string, text: string, ...rules: readonly string[]): Activity => ({
  name,
  ...say(text, ...rules),
});

/** What each recorded activity does (MR-022). */
const activities = (house: House): readonly Activity[] => [
  activity(
    'MOVE',
    `Along one roadway to the next clearing; ${mountainCostOn(house, 1)} phases into a mountain. Hidden paths and secret passages only when discovered. What is heavier than your strongest MOVE chit stays behind.`,
    'MR-023',
    'MR-025',
    'MR-026',
    'MR-028',
  ),
  activity(
    'HIDE',
    'Roll Hide: 1 to 5 hides until your next turn, or until you block or attack, or are blocked or attacked.',
    'MR-029',
    'MR-034',
  ),
  activity(
    'ALERT',
    'Turn your active weapon to its alerted side, or prepare one MAGIC chit.',
    'MR-036',
    'MR-037',
  ),
  activity(
    'REST',
    'One step back to play for one asterisk: wounded to fatigued, fatigued to active. Wounded chits without asterisks come straight back. A chit with two asterisks takes another one with one, which is fatigued for it.',
    'MR-038',
    'MR-039',
    'MR-040',
    'MR-041',
  ),
  activity(
    'SEARCH',
    'Roll on one table: Peer, Locate, Loot at a site or pile that you found, or Reading Runes.',
    'MR-042',
    'MR-044',
    'MR-045',
    'MR-047',
  ),
  activity(
    'TRADE',
    house['world.commerce']
      ? 'Sell to one trader on the Commerce table, or look at the goods of one and roll Meeting to buy one thing.'
      : 'Sell any number of things at basic price to one trader, or look at the goods of one and roll Meeting to buy one thing.',
    'MR-049',
    'MR-050',
    'MR-B41',
  ),
  activity(
    'HIRE',
    'Roll Meeting: price times wages for 14 days. Rogues and Order one by one, highest number first; other groups whole.',
    'MR-054',
    'MR-055',
    'MR-056',
    'MR-B44',
  ),
  activity('FOLLOW', 'The whole day: move with your guide and share the discoveries.', 'MR-059', 'MR-B46'),
  activity('FLY', 'To an adjacent tile or within your own; you land when you are done.', 'MR-066', 'MR-067'),
  activity(
    'SPELL',
    'The first of a day prepares. Each later one turns a MAGIC chit of type I to V into color, or the tile over.',
    'MR-068',
    'MR-069',
    'MR-071',
  ),
];

const activityBlock = (house: House): SheetBlock => {
  const all = activities(house);
  return {
    title: 'The ten activities, one a phase',
    columns: [{ title: 'Activity' }, { title: 'What it does' }, { title: 'Rules' }],
    rows: all.map(({ name, text, rules }) => ({ cells: [name, text, rules.join(', ')] })),
    rules: ['MR-022', ...all.flatMap(({ rules }) => rules)],
  };
};

/** The day as this table plays it, in the words of the companion; combat has a sheet of its own. */
export const daySheet: PaperAid<House> = {
  id: 'day-sheet',
  name: 'Reference: the day',
  explains: 'The sequence of a day and the ten activities, as they were agreed, on one sheet.',
  rules: ['MR-006', 'MR-022'],
  make: (house): PaperTables => ({
    kind: 'tables',
    name: 'Magic Realm: the day',
    hints: [],
    blocks: [
      ...companion
        .sheet(house)
        .phases.filter(({ id }) => id !== 'evening')
        .map(({ name, may }) => steps(name, may)),
      activityBlock(house),
      steps('End of the game', endLines(house)),
    ],
  }),
};
