/** Gives the reader a file that was made in the page. */
export function saveFile(name: string, parts: Blob | string, type = 'text/plain'): void {
  const file = typeof parts === 'string' ? new Blob([parts], { type: `${type};charset=utf-8` }) : parts;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
