import type { Face, Tone } from '../../kernel/catalogue/face';
import { capital } from '../../kernel/words/words';
import type { MmEntry } from './catalogue/entry';
import { face } from './faces';
import { colours } from './seats';

export type Colour = (typeof colours)[number];

const tones: Readonly<Record<Colour, Tone>> = { red: 'rose', blue: 'sky', green: 'moss', yellow: 'sand' };

/** A unit as it lies in the set of one colour, which it names: so it is told in grey as well (MM-014, MM-P05). */
export const unitFace = (unit: MmEntry, colour: Colour): Face => ({
  ...face(unit),
  tone: tones[colour],
  title: `${capital(colour)} ${unit.name.toLowerCase()}`,
});

/** Units are printed in four colours, equally many in each; of all else every copy is the same. */
export const printedFaces = (entry: MmEntry): readonly Face[] =>
  entry.kind === 'unit' ? colours.map((colour) => unitFace(entry, colour)) : [face(entry)];
