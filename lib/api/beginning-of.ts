/** The beginning of a longer text on one line, cut between two words. */
export function beginningOf(text: string, most = 240): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > most / 2 ? end : most - 1).replace(/[\s,;:.–-]+$/, '')}…`;
}
