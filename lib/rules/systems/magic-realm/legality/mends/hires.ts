import type { Finding, Mend } from '../../../../kernel/verdict/legality';
import type { House } from '../../house';
import type { Hire } from '../../options';
import { sheetOf, type RealmList, type RealmMend } from '../../sheet';
import { TERM } from '../hires';
import { mendOptions, withOption } from '../mending';

/** All whom the absent one hired serve somebody who is there, or the sheet leaves open whom they serve. */
const otherEmployers = (list: RealmList, { facts }: Finding, house: House): readonly Mend[] => {
  const hires = list.options.hires ?? {};
  const served = (change: (hire: Hire) => Hire) =>
    Object.fromEntries(
      Object.entries(hires).map(([id, hire]) => [
        id,
        hire.employer === facts['employer'] ? change(hire) : hire,
      ]),
    );
  const { characters } = sheetOf(list, house);
  return [
    ...characters.map(({ key, entry }) =>
      mendOptions(
        `Let them serve ${entry.name}`,
        withOption(
          list,
          'hires',
          served((hire) => ({ ...hire, employer: key })),
        ),
      ),
    ),
    mendOptions(
      'Leave open whom they serve',
      withOption(
        list,
        'hires',
        served(({ employer: _, ...hire }) => hire),
      ),
    ),
  ];
};

/** MR-L40: each native once, in the service of somebody who is there. */
export const oneEmployer: RealmMend = (list, finding, house) => {
  const [at] = finding.entries ?? [];
  if (finding.facts['problem'] === 'employer') return otherEmployers(list, finding, house);
  if (at === undefined) return [];
  const entries = list.list.entries
    .filter((_, i) => i === at || !finding.entries!.includes(i))
    .map((entry) => (entry === list.list.entries[at] ? { ...entry, count: 1 } : entry));
  return [{ label: 'Keep this native once', entries }];
};

/** MR-L41: hired today, or for as many terms as it takes. */
export const hireTerm: RealmMend = (list, finding, house) => {
  const view = sheetOf(list, house).natives.find(({ at }) => at === finding.entries?.[0]);
  if (!view) return [];
  const { hires = {}, day: today = 1 } = list.options;
  const hire = hires[view.entry.id];
  const set = (label: string, change: object) =>
    mendOptions(label, withOption(list, 'hires', { ...hires, [view.entry.id]: { ...hire, ...change } }));
  if (finding.facts['problem'] !== 'over') return [set(`Hired on day ${today}`, { day: today })];
  const terms = Math.ceil((today - Number(finding.facts['day']) + 1) / TERM);
  return [set(`Hired again: ${terms} terms`, { terms })];
};
