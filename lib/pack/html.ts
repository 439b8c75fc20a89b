const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as text, within a page or an attribute. */
export const esc = (text: string | number): string => String(text).replace(/[&<>"']/g, (c) => NAMES[c]!);

/** JSON that can stand in a script element: nothing in it ends the element or opens a comment. */
export const jsonInScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Code that can stand in a script element: it neither ends the element nor opens a comment. In strings and patterns, the only
 * places where these stand, it says the same.
 */
export const codeInScript = (code: string): string =>
  code.replace(/<\/(?=script)/gi, '<\\/').replace(/<!--/g, '<\\!--');
