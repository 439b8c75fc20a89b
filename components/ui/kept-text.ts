/**
 * What this browser keeps as text, by key. Where it keeps nothing (all site data blocked, a sandboxed frame), even to ask is an
 * error: then nothing is there, and what is put is refused as it is by a browser that is full.
 */
export function keptText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The same read as JSON; undefined where that is none. */
export function keptJson(key: string): unknown {
  const text = keptText(key);
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns false where the browser refuses to keep it */
export function keepText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function dropText(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be reached is not there for anybody.
  }
}

/** What follows the prefix in each key that begins with it. */
export function keysAfter(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}
