import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { typeAsText } from './compression';

test('the one type of an answer is text, whichever way it is set; other headers stay as they are', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  typeAsText(response);
  response.setHeader('content-type', ['application/json; charset=utf-8']);
  response.setHeader('Vary', ['Cookie']);
  expect(response.getHeader('Content-Type')).toBe('application/json; charset=utf-8');
  expect(response.getHeader('vary')).toEqual(['Cookie']);
});
