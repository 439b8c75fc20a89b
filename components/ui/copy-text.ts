/**
 * Copies a text, and tells whether that worked. Over plain HTTP, as at a table whose server is somebody's laptop, a browser
 * gives pages no clipboard; it still copies what is selected.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    // oxlint-disable-next-line no-restricted-properties -- Here it is missed and made up for.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  // A dialog lets the focus go nowhere outside it.
  (before?.closest('[role=dialog]') ?? document.body).append(field);
  field.select();
  try {
    // Long out of favour, and nothing else copies without HTTPS.
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
