import type { Finding } from '../../../kernel/verdict/legality';
import { isCard, isTrapCard, type CardEntry } from '../catalogue/entry';
import { cards } from '../catalogue/index';
import { held, NONE, type Held, type SsCheck } from './check';

/** Is there, besides the card itself, one that gives it something to do? */
type Serves = (other: CardEntry) => boolean;

const ghostMaker: Serves = (c) => c.effects.some((e) => e.kind === 'make-ghosts');
const rockMaker: Serves = (c) => c.effects.some((e) => e.kind === 'create-rocks' || e.kind === 'become-rock');
const lastingScroll: Serves = (c) => c.sort === 'scroll' && c.usage === 'permanent';
const artifact: Serves = (c) => c.sort === 'artifact';
const weapon: Serves = (c) => c.kind === 'artifact-weapon' || c.effects.some((e) => e.kind === 'weapon');
const spell: Serves = (c) => c.sort === 'spell';

/** What a card may want beside it, and the cards that give it. */
const wants = {
  ghosts: ghostMaker,
  rocks: rockMaker,
  scrolls: lastingScroll,
  artifacts: artifact,
  weapons: weapon,
  traps: isTrapCard,
  spells: spell,
} as const satisfies Readonly<Record<string, Serves>>;
type Want = keyof typeof wants;
const allWants = Object.keys(wants) as Want[];

const needs: ReadonlyMap<string, Want> = new Map([
  ['exorcise-ghosts', 'ghosts'],
  ['lever', 'rocks'],
  ['shatter-rocks', 'rocks'],
  ['destroy-rock', 'rocks'],
  ['safe-scroll', 'scrolls'],
  ['burn-scrolls', 'scrolls'],
  ['safe-artifact', 'artifacts'],
  ['steal-artifact', 'artifacts'],
  ['armour', 'weapons'],
  ['trap-proof', 'traps'],
  ['evade-trap', 'traps'],
  ['trap-expertise', 'traps'],
  ['dual-shot', 'spells'],
  ['spell-bounce', 'spells'],
  ['anti-spell', 'spells'],
]);

/** The printed card that a card works like: itself, or the one whose effects a card of the table's own has (SS-R80). */
const printed: ReadonlyMap<CardEntry['effects'], string> = new Map(cards.map((c) => [c.effects, c.id]));

/** Two copies of these may be aimed at each other; of Dual Shot they may not. (SS-106, SS-R59, SS-R60) */
const servesItself: ReadonlySet<string> = new Set(['spell-bounce', 'anti-spell', 'safe-artifact']);

const given = new WeakMap<CardEntry, readonly Want[]>();

const gives = (card: CardEntry): readonly Want[] => {
  let mine = given.get(card);
  if (!mine) given.set(card, (mine = allWants.filter((want) => wants[want](card))));
  return mine;
};

/** How many different cards give each thing, besides the one asked about. */
function givers(all: ReadonlyMap<string, Held>): Readonly<Record<Want, number>> {
  const counts = { ghosts: 0, rocks: 0, scrolls: 0, artifacts: 0, weapons: 0, traps: 0, spells: 0 };
  for (const { entry } of all.values()) if (isCard(entry)) for (const want of gives(entry)) counts[want] += 1;
  return counts;
}

/** Cards that can do nothing with the others of their pile or hand. */
export const idleCards: SsCheck = {
  code: 'SS-L25',
  title: 'Cards that have nothing to do',
  severity: 'warning',
  stage: 'deck',
  forms: ['pile', 'grimoire'],
  rules: ['SS-009', 'SS-028'],
  find(list, house) {
    const all = held(list);
    const there = givers(all);
    let found: Finding[] | undefined;
    for (const [id, card] of all) {
      if (!isCard(card.entry)) continue;
      const model = printed.get(card.entry.effects) ?? id;
      const want = needs.get(model);
      if (!want) continue;
      const own = gives(card.entry).includes(want) ? 1 : 0;
      const served =
        there[want] > own ||
        (want === 'rocks' && house.initialRocks) ||
        (card.count > 1 && servesItself.has(model));
      if (!served)
        (found ??= []).push({
          facts: { id, name: card.entry.name, lacks: want, form: list.form },
          entries: card.at,
        });
    }
    return found ?? NONE;
  },
};
