import { count } from '@/app/api/_server/house';
import { nowhere } from '@/lib/api/resource';

/** Whatever under /api is nobody’s: a problem, never a page. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = nowhere(count);
