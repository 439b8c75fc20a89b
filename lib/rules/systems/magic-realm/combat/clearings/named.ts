import { groups } from '../../catalogue';
import { clearingWith, type MrBoard } from './board';

const groupOf = (id: string): Readonly<Record<string, number>> =>
  Object.fromEntries(groups.find((one) => one.id === id)!.members.map((member) => [member, 1]));

interface Named {
  readonly id: string;
  readonly name: string;
  readonly explains: string;
  readonly board: MrBoard;
}

/** Clearings of our own, from easy to hopeless. */
export const named: readonly Named[] = [
  {
    id: 'a-wolf',
    name: 'A Wolf',
    explains: 'One wolf in the woods: for a first combat.',
    board: clearingWith({ 'wolf-a': 1 }),
  },
  {
    id: 'three-wolves-and-a-giant',
    name: 'Three Wolves and a Giant',
    explains: 'A giant with its club, and wolves that fill the other boxes.',
    board: clearingWith({ giant: 1, 'wolf-a': 3 }, { clearing: 'mountain' }),
  },
  {
    id: 'a-heavy-dragon',
    name: 'A Heavy Dragon',
    explains: 'An armored dragon in its cave.',
    board: clearingWith({ 'heavy-dragon': 1 }, { clearing: 'cave' }),
  },
  {
    id: 'a-tremendous-dragon',
    name: 'A Tremendous Dragon',
    explains: 'Body and head: one bite, and the next one kills.',
    board: clearingWith({ 'tremendous-dragon': 1 }, { clearing: 'cave' }),
  },
  {
    id: 'trolls-under-the-mountain',
    name: 'Trolls under the Mountain',
    explains: 'Two heavy trolls in a cave, where nobody rides.',
    board: clearingWith({ 'heavy-troll': 2 }, { clearing: 'cave' }),
  },
  {
    id: 'six-goblins',
    name: 'Six Goblins',
    explains: 'Goblins with axes, two to a box.',
    board: clearingWith({ 'goblin-axe': 6 }, { clearing: 'cave' }),
  },
  {
    id: 'giant-bats',
    name: 'Three Giant Bats',
    explains: 'Faster than most weapons.',
    board: clearingWith({ 'giant-bat': 3 }, { clearing: 'mountain' }),
  },
  {
    id: 'the-company',
    name: 'The Company',
    explains: 'Seven soldiers of fortune, who all attack.',
    board: clearingWith(groupOf('company')),
  },
  {
    id: 'the-lancers',
    name: 'The Lancers',
    explains: 'Four riders: the horse must fall before the rider.',
    board: clearingWith(groupOf('lancers')),
  },
  {
    id: 'a-duel',
    name: 'A Duel',
    explains: 'Nothing lives here: the characters fight one another.',
    board: clearingWith({}, { rivals: true, colors: ['white', 'grey', 'gold', 'purple', 'black'] }),
  },
  {
    id: 'rivals-at-the-altar',
    name: 'Rivals at the Altar',
    explains: 'A demon, and characters who may attack it and one another.',
    board: clearingWith({ demon: 1 }, { rivals: true, clearing: 'cave', colors: ['black'] }),
  },
];
