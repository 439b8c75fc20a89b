/** Where the string that begins here ends: at the first quote with no backslash, or an even number of them, before it. */
function endOfString(text: string, begin: number): number {
  for (let end = text.indexOf('"', begin + 1); ; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return end;
  }
}

/** An object or an array that has not ended yet, and where in it we are. */
interface Open {
  /** Absent in an array. */
  readonly names?: Set<string>;
  at: string | number;
}

/**
 * Where an object names a field twice, which JSON allows and nobody means: `JSON.parse` keeps the last and says nothing.
 * @param text well-formed JSON
 */
export function namedTwice(text: string): readonly (string | number)[] | undefined {
  const open: Open[] = [];
  let inside: Open | undefined;
  let isName = false;
  for (let i = 0; i < text.length; i++) {
    switch (text.charAt(i)) {
      case '{':
        open.push((inside = { names: new Set(), at: '' }));
        isName = true;
        break;
      case '[':
        open.push((inside = { at: 0 }));
        isName = false;
        break;
      case '}':
      case ']':
        open.pop();
        inside = open.at(-1);
        isName = false;
        break;
      case ',':
        if (typeof inside?.at === 'number') inside.at++;
        isName = inside?.names !== undefined;
        break;
      case '"': {
        const end = endOfString(text, i);
        if (isName && inside?.names) {
          const name = text.slice(i + 1, end);
          inside.at = name.includes('\\') ? (JSON.parse(`"${name}"`) as string) : name;
          if (inside.names.has(inside.at)) return open.map(({ at }) => at);
          inside.names.add(inside.at);
          isName = false;
        }
        i = end;
      }
    }
  }
  return undefined;
}
