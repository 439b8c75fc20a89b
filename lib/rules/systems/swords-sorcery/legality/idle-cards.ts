import type { Finding } from '../../../kernel/legality';
import { isCard, isTrapCard, type CardEntry } from '../catalogue/entry';
import { held, NONE, type Held, type SsCheck } from './check';

/** Is there, besides the card itself, one that gives it something to do? */
type Serves = (other: CardEntry) => boolean;

const isOne =
  (...ids: readonly string[]): Serves =>
  (c) =>
    ids.includes(c.id);
const rockMaker: Serves = (c) => c.effects.some((e) => e.kind === 'create-rocks' || e.kind === 'become-rock');
const lastingScroll: Serves = (c) => c.sort === 'scroll' && c.usage === 'permanent';
const artifact: Serves = (c) => c.sort === 'artifact';
const weapon: Serves = (c) => c.kind === 'artifact-weapon';
const spell: Serves = (c) => c.sort === 'spell';

interface Need {
  /** A word for the message. */
  readonly lacks: string;
  readonly serves: Serves;
  /** Another copy of the same card serves it too. */
  readonly byItsOwnKind?: boolean;
}

const rocks: Need = { lacks: 'rocks', serves: rockMaker };
const scrolls: Need = { lacks: 'scrolls', serves: lastingScroll };
const artifacts: Need = { lacks: 'artifacts', serves: artifact };
const traps: Need = { lacks: 'traps', serves: isTrapCard };

const needs: Readonly<Record<string, Need>> = {
  'exorcise-ghosts': { lacks: 'ghosts', serves: isOne('ghost-army') },
  lever: rocks,
  'shatter-rocks': rocks,
  'destroy-rock': rocks,
  'safe-scroll': scrolls,
  'burn-scrolls': scrolls,
  'safe-artifact': artifacts,
  'steal-artifact': artifacts,
  armour: { lacks: 'weapons', serves: weapon },
  'trap-proof': traps,
  'evade-trap': traps,
  'trap-expertise': traps,
  'dual-shot': { lacks: 'spells', serves: spell },
  'spell-bounce': { lacks: 'spells', serves: spell, byItsOwnKind: true },
  'anti-spell': { lacks: 'spells', serves: spell, byItsOwnKind: true },
};

const isServed = ({ entry, count }: Held, need: Need, all: ReadonlyMap<string, Held>): boolean => {
  if (need.byItsOwnKind && count > 1) return true;
  for (const other of all.values())
    if (other.entry.id !== entry.id && isCard(other.entry) && need.serves(other.entry)) return true;
  return false;
};

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
    let found: Finding[] | undefined;
    for (const [id, need] of Object.entries(needs)) {
      const card = all.get(id);
      if (!card || (need === rocks && house.initialRocks) || isServed(card, need, all)) continue;
      (found ??= []).push({
        facts: { id, name: card.entry.name, lacks: need.lacks, form: list.form },
        entries: card.at,
      });
    }
    return found ?? NONE;
  },
};
