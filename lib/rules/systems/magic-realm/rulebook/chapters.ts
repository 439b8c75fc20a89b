import type { Chapter } from '../../../kernel/catalogue/rulebook';

/** In the order of a day, then the fuller rules behind it. */
export const chapters: readonly Chapter[] = [
  {
    id: 'game',
    title: 'The game and its victory',
    intro: 'What the game is about, how long it lasts, and what is counted.',
  },
  {
    id: 'birdsong',
    title: 'Birdsong and Sunrise',
    intro: 'The morning: spells awake, days are written down, the row of the day is rolled.',
  },
  {
    id: 'daylight',
    title: 'Turns and phases',
    intro: 'How a day is divided, and in what order turns are taken.',
  },
  { id: 'move', title: 'MOVE', intro: 'Roadways, mountains, and what can be carried.' },
  {
    id: 'hide',
    title: 'HIDE',
    intro: 'Who cannot be blocked or attacked, and until when; and how dice are rolled.',
  },
  { id: 'alert', title: 'ALERT', intro: 'Readying a weapon or a MAGIC chit.' },
  { id: 'rest', title: 'REST', intro: 'How wounded and fatigued chits come back.' },
  { id: 'search', title: 'SEARCH', intro: 'Finding what is hidden, looting, and reading runes.' },
  { id: 'trade', title: 'TRADE', intro: 'Selling, buying, and drinks.' },
  { id: 'hire', title: 'HIRE', intro: 'Hiring natives for fourteen days.' },
  { id: 'follow', title: 'FOLLOW', intro: 'Moving with another, and what followers share.' },
  { id: 'fly', title: 'FLY', intro: 'Flight and landing.' },
  { id: 'spell', title: 'SPELL', intro: 'Enchanting chits and tiles.' },
  {
    id: 'phase',
    title: 'Start and end of a phase',
    intro: 'Trading among players, rearranging, and blocking.',
  },
  { id: 'turn-end', title: 'End of a turn', intro: 'Chits turn up and summon denizens.' },
  {
    id: 'evening',
    title: 'The Evening',
    intro: 'Where combat happens, who battles whom, and when it is over.',
  },
  {
    id: 'encounter',
    title: 'The Encounter step',
    intro: 'Luring, assignment, deployment, charging and actions.',
  },
  {
    id: 'targets',
    title: 'The Melee step: targets and spells',
    intro: 'Choosing targets, and which spells take effect.',
  },
  {
    id: 'plots',
    title: 'The Melee step: attacks and maneuvers',
    intro: 'What is plotted in secret, and how denizens are placed and turned.',
  },
  { id: 'hits', title: 'The Melee step: hits and harm', intro: 'Who hits, in what order, and what it does.' },
  { id: 'fatigue', title: 'The Fatigue step', intro: 'Effort and wounds take their toll.' },
  { id: 'midnight', title: 'Midnight', intro: 'What the day leaves behind.' },
  {
    id: 'setup',
    title: 'Setting up',
    intro: 'After the public full rules: building the map, filling the boxes, choosing characters.',
  },
  {
    id: 'chits',
    title: 'Dice and chits',
    intro: 'After the public full rules: modifiers, and the states of a chit.',
  },
  {
    id: 'belongings',
    title: 'Belongings',
    intro: 'After the public full rules: what may be active, carried, seen and learned.',
  },
  {
    id: 'magic',
    title: 'Magic',
    intro: 'After the public full rules: sources of color, durations, curses, runes.',
  },
  {
    id: 'day',
    title: 'The day in full',
    intro: 'After the public full rules: details of recording, searching, trading, hiring and summoning.',
  },
  {
    id: 'combat',
    title: 'The Evening in full',
    intro: 'After the public full rules: details of combat, spoils and midnight.',
  },
  {
    id: 'score',
    title: 'The score',
    intro: 'After the public full rules: requirements, penalties and the total.',
  },
  { id: 'options', title: 'Optional rules', intro: 'Rules of the full rulebook that a table may agree on.' },
  {
    id: 'advantages',
    title: 'Special advantages',
    intro: 'What each of the sixteen characters can do that others cannot.',
  },
  {
    id: 'tables',
    title: 'Tables',
    intro:
      'What each table gives for each roll. Unless a rule says otherwise two dice are rolled and the higher counts.',
  },
  {
    id: 'results',
    title: 'Results of tables',
    intro: 'What curses, wishes, the Power of the Pit, meetings and searches do.',
  },
];
