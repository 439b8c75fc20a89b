import type { Sample } from '../../kernel/system';

export const samples: readonly Sample[] = [];
