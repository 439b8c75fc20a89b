import {
  addOne,
  designated,
  isAutomatic,
  isOut,
  place,
  switchModule,
  tidyLine,
  tidyModules,
  type AnyForm,
  type List,
  type ListEntry,
} from '@/lib/rules';

/** Changes that a builder makes to a list. Each returns a new list and leaves the given one alone. */

const withEntries = (list: List, entries: readonly ListEntry[]): List => ({ ...list, entries: [...entries] });

const changed = (list: List, at: number, change: (item: ListEntry) => ListEntry): List =>
  withEntries(
    list,
    list.entries.map((item, i) => (i === at ? change(item) : item)),
  );

export const setCount = (list: List, at: number, count: number): List =>
  count < 1
    ? removeLine(list, at)
    : changed(list, at, (item) => ({ ...item, count: Math.min(999, Math.floor(count)) }));

export const removeLine = (list: List, at: number): List =>
  tidyModules(
    withEntries(
      list,
      list.entries.filter((_, i) => i !== at),
    ),
  );

/** A line that was taken away stands where it stood, in its module as that was. */
export const putBack = (list: List, at: number, item: ListEntry, before: List): List => {
  const back = withEntries(list, list.entries.toSpliced(at, 0, item));
  return isOut(before, item) && !isOut(back, item) ? switchModule(back, item.module!, false) : back;
};

export const setDesignation = (list: List, at: number, designation: string): List =>
  changed(list, at, (item) => tidyLine({ ...item, designation: designation.slice(0, 24) }));

export const setNote = (list: List, at: number, note: string): List =>
  changed(list, at, (item) => tidyLine({ ...item, note: note.slice(0, 500) }));

export const attach = (list: List, at: number, part: string): List =>
  changed(list, at, (item) => ({ ...item, with: [...(item.with ?? []), part] }));

export const detach = (list: List, at: number, index: number): List =>
  changed(list, at, (item) => tidyLine({ ...item, with: item.with?.filter((_, i) => i !== index) }));

/** One use leaves the line and stands on a line of its own, to carry or be named by itself. */
export const splitLine = (list: List, at: number): List => {
  const item = list.entries[at];
  if (!item || item.count < 2) return list;
  return withEntries(list, [
    ...list.entries.slice(0, at),
    { ...item, count: item.count - 1 },
    { ...item, count: 1 },
    ...list.entries.slice(at + 1),
  ]);
};

/** A line changes places with its neighbour in the same module. */
export const moveLine = (list: List, at: number, by: -1 | 1): List => {
  const group = list.entries[at]?.module;
  const isThere = (to: number) => to >= 0 && to < list.entries.length;
  let to = at + by;
  while (isThere(to) && list.entries[to]!.module !== group) to += by;
  return isThere(to) ? moveLineTo(list, at, to) : list;
};

/** A line leaves its place and stands where that other one stood, in its module. */
export const moveLineTo = (list: List, at: number, to: number): List => {
  const [line, target] = [list.entries[at], list.entries[to]];
  if (!line || !target || at === to) return list;
  const entries = list.entries.filter((_, i) => i !== at);
  return withEntries(list, entries.toSpliced(to, 0, tidyLine({ ...line, module: target.module })));
};

/** A line joins a module; `undefined` takes it out of its own. */
export const setModule = (list: List, at: number, module: string | undefined): List =>
  tidyModules(changed(list, at, (item) => tidyLine({ ...item, module: module?.trim().slice(0, 40) })));

/** A module gets another name. A name that another one has makes one module of the two. */
export const renameModule = (list: List, from: string, to: string): List => {
  const name = to.trim().slice(0, 40).trim();
  if (name === '' || name === from) return list;
  const taken = list.entries.some((item) => item.module === name);
  const out = taken ? list.out?.filter((m) => m !== from) : list.out?.map((m) => (m === from ? name : m));
  const renamed = withEntries(
    list,
    list.entries.map((item) => (item.module === from ? { ...item, module: name } : item)),
  );
  return out ? { ...renamed, out } : renamed;
};

/** A name that no module of the list has yet. */
export const freeModuleName = (modules: readonly string[]): string => {
  let name = 'Reserve';
  for (let n = 2; modules.includes(name); n++) name = `Reserve ${n}`;
  return name;
};

/** One more use of an entry: on a line of it that carries nothing and is called nothing, else on a new one. */
export const addEntry = (form: AnyForm, list: List, id: string): List => {
  const plain = list.entries.map((item) =>
    form.designate && isAutomatic(item) ? tidyLine({ ...item, designation: undefined }) : item,
  );
  const added = addOne(plain, id);
  return designated(
    form,
    withEntries(
      list,
      added.map((item, at) => (item === plain[at] ? list.entries[at]! : item)),
    ),
  );
};

/** One use fewer of an entry: of the last line of it that carries nothing, else of the last one. */
export const removeOne = (form: AnyForm, list: List, id: string): List => {
  const places = list.entries.flatMap((item, at) => (item.entry === id ? [at] : []));
  const at = places.findLast((i) => !list.entries[i]!.with?.length) ?? places.at(-1);
  return at === undefined ? list : designated(form, setCount(list, at, list.entries[at]!.count - 1));
};

/** One use of a thing is given to a line; of a line with more uses one is split off to carry it. */
export const giveOne = (form: AnyForm, list: List, at: number, part: string): List => {
  const item = list.entries[at];
  if (!item) return list;
  if (item.count === 1) return attach(list, at, part);
  return designated(form, attach(splitLine(list, at), at + 1, part));
};

/** Sets one option; `undefined` takes it away. */
export const setOption = (list: List, path: readonly string[], value: unknown): List => {
  const options = structuredClone(list.options);
  if (value === undefined) {
    let at: unknown = options;
    for (const key of path.slice(0, -1)) at = (at as Record<string, unknown> | undefined)?.[key];
    if (typeof at === 'object' && at !== null) delete (at as Record<string, unknown>)[path.at(-1)!];
  } else place(options as never, path, value as never);
  return { ...list, options };
};

export const rename = (list: List, name: string): List => ({ ...list, name: name.slice(0, 120) });
