import type { Face } from '../../kernel/catalogue/face';
import type { Companion } from '../../kernel/system';
import { capital } from '../../kernel/words/words';
import { face } from './faces';
import { stat } from './signs';
import type { Monster, Native, RealmEntry } from './catalogue/types';

type Side = Pick<Face, 'tone'> & { readonly stat: Face['stats'][number] };

/** A counter of two sides; printed on one it says what stands on both, as those of the catalogue do. */
const twoSided = (shown: Face, first: Side, second: Side): Companion => ({
  face: { ...shown, tone: first.tone, stats: [first.stat, second.stat, ...shown.stats] },
  back: {
    kind: 'face',
    face: { ...shown, tone: second.tone, stats: [second.stat, ...shown.stats] },
    first: { stats: [first.stat, ...shown.stats] },
  },
});

/** A head or club is never in the box of its monster, and so it has a counter of its own (MR-142, MR-153). */
function partOf(monster: Monster): readonly Companion[] {
  const { part, name } = monster;
  if (!part) return [];
  const shown: Face = {
    ...face(monster),
    size: 'counter-15',
    title: `${name}, ${part.part}`,
    band: capital(part.part),
    icon: part.part === 'club' ? 'any/wood-club' : 'any/spiked-dragon-head',
    stats: [stat('Length', part.light.length, 'Len')],
  };
  const value = ({ harm, stars, attackTime }: typeof part.light): string =>
    `${harm}${'*'.repeat(stars)} ${attackTime}`;
  return [
    twoSided(
      shown,
      { tone: 'rose', stat: stat('Light', value(part.light), 'Lt') },
      { tone: 'slate', stat: stat('Red', value(part.dark), 'Rd') },
    ),
  ];
}

/** A native and his horse may be in different boxes, and only he turns over for a change of tactics (MR-152, MR-157). */
function horseOf(native: Native): readonly Companion[] {
  const { horse, name } = native;
  if (!horse) return [];
  const { breed, vulnerability, armored, walk, gallop } = horse;
  const shown: Face = {
    ...face(native),
    title: `${name}, ${breed}`,
    badge: { value: vulnerability, label: 'Vulnerability' },
    band: capital(breed),
    icon: 'any/horse-head',
    stats: armored ? [{ label: '', value: 'armored' }] : [],
  };
  return [
    twoSided(
      shown,
      { tone: 'sky', stat: stat('Walk', `${walk.strength}${walk.moveTime}`, 'w') },
      { tone: 'slate', stat: stat('Gallop', `${gallop.strength}${gallop.moveTime}*`, 'g') },
    ),
  ];
}

/** What lies on a melee sheet beside a denizen: three heads, two clubs and seventeen horses in all (ledger chapter 9). */
export const along = (entry: RealmEntry): readonly Companion[] =>
  entry.kind === 'monster' ? partOf(entry) : entry.kind === 'native' ? horseOf(entry) : [];
