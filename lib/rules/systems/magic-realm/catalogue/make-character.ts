import { entryOf } from './make';
import { abilityTable, chitTable, levelTable, relationTable } from './table-words';
import type { Character } from './types';
import { relations, type Relation, type Trader } from './vocabulary';
import { sayAll } from './words';

type Shared = 'kind' | 'indicia' | 'tags' | 'text' | 'effects' | 'copies' | 'provenance' | 'source' | 'rules';

type Given = Omit<Character, Shared | 'relations'> & {
  readonly relations: Readonly<Partial<Record<Relation, readonly Trader[]>>>;
  /** Seed lines that name the character. */
  readonly named?: string;
};

/** `Aim (level 2): …`, so that a beginner of a lower level sees what is still to come. */
export const advantageWords = ({ name, fromLevel, effects }: Character['advantages'][number]): string =>
  `${name}${fromLevel > 1 ? ` (level ${fromLevel})` : ''}: ${sayAll(effects).join(' ')}`;

/** A character from its data, with the indicia that follow from levels and chits. */
export const character = (given: Given): Character => {
  const { named, relations: byRelation, ...data } = given;
  const { id, name, icon, vulnerability, start, advantages, levels, chits } = data;
  const toTrader: Partial<Record<Trader, Relation>> = {};
  for (const relation of relations)
    for (const trader of byRelation[relation] ?? []) toTrader[trader] = relation;
  const full = levels[levels.length - 1]!;
  const magic = [...new Set(chits.flatMap((c) => (c.kind === 'MAGIC' ? [c.magic] : [])))];
  const count = (kind: string) => chits.filter((c) => c.kind === kind).length;
  return entryOf(
    {
      id,
      name,
      icon,
      copies: 1,
      effects: advantages.flatMap((a) => a.effects),
      text: () => advantages.map(advantageWords).join(' '),
      indicia: {
        vulnerability,
        moveChits: count('MOVE') + count('DUCK'),
        fightChits: count('FIGHT') + count('BERSERK'),
        magicChits: count('MAGIC'),
        ...(magic.length > 0 ? { magicTypes: magic } : {}),
        startingSpells: full.startingSpells,
        goldPlusEquipment: full.goldPlusEquipment,
        start,
      },
      tags: [
        magic.length === chits.length ? 'magic only' : magic.length > 0 ? 'fight and magic' : 'fight only',
        ...(full.weapon === undefined ? ['unarmed'] : []),
        ...Object.entries(toTrader).flatMap(([trader, r]) => (r === 'ally' ? [`ally of ${trader}`] : [])),
      ],
      rules: [
        advantages[0]!.rule,
        ...advantages.slice(1).map((a) => a.rule),
        'MR-001',
        'MR-B06',
        'MR-B07',
        'MR-B11',
      ],
      source: `3, 27${named ? `, ${named}` : ''}`,
      tables: () => [
        levelTable(levels),
        chitTable(chits),
        relationTable(toTrader),
        ...(data.optionalAbility ? [abilityTable(data.optionalAbility)] : []),
      ],
      printed: ['kind', ...(named ? ['name'] : [])],
    },
    {
      ...data,
      kind: 'character',
      relations: toTrader,
    },
  );
};
