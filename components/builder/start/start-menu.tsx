'use client';

import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '@/components/ui/lazy-part';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '@/components/ui/menu';
import {
  judge,
  outlook,
  tidyModules,
  type AnyForm,
  type AnyList,
  type AnyRules,
  type AnySystem,
  type AnyTerms,
  type List,
  type Sample,
} from '@/lib/rules';
import { freshSeed } from '@/components/ui/seed-field';
import type { Change } from '../draft/building';
import { wholeDialog } from '../draft/whole-dialog';

const ImportDialog = wholeDialog(() => import('../saving/share-dialogs').then((m) => m.ImportDialog));
const SeedDialog = lazyDialog(() => import('./seed-dialog').then((m) => m.SeedDialog));

/** What a newcomer tries first should hold. */
const exampleGroups = [
  { label: 'Examples', legal: true },
  { label: 'Not legal, to see what a verdict says', legal: false },
] as const;

/** Ways to begin or finish that are not picking: examples, a random list, filling what is left, pasting. */
export function StartMenu({
  system,
  whole,
  form,
  list,
  terms,
  onChange,
  onSample,
}: {
  readonly system: AnyRules;
  readonly whole: AnySystem | undefined;
  readonly form: AnyForm;
  readonly list: AnyList;
  readonly terms: AnyTerms;
  readonly onChange: (list: Change) => void;
  readonly onSample: (sample: Sample) => void;
}) {
  const [pasting, setPasting] = useState(false);
  const [seeding, setSeeding] = useState(false);
  const [said, setSaid] = useState('');
  const drawable = whole?.forms.find(({ id }) => id === form.id);
  // Nothing is lost that was changed while what draws and fills was on its way.
  const put = (made: List) => onChange((now) => (now === list.list ? made : now));
  const random = async () => {
    if (!drawable) return;
    const { drawnList } = await import('@/lib/rules/filling');
    const seed = freshSeed();
    const drawn = drawnList(drawable, list.list, terms, seed);
    if (!drawn) return setSaid('No legal list was found under this agreement.');
    put(drawn.list);
    setSaid(`Drawn from seed ${seed}.`);
  };
  const fill = async () => {
    const { filledList } = await import('@/lib/rules/filling');
    const filled = filledList(system, whole, form, list, terms, freshSeed());
    if (filled.added.length > 0) put(filled.list);
    setSaid(filled.added.length === 0 ? 'Nothing more fits.' : 'Filled what was left.');
  };
  return (
    <>
      <Menu
        className="button max-sm:px-3"
        button={
          <>
            <ListPlus aria-hidden size={18} /> <span className="max-sm:sr-only">Start or fill</span>
          </>
        }
      >
        <FillItem system={system} whole={whole} list={list} terms={terms} onSelect={() => void fill()} />
        <MenuItem disabled={!drawable} onSelect={() => void random()}>
          Random legal {form.name.toLowerCase()}
        </MenuItem>
        <MenuItem disabled={!drawable} onSelect={() => setSeeding(true)}>
          Draw from a seed
        </MenuItem>
        <MenuItem
          onSelect={() => {
            const start = form.start(terms.house);
            onChange(tidyModules({ ...list.list, entries: [...start.entries], options: start.options }));
          }}
        >
          Begin anew
        </MenuItem>
        <MenuItem onSelect={() => setPasting(true)}>Paste a list</MenuItem>
        <MenuSeparator />
        {exampleGroups.map(({ label, legal }) => (
          <MenuGroup key={label} label={label}>
            {whole?.samples
              .filter((sample) => sample.legal === legal)
              .map((sample) => (
                <MenuItem key={sample.id} onSelect={() => onSample(sample)}>
                  {sample.list.name}
                </MenuItem>
              ))}
          </MenuGroup>
        ))}
      </Menu>
      <p role="status" className="text-sm text-quiet">
        {said}
      </p>
      {seeding && drawable && (
        <SeedDialog
          system={system}
          form={drawable}
          list={list.list}
          terms={terms}
          onClose={() => setSeeding(false)}
          onTake={(taken) => {
            onChange(taken);
            setSeeding(false);
          }}
        />
      )}
      {pasting && (
        <ImportDialog
          slug={system.slug}
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

/** Says how far the list can be filled, or that something is missing; reckoned when the menu opens. */
function FillItem({
  system,
  whole,
  list,
  terms,
  onSelect,
}: {
  readonly system: AnyRules;
  readonly whole: AnySystem | undefined;
  readonly list: AnyList;
  readonly terms: AnyTerms;
  readonly onSelect: () => void;
}) {
  const { bestTotal } = outlook(system, list, terms);
  const { legal, budget } = judge(whole ?? system, list, terms);
  const lacks = whole && !legal && (budget.left ?? 0) >= 0;
  return (
    <MenuItem disabled={bestTotal === undefined && !lacks} onSelect={onSelect}>
      {bestTotal !== undefined
        ? `Fill what is left, up to ${bestTotal}`
        : lacks
          ? 'Fill what is missing'
          : 'Nothing more fits'}
    </MenuItem>
  );
}
