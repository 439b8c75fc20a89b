'use client';

import { SavedSwitch } from '@/components/ui/saved-switch';
import { ask } from '@/lib/api/client';

/** Puts a list before everybody, and takes it back. */
export const PublishSwitch = ({ id, published }: { readonly id: string; readonly published: boolean }) => (
  <SavedSwitch
    label="Everybody finds it among the published lists"
    on={published}
    save={(wanted) =>
      ask('PUT /api/v1/lists/{id}/publication', { params: { id }, body: { published: wanted } })
    }
  />
);
