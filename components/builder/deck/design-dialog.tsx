'use client';

import { CardDesigner } from '@/components/cards/card-designer';
import { Modal } from '@/components/ui/modal';
import type { OwnCard } from '@/lib/rules';
import type { Building } from '../draft/building';

/** A card made or altered for the agreement of this list. */
export function DesignDialog({
  building: { whole, agreement },
  title,
  card,
  keepId,
  lost = [],
  onKeep,
  onClose,
}: {
  readonly building: Building;
  readonly title: string;
  readonly card?: OwnCard;
  readonly keepId: boolean;
  /** What was left out when a printed card was copied, in words. */
  readonly lost?: readonly string[];
  readonly onKeep: (card: OwnCard) => void;
  readonly onClose: () => void;
}) {
  return (
    <Modal wide title={title} onClose={onClose}>
      {lost.length > 0 && (
        <p className="mb-3 text-sm text-warn">
          A card of your own cannot say this; it was left out: {lost.join('; ')}
        </p>
      )}
      {whole ? (
        <CardDesigner
          system={whole}
          under={agreement}
          taken={agreement.cards.map((c) => c.id)}
          keepId={keepId}
          {...(card ? { card } : {})}
          saveLabel="Take it"
          onSave={(made) => {
            onKeep(made);
            onClose();
            return undefined;
          }}
        />
      ) : (
        <p role="status">Loading …</p>
      )}
    </Modal>
  );
}
