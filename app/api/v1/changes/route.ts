import { handle } from '@/app/api/_server/house';
import { listApiChanges } from '@/lib/api/contract';
import { changesBytes } from '@/lib/api/memory/changes';
import { resource } from '@/lib/api/resource';

const list = handle(listApiChanges, ({ query }) => changesBytes(query));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list);
