import { afterEach, expect, test, vi } from 'vitest';
import { showCall } from './show-call';

const call = { title: 'Battle Magic', body: 'Your turn. Move Phase', tag: 'game-1', path: '/play/game-1' };

/** A browser with or without a worker, and what it shows. */
function browser(active: boolean) {
  const shown: string[] = [];
  const put = (by: string, title: string) => {
    shown.push(`${by}: ${title}`);
    return { close: () => void shown.splice(0) };
  };
  const registration = {
    active: active ? {} : null,
    showNotification: (title: string, options: object) => {
      expect(options).toMatchObject({ tag: call.tag, data: { path: call.path } });
      put('worker', title);
      return Promise.resolve();
    },
    getNotifications: ({ tag }: { tag: string }) =>
      Promise.resolve(tag === call.tag ? shown.map(() => ({ close: () => void shown.splice(0) })) : []),
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
  vi.stubGlobal('Notification', function (title: string) {
    return put('page', title);
  });
  return shown;
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['worker', true],
  ['page', false],
] as const)('a call is shown by the %s, and taken away again', async (by, active) => {
  const shown = browser(active);
  const takeAway = await showCall(call);
  expect(shown).toEqual([`${by}: Battle Magic`]);
  takeAway();
  await vi.waitFor(() => expect(shown).toEqual([]));
});
