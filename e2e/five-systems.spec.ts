import { defaultAgreement, loadSystem, showBudget, systemSlugs } from '../lib/rules';
import type { Agreement, List, severities } from '../lib/rules';
import type { APIRequestContext } from '@playwright/test';
import { Builder } from './builder';
import { expect, test } from './fixtures';

interface Verdict {
  readonly legal: boolean;
  readonly budget: { readonly name: string; readonly spent: number; readonly limit?: number };
  readonly violations: readonly {
    readonly code: string;
    readonly severity: (typeof severities)[number];
    readonly message: string;
  }[];
}

async function verdictOfApi(request: APIRequestContext, list: List, agreement?: Agreement): Promise<Verdict> {
  const answer = await request.post('/api/v1/validate', {
    data: { list, repairs: false, ...(agreement ? { agreements: [agreement] } : {}) },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { verdicts: readonly Verdict[] }).verdicts[0]!;
}

/** The page says what the API says: the verdict, the total, and every sentence with its check. An untouched list is no fault. */
async function expectSameVerdict(builder: Builder, said: Verdict, untouched = false) {
  const problems = said.violations.filter((v) => v.severity === 'error').length;
  const lacks = untouched
    ? 'Nothing chosen yet'
    : `Not legal: ${problems} ${problems === 1 ? 'problem' : 'problems'}`;
  await expect(builder.verdict).toHaveText(said.legal ? 'Legal' : lacks);
  await expect(builder.page.getByText(showBudget(said.budget), { exact: true })).toBeVisible();
  await expect(builder.findings).toHaveCount(said.violations.length);
  for (const { message, code } of said.violations)
    await expect(
      builder.findings
        .filter({ hasText: message })
        .filter({ has: builder.page.getByRole('link', { name: code, exact: true }) })
        .first(),
    ).toBeVisible();
}

for (const slug of systemSlugs)
  test.describe(slug, () => {
    test('every form begins, and page and API judge its beginning alike', async ({ page, request }) => {
      const system = await loadSystem(slug);
      const builder = await Builder.open(page, slug);
      for (const form of system.forms) {
        if (system.forms.length > 1)
          await page.getByLabel('What you build').selectOption({ label: form.name });
        await builder.choose('Begin anew');
        const list = await builder.kept();
        expect(list.options.form).toBe(form.id);
        await expectSameVerdict(builder, await verdictOfApi(request, list), form === system.forms[0]);
      }
    });

    test('a random list of every form is legal on the page and to the API', async ({ page, request }) => {
      const system = await loadSystem(slug);
      const builder = await Builder.open(page, slug);
      for (const form of system.forms) {
        if (system.forms.length > 1)
          await page.getByLabel('What you build').selectOption({ label: form.name });
        await builder.choose(`Random legal ${form.name.toLowerCase()}`);
        await expect(builder.name).toHaveValue(/^Drawn from seed \w+$/);
        const said = await verdictOfApi(request, await builder.kept());
        expect(said.legal).toBe(true);
        await expectSameVerdict(builder, said);
      }
    });

    test('page and API judge every example alike', async ({ page, request }) => {
      const system = await loadSystem(slug);
      const builder = await Builder.open(page, slug);
      for (const [at, sample] of system.samples.entries()) {
        await page.getByLabel('Agreement').selectOption({ label: 'The rules as printed' });
        await builder.chooseExample(system, at);
        await expect(builder.name).toHaveValue(sample.list.name);
        const said = await verdictOfApi(request, sample.list, defaultAgreement(system, sample.house));
        expect(said.legal, sample.id).toBe(sample.legal);
        await expectSameVerdict(builder, said);
      }
    });
  });
