import type { Refusal } from '../../../kernel/result';
import type { House } from '../house';
import { lastDay } from '../legality/hires';
import { sheetOf, type NativeView, type RealmList } from '../sheet';

type Faults = readonly Refusal[];

/** Why one who is hired cannot fight for the character of this list. */
function faultOf({ entry, hire }: NativeView, list: RealmList, house: House): string | undefined {
  const [hirer] = sheetOf(list, house).characters;
  const today = list.options.day;
  if (hire?.employer !== undefined && hire.employer !== hirer?.key)
    return `${entry.name} serves another employer than the character of this list.`;
  if (hirer && (hire?.side ?? hirer.member.side ?? 'a') !== (hirer.member.side ?? 'a'))
    return `${entry.name} stands on another side than the employer.`;
  if (hire?.day !== undefined && today !== undefined && today > lastDay(hire.day, hire.terms))
    return `The term of ${entry.name} is over.`;
  return undefined;
}

/** Whoever serves in a list and cannot be played: by another’s wage, after the term, or by a spell. (MR-B44, MR-B45) */
export function serviceFaults(list: RealmList, seat: number, house: House): Faults {
  const { natives, monsters } = sheetOf(list, house);
  const at = (line: number) => ['lists', seat, 'entries', line] as const;
  const hired = natives.filter((one) => one.hired);
  const out = hired.flatMap((one): Refusal[] => {
    const message = faultOf(one, list, house);
    return message === undefined ? [] : [{ path: at(one.at), code: 'not_in_service', message }];
  });
  for (const { at: line, entry } of monsters)
    if (list.options.form !== 'roster' || list.options.hires?.[entry.id] !== undefined)
      out.push({
        path: at(line),
        code: 'no_controlled_monsters',
        message: `${entry.name} serves by a spell: controlled monsters do not fight in the simulated combat.`,
      });
  const [first] = hired;
  if (first && house['natives.extendedTreachery'])
    out.push({
      path: ['house', 'natives.extendedTreachery'],
      code: 'not_simulated',
      message:
        'The simulated combat does not know the optional rule “Extended treachery”, which concerns hired natives.',
    });
  return out;
}

/** Ids of the natives who serve the character of a list. */
export const hirelingsOf = (list: RealmList | undefined, house: House): readonly string[] =>
  list ? sheetOf(list, house).natives.flatMap(({ entry, hired }) => (hired ? [entry.id] : [])) : [];

/** There is one of each native: he serves one employer, and is no foe as well. (MR-L40) */
export function taken(
  lists: readonly (RealmList | undefined)[],
  hirelings: readonly (readonly string[])[],
  denizens: Readonly<Record<string, number>>,
): Faults {
  const before = new Set(Object.keys(denizens));
  return hirelings.flatMap((ids, seat) =>
    ids.flatMap((id): Refusal[] => {
      const isFree = !before.has(id);
      before.add(id);
      const name = lists[seat]?.lines.find(({ entry }) => entry.id === id)?.entry.name ?? id;
      return isFree
        ? []
        : [
            {
              path: ['lists', seat],
              code: 'native_taken',
              message: `There is one ${name}: he cannot serve here and stand elsewhere in the clearing.`,
            },
          ];
    }),
  );
}
