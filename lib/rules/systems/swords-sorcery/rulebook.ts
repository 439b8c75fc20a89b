import type { Rulebook } from '../../kernel/rulebook';

export const rulebook: Rulebook = { chapters: [], rules: [], rulings: [], vocabulary: [] };
