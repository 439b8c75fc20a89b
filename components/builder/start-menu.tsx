'use client';

import { Dices, ListPlus } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { menuPlace } from '@/components/ui/menu-place';
import {
  fillRest,
  outlook,
  seededDice,
  type AnyForm,
  type AnyList,
  type AnySystem,
  type AnyTerms,
  type List,
  type Sample,
} from '@/lib/rules';
import { ImportDialog } from './share-dialogs';

const freshSeed = (): string => crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);

/** Ways to begin or finish that are not picking: examples, a random list, filling what is left, pasting. */
export function StartMenu({
  system,
  form,
  list,
  terms,
  onChange,
  onSample,
}: {
  readonly system: AnySystem;
  readonly form: AnyForm;
  readonly list: AnyList;
  readonly terms: AnyTerms;
  readonly onChange: (list: List) => void;
  readonly onSample: (sample: Sample) => void;
}) {
  const [pasting, setPasting] = useState(false);
  const [said, setSaid] = useState('');
  const row =
    'flex cursor-default items-center gap-2 rounded px-3 py-2 outline-none data-[disabled]:text-quiet data-[highlighted]:bg-tone-soft';
  const random = () => {
    const seed = freshSeed();
    const drawn = form.random(seededDice(seed), terms.house, terms);
    if (!drawn) return setSaid('No legal list was found under this agreement.');
    onChange({
      ...list.list,
      name: `Drawn from seed ${seed}`,
      entries: [...drawn.entries],
      options: drawn.options,
    });
    setSaid(`Drawn from seed ${seed}.`);
  };
  const fill = () => {
    const filled = fillRest(system, list, terms, seededDice(freshSeed()));
    const same = JSON.stringify(filled.entries) === JSON.stringify(list.list.entries);
    onChange(filled);
    setSaid(same ? 'Nothing more fits.' : 'Filled what was left.');
  };
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className="button">
          <ListPlus aria-hidden size={18} /> Start or fill
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal container={menuPlace()}>
          <DropdownMenu.Content
            align="end"
            tabIndex={0}
            sideOffset={4}
            className="sheet z-40 max-h-[70dvh] max-w-80 min-w-60 overflow-y-auto p-1 text-sm"
          >
            <FillItem className={row} system={system} list={list} terms={terms} onSelect={fill} />
            <DropdownMenu.Item className={row} onSelect={random}>
              <Dices aria-hidden size={16} /> Random legal {form.name.toLowerCase()}
            </DropdownMenu.Item>
            <DropdownMenu.Item
              className={row}
              onSelect={() => {
                const start = form.start(terms.house);
                onChange({ ...list.list, entries: [...start.entries], options: start.options });
              }}
            >
              Begin anew
            </DropdownMenu.Item>
            <DropdownMenu.Item className={row} onSelect={() => setPasting(true)}>
              Paste a list
            </DropdownMenu.Item>
            <DropdownMenu.Separator className="my-1 h-px bg-line" />
            <DropdownMenu.Group aria-label="Examples">
              <DropdownMenu.Label className="px-3 py-1 text-xs font-semibold text-quiet">
                Examples
              </DropdownMenu.Label>
              {system.samples.map((sample) => (
                <DropdownMenu.Item key={sample.id} className={row} onSelect={() => onSample(sample)}>
                  {sample.list.name}
                </DropdownMenu.Item>
              ))}
            </DropdownMenu.Group>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <p role="status" className="text-sm text-quiet">
        {said}
      </p>
      {pasting && (
        <ImportDialog
          system={system}
          terms={terms}
          onClose={() => setPasting(false)}
          onTake={(taken) => {
            onChange(taken);
            setPasting(false);
          }}
        />
      )}
    </>
  );
}

/** Says how far the list can be filled; reckoned when the menu opens. */
function FillItem({
  system,
  list,
  terms,
  className,
  onSelect,
}: {
  readonly system: AnySystem;
  readonly list: AnyList;
  readonly terms: AnyTerms;
  readonly className: string;
  readonly onSelect: () => void;
}) {
  const { bestTotal } = outlook(system, list, terms);
  return (
    <DropdownMenu.Item className={className} disabled={bestTotal === undefined} onSelect={onSelect}>
      {bestTotal === undefined ? 'Nothing more fits' : `Fill what is left, up to ${bestTotal}`}
    </DropdownMenu.Item>
  );
}
