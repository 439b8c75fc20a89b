import { drawFace } from '@/lib/print';
import type { Reference, Face } from '@/lib/rules/reference';
import type { Outline } from '@/components/ui/game-icon';
import { DrawingSvg } from './drawing-svg';

/** A card or counter as it will be printed. */
export function FaceCard({
  system,
  face,
  outline,
  className,
}: {
  readonly system: Pick<Reference, 'slug' | 'sizes'>;
  readonly face: Face;
  /** See `DrawingSvg`. */
  readonly outline?: Outline;
  readonly className?: string;
}) {
  return (
    <DrawingSvg
      system={system.slug}
      outline={outline}
      drawing={drawFace(system, face)}
      label={`Card: ${face.title}`}
      {...(className ? { className } : {})}
    />
  );
}
