'use client';

import {
  optionWords,
  writePath,
  type AnyRules,
  type AnySystem,
  type AnyTerms,
  type List,
  type ListEntry,
  type MergeChoice,
  type MergeConflict,
  type OptionWords,
} from '@/lib/rules';
import { nameOf } from '../draft/entry-of';

/** A line in words: `3 × Archer with Sword (A), “holds the gate”, in “Reserve”`. */
function lineInWords(system: AnyRules, terms: AnyTerms, item: ListEntry): string {
  const name = (id: string) => nameOf(system, terms, id);
  return [
    `${item.count} × ${name(item.entry)}`,
    item.with ? ` with ${item.with.map(name).join(', ')}` : '',
    item.designation === undefined ? '' : ` (${item.designation})`,
    item.note === undefined ? '' : `, “${item.note}”`,
    item.module === undefined ? '' : `, in “${item.module}”`,
  ].join('');
}

/** How conflicts are put into words. */
interface Words {
  readonly system: AnyRules;
  readonly terms: AnyTerms;
  readonly options: OptionWords;
}

const sideInWords = (
  { system, terms, options }: Words,
  conflict: MergeConflict,
  side: 'base' | 'mine' | 'theirs',
): string => {
  if (conflict.about === 'name') return `“${conflict[side]}”`;
  const value = conflict[side];
  if (value === undefined) return 'taken away';
  return conflict.about === 'line'
    ? lineInWords(system, terms, value as ListEntry)
    : options.sayValue(writePath(conflict.path), JSON.stringify(value));
};

const titleOf = ({ system, terms, options }: Words, conflict: MergeConflict): string => {
  if (conflict.about === 'name') return 'The name of the list';
  if (conflict.about === 'option') return options.nameOf(writePath(conflict.path));
  return nameOf(system, terms, conflict.base.entry);
};

/** What a conflict falls to as long as nobody chooses: both lines, and of all else what is mine. */
const unchosen = (conflict: MergeConflict): MergeChoice => (conflict.about === 'line' ? 'both' : 'mine');

/** Each place that both sides changed, with what it was, what each made of it, and a choice. */
export function MergeChoices({
  system,
  terms,
  list,
  conflicts,
  choices,
  theirs,
  onChoose,
}: {
  readonly system: AnyRules | AnySystem;
  readonly terms: AnyTerms;
  /** The two together, by whose form options are named. */
  readonly list: List;
  readonly conflicts: readonly MergeConflict[];
  readonly choices: ReadonlyMap<string, MergeChoice>;
  /** What the other side is called: `The other tab`. */
  readonly theirs: string;
  readonly onChoose: (id: string, choice: MergeChoice) => void;
}) {
  const words: Words = { system, terms, options: optionWords(system, list, terms) };
  return conflicts.map((conflict) => {
    const chosen = choices.get(conflict.id) ?? unchosen(conflict);
    const both = conflict.about === 'line' && conflict.mine && conflict.theirs;
    const offers: readonly (readonly [MergeChoice, string])[] = [
      ['mine', `Mine: ${sideInWords(words, conflict, 'mine')}`],
      ['theirs', `${theirs}: ${sideInWords(words, conflict, 'theirs')}`],
      ...(both ? [['both', 'Keep both'] as const] : []),
    ];
    // Where one side took the line away, both means that it stays.
    const shown =
      both || chosen !== 'both' ? chosen : conflict.about === 'line' && conflict.mine ? 'mine' : 'theirs';
    return (
      <fieldset key={conflict.id} className="mt-3 rounded-lg border border-line p-3 text-sm">
        <legend className="px-1 font-semibold">{titleOf(words, conflict)}</legend>
        <p className="text-quiet">It was {sideInWords(words, conflict, 'base')}.</p>
        {offers.map(([choice, words]) => (
          <label key={choice} className="flex min-h-9 items-center gap-2 max-sm:min-h-11">
            <input
              type="radio"
              className="size-5"
              name={conflict.id}
              checked={shown === choice}
              onChange={() => onChoose(conflict.id, choice)}
            />
            {words}
          </label>
        ))}
      </fieldset>
    );
  });
}
