import type { Livery, Tone } from '../../kernel/catalogue/face';
import { dealLiveries } from '../../kernel/catalogue/liveries';
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

const choices = colours.map(ofColour);

/** Counters of one player have a colour that nobody else has (BM-030): the chosen one, his empire’s, or the first that is free. */
export const liveries: Liveries<BmEntry, Options> = {
  choices,
  of(lists, chosen) {
    const empires = lists.flatMap((one, i) => (one.form === 'empire' ? [i] : []));
    const dealt = dealLiveries(
      choices,
      empires.map((i) => {
        const one = lists[i]!;
        const own = one.form === 'empire' && one.colour !== undefined ? ofColour(one.colour) : undefined;
        return { chosen: chosen[i] ?? own, usual: ofEmpire(one) };
      }),
    );
    return lists.map((_, i) => dealt[empires.indexOf(i)]);
  },
  worn: ({ kind }) => kind === 'class' || kind === 'counter',
};
