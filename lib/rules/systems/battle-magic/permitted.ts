import type { BmEntry } from './catalogue/entry';
import type { BmTerms } from './contract';

/** Ids under which each counter may be named in an agreement: itself, its class, its empire. Made once per entry. */
const aliases = new WeakMap<BmEntry, ReadonlyMap<string, readonly string[]>>();

function aliasesOf(entry: BmEntry, empire: string | undefined): readonly string[] {
  let byEmpire = aliases.get(entry);
  const key = empire ?? '';
  const known = byEmpire?.get(key);
  if (known) return known;
  const unit = entry.stats?.unit;
  const of = entry.empire ?? (entry.kind === 'class' && unit !== 'own' ? empire : undefined);
  const ids = [entry.id];
  if (unit !== undefined && unit !== 'own') {
    ids.push(unit);
    if (of !== undefined) ids.push(of, `${of}-${unit}`);
  }
  const made = [...new Set(ids)];
  byEmpire = new Map([...(byEmpire ?? []), [key, made]]);
  aliases.set(entry, byEmpire);
  return made;
}

/** A ban on a class or an empire covers its counters; one on a named counter covers the plain class in that empire. */
export function isBanned(entry: BmEntry, empire: string | undefined, terms: BmTerms): boolean {
  if (terms.banned.size === 0) return false;
  for (const id of aliasesOf(entry, empire)) if (terms.banned.has(id)) return true;
  return false;
}

/** Where only some entries are allowed: this one, its class or its empire must be among them. */
export function isAllowed(entry: BmEntry, empire: string | undefined, terms: BmTerms): boolean {
  if (terms.allowed === undefined) return true;
  for (const id of aliasesOf(entry, empire)) if (terms.allowed.has(id)) return true;
  return false;
}

export const isPermitted = (entry: BmEntry, empire: string | undefined, terms: BmTerms): boolean =>
  !isBanned(entry, empire, terms) && isAllowed(entry, empire, terms);

/** Whether something stands in the list as a unit at all: what the form of an empire accepts. */
export const isUnit = (entry: BmEntry): boolean => entry.kind === 'class' || entry.kind === 'counter';
