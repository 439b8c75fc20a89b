import type { Agreement } from './agreement';
import { isSameValue } from '../canonical-value';
import { namesOf, type Change } from '../list/diff';
import { defaultAgreement } from '../list/prepare';
import { showSetting } from './show-setting';
import type { AnySystem } from '../system';
import { variationsOf } from './variations';

/** What changed from one agreement to another, in words. */
export function diffAgreements(
  system: Pick<AnySystem, 'entries' | 'house'>,
  from: Agreement,
  to: Agreement,
): readonly Change[] {
  const name = namesOf(system);
  const sets = (label: string, a: readonly string[], b: readonly string[]): readonly Change[] => [
    ...b
      .filter((id) => !a.includes(id))
      .map((id): Change => ({ kind: 'added', text: `${name(id)} is now ${label}.` })),
    ...a
      .filter((id) => !b.includes(id))
      .map((id): Change => ({ kind: 'removed', text: `${name(id)} is no longer ${label}.` })),
  ];
  const cards = (of: Agreement) => of.cards.map((c) => `${c.name} (${c.id})`);
  return [
    ...(from.name === to.name
      ? []
      : [{ kind: 'changed', text: `The name “${from.name}” became “${to.name}”.` } as const]),
    ...variationsOf(system).flatMap((v) => {
      const [a, b] = [from, to].map((side) =>
        v.key in side.house ? side.house[v.key] : (v.default ?? null),
      );
      if (isSameValue(a, b)) return [];
      return [
        {
          kind: 'changed',
          text: `${v.title ?? v.key}: ${showSetting(a, system)} became ${showSetting(b, system)}.`,
        } as const,
      ];
    }),
    ...sets('banned', from.banned, to.banned),
    ...(from.allowed && to.allowed
      ? sets('allowed', from.allowed, to.allowed)
      : to.allowed
        ? [
            {
              kind: 'added',
              text: `Only these may be brought now: ${to.allowed.map(name).join(', ') || 'none'}.`,
            } as const,
          ]
        : from.allowed
          ? [{ kind: 'removed', text: 'Everything that is not banned may be brought again.' } as const]
          : []),
    ...sets('a custom card', cards(from), cards(to)),
    ...to.cards.flatMap((card) => {
      const was = from.cards.find((c) => c.id === card.id);
      return was && was.name === card.name && !isSameValue(was, card)
        ? [{ kind: 'changed', text: `The custom card ${card.name} was altered.` } as const]
        : [];
    }),
  ];
}

/** What an agreement changes in the rules as printed, in words; its name is no change. */
export const changesOf = (system: AnySystem, agreement: Agreement): readonly Change[] =>
  diffAgreements(system, { ...defaultAgreement(system), name: agreement.name }, agreement);
