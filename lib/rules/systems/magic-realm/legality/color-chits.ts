import type { Finding } from '../../../kernel/verdict/legality';
import { colorOfType, type MagicType } from '../catalogue/vocabulary';
import { chitCode, hasChit, namesInOrder } from '../chits';
import { isNewGame, sheetOf, type CharacterView, type RealmCheck } from '../sheet';

/** The type that stands in the code of a MAGIC chit: `MAGIC II3*` is of type II. */
export const typeOf = (code: string): MagicType | undefined =>
  /^MAGIC ([IV]+)\d/.exec(code)?.[1] as MagicType | undefined;

interface Sorted {
  readonly fine: readonly string[];
  readonly wrong: readonly { readonly chit: string; readonly problem: 'type' | 'owner' | 'agreement' }[];
}

/** The chits that a sheet turns to color, by whether they may be. */
export const sortChits = ({ member, has }: CharacterView, isAgreed: boolean): Sorted => {
  const turned = new Set<string>();
  const { colorChits = [] } = member;
  const names = namesInOrder(colorChits);
  const fine: string[] = [];
  const wrong: { chit: string; problem: 'type' | 'owner' | 'agreement' }[] = [];
  for (const [i, chit] of colorChits.entries()) {
    const type = typeOf(chitCode(chit));
    const name = names[i]!;
    if (!hasChit(has, name) || turned.has(name)) wrong.push({ chit, problem: 'owner' });
    else if (!type || !colorOfType[type]) wrong.push({ chit, problem: 'type' });
    else if (!isAgreed) wrong.push({ chit, problem: 'agreement' });
    else fine.push(chit);
    turned.add(name);
  }
  return { fine, wrong };
};

/** Color chits at the start are his own chits of types I to V. */
export const enchantedChits: RealmCheck = {
  code: 'MR-L24',
  title: 'Color chits at the start',
  judges: ['members.*.colorChits'],
  stage: 'party',
  forms: ['party', 'roster'],
  severity: 'error',
  rules: ['MR-069', 'MR-070', 'MR-B06', 'MR-B24'],
  because: 'spells.enchantedStart',
  find(list, house) {
    const findings: Finding[] = [];
    for (const who of sheetOf(list, house).characters) {
      if (!who.member.colorChits) continue;
      const isAgreed = house['spells.enchantedStart'] || !isNewGame(list);
      for (const { chit, problem } of sortChits(who, isAgreed).wrong)
        findings.push({ facts: { name: who.entry.name, chit, problem }, entries: [who.at] });
    }
    return findings;
  },
};

/** A spell is of no use when every chit of its type has been turned to color. */
export const lastMagicChit: RealmCheck = {
  code: 'MR-L25',
  title: 'A chit is left to cast with',
  judges: ['members.*.colorChits'],
  stage: 'party',
  forms: ['party', 'roster'],
  severity: 'warning',
  rules: ['MR-124', 'MR-B24'],
  find(list, house) {
    const findings: Finding[] = [];
    for (const who of sheetOf(list, house).characters) {
      if (!who.member.colorChits?.length) continue;
      const turned = sortChits(who, true).fine.map((chit) => typeOf(chitCode(chit)));
      const told = new Set<MagicType>();
      for (const { type } of who.spells) {
        const own = who.has.magic[type];
        if (told.has(type) || own === 0) continue;
        told.add(type);
        if (turned.filter((other) => other === type).length >= own)
          findings.push({ facts: { name: who.entry.name, type, chits: own }, entries: [who.at] });
      }
    }
    return findings;
  },
};
