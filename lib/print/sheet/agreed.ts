import { showSetting, variationsOf, type AnySystem, type AnyTerms } from '@/lib/rules';

/** What was agreed otherwise than printed, in words, with the rules that it changes. */
export const agreedRows = (system: AnySystem, { changed, house }: AnyTerms) =>
  variationsOf(system)
    .filter(({ key }) => changed.includes(key))
    .map(({ key, title, rules }) => ({
      rules: (rules ?? []).join(', '),
      title: title ?? key,
      value: showSetting(house[key], system),
    }));
