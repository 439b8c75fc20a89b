import type { Livery, Tone } from '../../kernel/catalogue/face';
import type { Liveries } from '../../kernel/system';
import { capital } from '../../kernel/words/words';
import { markOf } from './backs';
import type { BmEntry } from './catalogue/entry';
import { colours } from './colours';
import type { Options } from './options';

const toneOfColour: Readonly<Record<(typeof colours)[number], Tone>> = {
  red: 'rose',
  blue: 'sky',
  green: 'moss',
  yellow: 'sand',
  white: 'steel',
  black: 'slate',
  purple: 'violet',
  orange: 'ember',
};

const ofColour = (colour: (typeof colours)[number]): Livery => ({
  tone: toneOfColour[colour],
  name: capital(colour),
});

/** What an empire wears whose player has chosen no colour. */
function ofEmpire(options: Options): Livery | undefined {
  if (options.form !== 'empire') return undefined;
  const { tone, words } = markOf(options.empire === 'custom' ? undefined : options.empire);
  return { tone, name: words };
}

/** Counters of one player have a colour that nobody else has (BM-030): the chosen one, his empire’s, or the first that is free. */
export const liveries: Liveries<BmEntry, Options> = {
  of(lists) {
    const chosen = lists.map((one) =>
      one.form === 'empire' && one.colour !== undefined ? ofColour(one.colour) : undefined,
    );
    const taken = new Set(chosen.flatMap((one) => (one ? [one.tone] : [])));
    return lists.map((one, i) => {
      if (chosen[i]) return chosen[i];
      const own = ofEmpire(one);
      const free =
        own && taken.has(own.tone)
          ? (colours.map(ofColour).find(({ tone }) => !taken.has(tone)) ?? own)
          : own;
      if (free) taken.add(free.tone);
      return free;
    });
  },
  worn: ({ kind }) => kind === 'class' || kind === 'counter',
};
