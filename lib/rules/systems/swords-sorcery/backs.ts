import type { Back, Face } from '../../kernel/catalogue/face';
import type { SsEntry } from './catalogue/entry';
import { face } from './faces';

/** What a marker says when it is turned over, where that is something else. */
const turned: Readonly<Record<string, Pick<Face, 'title' | 'icon' | 'tone'>>> = {
  // Conflicts are fought one after the other: those that are over are told from those to come (SS-068).
  'marker-conflict': { title: 'Fought', icon: 'check-mark', tone: 'slate' },
  // Ready again when its owner’s turn begins (SS-R57).
  'marker-domain-teleport-used': {
    title: 'Domain Teleport ready',
    icon: 'transportation-rings',
    tone: 'moss',
  },
};

/** Markers and ghosts are two-sided (ledger chapter 9): with one state alone they say the same however they fall. */
function secondSide(entry: SsEntry): Back | undefined {
  const front = face(entry);
  return front.size === 'counter-12' ? { kind: 'face', face: { ...front, ...turned[entry.id] } } : undefined;
}

/** The common pile is dealt face down (SS-013). Pieces, aids and domains lie open; nothing is known of their backs. */
export function back(entry: SsEntry): Back | undefined {
  switch (entry.kind) {
    case 'piece':
    case 'domain':
      return undefined;
    case 'figure':
    case 'marker':
      return secondSide(entry);
    case 'artifact':
    case 'artifact-weapon':
    case 'artifact-trap':
    case 'spell':
    case 'spell-trap':
    case 'scroll':
    case 'scroll-trap':
    case 'potion':
      return { kind: 'common', tone: 'sky', icon: 'wizard-staff', words: 'Magic pile' };
  }
}
