import { expect, test } from './fixtures';

test('searchers are led to catalogues and rules, and away from what people make', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Allow: /lists/new');
  expect(robots).toContain('Disallow: /api/');
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  const places = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place!);
  expect(places.length).toBeGreaterThan(500);
  for (const place of [places[0]!, places[4]!, places.at(-1)!])
    expect((await request.get(place)).status(), place).toBe(200);
});

test('a search in a catalogue names the catalogue as the page that it is a view of', async ({
  page,
  baseURL,
}) => {
  await page.goto('/systems/mms?q=dragon');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/systems/mms`);
});
