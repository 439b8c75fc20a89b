import type { SheetBlock } from '../../../kernel/catalogue/paper';
import { byAgreement, type ByAgreement } from '../../../kernel/catalogue/sheet-lines';
import { classById } from '../catalogue/classes';
import type { BmEffect, EffectKind } from '../catalogue/effects';
import type { BmEntry } from '../catalogue/entry';
import { words } from '../catalogue/words';
import type { BmList } from '../contract';
import { House } from '../house';
import { nameOn } from '../muster';

/** What a unit does on its way, and what in a battle, in the order of its effects (3.3 and 3.5 of the ledger). */
const onTheWay: readonly EffectKind[] = [
  'movement',
  'flies-over-enemies',
  'carries',
  'cargo-dies',
  'leads',
  'cannot-be-carried',
  'bears-artifacts',
];
const inBattle: readonly EffectKind[] = [
  'advantage',
  'shelter',
  'attached',
  'flees',
  'retreats',
  'safe-when-attacking',
  'cannot-attack',
  'never-attacks',
  'attacked-last',
];

/** A Crystal Tower gives and suffers the advantages of a ballista where that is agreed (BM-R43). */
function effectsOf({ effects, stats }: BmEntry, { crystalTowerClass }: House): readonly BmEffect[] {
  if (crystalTowerClass !== 'fullBallista') return effects;
  const more =
    stats?.unit === 'crystal-tower'
      ? classById.get('ballista')!.effects.filter(({ kind }) => kind === 'advantage')
      : [];
  return [...more, ...effects].map((effect) =>
    effect.kind === 'advantage' && effect.against.includes('ballista')
      ? { ...effect, against: [...effect.against, 'crystal-tower'] }
      : effect,
  );
}

/** A castle shelters itself too where that is agreed (BM-R28). */
function said(effect: BmEffect, { stats }: BmEntry, house: House, by: ByAgreement<House>): string {
  const text = words(effect);
  if (effect.kind === 'shelter' && house.castleOwnBonus)
    return by(`${text} It adds it to itself too.`, 'castleOwnBonus');
  const ofTowers =
    effect.kind === 'advantage' &&
    (stats?.unit === 'crystal-tower' || effect.against.includes('crystal-tower'));
  return ofTowers ? by(text, 'crystalTowerClass') : text;
}

/** Where the units of an empire go, whom they take along, and what they can do in a battle (BM-P03). */
export function abilities(list: BmList, house: House): SheetBlock {
  const by = byAgreement(house, House.parse({}) as House);
  const seen = new Set<string>();
  return {
    title: 'What they can do',
    part: 'values',
    columns: [{ title: 'Counter' }, { title: 'On the way' }, { title: 'In battle' }],
    rows: list.lines.flatMap((line) => {
      const name = nameOn(list, line);
      if (!line.entry.stats || seen.has(name)) return [];
      seen.add(name);
      const effects = effectsOf(line.entry, house);
      const tell = (kinds: readonly EffectKind[]): string =>
        effects
          .filter(({ kind }) => kinds.includes(kind))
          .map((effect) => said(effect, line.entry, house, by))
          .join(' ') || '–';
      return [{ cells: [name, tell(onTheWay), tell(inBattle)] }];
    }),
    rules: ['BM-109', 'BM-140', 'BM-141', 'BM-143', 'BM-144', 'BM-145', 'BM-146', 'BM-147'],
  };
}
