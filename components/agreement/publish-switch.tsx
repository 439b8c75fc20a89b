'use client';

import { SavedSwitch } from '@/components/ui/saved-switch';
import { ask } from '@/lib/api/client';

/** Puts an agreement into the public list, and takes it out. */
export const PublishSwitch = ({ id, published }: { readonly id: string; readonly published: boolean }) => (
  <SavedSwitch
    label="Everybody finds it among the published agreements"
    on={published}
    save={(wanted) =>
      ask('PUT /api/v1/agreements/{id}/publication', { params: { id }, body: { published: wanted } })
    }
  />
);
