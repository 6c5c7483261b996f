import { expect, test } from '../support/test.ts';

// Chromium writes every refused response to the console, and here a 404 is expected.
test.use({ consoleStaysQuiet: false });

for (const path of ['/', '/pricing', '/login', '/no/such/page']) {
  test(`${path} loads only from its own origin, violates no policy and fits its layout`, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
    });
    await page.addInitScript(() => {
      const kept = { violations: [] as string[], shift: 0 };
      Object.assign(window, { kept });
      document.addEventListener('securitypolicyviolation', (event) => {
        kept.violations.push(`${event.violatedDirective} ${event.blockedURI}`);
      });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) kept.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const answer = await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.mouse.wheel(0, 4000);
    expect(answer?.headers()['content-security-policy']).not.toContain('unsafe-inline');
    expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    const kept = await page.evaluate(
      () => (window as unknown as { kept: { violations: string[]; shift: number } }).kept,
    );
    expect(kept.violations).toEqual([]);
    expect(kept.shift).toBeLessThan(0.02);
    expect(foreign).toEqual([]);
  });
}

test(
  'robots, sitemap, manifest, icons and the share picture exist',
  { tag: '@any-width' },
  async ({ page, request, baseURL }) => {
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    expect(await (await request.get('/sitemap.xml')).text()).toContain(
      `<loc>${baseURL}/pricing?lang=ru</loc>`,
    );
    await page.goto('/pricing?lang=ru');
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    const linked = await page
      .locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(linked).toHaveLength(4);
    for (const url of [picture, ...linked]) {
      expect((await request.get(String(url))).status(), String(url)).toBe(200);
    }
  },
);
