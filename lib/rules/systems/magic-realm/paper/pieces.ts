import type { Face } from '../../../kernel/catalogue/face';
import type { PaperPiece } from '../../../kernel/catalogue/paper';
import { back } from '../backs';
import { entries } from '../catalogue';
import type { ActionChit, Character, RealmEntry } from '../catalogue/types';
import { face } from '../faces';
import type { House } from '../house';
import { sheetOf, type CharacterView, type RealmList } from '../sheet';

const byId = new Map<string, RealmEntry>(entries.map((entry) => [entry.id, entry]));

const small = ({ icon }: Character, title: string, more: Partial<Face> = {}): Face => ({
  shape: 'counter',
  size: 'counter-12',
  title,
  band: 'Action chit',
  tone: 'ember',
  icon,
  stats: [],
  text: [],
  foot: '',
  ...more,
});

const signs: Readonly<Record<ActionChit['kind'], string>> = {
  MOVE: 'any/walking-boot',
  FIGHT: 'any/crossed-swords',
  BERSERK: 'any/enrage',
  DUCK: 'any/dodging',
  MAGIC: 'any/magic-swirl',
};

/** His sign is on the back of each of his chits, as in the box: so they are told apart when they lie in a heap. */
const chit = (who: Character, { kind, code }: ActionChit): PaperPiece => ({
  face: small(who, code, { icon: signs[kind], tone: kind === 'MAGIC' ? 'violet' : 'ember' }),
  back: { kind: 'common', tone: 'ember', icon: who.icon, words: who.name },
  times: 1,
});

const counterOf = (id: string): readonly PaperPiece[] => {
  const entry = byId.get(id);
  if (!entry) return [];
  const behind = back(entry);
  return [{ face: face(entry), times: 1, ...(behind ? { back: behind } : {}) }];
};

/** His counter, tan and green where he is hidden (MR-030), attention chit and action chits of a character at his level, and the counters that his level gives him. */
const setOf = ({ entry, has, items }: CharacterView): readonly PaperPiece[] => [
  {
    times: 1,
    face: small(entry, entry.name, { size: 'counter-15', band: 'Character', tone: 'sand' }),
    back: {
      kind: 'face',
      face: small(entry, `${entry.name}, hidden`, { size: 'counter-15', band: 'Hidden', tone: 'moss' }),
    },
  },
  { times: 1, face: small(entry, entry.name, { band: 'Attention chit', tone: 'sky' }) },
  ...has.chits.map((one) => chit(entry, one)),
  // What the list names itself is printed with its line.
  ...(items.length === 0 ? has.equipment.flatMap(counterOf) : []),
];

/** What characters bring to the table besides their cards (chapter 9 of the ledger, character sets). */
export const pieces = (list: RealmList, house: House): readonly PaperPiece[] =>
  sheetOf(list, house).characters.flatMap((who) =>
    setOf(who).map((piece) => ({ ...piece, times: piece.times * who.count })),
  );
