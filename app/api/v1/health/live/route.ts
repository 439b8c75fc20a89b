import { healthLive } from '@/lib/api/contract';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';

const live = handle(healthLive, () => ({ data: { status: 'ok' as const } }));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(live);
