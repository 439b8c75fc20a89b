import { chitCode } from '../../chits';
import { isNewGame, type RealmMend } from '../../sheet';
import { sortChits, typeOf } from '../color-chits';
import { mendOptions, withMember } from '../mending';
import { whoIn } from './who';

/** MR-L24: without the chits that cannot be turned. */
export const enchantedChits: RealmMend = (list, finding, house) => {
  const who = whoIn(list, finding, house);
  if (!who) return [];
  const { fine } = sortChits(who, house['spells.enchantedStart'] || !isNewGame(list));
  return [mendOptions('Leave these chits as they are', withMember(list, who.key, { colorChits: [...fine] }))];
};

/** MR-L25: one chit of the type left to cast with. */
export const lastMagicChit: RealmMend = (list, finding, house) => {
  const who = whoIn(list, finding, house);
  const chits = who?.member.colorChits;
  if (!who || !chits) return [];
  const last = chits.findLastIndex((chit) => typeOf(chitCode(chit)) === finding.facts['type']);
  return [
    mendOptions(
      `Keep ${chits[last] ?? 'one chit'} to cast with`,
      withMember(list, who.key, { colorChits: chits.filter((_, i) => i !== last) }),
    ),
  ];
};

/** MR-L37: one state for each, and not all of them lost. */
export const chitStates: RealmMend = (list, finding, house) => {
  const who = whoIn(list, finding, house);
  if (!who?.member.chits) return [];
  const { [String(finding.facts['chit'])]: _, ...chits } = who.member.chits;
  return [
    ...(finding.facts['problem'] === 'dead'
      ? []
      : [mendOptions(`Leave out ${String(finding.facts['chit'])}`, withMember(list, who.key, { chits }))]),
    mendOptions('Make all chits active', withMember(list, who.key, { chits: {} })),
  ];
};
