import type { Dice } from '../../../kernel/game/dice';
import type { House } from '../house';
import type { Options } from '../options';
import { sheetOf, type RealmList, type RealmTerms } from '../sheet';
import { withDays, wholeCompany } from './complete-groups';
import { randomWarband } from './random-battle';
import type { Drawn } from './random-party';

/** The groups of a warband made whole, each with its day; natives drawn where there are none. */
export function* completeWarband(
  list: RealmList,
  dice: Dice,
  house: House,
  terms: RealmTerms,
): Generator<Drawn> {
  const { options } = list;
  const isEmpty = sheetOf(list, house).natives.length === 0;
  for (const joins of [true, false]) {
    const company = wholeCompany(list, house, terms, joins);
    const drawn = isEmpty ? (randomWarband(dice, house, terms)?.entries ?? []) : [];
    const more = [...company.entries, ...drawn];
    const hires = withDays(
      list,
      house,
      more.map(({ entry }) => entry),
      company.hires,
    );
    const next: Options = {
      ...options,
      hires: { ...hires },
      ...(company.absent.length > 0 ? { absent: [...company.absent] } : {}),
    };
    yield { entries: [...list.list.entries, ...more], options: next };
  }
}
