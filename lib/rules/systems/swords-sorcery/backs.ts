import type { Back } from '../../kernel/catalogue/face';
import type { SsEntry } from './catalogue/entry';

/** The common pile is dealt face down (SS-013). Pieces, markers, aids and domains lie open; nothing is known of their backs. */
export function back(entry: SsEntry): Back | undefined {
  switch (entry.kind) {
    case 'piece':
    case 'figure':
    case 'marker':
    case 'domain':
      return undefined;
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
