import type { Face, Reference } from '@/lib/rules/reference';
import { drawCard } from './card';
import type { Look } from './card-frame';
import { drawCounter } from './counter';
import type { Drawing } from './drawing';

/** The one drawing of a face: catalogue, builder, sheet and PDF show this. */
export function drawFace(
  system: Pick<Reference, 'sizes'>,
  face: Face,
  look?: Look,
  sizeId: string = face.size,
): Drawing {
  const size = system.sizes.find((s) => s.id === sizeId) ?? system.sizes.find((s) => s.id === face.size);
  if (!size) throw new Error(`no paper size ${sizeId}`);
  return face.shape === 'counter' ? drawCounter(face, size, look) : drawCard(face, size, look);
}
