import type { List, ListEntry } from './list';
import type { AnyForm } from './prepare';

/** A line without fields that say nothing, so that equal lists are equal JSON. */
export const tidyLine = ({
  with: parts,
  designation,
  note,
  module,
  ...rest
}: { [K in keyof ListEntry]: ListEntry[K] | undefined }): ListEntry => ({
  entry: rest.entry!,
  count: rest.count!,
  ...(parts && parts.length > 0 ? { with: parts } : {}),
  ...(designation?.trim() ? { designation } : {}),
  ...(note?.trim() ? { note } : {}),
  ...(module?.trim() ? { module } : {}),
});

/** Labels that the form gives by itself; any other text is the player's own. */
const AUTOMATIC = /^[A-Z]{1,3}((, |–)[A-Z]{1,3})?$/;

/** Was the label of the line given by the form? */
export const isAutomatic = (item: ListEntry): boolean =>
  item.designation !== undefined && AUTOMATIC.test(item.designation);

/** Uses of one entry that stand in two lines or more, or of which one line has more than one, get labels where the form gives them. */
export const designated = (form: AnyForm, list: List): List => {
  if (!form.designate) return list;
  // A label that names other than as many uses as there are is given anew.
  const bare = list.entries.map((item) =>
    isAutomatic(item) && item.count > 1 !== /[,–]/.test(item.designation!)
      ? tidyLine({ ...item, designation: undefined })
      : item,
  );
  const labelled = form.designate(bare);
  return {
    ...list,
    entries: bare.map((item, at) =>
      item.designation !== undefined && !isAutomatic(item) ? item : labelled[at]!,
    ),
  };
};
