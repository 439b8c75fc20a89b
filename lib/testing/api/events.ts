import type { Person, World } from './world';

export interface Event {
  readonly event: string;
  readonly id?: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A stream of events as a browser reads it. */
export async function watch(
  world: World,
  path: string,
  { as, headers = {} }: { readonly as?: Person; readonly headers?: Readonly<Record<string, string>> } = {},
) {
  const stop = new AbortController();
  const response = await world.fetch(path, {
    headers: new Headers({ ...headers, ...(as ? { Cookie: as.cookie } : {}) }),
    signal: stop.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  const next = async (): Promise<Event | undefined> => {
    for (;;) {
      const end = rest.indexOf('\n\n');
      if (end >= 0) {
        const fields = rest
          .slice(0, end)
          .split('\n')
          .map((line) => line.split(/: (.*)/s));
        rest = rest.slice(end + 2);
        const field = (name: string) => fields.find(([key]) => key === name)?.[1];
        const [event, id] = [field('event'), field('id')];
        if (event !== undefined)
          return { event, ...(id ? { id } : {}), data: JSON.parse(field('data')!) as Event['data'] };
        continue;
      }
      const { done, value } = await reader.read();
      if (done) return undefined;
      rest += value;
    }
  };
  return { response, next, stop: () => stop.abort() };
}
