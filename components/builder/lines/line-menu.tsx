'use client';

import { ArrowDown, ArrowUp, EllipsisVertical, X } from 'lucide-react';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '@/components/ui/menu';
import { designated, type AnyForm, type ListEntry } from '@/lib/rules';
import type { Change } from '../draft/building';
import { freeModuleName, moveLine, setModule, splitLine } from '../draft/edits';

const dots = <EllipsisVertical aria-hidden size={18} />;

/** What else can be done with a line. */
export function LineMenu({
  form,
  at,
  item,
  name,
  modules,
  onChange,
  onDetails,
  onRemove,
}: {
  readonly form: AnyForm;
  readonly at: number;
  readonly item: ListEntry;
  readonly name: string;
  /** The modules of the list. */
  readonly modules: readonly string[];
  readonly onChange: (change: Change) => void;
  readonly onDetails: () => void;
  readonly onRemove: () => void;
}) {
  return (
    <Menu
      label={`More for ${name}`}
      className="button button-quiet button-small px-2 max-sm:min-h-11 max-sm:min-w-11"
      button={dots}
    >
      <MenuItem onSelect={onDetails}>Name and note</MenuItem>
      <MenuItem
        disabled={item.count < 2}
        onSelect={() => onChange((list) => designated(form, splitLine(list, at)))}
      >
        Split one off
      </MenuItem>
      <MenuItem onSelect={() => onChange((list) => moveLine(list, at, -1))}>
        <ArrowUp aria-hidden size={15} /> Move up
      </MenuItem>
      <MenuItem onSelect={() => onChange((list) => moveLine(list, at, 1))}>
        <ArrowDown aria-hidden size={15} /> Move down
      </MenuItem>
      <MenuGroup label="Module">
        {modules
          .filter((module) => module !== item.module)
          .map((module) => (
            <MenuItem key={module} onSelect={() => onChange((list) => setModule(list, at, module))}>
              Into “{module}”
            </MenuItem>
          ))}
        <MenuItem onSelect={() => onChange((list) => setModule(list, at, freeModuleName(modules)))}>
          Into a new module
        </MenuItem>
        {item.module !== undefined && (
          <MenuItem onSelect={() => onChange((list) => setModule(list, at, undefined))}>
            Out of its module
          </MenuItem>
        )}
      </MenuGroup>
      <MenuSeparator />
      <MenuItem danger onSelect={onRemove}>
        <X aria-hidden size={15} /> Remove
      </MenuItem>
    </Menu>
  );
}
