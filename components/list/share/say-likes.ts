import { counted } from '@/lib/rules/reference';

/** `3 likes`. */
export const sayLikes = (likes: number): string => (likes === 0 ? 'No likes yet' : counted(likes, 'like'));
