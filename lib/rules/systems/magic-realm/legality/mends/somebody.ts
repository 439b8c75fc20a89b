import { seededDice } from '../../../../kernel/game/dice';
import type { Mend } from '../../../../kernel/verdict/legality';
import type { ListOptions } from '../../../../kernel/list/list';
import { listed } from '../../../../kernel/words/words';
import { characters, natives } from '../../catalogue';
import { titled } from '../../catalogue/words-helpers';
import { randomWarband } from '../../forms/random-battle';
import { randomParty } from '../../forms/random-party';
import type { RealmMend } from '../../sheet';

const nameOf = (id: string): string =>
  [...characters, ...natives].find((one) => one.id === id)?.name ?? titled(id);

/** Sheets that are drawn until some are as agreed. */
const TRIES = 6;

/** A whole party or warband beside what stands there: with no character or native alone would the sheet be in order. */
export const somebody: RealmMend = (list, { facts }, house, terms) => {
  if (facts['problem'] !== 'empty') return [];
  const draw = list.form === 'party' ? randomParty : randomWarband;
  const mends = new Map<string, Mend>();
  for (let n = 0; n < TRIES; n++) {
    const drawn = draw(seededDice(`somebody ${n}`), house, terms);
    if (!drawn) continue;
    const { entries, options } = drawn;
    const label = `Add ${listed(entries.map(({ entry }) => nameOf(entry)))}`;
    // Who is there already keeps what the sheet says of him.
    const members = { ...options.members, ...list.options.members };
    const hires = { ...options.hires, ...list.options.hires };
    const whole = { ...list.list.options, ...options, ...(list.form === 'party' ? { members } : { hires }) };
    mends.set(label, {
      label,
      entries: [...entries, ...list.list.entries],
      options: whole as ListOptions,
    });
  }
  return [...mends.values()];
};
