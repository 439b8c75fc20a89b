/** Names by which options of a list may speak of a line: its entry, and where equal uses are told apart, its designation too. */
export const optionKeys = (entry: string, designation: string | undefined): readonly string[] =>
  designation === undefined ? [entry] : [entry, `${entry}/${designation}`];
