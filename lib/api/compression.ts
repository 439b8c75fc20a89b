import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/**
 * Next hands the headers of a route over as lists, and its own compression asks for the type only where it is text: without
 * this, whatever a route answers would go out at its full length.
 */
export function typeAsText(response: Pick<ServerResponse, 'setHeader'>): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(
      name,
      Array.isArray(value) && value.length === 1 && name.toLowerCase() === 'content-type' ? value[0]! : value,
    );
}

/** To be called once, before the server takes requests. */
export const letRoutesBeCompressed = (): void =>
  subscribe('http.server.request.start', (message) =>
    typeAsText((message as { readonly response: ServerResponse }).response),
  );
