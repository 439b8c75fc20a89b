import type { Step, StepPart } from '../../../kernel/list/guide';
import { capital } from '../../../kernel/words/words';
import { printedRelation, RELATIONS_FROM } from '../abilities';
import type { Trader } from '../catalogue/vocabulary';
import { nameOf, once, startField } from '../forms/character-fields';
import type { House } from '../house';
import { placeNames } from '../places';
import { sheetOf, type CharacterView, type RealmList } from '../sheet';

/** Whom he knows, for a place is chosen for the company there. */
const relationsPart = (who: CharacterView, house: House): StepPart => {
  const by = new Map<string, string[]>();
  const isKnown = who.level >= RELATIONS_FROM;
  for (const trader of Object.keys(who.entry.relations) as Trader[]) {
    const relation = printedRelation(who.entry, who.level, house, trader);
    if (isKnown) by.set(relation, [...(by.get(relation) ?? []), capital(trader)]);
  }
  return {
    part: 'facts',
    title: `The ${nameOf(who)} and the natives`,
    rows:
      by.size === 0
        ? [
            {
              label: 'Relations',
              text: isKnown
                ? 'Neutral to everybody.'
                : `Neutral to everybody before level ${RELATIONS_FROM}.`,
            },
          ]
        : [
            ...[...by].map(([relation, traders]) => ({
              label: capital(relation),
              text: traders.sort().join(', '),
            })),
            { label: 'Neutral', text: 'everybody else' },
          ],
  };
};

export function startStep(list: RealmList, house: House): Step {
  const present = once(sheetOf(list, house).characters);
  return {
    id: 'start',
    title: 'Start',
    explains:
      'Where each character is when the first day begins, recorded in secret before the map chits are turned up.',
    checks: ['MR-L14', 'MR-L15'],
    parts: present.flatMap((who): StepPart[] => [
      { part: 'fields', fields: [startField(who, nameOf(who))] },
      ...(who.entry.start.length === 1
        ? [
            {
              part: 'facts' as const,
              title: 'Only one place',
              rows: [{ label: nameOf(who), text: `begins at ${placeNames[who.entry.start[0]!]}.` }],
            },
          ]
        : []),
      relationsPart(who, house),
    ]),
  };
}
