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
 * What a text shows that its value does not: where an object names a field twice, which JSON allows and nobody means
 * (`JSON.parse` keeps the last and says nothing), and how deep arrays and objects stand in one another.
 * @param text well-formed JSON
 */
export function lookThrough(text: string): {
  readonly twice: readonly (string | number)[] | undefined;
  readonly deepest: number;
} {
  const open: Open[] = [];
  let twice: (string | number)[] | undefined;
  let deepest = 0;
  let inside: Open | undefined;
  let isName = false;
  for (let i = 0; i < text.length; i++) {
    switch (text.charAt(i)) {
      case '{':
        deepest = Math.max(deepest, open.push((inside = { names: new Set(), at: '' })));
        isName = true;
        break;
      case '[':
        deepest = Math.max(deepest, open.push((inside = { at: 0 })));
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
          if (inside.names.has(inside.at)) twice ??= open.map(({ at }) => at);
          inside.names.add(inside.at);
          isName = false;
        }
        i = end;
      }
    }
  }
  return { twice, deepest };
}
