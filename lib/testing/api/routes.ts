import type { Handler } from '@/lib/api/make-handle';

type RouteModule = Readonly<Record<string, Handler>>;
const files = import.meta.glob<RouteModule>('/app/api/**/route.ts');

export interface RouteFile {
  /** `/api/v1/lists/{id}`. */
  readonly path: string;
  readonly load: () => Promise<RouteModule>;
}

/** The route files of the API, sign-in aside: that one is next-auth’s. */
export const routeFiles: readonly RouteFile[] = Object.entries(files)
  .filter(([file]) => !file.startsWith('/app/api/auth/'))
  .map(([file, load]) => ({
    path: file
      .replace(/^\/app/, '')
      .replace(/\/route\.ts$/, '')
      .replace(/\[(\w+)\]/g, '{$1}'),
    load,
  }));

const isCatchAll = ({ path }: RouteFile): boolean => path.includes('[');

/** Which file serves a path, as Next would have it: fixed parts before open ones, and the catch-all last. */
export function findRoute(pathname: string): {
  readonly file: RouteFile;
  readonly params: Readonly<Record<string, string>>;
} {
  const parts = pathname.split('/');
  let best: { file: RouteFile; params: Record<string, string>; fixed: number } | undefined;
  for (const file of routeFiles) {
    if (isCatchAll(file)) continue;
    const wanted = file.path.split('/');
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    let fixed = 0;
    const fits = wanted.every((part, i) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (name === undefined) return part === parts[i] && ++fixed > 0;
      params[name] = decodeURIComponent(parts[i]!);
      return parts[i] !== '';
    });
    if (fits && (!best || fixed > best.fixed)) best = { file, params, fixed };
  }
  if (best) return best;
  const rest = routeFiles.find(isCatchAll);
  if (!rest) throw new Error('there is no catch-all');
  return { file: rest, params: {} };
}
