import type { IndiciumValue } from '../../../kernel/catalogue/entry';
import type { Provenance } from '../../../kernel/catalogue/provenance';
import { figures } from './allies/figures';
import { forceByFoe } from './allies/force-by-foe';
import { forceByPlace } from './allies/force-by-place';
import { forceByTerrain } from './allies/force-by-terrain';
import { hands } from './allies/hands';
import { movement } from './allies/movement';
import type { AllyRow } from './allies/row';
import { permanentEffects, type AllyEffect, type AllyEffectKind } from './effects';
import type { Ally } from './entry';
import { familyNames, familyOf, usualWindows } from './families';
import { modeNames, windowNames, type Mode, type Window } from './vocabulary';
import { allyWords } from './words';

/** General rules and rulings that bear on each kind of effect, most telling first. */
const rulesByKind: Readonly<Record<AllyEffectKind, readonly string[]>> = {
  force: ['MM-037', 'MM-040', 'MM-088', 'MM-089'],
  forceTarget: ['MM-037', 'MM-R37'],
  mp: ['MM-047', 'MM-R39'],
  mpTarget: ['MM-047', 'MM-R37', 'MM-R39'],
  mpOnEnter: ['MM-047', 'MM-R28'],
  summon: ['MM-117', 'MM-R13'],
  figureCap: ['MM-105', 'MM-R41'],
  recruit: ['MM-107', 'MM-R16'],
  placeGarrison: ['MM-R27', 'MM-R20'],
  setTerrain: ['MM-R21'],
  lookAtHand: ['MM-057', 'MM-R38'],
  discardXDrawX: ['MM-R22'],
  sacrificeFigureToDraw: ['MM-R12'],
  swapPermanentWithHand: ['MM-R23'],
  swapHands: ['MM-R24'],
  handSize: ['MM-108', 'MM-R44'],
  draw: ['MM-058'],
  changeFigureType: ['MM-105', 'MM-R25'],
  swapTwoOwnUnits: ['MM-R26', 'MM-020'],
};

/** The rules that a card with these effects calls up. */
export function allyRules(effects: readonly AllyEffect[], mode: Mode): readonly string[] {
  const out = new Set<string>();
  for (const effect of effects) {
    for (const id of rulesByKind[effect.kind]) out.add(id);
    if (effect.kind !== 'force') continue;
    if (effect.terrain) out.add('MM-R14');
    if (effect.adjacentTo) out.add('MM-113').add('MM-R15');
  }
  if (mode === 'ot') out.add('MM-116');
  if (mode === 'split') out.add('MM-109');
  return [...out.add('MM-R12')];
}

const union = <T extends string>(parts: readonly (readonly T[] | undefined)[]): readonly T[] => [
  ...new Set(parts.flatMap((p) => p ?? [])),
];

/** The values of a card that can be shown, filtered and compared: those of its use as a permanent. */
export function allyIndicia(
  effects: readonly AllyEffect[],
  mode: Mode,
  windows: readonly Window[],
): Readonly<Record<string, IndiciumValue>> {
  const lasting = permanentEffects(effects);
  const force = lasting.flatMap((e) => (e.kind === 'force' || e.kind === 'forceTarget' ? [e.value] : []));
  const move = lasting.flatMap((e) =>
    e.kind === 'mp' || e.kind === 'mpTarget' || e.kind === 'mpOnEnter' ? [e.value] : [],
  );
  const forces = lasting.filter((e) => e.kind === 'force');
  const roles = union(forces.map((e) => (e.role ? [e.role] : [])));
  const lists = {
    helps: union(effects.map((e) => ('who' in e ? e.who : []))),
    terrain: union(effects.map((e) => ('terrain' in e ? e.terrain : []))),
    structures: union(forces.map((e) => e.structure)),
    against: union(forces.map((e) => e.vs)),
    near: union(forces.map((e) => e.adjacentTo)),
    role: roles,
  };
  return {
    mode: modeNames[mode],
    family: familyNames[familyOf(effects)],
    windows: windows.map((w) => windowNames[w]),
    ...(force.length > 0 ? { force: Math.max(...force) } : {}),
    ...(move.length > 0 ? { move: Math.max(...move) } : {}),
    ...Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length > 0)),
  };
}

/** Words to filter by: family, mode, and every type and place that the card names. */
export const allyTags = (effects: readonly AllyEffect[], mode: Mode): readonly string[] => [
  familyOf(effects),
  mode,
  ...union(
    effects.map((e) => [
      ...('who' in e ? e.who : []),
      ...('by' in e ? [e.by] : []),
      ...('terrain' in e ? (e.terrain ?? []) : []),
    ]),
  ),
];

const provenanceOf = (row: AllyRow, keys: readonly string[]): Readonly<Record<string, Provenance>> => {
  const meaning: Provenance = row.spelling?.includes('effects') ? 'ruled' : 'printed';
  const indicia: Readonly<Record<string, Provenance>> = {
    mode: row.mode === 'ot' || row.mode === 'split' ? 'printed' : 'ruled',
    family: 'house',
    windows: 'ruled',
    force: meaning,
  };
  return {
    name: row.spelling?.includes('name') ? 'ruled' : 'printed',
    kind: 'printed',
    cost: 'house',
    text: meaning,
    effects: meaning,
    copies: 'printed',
    ...Object.fromEntries(keys.map((key) => [key, indicia[key] ?? 'printed'])),
  };
};

const toAlly = (row: AllyRow): Ally => {
  const windows = usualWindows(row.effects);
  const indicia = allyIndicia(row.effects, row.mode, windows);
  return {
    id: row.id,
    name: row.name,
    kind: 'ally',
    cost: row.level,
    mode: row.mode,
    family: familyOf(row.effects),
    windows,
    indicia,
    tags: allyTags(row.effects, row.mode),
    text: allyWords(row.effects, row.mode).join(' '),
    effects: row.effects,
    icon: row.icon,
    copies: 1,
    provenance: provenanceOf(row, Object.keys(indicia)),
    source: [[row.line, row.line]],
    rules: [row.rule, ...allyRules(row.effects, row.mode), ...(row.spelling ? ['MM-R33'] : [])],
  };
};

const rows: readonly AllyRow[] = [
  ...figures,
  ...forceByTerrain,
  ...forceByFoe,
  ...forceByPlace,
  ...movement,
  ...hands,
];

/** The 64 cards of the Ally deck in the order of the printed list (MM-201 to MM-264). */
export const allies: readonly Ally[] = [...rows].sort((a, b) => a.line - b.line).map(toAlly);

/** The base deck by id. */
export const baseDeck: ReadonlyMap<string, Ally> = new Map(allies.map((card) => [card.id, card]));
