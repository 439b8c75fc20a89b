import type { MrState } from '../../combat/engine/state';
import type { Adventurer, Held, Mover, RealmState } from './state';

const cloneHeld = (pile: readonly Held[]): Held[] => pile.map((held) => ({ ...held }));

const clonePiles = (piles: Readonly<Record<string, readonly Held[]>>): Record<string, Held[]> => {
  const out: Record<string, Held[]> = {};
  for (const key of Object.keys(piles)) out[key] = cloneHeld(piles[key]!);
  return out;
};

const cloneCards = (cards: Readonly<Record<string, readonly string[]>>): Record<string, string[]> => {
  const out: Record<string, string[]> = {};
  for (const key of Object.keys(cards)) out[key] = cards[key]!.slice();
  return out;
};

const cloneMover = (m: Mover): Mover => ({
  ...m,
  items: cloneHeld(m.items),
  paths: m.paths.slice(),
  sites: m.sites.slice(),
  seen: m.seen.slice(),
  looked: m.looked.slice(),
  record: m.record.slice(),
  phases: m.phases.slice(),
});

const cloneAdventurer = (a: Adventurer): Adventurer => ({
  ...a,
  chits: a.chits.slice(),
  items: cloneHeld(a.items),
  spotted: a.spotted.slice(),
  spells: a.spells.map((one) => ({ ...one })),
  victory: a.victory.slice(),
  owes: { ...a.owes },
  esteem: { ...a.esteem },
  swayed: a.swayed.slice(),
  boons: a.boons.map((one) => ({ ...one })),
  paths: a.paths.slice(),
  sites: a.sites.slice(),
  seen: a.seen.slice(),
  looked: a.looked.slice(),
  tasks: a.tasks.map((one) => ({ ...one, foes: one.foes.slice() })),
  record: a.record.slice(),
  phases: a.phases.slice(),
  used: a.used.slice(),
  colored: a.colored.slice(),
});

/** @param cloneCombat how the state of a combat is copied */
export function cloneWith(s: RealmState, cloneCombat: (combat: MrState) => MrState): RealmState {
  return {
    ...s,
    prowling: s.prowling.slice(),
    sides: s.sides.slice(),
    chits: s.chits.map((one) => ({ ...one })),
    lost: [s.lost[0].slice(), s.lost[1].slice()],
    dwellings: s.dwellings.map((one) => ({ ...one })),
    at: s.at.slice(),
    hirer: s.hirer.slice(),
    term: s.term.slice(),
    comes: s.comes.slice(),
    after: s.after.slice(),
    hiding: s.hiding.slice(),
    stopped: s.stopped.slice(),
    unhorsed: s.unhorsed.slice(),
    piles: clonePiles(s.piles),
    spells: cloneCards(s.spells),
    awake: cloneCards(s.awake),
    siteCards: s.siteCards.map((one) => ({ ...one })),
    opened: s.opened.slice(),
    effects: s.effects.map((one) => ({ ...one, denizens: one.denizens.slice() })),
    peace: s.peace.slice(),
    abandoned: clonePiles(s.abandoned),
    dropped: clonePiles(s.dropped),
    caches: s.caches.map((one) => ({ ...one })),
    visitors: s.visitors.map((one) => ({ ...one })),
    waiting: s.waiting.slice(),
    who: s.who.map(cloneAdventurer),
    movers: s.movers.map(cloneMover),
    undrawn: s.undrawn.slice(),
    preempts: s.preempts.slice(),
    drawn: s.drawn.slice(),
    called: s.called.slice(),
    turn: s.turn && { ...s.turn, blockers: s.turn.blockers.slice() },
    asks: s.asks.slice(),
    ahead: s.ahead.slice(),
    fields: s.fields.map((field) => ({
      ...field,
      seats: field.seats.slice(),
      denizens: field.denizens.slice(),
      meets: field.meets.slice(),
      battles: field.battles.slice(),
      unasked: field.unasked.slice(),
      ...(field.combat ? { combat: cloneCombat(field.combat) } : {}),
    })),
    winners: s.winners.slice(),
  };
}
