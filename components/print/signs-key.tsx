import { drawFace, keyOf } from '@/lib/print';
import type { Face, Reference } from '@/lib/rules/reference';

/** What the signs mean that stand for words on these cards and counters; nothing where there are none. */
export function SignsKey({
  system,
  faces,
  className = '',
}: {
  readonly system: Pick<Reference, 'sizes' | 'signs'>;
  readonly faces: readonly Face[];
  readonly className?: string;
}) {
  const { signs = [] } = system;
  const key =
    signs.length > 0
      ? keyOf(
          signs,
          faces.map((face) => drawFace(system, face)),
        )
      : '';
  return key === '' ? null : (
    <p className={`text-sm text-quiet ${className}`}>
      <span className="sr-only">Signs: </span>
      {key.split(' · ').map((one, n) => (
        <span key={one}>
          {n > 0 && ' · '}
          <span className="whitespace-nowrap">{one}</span>
        </span>
      ))}
    </p>
  );
}
