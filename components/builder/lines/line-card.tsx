'use client';

import { memo, useState, type KeyboardEvent } from 'react';
import { GameIcon } from '@/components/ui/game-icon';
import {
  sentence,
  unitOf,
  type AnyForm,
  type AnyRules,
  type AnyTerms,
  type Entry,
  type LineCost,
  type ListEntry,
  type Violation,
  designated,
  isAutomatic,
} from '@/lib/rules';
import type { Change } from '../draft/building';
import { moveLine, setCount } from '../draft/edits';
import { nameOf } from '../draft/entry-of';
import { LineDetails } from './line-details';
import { focusLine, stepLine } from './line-focus';
import { LineMenu } from './line-menu';
import { LineParts } from './line-parts';
import { LineStepper } from './line-stepper';
import { sameProps } from '../pace/same-props';
import { severityLooks } from '../verdict/severity-looks';

interface Props {
  readonly system: AnyRules;
  readonly form: AnyForm;
  readonly terms: AnyTerms;
  readonly item: ListEntry;
  readonly at: number;
  /** The one line that Tab reaches; arrows go on from it. */
  readonly isStop: boolean;
  readonly entry: Entry | undefined;
  /** Entries that this line may carry. */
  readonly parts: readonly Entry[];
  readonly cost: LineCost | undefined;
  /** The budget's unit. */
  readonly unit: string;
  /** Something about it is against the rules. */
  readonly bad: boolean;
  /** Problems and warnings that are about this line alone. */
  readonly own: readonly Violation[];
  /** Codes of those about this line and others: their sentence is said once, with the verdict. */
  readonly shared: readonly string[];
  readonly modules: readonly string[];
  readonly onChange: (change: Change) => void;
  readonly onType: (change: Change, field: string) => void;
  readonly onRemove: (at: number, name: string) => void;
}

/** One line of the list: its uses, what they carry, what they are called, and what is wrong with it. */
function LineCardOf(props: Props) {
  const { system, form, terms, item, at, entry, parts, cost, unit, own, shared, onChange } = props;
  const name = entry?.name ?? item.entry;
  const [open, setOpen] = useState(
    item.note !== undefined || (item.designation !== undefined && !isAutomatic(item)),
  );
  const setUses = (n: number) =>
    n < 1 ? props.onRemove(at, name) : onChange((list) => designated(form, setCount(list, at, n)));
  const onKey = (event: KeyboardEvent<HTMLLIElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && event.altKey) {
      event.preventDefault();
      onChange((list) => moveLine(list, at, step));
      stepLine(event.currentTarget, step);
    } else if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return;
    else if (step !== 0) {
      event.preventDefault();
      stepLine(event.currentTarget, step);
    } else if (event.key === '+' || event.key === '=') setUses(item.count + 1);
    else if (event.key === '-') setUses(item.count - 1);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      focusLine(event.currentTarget);
      props.onRemove(at, name);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      setOpen(true);
    }
  };
  const each = item.count > 1 && cost ? cost.spent / item.count : undefined;
  return (
    <li
      id={`line-${at}`}
      data-line={at}
      tabIndex={props.isStop ? 0 : -1}
      onKeyDown={onKey}
      className={`sheet p-3 [contain-intrinsic-block-size:auto_5rem] [content-visibility:auto] data-[over=attach]:ring-3 data-[over=attach]:ring-tone data-[over=place]:border-t-4 data-[over=place]:border-t-tone ${props.bad ? 'border-bad' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 max-sm:gap-x-1.5">
        <GameIcon
          system={system.slug}
          name={entry?.icon ?? system.emblem}
          className="size-8 shrink-0 cursor-grab text-tone-ink"
        />
        <div className="min-w-0 flex-1 basis-20 sm:basis-36">
          <p className="font-semibold wrap-anywhere">
            {name}
            {item.designation && !open && <span className="chip ml-2">{item.designation}</span>}
          </p>
          {cost && (
            <p className="text-sm text-quiet tabular-nums">
              {each !== undefined && each !== 1 ? `${item.count} × ${each} = ` : ''}
              {cost.spent} {unitOf(unit, cost.spent)}
            </p>
          )}
        </div>
        <LineStepper label={name} value={item.count} onChange={setUses} />
        <LineMenu
          form={form}
          at={at}
          item={item}
          name={name}
          modules={props.modules}
          onChange={onChange}
          onDetails={() => setOpen(true)}
          onRemove={() => props.onRemove(at, name)}
        />
      </div>
      {((item.with?.length ?? 0) > 0 || parts.length > 0) && (
        <LineParts
          form={form}
          at={at}
          name={name}
          carried={(item.with ?? []).map((id, j) => {
            const price = cost?.parts[j];
            return { id, name: nameOf(system, terms, id), ...(price ? { cost: price } : {}) };
          })}
          offered={parts}
          onChange={onChange}
        />
      )}
      {open && <LineDetails at={at} item={item} onType={props.onType} />}
      {shared.length > 0 && (
        <p className="mt-2 text-sm text-quiet sm:pl-10">
          Has part in{' '}
          <a className="link" href="#verdict">
            {shared.join(', ')}
          </a>
        </p>
      )}
      {own.map((violation, i) => {
        const { Icon, colour, word } = severityLooks[violation.severity];
        return (
          <p key={i} className="mt-2 flex gap-2 text-sm sm:pl-10">
            <Icon aria-hidden size={16} className={`mt-0.5 shrink-0 ${colour}`} />
            <span className="min-w-0">
              <span className="sr-only">{word}: </span>
              {sentence(system, violation)}
            </span>
          </p>
        );
      })}
    </li>
  );
}

/** Drawn anew only when something about this line has changed: a keystroke elsewhere passes it by. */
export const LineCard = memo(LineCardOf, sameProps<Props>('item', 'cost', 'own', 'shared', 'modules'));
