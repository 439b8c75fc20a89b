'use client';

import { SavedSwitch } from '@/components/ui/saved-switch';
import { ask } from '@/lib/api/client';

/** Opens and closes a list for comments of others. */
export const CommentSwitch = ({ id, open }: { readonly id: string; readonly open: boolean }) => (
  <SavedSwitch
    label="Others may comment"
    on={open}
    save={(wanted) => ask('PUT /api/v1/lists/{id}/comments', { params: { id }, body: { open: wanted } })}
  />
);
