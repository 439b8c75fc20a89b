import type { PaperAid, SheetBlock } from '../../../kernel/catalogue/paper';
import { byAgreement, type ByAgreement } from '../../../kernel/catalogue/sheet-lines';
import { entryCost } from '../boards/measure';
import type { BmEffect } from '../catalogue/effects';
import { specialEntry, specials, terrains } from '../catalogue/territories';
import type { SpecialId, TerrainId } from '../catalogue/vocabulary';
import { words } from '../catalogue/words';
import { House } from '../house';
import { keptBy } from '../legality/specials';

const entering: Readonly<Record<House['specialEntry'], string>> = {
  replace: `Entering one costs ${specialEntry} MP, whatever its terrain.`,
  max: `Entering one costs ${specialEntry} MP, or what its terrain costs if that is more.`,
  add: `Entering one costs ${specialEntry} MP more than its terrain.`,
};

/** What one does by the agreement: chits that it finds, and what a City or Ruins bring beside what is printed (BM-R39, BM-R40, BM-R43, BM-R45). */
function doing(id: SpecialId, effect: BmEffect, house: House, by: ByAgreement<House>): string {
  const text = words(effect.kind === 'draw-chit' ? { ...effect, keep: keptBy(id, house) } : effect);
  if (id === 'dragons-lair') return by(text, 'lairFinds');
  if (id === 'workshops') return by(text, 'crystalTowerClass');
  if (id === 'city' && house.cityEffect === 'maxAndThreshold')
    return by(`${text} A chit is drawn up to one more.`, 'cityEffect');
  if (id === 'ruins' && house.ruinsHeroMayRetreat)
    return by(`${text} For a Move card from hand it may retreat instead.`, 'ruinsHeroMayRetreat');
  return text;
}

const kinds = (house: House, by: ByAgreement<House>): SheetBlock => ({
  title: 'Special territories',
  columns: [{ title: 'Kind' }, { title: 'What it does' }, { title: 'On the map' }],
  rows: specials.map(({ id, name, effects }) => ({
    cells: [
      name,
      doing(id as SpecialId, effects[0]!, house, by),
      String(house.specials[id as SpecialId] ?? 0),
    ],
  })),
  foot: by(entering[house.specialEntry], 'specialEntry'),
  rules: [...new Set(specials.flatMap(({ rules }) => rules))],
});

const ground = (house: House): SheetBlock => ({
  title: 'Entering territories',
  columns: [{ title: 'Terrain' }, { title: 'Ground' }, { title: 'MP' }],
  rows: terrains.map(({ id, name, indicia }) => ({
    cells: [name, String(indicia['ground']), String(entryCost(id as TerrainId, undefined, house))],
  })),
  foot: 'Crossing a river costs 1 more.',
  rules: ['BM-094', 'BM-095', 'BM-096', 'BM-097', 'BM-098', 'BM-099'],
});

/** What the signs on the map stand for (BM-P06). */
export const specialKey: PaperAid<House> = {
  id: 'special-key',
  name: 'Key of special territories',
  explains:
    'The thirteen kinds and what each does, how many of each were agreed, and what terrain costs to enter.',
  rules: ['BM-094', 'BM-160', 'BM-161', 'BM-162', 'BM-174'],
  make: (house) => {
    const by = byAgreement(house, House.parse({}) as House);
    return {
      kind: 'tables',
      name: 'Battle Magic: special territories',
      hints: [],
      blocks: [kinds(house, by), ground(house)],
    };
  },
};
